import { asc } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { planOffers, plans } from '../tables.server.ts';

/** All plans in the clinic's order, with offers in enum order. */
export async function findPlans(db: Database) {
  const [rows, offers] = await Promise.all([
    db.select().from(plans).orderBy(asc(plans.position), asc(plans.id)),
    db.select().from(planOffers).orderBy(asc(planOffers.kind)),
  ]);
  return rows.map((row) => ({ ...row, offers: offers.filter(({ planId }) => planId === row.id) }));
}
export type PlanWithOffers = Awaited<ReturnType<typeof findPlans>>[number];
