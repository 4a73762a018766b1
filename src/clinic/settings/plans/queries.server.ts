import { and, eq, max, notInArray, sql } from 'drizzle-orm';
import { planOffers, plans } from '#clinic/subscriptions/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { OfferKind } from './terms.ts';

type NewPlan = Omit<typeof plans.$inferInsert, 'id' | 'position'>;
type OfferFields = Omit<typeof planOffers.$inferInsert, 'planId'>;

/** Appends the plan. Plans are never deleted, so numbers are not reused. */
export async function insertPlan(tx: Database, plan: NewPlan): Promise<number> {
  const [last] = await tx.select({ id: max(plans.id), position: max(plans.position) }).from(plans);
  const id = (last?.id ?? 0) + 1;
  await tx.insert(plans).values({ ...plan, id, position: (last?.position ?? -1) + 1 });
  return id;
}

export async function findPlan(tx: Database, id: number) {
  const [row] = await tx.select().from(plans).where(eq(plans.id, id));
  return row;
}

export const updatePlan = (tx: Database, id: number, change: Omit<NewPlan, 'audience'>) =>
  tx.update(plans).set(change).where(eq(plans.id, id));

/** Replaces all offers of a plan. */
export async function replaceOffers(tx: Database, planId: number, offers: readonly OfferFields[]) {
  const kept: OfferKind[] = offers.map(({ kind }) => kind);
  await tx
    .delete(planOffers)
    .where(
      and(eq(planOffers.planId, planId), kept.length > 0 ? notInArray(planOffers.kind, kept) : undefined),
    );
  if (offers.length === 0) return;
  await tx
    .insert(planOffers)
    .values(offers.map((offer) => ({ ...offer, planId })))
    .onConflictDoUpdate({
      target: [planOffers.planId, planOffers.kind],
      set: {
        priceCents: sql`excluded.price_cents`,
        payments: sql`excluded.payments`,
        sessionsPerPayment: sql`excluded.sessions_per_payment`,
        validityMonths: sql`excluded.validity_months`,
      },
    });
}
