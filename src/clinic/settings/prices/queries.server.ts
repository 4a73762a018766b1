import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { services } from '#clinic/services/tables.server.ts';
import { planOffers } from '#clinic/subscriptions/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { priceChanges } from '../tables.server.ts';
import type { PriceChange, PricedItem } from './contract.ts';

type Row = typeof priceChanges.$inferSelect;

const isPending = isNull(priceChanges.appliedAt);

export const findPlanned = (db: Database) =>
  db.select().from(priceChanges).where(isPending).orderBy(asc(priceChanges.fromOn), asc(priceChanges.id));

/** Locks due prices, earliest first, so that the latest wins when several are due after downtime. */
export const lockDuePrices = (tx: Database, today: Day) =>
  tx
    .select()
    .from(priceChanges)
    .where(and(isPending, lte(priceChanges.fromOn, today)))
    .orderBy(asc(priceChanges.fromOn), asc(priceChanges.id))
    .for('update');

/** @returns the current price and first-visit price; undefined if there is no such item for sale */
export async function findPrice(tx: Database, of: PricedItem) {
  if ('serviceId' in of) {
    const [row] = await tx
      .select({ priceCents: services.priceCents, firstVisitPriceCents: services.firstVisitPriceCents })
      .from(services)
      .where(eq(services.id, of.serviceId));
    return row;
  }
  const [row] = await tx
    .select({ priceCents: planOffers.priceCents })
    .from(planOffers)
    .where(and(eq(planOffers.planId, of.planId), eq(planOffers.kind, of.offer)));
  return row && { ...row, firstVisitPriceCents: null };
}

export const storePlanned = (tx: Database, { of, ...price }: PriceChange) => {
  const { serviceId = null, planId = null, offer = null } = { ...empty, ...of };
  const { priceCents, firstVisitPriceCents } = price;
  return tx
    .insert(priceChanges)
    .values({ ...price, serviceId, planId, offer })
    .onConflictDoUpdate({
      target: [priceChanges.serviceId, priceChanges.planId, priceChanges.offer, priceChanges.fromOn],
      set: { priceCents, firstVisitPriceCents, appliedAt: null },
    });
};

const empty: Partial<Pick<Row, 'serviceId' | 'planId' | 'offer'>> = {};

/** @returns false if no such price is pending */
export async function deletePlanned(tx: Database, id: number): Promise<boolean> {
  const rows = await tx
    .delete(priceChanges)
    .where(and(eq(priceChanges.id, id), isPending))
    .returning({ id: priceChanges.id });
  return rows.length > 0;
}

/** Applies a price; does nothing for an offer no longer sold. */
export async function applyPrice(tx: Database, row: Row, now: Date): Promise<void> {
  const { id, serviceId, planId, offer, priceCents, firstVisitPriceCents } = row;
  if (serviceId !== null)
    await tx.update(services).set({ priceCents, firstVisitPriceCents }).where(eq(services.id, serviceId));
  if (planId !== null && offer !== null)
    await tx
      .update(planOffers)
      .set({ priceCents })
      .where(and(eq(planOffers.planId, planId), eq(planOffers.kind, offer)));
  await tx.update(priceChanges).set({ appliedAt: now }).where(eq(priceChanges.id, id));
}
