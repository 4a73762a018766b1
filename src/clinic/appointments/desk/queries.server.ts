import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { holderAt, type ScopedId, scopeCondition } from '../queries.server.ts';
import { type AppointmentRow, appointments } from '../tables.server.ts';

/** An appointment as inserted by the desk, without a hold. */
export type PlannedAppointment = Pick<
  AppointmentRow,
  | 'patientId'
  | 'companionId'
  | 'seriesId'
  | 'bookedBy'
  | 'enteredBy'
  | 'professionalId'
  | 'kind'
  | 'serviceId'
  | 'serviceName'
  | 'vat'
  | 'cancellationHours'
  | 'startsAt'
  | 'endsAt'
  | 'travelBeforeMinutes'
  | 'travelAfterMinutes'
  | 'pauseMinutes'
  | 'priceCents'
  | 'firstVisitCents'
  | 'laterVisitCents'
  | 'address'
  | 'createdAt'
> &
  Partial<Pick<AppointmentRow, 'isQuiet'>>;

/**
 * Inserts a confirmed appointment.
 * @returns its id; undefined if the professional or the patient is taken then
 */
export async function insertPlanned(tx: Database, planned: PlannedAppointment): Promise<number | undefined> {
  const [row] = await tx
    .insert(appointments)
    .values({ ...planned, status: 'confirmed' })
    .onConflictDoNothing()
    .returning({ id: appointments.id });
  return row?.id;
}

/** Time, kind, professional, travel times and pause of an appointment, and whether it lies in an absence. */
export type Place = Pick<
  AppointmentRow,
  | 'professionalId'
  | 'kind'
  | 'startsAt'
  | 'endsAt'
  | 'travelBeforeMinutes'
  | 'travelAfterMinutes'
  | 'pauseMinutes'
> & { movedIntoAbsence?: boolean };

/**
 * Moves an appointment.
 * @returns false if it was cancelled meanwhile
 * @throws 23P01 if the professional or the patient is taken then
 */
export async function setPlace(
  tx: Database,
  { actor, id }: ScopedId,
  place: Place,
  movedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({
      movedIntoAbsence: false,
      ...place,
      revision: sql`${appointments.revision} + 1`,
      movedAt,
      attendanceConfirmedAt: null,
      bookedBy: holderAt(place.startsAt),
    })
    .where(and(eq(appointments.id, id), scopeCondition(actor), ne(appointments.status, 'cancelled')))
    .returning({ id: appointments.id });
  return rows.length > 0;
}
