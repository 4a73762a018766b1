export { sealedColumns } from './sealed.server.ts';
