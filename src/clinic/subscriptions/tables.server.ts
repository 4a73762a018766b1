import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { audiences, offerKinds, type PerkName } from './offers.ts';

export const planAudiences = pgEnum('plan_audience', audiences);
export const planOfferKinds = pgEnum('plan_offer_kind', offerKinds);

/** A line of a plan's list; `perk` where it has a page of its own, or opens one to its holders. */
export type PlanFeature = { text: string; perk?: PerkName };

/** Packages of sessions, for adults and for children. */
export const plans = pgTable(
  'plans',
  {
    // Given by the clinic, not counted: references of payments name them, and SPEC.md section 9 knows 1, 2 and 3.
    id: integer('id').primaryKey(),
    audience: planAudiences('audience').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    features: jsonb('features').$type<readonly PlanFeature[]>().notNull(),
    recommended: boolean('recommended').notNull().default(false),
    discountPercent: integer('discount_percent'),
    position: integer('position').notNull(),
  },
  (table) => [check('plans_discount', sql`${table.discountPercent} between 1 and 100`)],
);

/** What can be bought of a plan, and for how much: the one table of prices of plans. */
export const planOffers = pgTable(
  'plan_offers',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    kind: planOfferKinds('kind').notNull(),
    /** Of one payment. */
    priceCents: integer('price_cents').notNull(),
    payments: integer('payments').notNull().default(1),
    /** Sessions granted by each payment, in turn: 1, 1, 2, and again from the first. */
    sessionsPerPayment: integer('sessions_per_payment').array().notNull(),
    validityMonths: integer('validity_months').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.kind] }),
    check('plan_offers_price', sql`${table.priceCents} > 0`),
    check('plan_offers_validity', sql`${table.validityMonths} > 0`),
    check(
      'plan_offers_payments',
      sql`case when ${table.kind} in ('landing', 'single') then ${table.payments} = 1 else ${table.payments} > 1 end`,
    ),
    check(
      'plan_offers_sessions',
      sql`cardinality(${table.sessionsPerPayment}) > 0 and 0 < all (${table.sessionsPerPayment})`,
    ),
  ],
);
