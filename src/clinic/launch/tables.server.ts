import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { services } from '#clinic/services/tables.server.ts';
import { planOfferKinds, plans } from '#clinic/subscriptions/tables.server.ts';

/** One row once the direction has begun: when the site opens, and since when it is open. Without one it is not. */
export const launch = pgTable('launch', {
  only: boolean('only').primaryKey().default(true),
  /** The day that is announced; nothing opens by itself. */
  opensOn: date('opens_on'),
  openedAt: timestamp('opened_at', { withTimezone: true }),
  /** Null where it was open before anybody was asked to open it. */
  openedBy: integer('opened_by').references(() => users.id),
});

/** What the direction has said is so, because no machine can see it. One row each: said anew, it takes the former's place. */
export const launchConfirmations = pgTable('launch_confirmations', {
  step: text('step').primaryKey(),
  /** Who answers for it, as the direction wrote it. */
  name: text('name').notNull(),
  /** Since when it is so. */
  doneOn: date('done_on').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  confirmedBy: integer('confirmed_by')
    .notNull()
    .references(() => users.id),
});

/**
 * Prices that hold from a day on, of a service or of one way of buying a plan. On its day a job puts it where the price
 * stands; rows that have been put there stay, to tell what was decided.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    serviceId: integer('service_id').references(() => services.id),
    planId: integer('plan_id').references(() => plans.id),
    offer: planOfferKinds('offer'),
    /** Madrid's day. */
    fromOn: date('from_on').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Of a child's first visit, where that costs something else. */
    firstVisitPriceCents: integer('first_visit_price_cents'),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
  },
  (table) => [
    unique('price_changes_once_a_day')
      .on(table.serviceId, table.planId, table.offer, table.fromOn)
      .nullsNotDistinct(),
    index('price_changes_to_come').on(table.fromOn).where(sql`${table.appliedAt} is null`),
    check('price_changes_price', sql`${table.priceCents} > 0`),
    check(
      'price_changes_of_one_thing',
      sql`(${table.serviceId} is null) = (${table.planId} is not null) and (${table.planId} is null) = (${table.offer} is null)`,
    ),
  ],
);
