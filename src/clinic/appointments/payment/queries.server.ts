import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { appointments } from '../tables.server.ts';

/** Whether the child has another paid visit: only the first paid visit costs more. */
export async function hasOtherPaidVisit(tx: Database, patientId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.kind, 'child'),
        isNull(appointments.serviceId),
        eq(appointments.status, 'confirmed'),
        ne(appointments.id, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Whether another visit of the child is paid or held at the first visit's price, which makes this one a later
 * visit.
 */
export async function hasOtherFirstVisit(
  db: Database,
  { patientId, id, priceCents }: { patientId: number; id: number; priceCents: number },
): Promise<boolean> {
  const isWaitingAsFirst = and(eq(appointments.status, 'pending'), gt(appointments.priceCents, priceCents));
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.kind, 'child'),
        isNull(appointments.serviceId),
        or(eq(appointments.status, 'confirmed'), isWaitingAsFirst),
        ne(appointments.id, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Confirmed visits of children, past ones included, without services outside the four kinds. */
export const visitsOf = (db: Database, patientIds: readonly number[]) =>
  db
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      startsAt: appointments.startsAt,
      priceCents: appointments.priceCents,
      firstVisitCents: appointments.firstVisitCents,
      laterVisitCents: appointments.laterVisitCents,
      withCredit: appointments.withCredit,
      supplementCents: appointments.supplementCents,
      supplementFromId: appointments.supplementFromId,
    })
    .from(appointments)
    .where(
      and(
        inArray(appointments.patientId, [...patientIds]),
        eq(appointments.kind, 'child'),
        isNull(appointments.serviceId),
        eq(appointments.status, 'confirmed'),
      ),
    );

export const addCarryOver = (tx: Database, id: number, { cents, of }: { cents: number; of: number }) =>
  tx
    .update(appointments)
    .set({
      priceCents: sql`${appointments.priceCents} + ${cents}`,
      supplementCents: cents,
      supplementFromId: of,
    })
    .where(eq(appointments.id, id));

export const setPrice = (tx: Database, id: number, priceCents: number) =>
  tx.update(appointments).set({ priceCents }).where(eq(appointments.id, id));

/**
 * Confirms a hold, also an expired one that is not cancelled yet.
 * @returns false if its state has changed meanwhile
 */
export const confirmHold = (tx: Database, id: number): Promise<boolean> => confirm(tx, id, 'pending');

/**
 * Confirms an expired hold if its hour is still free.
 * @throws 23P01 if the professional or the patient is taken then
 */
export const reviveHold = (tx: Database, id: number): Promise<boolean> => confirm(tx, id, 'cancelled');

async function confirm(tx: Database, id: number, from: 'pending' | 'cancelled'): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({
      status: 'confirmed',
      paid: true,
      cancellation: null,
      holdExpiresAt: null,
      revision: sql`${appointments.revision} + 1`,
    })
    .where(and(eq(appointments.id, id), eq(appointments.status, from)))
    .returning({ id: appointments.id });
  return rows.length > 0;
}

/** Confirms a new hold paid by a session credit, at price 0. */
export const confirmWithSession = (tx: Database, id: number) =>
  tx
    .update(appointments)
    .set({
      status: 'confirmed',
      paid: true,
      withCredit: true,
      priceCents: 0,
      discountCents: 0,
      discountReason: null,
      holdExpiresAt: null,
    })
    .where(eq(appointments.id, id));

export const setHoldEnd = (tx: Database, id: number, holdExpiresAt: Date) =>
  tx
    .update(appointments)
    .set({ holdExpiresAt })
    .where(and(eq(appointments.id, id), eq(appointments.status, 'pending')));

/** Marks a confirmed appointment as paid; false if it was. */
export const setPaid = (tx: Database, id: number): Promise<boolean> => setPaidFlag(tx, id, true);

/** Marks a confirmed appointment as unpaid after a wrongly typed payment; false if it was. */
export const setUnpaid = (tx: Database, id: number): Promise<boolean> => setPaidFlag(tx, id, false);

async function setPaidFlag(tx: Database, id: number, paid: boolean): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({ paid })
    .where(and(eq(appointments.id, id), eq(appointments.status, 'confirmed'), eq(appointments.paid, !paid)))
    .returning({ id: appointments.id });
  return rows.length > 0;
}

export const professionalsOf = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: appointments.id, name: professionals.name })
    .from(appointments)
    .innerJoin(professionals, eq(professionals.id, appointments.professionalId))
    .where(inArray(appointments.id, [...ids]));
