import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { bytea } from '#clinic/professionals/tables.server.ts';
import { services } from '#clinic/services/tables.server.ts';
import { planOfferKinds, plans } from '#clinic/subscriptions/tables.server.ts';
import type { Language } from '#platform/language/language.ts';
import type { ImportKind, SettingsGroup } from './terms.ts';

/** Launch state: at most one row; without it the site is closed. */
export const launch = pgTable('launch', {
  only: boolean('only').primaryKey().default(true),
  /** The announced day; nothing opens automatically. */
  opensOn: date('opens_on'),
  openedAt: timestamp('opened_at', { withTimezone: true }),
  /** Null if the site was open before this existed. */
  openedBy: integer('opened_by').references(() => users.id),
});

/** Confirmations of facts that software cannot check. One row per step, replaced by a new confirmation. */
export const launchConfirmations = pgTable('launch_confirmations', {
  step: text('step').primaryKey(),
  /** Person responsible, as entered. */
  name: text('name').notNull(),
  /** Day on which it was done. */
  doneOn: date('done_on').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  confirmedBy: integer('confirmed_by')
    .notNull()
    .references(() => users.id),
});

export const walletTrials = pgTable('wallet_trials', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  askedBy: integer('asked_by')
    .notNull()
    .references(() => users.id),
  /** Null until the wallet responds; until then the next trial requests the same order. */
  outcome: text('outcome').$type<'opened' | 'other_account' | 'refused'>(),
  /** The order id, or the wallet's reason for a refusal. */
  detail: text('detail'),
});

export const imports = pgTable('imports', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  kind: text('kind').$type<ImportKind>().notNull(),
  rows: integer('rows').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  madeBy: integer('made_by')
    .notNull()
    .references(() => users.id),
  /** When it was last undone; `importedRows` contains what was kept. */
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

/**
 * Rows created by an import that still exist: id of a patient record, appointment or package, by its kind. No foreign
 * key, because the table depends on the kind, and rows deleted otherwise need no undo.
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

/** Future prices of a service or of an offer. A job applies them on their day; applied rows are kept as history. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    serviceId: integer('service_id').references(() => services.id),
    planId: integer('plan_id').references(() => plans.id),
    offer: planOfferKinds('offer'),
    /** First day (Europe/Madrid). */
    fromOn: date('from_on').notNull(),
    priceCents: integer('price_cents').notNull(),
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

/**
 * Versions of the configuration values that directors change, by group. Append-only: the newest row of a group applies, and
 * older ones are its history. Without a row the configuration applies.
 */
export const clinicSettings = pgTable(
  'clinic_settings',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    group: text('group').$type<SettingsGroup>().notNull(),
    /** All values of the group; a schema of `values/contract.ts` checks them when they are read. */
    values: jsonb('values').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    savedBy: integer('saved_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('clinic_settings_by_group').on(table.group, table.id)],
);

/**
 * Uploaded pictures for shared links, re-encoded. None is replaced or deleted, because versions of `clinicSettings` and
 * links that were shared earlier refer to them.
 */
export const sharedPictures = pgTable(
  'shared_pictures',
  {
    /** SHA-256 of the bytes; part of the URL. */
    hash: text('hash').primaryKey(),
    bytes: bytea('bytes').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    savedBy: integer('saved_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [check('shared_pictures_size', sql`octet_length(${table.bytes}) between 1 and 300000`)],
);

/**
 * Translations of texts that the clinic has written, by the Spanish text. A changed Spanish text has no translation until
 * somebody writes one. An empty translation replaces one of the configuration: pages show the Spanish text.
 */
export const clinicTranslations = pgTable(
  'clinic_translations',
  {
    language: text('language').$type<Language>().notNull(),
    /** SHA-256 of `source`, which can be too long for an index. */
    sourceHash: text('source_hash').notNull(),
    source: text('source').notNull(),
    text: text('text').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    savedBy: integer('saved_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.language, table.sourceHash] })],
);
