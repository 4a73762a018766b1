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

/** A line in a plan's list; `perk` if it has a page or unlocks one. */
export type PlanFeature = { text: string; perk?: PerkName };

export const plans = pgTable(
  'plans',
  {
    // Assigned by the clinic, not generated: payment references contain it, and the price list uses 1, 2 and 3.
    id: integer('id').primaryKey(),
    audience: planAudiences('audience').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    features: jsonb('features').$type<readonly PlanFeature[]>().notNull(),
    recommended: boolean('recommended').notNull().default(false),
    discountPercent: integer('discount_percent'),
    position: integer('position').notNull(),
    /** Whether it is for sale; sold subscriptions continue. */
    active: boolean('active').notNull().default(true),
  },
  (table) => [check('plans_discount', sql`${table.discountPercent} between 1 and 100`)],
);

/** Offers of a plan: the only table of plan prices. */
export const planOffers = pgTable(
  'plan_offers',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    kind: planOfferKinds('kind').notNull(),
    priceCents: integer('price_cents').notNull(),
    payments: integer('payments').notNull().default(1),
    /** Sessions per payment in rotation: 1, 1, 2, and again from the first. */
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

/** A held plan on the terms of its purchase. `session_credits` counts its sessions. */
export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    /**
     * The account that manages it; null for imported packages and for plans sold at the desk to a patient without an
     * account. Those belong to the patient record, and to its account once there is one (`ownerUserId` in queries).
     */
    userId: integer('user_id').references(() => users.id),
    /** The patient who uses the sessions: the account's own person, or a child. */
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    /** Null for imported packages, which cannot be renewed. */
    planId: integer('plan_id').references(() => plans.id),
    kind: planOfferKinds('kind').notNull(),
    audience: planAudiences('audience').notNull(),
    planName: text('plan_name').notNull(),
    /** Announced features at purchase; null only in rows of an older release. */
    features: jsonb('features').$type<readonly PlanFeature[]>(),
    priceCents: integer('price_cents').notNull(),
    payments: integer('payments').notNull(),
    sessionsPerPayment: integer('sessions_per_payment').array().notNull(),
    validityMonths: integer('validity_months').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Sessions beginning later are not covered. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Number of payments over all rounds. */
    paymentsMade: integer('payments_made').notNull().default(1),
    /** Number of payments in the current round. */
    paymentsOfRound: integer('payments_of_round').notNull().default(1),
    /** Day (Europe/Madrid) from which due days are counted: 31 January, 28 February, 31 March. */
    billingFrom: date('billing_from', { mode: 'string' }).notNull(),
    /** Number of payments in the round up to that day. */
    billingBase: integer('billing_base').notNull().default(1),
    /** Day (Europe/Madrid) of the next payment; null if there is none. */
    nextBillingOn: date('next_billing_on', { mode: 'string' }),
    active: boolean('active').notNull().default(true),
    /** When further payments were cancelled. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** Balance of the session ledger, updated in the same transaction. */
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
    check('user_subscriptions_brought', sql`${table.planId} is not null or ${table.userId} is null`),
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
 * Session ledger, append-only (the app's role may only insert and read). `sessions` is positive or negative; the sum
 * is the balance.
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
    /** For grants and withdrawals: the payment number. */
    payment: integer('payment'),
    /** For uses and returns. No foreign key, because subscriptions must not depend on appointments. */
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

/**
 * The child a guardian is about to buy a plan for, stated before payment because the wallet's order cannot carry it.
 */
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

/** Terms quoted for a wallet order before payment; they apply to its payment, whatever the price list says by then. */
export const planAgreements = pgTable(
  'plan_agreements',
  {
    orderId: text('order_id').notNull(),
    /** Payment reference: an offer for a user, or a later round. */
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

/** Notices sent, each once; `about` identifies them (`instalment:2`, `two-left:3`, `ending:2027-05-01`). */
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

/** Payments of a subscription: first one, instalments and restarts. */
export const subscriptionPayments = pgTable(
  'subscription_payments',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => userSubscriptions.id),
    number: integer('number').notNull(),
    reference: text('reference').notNull(),
    /** The wallet's capture; each buys one thing. */
    captureId: text('capture_id').notNull().unique(),
    cents: integer('cents').notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.number] })],
);
