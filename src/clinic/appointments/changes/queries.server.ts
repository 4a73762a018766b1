import { and, eq, ne, sql } from 'drizzle-orm';
import type { Range } from '#clinic/schedule/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { cancelledValues, holderAt, type ScopedId, scopeCondition } from '../queries.server.ts';
import type { BusyMargins } from '../rules/slots.server.ts';
import { appointments } from '../tables.server.ts';

/**
 * Moves an appointment.
 * @param session new hour and travel times; manually shortened travel times applied to the former neighbours
 * only
 * @returns false if it was cancelled or its hold expired meanwhile
 * @throws 23P01 if the professional or the patient is taken then
 */
export async function setTime(
  tx: Database,
  { actor, id }: ScopedId,
  session: Range & BusyMargins,
  movedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({
      ...session,
      revision: sql`${appointments.revision} + 1`,
      movedAt,
      movedIntoAbsence: false,
      // A confirmed attendance does not carry over to another hour.
      attendanceConfirmedAt: null,
      bookedBy: holderAt(session.startsAt),
    })
    .where(and(eq(appointments.id, id), scopeCondition(actor), ne(appointments.status, 'cancelled')))
    .returning({ id: appointments.id });
  return rows.length > 0;
}

/**
 * Cancels an appointment.
 * @param how isSessionBack: the session credit is returned, so the appointment is no longer paid; cancellation: who
 * cancels
 * @returns false if it was cancelled already
 */
export async function cancel(
  tx: Database,
  { actor, id }: ScopedId,
  { isSessionBack, cancellation }: { isSessionBack: boolean; cancellation: 'person' | 'clinic' },
): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({
      ...cancelledValues,
      cancellation,
      // Only an expired hold keeps its end, because expired holds are counted.
      holdExpiresAt: null,
      ...(isSessionBack ? { paid: false } : {}),
    })
    .where(and(eq(appointments.id, id), scopeCondition(actor), ne(appointments.status, 'cancelled')))
    .returning({ id: appointments.id });
  return rows.length > 0;
}

/**
 * Turns an expired hold into a cancellation by its owner.
 * @returns false if it was cancelled by the owner or the clinic before
 */
export async function cancelExpiredHoldAsOwner(tx: Database, { actor, id }: ScopedId): Promise<boolean> {
  const own = and(eq(appointments.id, id), scopeCondition(actor));
  // Expires the hold first, even if the job has not run: a pending hold cancelled by its owner was released in
  // time and loses its end (`appointments_forget_end`).
  await tx
    .update(appointments)
    .set({ ...cancelledValues, cancellation: 'expiry' })
    .where(and(own, eq(appointments.status, 'pending')));
  const rows = await tx
    .update(appointments)
    .set({ cancellation: 'person' })
    .where(and(own, eq(appointments.cancellation, 'expiry')))
    .returning({ id: appointments.id });
  return rows.length > 0;
}
