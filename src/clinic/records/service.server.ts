export { movePatient as moveClinicalRecords } from './requests/queries.server.ts';
export { sealedColumns } from './sealed.server.ts';
