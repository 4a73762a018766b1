import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { services } from '#clinic/services/tables.server.ts';
import { planOfferKinds, plans } from '#clinic/subscriptions/tables.server.ts';
import type { ImportKind } from './terms.ts';

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

/** Orders that the direction had the wallet open, to see whether it would for somebody who pays. None of them is paid. */
export const walletTrials = pgTable('wallet_trials', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  askedBy: integer('asked_by')
    .notNull()
    .references(() => users.id),
  /** Null until an answer has come; the next trial asks for the same order then. */
  outcome: text('outcome').$type<'opened' | 'other_account' | 'refused'>(),
  /** The order's id, or the wallet's word for why there is none. */
  detail: text('detail'),
});

/** What was brought from another program, and by whom. */
export const imports = pgTable('imports', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  kind: text('kind').$type<ImportKind>().notNull(),
  /** How many cards, appointments or packages it made. */
  rows: integer('rows').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  madeBy: integer('made_by')
    .notNull()
    .references(() => users.id),
  /** When it was last undone; `importedRows` says what has stayed then. */
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

/**
 * What an import has made and is still there: the id of a card, an appointment or a package, as its kind says. No foreign key,
 * since it is one of three, and what is gone for another reason needs no undoing.
 */
export const importedRows = pgTable(
  'imported_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id),
    subjectId: integer('subject_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.subjectId] }),
    check('imported_rows_subject', sql`${table.subjectId} > 0`),
  ],
);

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
