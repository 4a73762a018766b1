import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { timeZone } from '#platform/time/time-zone.ts';
import { lockAppointmentsOf } from '../queries.server.ts';
import { appointments } from '../tables.server.ts';

/**
 * Moves the appointments of one patient record to another of the same person. Appointments in no account's
 * list move to the account, as do those after the 18th birthday, which no guardian sees.
 * @param cards userId: null if neither has an account
 * @throws 23P01 if both have an appointment at the same time, 23514 if they have a joint one
 */
export async function movePatient(
  tx: Database,
  { from, to, userId }: { from: number; to: number; userId: number | null },
  now: Date,
): Promise<{ appointments: number }> {
  if (userId !== null) await lockAppointmentsOf(tx, { bookedBy: userId, patientId: from }, now);
  // Without an account the lock is by patient id; the lower id first, to prevent deadlocks.
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

/** Either record may hold the birth date. */
const isAfterComingOfAge = (cards: number[]) =>
  sql`(${appointments.startsAt} at time zone ${timeZone})::date >= (
    select min(${patients.birthDate}) from ${patients} where ${inArray(patients.id, cards)}) + interval '18 years'`;

/** Confirmed visits up to an instant, also as companion, oldest first. */
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
