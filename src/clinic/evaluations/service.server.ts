export { movePatient as moveEvaluations } from './requests/queries.server.ts';
export { evaluationsOfRecord } from './results/record.server.ts';
export { sealedColumns } from './sealed.server.ts';
