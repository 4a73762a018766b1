import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { timeZone } from '#platform/time/time-zone.ts';
import { lockAppointmentsOf } from '../queries.server.ts';
import { appointments } from '../tables.server.ts';

/**
 * Gives one card's appointments to another. What stood in nobody's list stands in the account's from now on: both cards are
 * of its person. So does what lies beyond the 18th birthday: no guardian sees it then.
 * @param cards userId: null where neither has an account
 * @throws 23P01 where both have an hour at once, 23514 where they have one together
 */
export async function movePatient(
  tx: Database,
  { from, to, userId }: { from: number; to: number; userId: number | null },
  now: Date,
): Promise<{ appointments: number }> {
  if (userId !== null) await lockAppointmentsOf(tx, { bookedBy: userId, patientId: from }, now);
  // Whoever has no account waits under the card's own number, the lower one first.
  for (const patientId of [from, to].sort((a, b) => a - b))
    await lockAppointmentsOf(tx, { bookedBy: null, patientId }, now);
  const { rowCount: first } = await tx
    .update(appointments)
    .set({ patientId: to })
    .where(eq(appointments.patientId, from));
  const { rowCount: second } = await tx
    .update(appointments)
    .set({ companionId: to })
    .where(eq(appointments.companionId, from));
  if (userId !== null)
    await tx
      .update(appointments)
      .set({ bookedBy: userId })
      .where(
        and(
          eq(appointments.patientId, to),
          ne(appointments.status, 'cancelled'),
          or(
            isNull(appointments.bookedBy),
            and(eq(appointments.status, 'confirmed'), isAfterComingOfAge([from, to])),
          ),
        ),
      );
  return { appointments: (first ?? 0) + (second ?? 0) };
}

/** Of cards that are one person's, either may know the birth date. */
const isAfterComingOfAge = (cards: number[]) =>
  sql`(${appointments.startsAt} at time zone ${timeZone})::date >= (
    select min(${patients.birthOn}) from ${patients} where ${inArray(patients.id, cards)}) + interval '18 years'`;

/** Somebody's confirmed visits up to an instant, oldest first. */
export const visitsUntil = (db: Database, patientId: number, now: Date) =>
  db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      patientId: appointments.patientId,
      sealedNotes: appointments.sealedNotes,
      professional: professionals.name,
    })
    .from(appointments)
    .innerJoin(professionals, eq(professionals.id, appointments.professionalId))
    .where(
      and(
        or(eq(appointments.patientId, patientId), eq(appointments.companionId, patientId)),
        eq(appointments.status, 'confirmed'),
        lte(appointments.startsAt, now),
      ),
    )
    .orderBy(asc(appointments.startsAt));
