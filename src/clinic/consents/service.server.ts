export { savePaperSignature } from './card/paper.server.ts';
export { recordException, requireSignatures } from './gate/service.server.ts';
export { moveConsents } from './queries.server.ts';
export { consentsOfRecord } from './record.server.ts';
export { sealedColumns } from './sealed.server.ts';
export { hashOf } from './texts/service.server.ts';
