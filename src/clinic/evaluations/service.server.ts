export { movePatient as moveEvaluations } from './requests/queries.server.ts';
export { sealedColumns } from './sealed.server.ts';
