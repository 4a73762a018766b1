import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { audiences, creditStepNames, offerKinds, type PerkName } from './offers.ts';

export const planAudiences = pgEnum('plan_audience', audiences);
export const planOfferKinds = pgEnum('plan_offer_kind', offerKinds);

/** A line of a plan's list; `perk` where it has a page of its own, or opens one to its holders. */
export type PlanFeature = { text: string; perk?: PerkName };

/** Packages of sessions, for adults and for children. */
export const plans = pgTable(
  'plans',
  {
    // Given by the clinic, not counted: references of payments name them, and the price list knows 1, 2 and 3.
    id: integer('id').primaryKey(),
    audience: planAudiences('audience').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    features: jsonb('features').$type<readonly PlanFeature[]>().notNull(),
    recommended: boolean('recommended').notNull().default(false),
    discountPercent: integer('discount_percent'),
    position: integer('position').notNull(),
    /** Whether it is for sale; what has been sold of it goes on. */
    active: boolean('active').notNull().default(true),
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

/** What somebody holds of a plan, on the terms of the day it was bought. Its sessions are counted by `session_credits`. */
export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    /** Who pays and manages it; nobody where its sessions were brought from before (`brought`): then it is whoever's they are. */
    userId: integer('user_id').references(() => users.id),
    /** Whose sessions they are: the account's own person, or a child. */
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    /** Null of sessions brought from before: none of our plans, so nothing brings them back. */
    planId: integer('plan_id').references(() => plans.id),
    kind: planOfferKinds('kind').notNull(),
    audience: planAudiences('audience').notNull(),
    planName: text('plan_name').notNull(),
    /** What it announced when it was bought; null only where an older release wrote the row. */
    features: jsonb('features').$type<readonly PlanFeature[]>(),
    /** Of one payment. */
    priceCents: integer('price_cents').notNull(),
    payments: integer('payments').notNull(),
    sessionsPerPayment: integer('sessions_per_payment').array().notNull(),
    validityMonths: integer('validity_months').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Sessions that begin later are not paid by it. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** How many payments it has had, of all its rounds; the next one is this plus one. */
    paymentsMade: integer('payments_made').notNull().default(1),
    /** How many of them in its present round of `payments`; a plan that was bought anew begins again. */
    paymentsOfRound: integer('payments_of_round').notNull().default(1),
    /** Madrid day from which the days of payment are counted: 31 January, 28 February, 31 March. */
    billingFrom: date('billing_from', { mode: 'string' }).notNull(),
    /** How many payments of the round had been made by the end of that day. */
    billingBase: integer('billing_base').notNull().default(1),
    /** Madrid day on which the next payment is due; null where none is. */
    nextBillingOn: date('next_billing_on', { mode: 'string' }),
    active: boolean('active').notNull().default(true),
    /** The person wants no further payment: it ends with what is paid. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** What the ledger of its sessions adds up to; held with it in every transaction. */
    sessionsLeft: integer('sessions_left').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('user_subscriptions_by_user').on(table.userId, table.id),
    index('user_subscriptions_by_patient').on(table.patientId, table.endsAt),
    index('user_subscriptions_due').on(table.nextBillingOn).where(sql`${table.nextBillingOn} is not null`),
    index('user_subscriptions_ending')
      .on(table.endsAt)
      .where(sql`${table.active} or ${table.sessionsLeft} > 0`),
    check('user_subscriptions_brought', sql`(${table.planId} is null) = (${table.userId} is null)`),
    check('user_subscriptions_sessions', sql`${table.sessionsLeft} >= 0`),
    check('user_subscriptions_forward', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'user_subscriptions_payments',
      sql`${table.paymentsOfRound} between 1 and ${table.payments} and ${table.paymentsMade} >= ${table.paymentsOfRound}`,
    ),
  ],
);
export type UserSubscriptionRow = typeof userSubscriptions.$inferSelect;

export const creditSteps = pgEnum('credit_step', creditStepNames);

/**
 * The ledger of sessions: only ever added to (the app's role may insert and read, nothing else). `sessions` is what a step
 * adds, below zero where it takes away; their sum is what is left.
 */
export const sessionCredits = pgTable(
  'session_credits',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => userSubscriptions.id),
    step: creditSteps('step').notNull(),
    sessions: integer('sessions').notNull(),
    /** Of a grant, and of what is withdrawn because its money went back. */
    payment: integer('payment'),
    /** Of a use and its return. Not a foreign key: appointments stand to the left of subscriptions. */
    appointmentId: integer('appointment_id'),
  },
  (table) => [
    index('session_credits_by_subscription').on(table.subscriptionId, table.id),
    uniqueIndex('session_credits_granted')
      .on(table.subscriptionId, table.payment)
      .where(sql`${table.step} = 'grant'`),
    uniqueIndex('session_credits_used').on(table.appointmentId).where(sql`${table.step} = 'use'`),
    uniqueIndex('session_credits_returned').on(table.appointmentId).where(sql`${table.step} = 'return'`),
    check(
      'session_credits_sign',
      sql`case when ${table.step} in ('grant', 'return') then ${table.sessions} > 0 else ${table.sessions} < 0 end`,
    ),
    check(
      'session_credits_of',
      sql`case ${table.step} when 'grant' then ${table.payment} is not null when 'use' then ${table.appointmentId} is not null when 'return' then ${table.appointmentId} is not null else true end`,
    ),
  ],
);

/** For which child a guardian is about to buy a plan: said before the payment, since the wallet's order cannot carry it. */
export const planChildren = pgTable(
  'plan_children',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    statedAt: timestamp('stated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId] })],
);

/**
 * What somebody was told that a plan costs and brings, for an order of the wallet that they were about to pay: it holds for that
 * order's money, whatever the list says by then.
 */
export const planAgreements = pgTable(
  'plan_agreements',
  {
    orderId: text('order_id').notNull(),
    /** As payments name it: a plan's offer for somebody, or a later round. */
    reference: text('reference').notNull(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    kind: planOfferKinds('kind').notNull(),
    audience: planAudiences('audience').notNull(),
    planName: text('plan_name').notNull(),
    features: jsonb('features').$type<readonly PlanFeature[]>().notNull(),
    priceCents: integer('price_cents').notNull(),
    payments: integer('payments').notNull(),
    sessionsPerPayment: integer('sessions_per_payment').array().notNull(),
    validityMonths: integer('validity_months').notNull(),
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.reference] }),
    index('plan_agreements_by_time').on(table.agreedAt),
  ],
);

/** Which notices have been written, each once: `about` names what (`instalment:2`, `two-left:3`, `ending:2027-05-01`). */
export const subscriptionNotices = pgTable(
  'subscription_notices',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => userSubscriptions.id),
    about: text('about').notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.about] })],
);

/** What was paid for a subscription: the first payment, instalments, and what brought it back. */
export const subscriptionPayments = pgTable(
  'subscription_payments',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => userSubscriptions.id),
    /** Counted over all its rounds, from 1. */
    number: integer('number').notNull(),
    reference: text('reference').notNull(),
    /** The wallet's; each buys one thing. */
    captureId: text('capture_id').notNull().unique(),
    cents: integer('cents').notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.number] })],
);
