import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/database.server.ts';
import { runNamed } from '#platform/statements.server.ts';
import type { ReminderWindow } from './reminding-rules.ts';
import { appointments, reminders } from './tables.server.ts';

// One condition for finding and for claiming: what was found may have changed since.
const isDue = `status = 'confirmed' and starts_at > $1 and starts_at <= $2 and coalesce(moved_at, created_at) <= $3`;

/**
 * Confirmed appointments that are due for a reminder and have none, by id.
 * @param afterId where the last batch ended: one that fails is not found again and again
 */
export async function findDue(
  db: Database,
  { after, until, settledBy }: ReminderWindow,
  afterId: number,
  count: number,
): Promise<number[]> {
  const rows = await runNamed<{ id: number }>(
    db,
    `select id from appointments where ${isDue} and id > $4
       and not exists (select 1 from reminders where appointment_id = id and reminders.starts_at = appointments.starts_at)
     order by id limit $5`,
    [after, until, settledBy, afterId, count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes the reminder of an appointment upon the caller: true for one caller only, and only where it is still due. The row
 * stays locked against cancelling and moving until the transaction ends; either happens before, or finds the reminder.
 */
export async function claim(
  tx: Database,
  id: number,
  { after, until, settledBy }: ReminderWindow,
  now: Date,
): Promise<boolean> {
  const rows = await runNamed(
    tx,
    `insert into reminders (appointment_id, starts_at, queued_at)
       select id, starts_at, $5::timestamptz from appointments where ${isDue} and id = $4 for share
     on conflict do nothing returning 1`,
    [after, until, settledBy, id, now],
  );
  return rows.length > 0;
}

/** Where an account is reached now; nobody where it is closed. */
export async function contactOf(
  tx: Database,
  userId: number,
): Promise<{ email: string | null; phone: string | null }> {
  const [user] = await tx
    .select({
      email: users.email,
      phone: users.phone,
      phoneVerified: users.phoneVerified,
      closedAt: users.closedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined || user.closedAt !== null) return { email: null, phone: null };
  return { email: user.email, phone: user.phoneVerified ? user.phone : null };
}

/** A moved appointment is to be reminded of anew, also where it comes back to an hour that it had. */
export const forgetReminders = (tx: Database, appointmentId: number) =>
  tx.delete(reminders).where(eq(reminders.appointmentId, appointmentId));

/** Notes that the person will come; false where that is noted already, or the appointment takes place no more. */
export async function setAttendanceConfirmed(tx: Database, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({ attendanceConfirmedAt: now })
    .where(
      and(
        eq(appointments.id, id),
        eq(appointments.status, 'confirmed'),
        isNull(appointments.attendanceConfirmedAt),
      ),
    )
    .returning({ id: appointments.id });
  return rows.length > 0;
}
