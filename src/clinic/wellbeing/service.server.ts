export { sealedColumns } from './presenter.server.ts';
