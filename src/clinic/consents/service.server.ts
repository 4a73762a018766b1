export { recordException } from './gate/service.server.ts';
export { savePaperSignature } from './patient-record/paper.server.ts';
export { currentTexts, moveConsents } from './queries.server.ts';
export { consentsOfRecord } from './record.server.ts';
export { sealedColumns } from './sealed.server.ts';
export { hashOf } from './texts/service.server.ts';
export { findUnsigned } from './unsigned.server.ts';
