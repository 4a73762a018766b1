export { record } from './queries.server.ts';
