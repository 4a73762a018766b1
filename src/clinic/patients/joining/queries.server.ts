import { eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { PatientFieldValues } from '../fields.ts';
import { callbacks, discharges, patientInvitations, patients, selectFields } from '../tables.server.ts';
import { mergeIdentity } from './rules.ts';

export type MergeableRecord = PatientFieldValues & {
  id: number;
  userId: number | null;
  /** Account that created the record, if any; its next booking finds the child by birth date. */
  guardianId: number | null;
  blockedUntil: Day | null;
};

/** Locks both records until the transaction ends, in id order to avoid deadlocks. */
export const lockRecordPair = (tx: Database, ids: readonly number[]): Promise<MergeableRecord[]> =>
  runPrepared<MergeableRecord>(
    tx,
    `select id, user_id as "userId", guardian_id as "guardianId", ${selectFields('patients')}, blocked_until::text as "blockedUntil"
     from patients where id = any($1) order by id for update`,
    [ids],
  );

/** Whether one is a guardian of the other, so that they are two people. */
export async function areFamily(tx: Database, one: number, other: number): Promise<boolean> {
  const rows = await runPrepared<{ found: number }>(
    tx,
    `select 1 as found from guardianships
     where (patient_id = $1 and guardian_id = $2) or (patient_id = $2 and guardian_id = $1)`,
    [one, other],
  );
  return rows.length > 0;
}

/**
 * Moves guardianships. Duplicates keep the remaining record's values, except that no contact prevails.
 * @returns counts by kind, and messages
 * @throws 23505 if both families have a child with the same birth date
 */
export async function moveFamily(tx: Database, pair: Pair) {
  const children = await moveGuardianships(tx, pair, ['guardian_id', 'patient_id']);
  const guardians = await moveGuardianships(tx, pair, ['patient_id', 'guardian_id']);
  const { from, to } = pair;
  await runPrepared(
    tx,
    `delete from notice_answers old using notice_answers stays
     where old.patient_id = $1 and stays.patient_id = $2 and stays.age = old.age`,
    [from, to],
  );
  await runPrepared(tx, 'update notice_answers set patient_id = $2 where patient_id = $1', [from, to]);
  await runPrepared(
    tx,
    `delete from discharges old using discharges stays
     where old.patient_id = $1 and stays.patient_id = $2 and stays.professional_id = old.professional_id
       and stays.discharged_on = old.discharged_on and stays.undone_at is null and old.undone_at is null`,
    [from, to],
  );
  await tx.update(discharges).set({ patientId: to }).where(eq(discharges.patientId, from));
  await tx.update(callbacks).set({ patientId: to }).where(eq(callbacks.patientId, from));
  await tx.update(patients).set({ guardianId: to }).where(eq(patients.guardianId, from));
  const messages = await runPrepared(
    tx,
    'update outbox set patient_id = $2 where patient_id = $1 returning id',
    [from, to],
  );
  await tx.delete(patientInvitations).where(eq(patientInvitations.patientId, from));
  return { guardians, children, messages: messages.length };
}

type Pair = { from: number; to: number };
const columns = ['guardian_id', 'patient_id'] as const;

/** @param mine column that holds the record, and the column of its counterpart */
async function moveGuardianships(
  tx: Database,
  { from, to }: Pair,
  [mine, other]: [(typeof columns)[number], (typeof columns)[number]],
): Promise<number> {
  await runPrepared(
    tx,
    `update guardianships stays
     set may_book = false, gets_notices = false, may_ask_for_record = false, has_no_contact = true
     from guardianships old
     where old.${mine} = $1 and stays.${mine} = $2 and stays.${other} = old.${other} and old.has_no_contact`,
    [from, to],
  );
  await runPrepared(
    tx,
    `delete from guardianships old using guardianships stays
     where old.${mine} = $1 and stays.${mine} = $2 and stays.${other} = old.${other}`,
    [from, to],
  );
  const rows = await runPrepared(
    tx,
    `update guardianships set ${mine} = $2 where ${mine} = $1 returning 1 as moved`,
    [from, to],
  );
  return rows.length;
}

/** Fills the gaps of the remaining record from the other and deletes the latter. */
export async function merge(tx: Database, from: MergeableRecord, to: MergeableRecord): Promise<void> {
  await tx.delete(patients).where(eq(patients.id, from.id));
  await tx.update(patients).set(mergeIdentity(from, to)).where(eq(patients.id, to.id));
}
