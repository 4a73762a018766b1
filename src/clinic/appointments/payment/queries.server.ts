import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { appointments } from '../tables.server.ts';

/** Whether a child has another visit that is paid for: only its first paid one costs more. */
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

/** Whether another of a child's visits is paid, or waits for its payment at a higher price: then a visit is a later one. */
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

/** The visits of children that take place: confirmed, past ones included. What is sold beside the four kinds is none of them. */
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

/** A visit becomes the child's first: part of its price is paid by what stayed of a cancelled one. */
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

/** Confirms a hold, also one that ran out and that nobody has cancelled; false where somebody was faster. */
export const confirmHold = (tx: Database, id: number): Promise<boolean> => confirm(tx, id, 'pending');

/**
 * Confirms a hold that time had taken, if its hour is still free.
 * @throws 23P01 where the professional or the patient has something else then
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

/** Confirms a new hold that a session of a plan pays for; it costs nothing. */
export const confirmWithSession = (tx: Database, id: number) =>
  tx
    .update(appointments)
    .set({ status: 'confirmed', paid: true, withCredit: true, priceCents: 0, holdExpiresAt: null })
    .where(eq(appointments.id, id));

/** Lets a hold end at another instant; nothing where it is no hold any more. */
export const setHoldEnd = (tx: Database, id: number, holdExpiresAt: Date) =>
  tx
    .update(appointments)
    .set({ holdExpiresAt })
    .where(and(eq(appointments.id, id), eq(appointments.status, 'pending')));

/** A confirmed appointment is paid from now on; false where it was. */
export const setPaid = (tx: Database, id: number): Promise<boolean> => mark(tx, id, true);

/** Its payment was wrongly typed: a confirmed appointment is to be paid again. */
export const setUnpaid = (tx: Database, id: number): Promise<boolean> => mark(tx, id, false);

async function mark(tx: Database, id: number, paid: boolean): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({ paid })
    .where(and(eq(appointments.id, id), eq(appointments.status, 'confirmed'), eq(appointments.paid, !paid)))
    .returning({ id: appointments.id });
  return rows.length > 0;
}

/** Who holds each appointment, by name. */
export const professionalsOf = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: appointments.id, name: professionals.name })
    .from(appointments)
    .innerJoin(professionals, eq(professionals.id, appointments.professionalId))
    .where(inArray(appointments.id, [...ids]));
