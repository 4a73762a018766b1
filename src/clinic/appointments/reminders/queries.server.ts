import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ReminderKind } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import { runNamed } from '#platform/postgres/prepared-statements.server.ts';
import type { ReminderWindow } from '../rules/reminder-rules.ts';
import { appointments, reminders } from '../tables.server.ts';

// One condition for finding and for claiming: what was found may have changed since.
// Both bounds on `starts_at` alone let the index of what is to come answer.
const deadline = `starts_at - case when $6::boolean then cancellation_hours else 0 end * interval '1 hour'`;
const isDue = `status = 'confirmed' and not is_quiet and starts_at > $1 and starts_at <= $7 and ${deadline} > $1
  and ${deadline} <= $2 and coalesce(moved_at, created_at) <= $3 and ($4::text is null or kind::text = $4)`;

const valuesOf = (window: ReminderWindow) => [
  window.after,
  window.until,
  window.settledBy,
  window.only,
  window.kind,
  window.isBeforeDeadline,
  window.startsBy,
];

/**
 * Confirmed appointments that are due for a reminder of a kind and have none of it, by id.
 * @param afterId where the last batch ended: one that fails is not found again and again
 */
export async function findDue(
  db: Database,
  window: ReminderWindow,
  afterId: number,
  count: number,
): Promise<number[]> {
  const rows = await runNamed<{ id: number }>(
    db,
    `select id from appointments where ${isDue} and id > $8
       and not exists (select 1 from reminders r where r.appointment_id = appointments.id
         and r.starts_at = appointments.starts_at and r.kind = $5)
     order by id limit $9`,
    [...valuesOf(window), afterId, count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes one reminder of an appointment upon the caller: true for one caller only, and only where it is still due. The row
 * stays locked against cancelling and moving until the transaction ends; either happens before, or finds the reminder.
 */
export async function claim(tx: Database, id: number, window: ReminderWindow, now: Date): Promise<boolean> {
  const rows = await runNamed(
    tx,
    `insert into reminders (appointment_id, starts_at, kind, queued_at)
       select id, starts_at, $5, $9::timestamptz from appointments where ${isDue} and id = $8 for share
     on conflict do nothing returning 1`,
    [...valuesOf(window), id, now],
  );
  return rows.length > 0;
}

/** Gives a reminder back that was claimed in this transaction. */
export const leaveDue = (
  tx: Database,
  { id, startsAt }: Pick<typeof appointments.$inferSelect, 'id' | 'startsAt'>,
  kind: ReminderKind,
) =>
  tx
    .delete(reminders)
    .where(and(eq(reminders.appointmentId, id), eq(reminders.startsAt, startsAt), eq(reminders.kind, kind)));

/** A moved appointment is to be reminded of anew, also where it comes back to an hour that it had. */
export const forgetReminders = (tx: Database, appointmentId: number) =>
  tx.delete(reminders).where(eq(reminders.appointmentId, appointmentId));

/**
 * Notes that the person will come.
 * @param at when they said so; null takes it back
 * @returns false where it stands so already, or the appointment takes place no more
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
