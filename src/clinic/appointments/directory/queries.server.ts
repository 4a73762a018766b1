import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { inTurnOf } from '../queries.server.ts';
import { appointments } from '../tables.server.ts';

/**
 * Gives one card's appointments to another. What stood in nobody's list stands in the account's from now on: both cards are
 * of its person.
 * @throws 23P01 where both have an hour at once
 */
export async function movePatient(
  tx: Database,
  { from, to, userId }: { from: number; to: number; userId: number },
  now: Date,
): Promise<void> {
  await inTurnOf(tx, { bookedBy: userId, patientId: from }, now);
  await inTurnOf(tx, { bookedBy: null, patientId: to }, now);
  await tx.update(appointments).set({ patientId: to }).where(eq(appointments.patientId, from));
  await tx.update(appointments).set({ companionId: to }).where(eq(appointments.companionId, from));
  await tx
    .update(appointments)
    .set({ bookedBy: userId })
    .where(
      and(
        eq(appointments.patientId, to),
        isNull(appointments.bookedBy),
        ne(appointments.status, 'cancelled'),
      ),
    );
}
