import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import { visitsQuery } from './queries.server.ts';

/**
 * Patient records that end with an account: the person's own, and those of children the account created, unless the
 * child has another guardian, an account, any clinical record, or an upcoming appointment; then only the guardianship
 * ends.
 *
 * Locks the records until the transaction ends, so that no guardian or appointment is added meanwhile. The result
 * does not depend on what the erasure deletes, so it is the same before and after: unpaid holds of the account itself
 * do not count.
 */
export async function lockRecordsEndingWith(tx: Database, userId: number, now: Date): Promise<number[]> {
  await runPrepared(tx, lockQuery, [userId]);
  const rows = await runPrepared<{ id: number }>(tx, endingRecordsQuery, [userId, now]);
  return rows.map(({ id }) => id);
}

// Inserting a guardianship or appointment locks its record FOR KEY SHARE, which waits for FOR UPDATE.
const lockQuery = `
  select p.id from patients p
  where p.user_id = $1 or p.guardian_id in (select own.id from patients own where own.user_id = $1)
  order by p.id for update`;

const endingRecordsQuery = `
  select p.id from patients p
  where p.user_id = $1 or (
    p.guardian_id in (select own.id from patients own where own.user_id = $1)
    and p.user_id is null
    and p.blocked_until is null
    and not exists (
      select from guardianships g join patients guardian on guardian.id = g.guardian_id
      where g.patient_id = p.id and guardian.user_id is distinct from $1)
    and not exists (select from (${visitsQuery}) v where v.patient_id = p.id)
    and not exists (
      select from appointments a
      where (a.patient_id = p.id or a.companion_id = p.id) and a.status = 'pending'
        and a.booked_by is distinct from $1 and a.starts_at > $2 and a.hold_expires_at > $2)
    and not exists (select from discharges d where d.patient_id = p.id and d.undone_at is null)
    and not exists (select from clinical_notes n where n.patient_id = p.id)
    and not exists (select from evaluations e where e.patient_id = p.id and e.finished_at is not null)
    and not exists (
      select from evaluations e join evaluation_alerts l on l.evaluation_id = e.id where e.patient_id = p.id)
    and not exists (select from consents c where c.patient_id = p.id)
    and not exists (select from consent_exceptions x where x.patient_id = p.id))
  order by p.id`;
