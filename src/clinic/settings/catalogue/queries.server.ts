import { and, asc, count, eq, gt, isNull, max, ne, or, sql } from 'drizzle-orm';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { services } from '#clinic/services/tables.server.ts';
import type { ConsultationKind } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Offer, ProfessionalFields } from './contract.ts';

export const storeService = (tx: Database, kind: ConsultationKind, offer: Offer) =>
  tx
    .insert(services)
    .values({ kind, ...offer })
    .onConflictDoUpdate({ target: services.kind, set: { ...offer, active: true } });

/** Appends the professional: the first one is the director. */
export async function insertProfessional(tx: Database, fields: ProfessionalFields): Promise<number> {
  const [last] = await tx.select({ position: max(professionals.position) }).from(professionals);
  const position = (last?.position ?? -1) + 1;
  const [row] = await tx
    .insert(professionals)
    .values({ ...fields, position })
    .returning({ id: professionals.id });
  if (row === undefined) throw new Error('the professional is not there');
  return row.id;
}

/** @returns false if unknown or no longer bookable */
export async function updateProfessional(
  tx: Database,
  id: number,
  fields: ProfessionalFields,
): Promise<boolean> {
  const isTheirs = and(eq(professionals.id, id), eq(professionals.active, true));
  const rows = await tx.update(professionals).set(fields).where(isTheirs).returning({ id: professionals.id });
  return rows.length > 0;
}

export const findServices = (db: Database) => db.select().from(services);

export async function withdrawService(
  tx: Database,
  kind: ConsultationKind,
  everyKind: readonly ConsultationKind[],
): Promise<void> {
  await tx.update(services).set({ active: false }).where(eq(services.kind, kind));
  const present = sql`coalesce(${professionals.kinds}, ${sql.param([...everyKind])}::text[])`;
  await tx.update(professionals).set({ kinds: sql`array_remove(${present}, ${kind})` });
}

/** Condition: upcoming appointments, without expired holds. */
export const upcomingCondition = (now: Date) =>
  and(
    gt(appointments.endsAt, now),
    ne(appointments.status, 'cancelled'),
    or(ne(appointments.status, 'pending'), gt(appointments.holdExpiresAt, now)),
  );

/** Number of upcoming appointments per kind. */
export const countBooked = (db: Database, now: Date) =>
  db
    .select({ kind: appointments.kind, booked: count() })
    .from(appointments)
    .where(and(isNull(appointments.serviceId), upcomingCondition(now)))
    .groupBy(appointments.kind);

export const findUpcoming = (db: Database, professionalId: number, now: Date) =>
  db
    .select({
      id: appointments.id,
      kind: appointments.kind,
      startsAt: appointments.startsAt,
      patient: patients.fullName,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(eq(appointments.professionalId, professionalId), upcomingCondition(now)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

/**
 * Waits for concurrent bookings with the professional and blocks new ones until the transaction ends. @returns
 * undefined if unknown
 */
export async function lockProfessional(tx: Database, id: number) {
  const [row] = await tx
    .select({ active: professionals.active })
    .from(professionals)
    .where(eq(professionals.id, id))
    .for('update');
  return row;
}

export const setActive = (tx: Database, id: number, active: boolean) =>
  tx.update(professionals).set({ active }).where(eq(professionals.id, id));

export const findFormerProfessionals = (db: Database) =>
  db
    .select({ id: professionals.id, name: professionals.name })
    .from(professionals)
    .where(eq(professionals.active, false))
    .orderBy(asc(professionals.name), asc(professionals.id));
