import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import {
  listRecordsRetainedUntil,
  lockRecords,
  recordYears,
  retentionReason,
  yearsLater,
} from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Erased, PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { documentTexts } from './copies/document-texts.ts';
import { clinicalNotes, recordOpenings, recordRequests } from './tables.server.ts';
import { answerRetentionYears, requestKindLabels } from './terms.ts';

/**
 * The export contains the requests but no notes: those are provided on request, because authors may withhold
 * passages.
 */
export const recordsPersonal: PersonalPart = {
  name: 'recordRequests',

  async export(db, userId) {
    const rows = await db
      .select()
      .from(recordRequests)
      .where(inArray(recordRequests.patientId, listOwnPatientRecords(db, userId)))
      .orderBy(asc(recordRequests.id));
    return rows.map(({ kind, receivedOn, dueOn, isExtended, outcome, closedOn, deliveredHow }) => ({
      kind: requestKindLabels()[kind],
      receivedOn,
      dueOn,
      isExtended,
      outcome,
      closedOn,
      deliveredHow,
    }));
  },

  async erase(tx, userId, now) {
    const cards = await tx.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));
    const erased: Erased = { deleted: [], kept: [] };
    for (const { id } of cards) {
      const { deleted, kept } = await blockNotes(tx, id, now);
      erased.deleted.push(...deleted);
      erased.kept.push(...kept);
    }
    return erased;
  },
};

const listOwnPatientRecords = (db: Database, userId: number) =>
  db.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));

/** Notes are clinical records and stay locked. */
export async function blockNotes(tx: Database, patientId: number, now: Date): Promise<Erased> {
  const [note] = await tx
    .select({ id: clinicalNotes.id })
    .from(clinicalNotes)
    .where(eq(clinicalNotes.patientId, patientId))
    .limit(1);
  if (note === undefined) return { deleted: [], kept: [] };
  const until = await lockRecords(tx, [patientId], wallTimeOf(now).day);
  const what = documentTexts().erasure.keptNotes;
  const why = retentionReason();
  return { deleted: [], kept: [{ what, why, until }] };
}

/**
 * Deletes expired data: notes of treatments past retention, all data of expired records, and requests some years
 * after their answer.
 * @param yesterday records are kept up to and including their last day
 */
export async function deleteExpiredRecords(tx: Database, yesterday: Day): Promise<void> {
  const over = await listRecordsRetainedUntil(tx, yesterday);
  // Records that were erased on a night when this job did not run.
  const emptied = tx
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(
        isNull(patients.blockedUntil),
        isNull(patients.userId),
        isNull(patients.fullName),
        isNull(patients.birthDate),
      ),
    );
  await tx
    .delete(clinicalNotes)
    .where(or(inArray(clinicalNotes.patientId, over), inArray(clinicalNotes.patientId, emptied)));
  await tx
    .delete(recordOpenings)
    .where(or(inArray(recordOpenings.patientId, over), inArray(recordOpenings.patientId, emptied)));
  await tx.execute(sql`
    delete from clinical_notes n using discharges d
    where d.patient_id = n.patient_id and d.professional_id = n.professional_id and d.undone_at is null
      and n.session_on <= d.discharged_on
      and d.discharged_on <= ${yearsLater(yesterday, -recordYears.clinical)}::date`);
  await tx
    .delete(recordRequests)
    .where(lte(recordRequests.closedOn, yearsLater(yesterday, -answerRetentionYears)));
}
