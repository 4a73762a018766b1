export { sealedColumns } from './callbacks/sealed.server.ts';
export {
  type Contact,
  contactsOf,
  findLanguage,
  guardiansWhoMayAct,
  guardiansWhoMayPay,
  type PayingGuardian,
} from './contacts/queries.server.ts';
export { guardiansOf } from './directory/queries.server.ts';
export { searchOf } from './directory/rules.ts';
export { requirePatientRecord } from './directory/service.server.ts';
export { lockRecordsEndingWith } from './ending.server.ts';
export { resend as resendMessage } from './messages/service.server.ts';
export { notifyHolder, notifyPatient } from './notify.server.ts';
export { eraseRecord, retentionReason } from './personal.server.ts';
export { discharge } from './processes/service.server.ts';
export {
  anonymizePatients,
  createAtDesk,
  createForUser,
  findOrCreateChild,
  holderOf,
  listRecordsRetainedUntil,
  lockRecords,
  patientOfUser,
  renamePatientOf,
} from './queries.server.ts';
export { recordYears, yearsLater } from './rules.ts';
export {
  isEffectiveToday,
  isVisibleTo,
  mayBeContacted,
  mayReceive,
} from './visibility/queries.server.ts';
