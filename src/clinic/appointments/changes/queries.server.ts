import { and, eq, ne, sql } from 'drizzle-orm';
import type { Range } from '#clinic/schedule/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type Asked, cancelled, holderAt, reachOf } from '../queries.server.ts';
import type { Travel } from '../rules/slots.server.ts';
import { appointments } from '../tables.server.ts';

/**
 * Moves an appointment; false where it was cancelled, or its hold ran out, meanwhile.
 * @param session the new hour, and the ways to and from it: what was shortened by hand was so for the former neighbours
 * @throws 23P01 where the professional or the patient is taken then
 */
export async function setTime(
  tx: Database,
  { actor, id }: Asked,
  session: Range & Travel,
  movedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({
      ...session,
      revision: sql`${appointments.revision} + 1`,
      movedAt,
      movedIntoAbsence: false,
      // Who said yes to one hour has not said yes to another.
      attendanceConfirmedAt: null,
      bookedBy: holderAt(session.startsAt),
    })
    .where(and(eq(appointments.id, id), reachOf(actor), ne(appointments.status, 'cancelled')))
    .returning({ id: appointments.id });
  return rows.length > 0;
}

/**
 * Cancels an appointment; false where somebody was faster.
 * @param how isSessionBack: the plan's session that paid for it is given back, nothing pays for it any more; cancellation:
 *   who lets it go
 */
export async function cancel(
  tx: Database,
  { actor, id }: Asked,
  { isSessionBack, cancellation }: { isSessionBack: boolean; cancellation: 'person' | 'clinic' },
): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({
      ...cancelled,
      cancellation,
      // Only what ran out keeps its end: that is counted.
      holdExpiresAt: null,
      ...(isSessionBack ? { paid: false } : {}),
    })
    .where(and(eq(appointments.id, id), reachOf(actor), ne(appointments.status, 'cancelled')))
    .returning({ id: appointments.id });
  return rows.length > 0;
}

/** Makes a hold that time has taken its owner's own cancellation; false where it was that already, or the clinic's. */
export async function cancelRanOutHold(tx: Database, { actor, id }: Asked): Promise<boolean> {
  const own = and(eq(appointments.id, id), reachOf(actor));
  // Time first, also where no job has tidied yet: what goes from pending to its owner's cancellation was let go of in time,
  // and forgets its end (`appointments_forget_end`).
  await tx
    .update(appointments)
    .set({ ...cancelled, cancellation: 'expiry' })
    .where(and(own, eq(appointments.status, 'pending')));
  const rows = await tx
    .update(appointments)
    .set({ cancellation: 'person' })
    .where(and(own, eq(appointments.cancellation, 'expiry')))
    .returning({ id: appointments.id });
  return rows.length > 0;
}
