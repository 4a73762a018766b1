import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import type { ReminderWindow } from '../rules/reminder-rules.ts';
import { appointments, reminders } from '../tables.server.ts';

// One condition for finding and claiming, because a row may change in between. Both bounds on `starts_at`
// alone let the index of what is to come answer.
const deadline = `starts_at - case when $6::boolean then cancellation_hours else 0 end * interval '1 hour'`;
const isDue = `status = 'confirmed' and not is_quiet and starts_at > $1 and starts_at <= $7 and ${deadline} > $1
  and ${deadline} <= $2 and coalesce(moved_at, created_at) <= $3 and ($4::text is null or kind::text = $4)`;

const windowValues = (window: ReminderWindow) => [
  window.after,
  window.until,
  window.settledBy,
  window.only,
  window.kind,
  window.isBeforeDeadline,
  window.startsBy,
];

/**
 * Ids of confirmed appointments due for a kind of reminder without one, in order.
 * @param afterId last id of the previous batch, so that a failing one is not found again
 */
export async function findDue(
  db: Database,
  window: ReminderWindow,
  afterId: number,
  count: number,
): Promise<number[]> {
  const rows = await runPrepared<{ id: number }>(
    db,
    `select id from appointments where ${isDue} and id > $8
       and not exists (select 1 from reminders r where r.appointment_id = appointments.id
         and r.starts_at = appointments.starts_at and r.kind = $5)
     order by id limit $9`,
    [...windowValues(window), afterId, count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Claims a reminder; true for one caller only and while it is still due. The row stays locked against moves
 * and cancellations until the transaction ends.
 */
export async function claim(tx: Database, id: number, window: ReminderWindow, now: Date): Promise<boolean> {
  const rows = await runPrepared(
    tx,
    `insert into reminders (appointment_id, starts_at, kind, queued_at)
       select id, starts_at, $5, $9::timestamptz from appointments where ${isDue} and id = $8 for share
     on conflict do nothing returning 1`,
    [...windowValues(window), id, now],
  );
  return rows.length > 0;
}

/** A moved appointment gets new reminders, also if it returns to a former hour. */
export const deleteReminders = (tx: Database, appointmentId: number) =>
  tx.delete(reminders).where(eq(reminders.appointmentId, appointmentId));

/**
 * Records the attendance confirmation.
 * @param at null removes it
 * @returns false if unchanged, or the appointment is not confirmed
 */
export async function setAttendanceConfirmed(tx: Database, id: number, at: Date | null): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({ attendanceConfirmedAt: at })
    .where(
      and(
        eq(appointments.id, id),
        eq(appointments.status, 'confirmed'),
        (at === null ? isNotNull : isNull)(appointments.attendanceConfirmedAt),
      ),
    )
    .returning({ id: appointments.id });
  return rows.length > 0;
}
