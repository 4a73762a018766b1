import { and, asc, eq, gt, gte, inArray, lt, ne } from 'drizzle-orm';
import type { Actor } from '#clinic/audit/contract.ts';
import type { Range } from '#clinic/schedule/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type AppointmentView, findInScope, scopeCondition, viewsOf } from '../queries.server.ts';
import type { Busy } from '../rules/slots.server.ts';
import { appointmentSeries, appointments, patientHours } from '../tables.server.ts';
import type { Interval } from './terms.ts';

export async function insertSeries(tx: Database, interval: Interval, createdAt: Date): Promise<number> {
  const [row] = await tx
    .insert(appointmentSeries)
    .values({ everyWeeks: 0, ...interval, createdAt })
    .returning({ id: appointmentSeries.id });
  if (row === undefined) throw new Error('a series was not written');
  return row.id;
}

/**
 * Upcoming appointments of a series from one of them on, by start, within the actor's scope; empty if that
 * one is out of scope or not of the series.
 */
export async function listFollowing(
  db: Database,
  actor: Actor,
  { seriesId, fromAppointmentId }: { seriesId: number; fromAppointmentId: number },
  now: Date,
): Promise<AppointmentView[]> {
  const from = await findInScope(db, { actor, id: fromAppointmentId }, now);
  if (from?.seriesId !== seriesId) return [];
  return viewsOf(
    db,
    and(
      scopeCondition(actor),
      eq(appointments.seriesId, seriesId),
      gte(appointments.startsAt, from.startsAt),
      gt(appointments.startsAt, now),
      ne(appointments.status, 'cancelled'),
    ),
    [asc(appointments.startsAt), asc(appointments.id)],
  );
}

export const listStretches = (db: Database, seriesId: number) =>
  db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(and(eq(appointments.seriesId, seriesId), ne(appointments.status, 'cancelled')))
    .orderBy(asc(appointments.startsAt));

/** Busy times of patients between two instants. */
export async function findPatientsBusy(
  db: Database,
  patientIds: readonly number[],
  { startsAt, endsAt }: Range,
): Promise<Busy[]> {
  const rows = await db
    .select({ startsAt: patientHours.startsAt, endsAt: patientHours.endsAt })
    .from(patientHours)
    .where(
      and(
        inArray(patientHours.patientId, [...patientIds]),
        lt(patientHours.startsAt, endsAt),
        gt(patientHours.endsAt, startsAt),
      ),
    );
  return rows.map((one) => ({ from: one.startsAt.getTime(), until: one.endsAt.getTime() }));
}
