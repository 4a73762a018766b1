export { moveRecords as moveClinicalRecords } from './requests/queries.server.ts';
export { createRequests } from './requests/service.server.ts';
export { sealedColumns } from './sealed.server.ts';
