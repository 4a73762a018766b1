import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { patientSubject, requirePatientRecord } from '../directory/service.server.ts';
import { noticeAgeOf } from '../terms.ts';
import { noticeRefusals } from './contract.ts';
import { setNoticeRecipients, upsertAnswer } from './queries.server.ts';

const refuse = refusing(noticeRefusals);

type NoticeRecipients = { tellsPatient: boolean; guardianIds: readonly number[] };

/**
 * Stores who is notified about a minor's appointments. Needs at least one recipient, and none without contact.
 * @throws Refusal `not_found`, `not_asked`, `nobody_told`, `invalid` for someone who is not a guardian or is without
 * contact
 */
export const saveNoticeRecipients = (
  { db, clock }: Pick<PatientsDeps, 'db' | 'clock'>,
  actor: Person,
  id: number,
  { tellsPatient, guardianIds }: NoticeRecipients,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const { birthDate } = await requirePatientRecord(tx, { actor, id, now });
    const age = birthDate === null ? undefined : noticeAgeOf(birthDate, wallTimeOf(now).day);
    if (age === undefined) throw refuse('not_asked');
    if (!tellsPatient && guardianIds.length === 0) throw refuse('nobody_told');
    const notifiedIds = await setNoticeRecipients(tx, id, guardianIds);
    if (notifiedIds.length !== new Set(guardianIds).size) throw refuse('invalid');
    await upsertAnswer(tx, { patientId: id, age, tellsPatient, at: now, enteredBy: actor.userId });
    await record(tx, {
      at: now,
      actor,
      action: 'patient.notices-answered',
      subject: patientSubject(id),
      patientId: id,
      detail: { age, tellsPatient, guardians: notifiedIds.sort((one, other) => one - other).join(' ') },
    });
  });
