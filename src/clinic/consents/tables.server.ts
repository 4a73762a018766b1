import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgEnum, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { defaultLanguage, type Language } from '#platform/language/language.ts';
import { arrangements, consentKinds, grounds, signingMethods } from './terms.ts';

export const consentKind = pgEnum('consent_kind', consentKinds);
export const familyArrangement = pgEnum('family_arrangement', arrangements);
export const consentWay = pgEnum('consent_way', signingMethods);
export const consentGround = pgEnum('consent_ground', grounds);

/**
 * Published consent texts, in versions. Rows never change; a later version leaves earlier signatures valid.
 */
export const consentTexts = pgTable(
  'consent_texts',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    kind: consentKind('kind').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** SHA-256 of kind, version, title and body, in hex; copied to every signature. */
    hash: text('hash').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    publishedBy: integer('published_by').references(() => users.id),
  },
  (table) => [unique('consent_texts_version').on(table.kind, table.version)],
);
export type TextRow = typeof consentTexts.$inferSelect;

/** Who signs for a minor. Append-only; the newest row applies. */
export const consentArrangements = pgTable(
  'consent_arrangements',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    arrangement: familyArrangement('arrangement').notNull(),
    /** Its basis and where the document is stored, sealed to this row. */
    sealedNote: text('sealed_note'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('consent_arrangements_by_patient').on(table.patientId, table.id)],
);

/**
 * Requests to sign, by link or on a device of the clinic. The link holds 256 random bits, the table only
 * their hash.
 */
export const consentRequests = pgTable(
  'consent_requests',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    /** The patient, or a guardian. */
    signerId: integer('signer_id')
      .notNull()
      .references(() => patients.id),
    textIds: integer('text_ids').array().notNull(),
    way: consentWay('way').notNull(),
    /** Where the link was sent, sealed to this row. */
    sealedAddress: text('sealed_address'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('consent_requests_by_patient').on(table.patientId),
    index('consent_requests_by_signer').on(table.signerId),
    check('consent_requests_way', sql`${table.way} <> 'paper'`),
  ],
);
export type RequestRow = typeof consentRequests.$inferSelect;

/** Signatures with their evidence. What was signed, by whom and how never changes. */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    signerId: integer('signer_id')
      .notNull()
      .references(() => patients.id),
    textId: integer('text_id')
      .notNull()
      .references(() => consentTexts.id),
    /** Of the text that was shown. */
    textHash: text('text_hash').notNull(),
    /** The translation that was shown; null if it was the published text. */
    shownTitle: text('shown_title'),
    shownBody: text('shown_body'),
    way: consentWay('way').notNull(),
    /** Of the page on which it was signed. */
    language: text('language').$type<Language>().notNull().default(defaultLanguage),
    /** For paper the day on the document; otherwise the Madrid day of `at`. */
    signedOn: date('signed_on', { mode: 'string' }).notNull(),
    /** When it was signed, or entered from paper. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Typed name, address of the link, witness and storage place, sealed to this row. */
    sealedEvidence: text('sealed_evidence'),
    requestId: integer('request_id').references(() => consentRequests.id),
    /** The staff member who handed over the device or entered the signature. */
    enteredBy: integer('entered_by').references(() => users.id),
  },
  (table) => [
    index('consents_by_patient').on(table.patientId, table.id),
    index('consents_by_signer').on(table.signerId),
  ],
);
export type ConsentRow = typeof consents.$inferSelect;

/** Scans of signed documents; one row per document, which may hold several signatures. */
export const consentScans = pgTable(
  'consent_scans',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    consentIds: integer('consent_ids').array().notNull(),
    /** A PDF, sealed to this row. */
    sealedFile: text('sealed_file'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('consent_scans_by_patient').on(table.patientId),
    check('consent_scans_size', sql`octet_length(${table.sealedFile}) <= 12000000`),
  ],
);

/** Withdrawals. The signature stays, but is no longer valid. */
export const consentWithdrawals = pgTable('consent_withdrawals', {
  consentId: integer('consent_id')
    .primaryKey()
    .references(() => consents.id, { onDelete: 'cascade' }),
  at: timestamp('at', { withTimezone: true }).notNull(),
  enteredBy: integer('entered_by')
    .notNull()
    .references(() => users.id),
});

/** Cases in which staff proceeded without a required signature. */
export const consentExceptions = pgTable(
  'consent_exceptions',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    /** The appointment. No foreign key, because the appointments module imports this one. */
    appointmentId: integer('appointment_id').notNull(),
    ground: consentGround('ground').notNull(),
    /** The written reason, sealed to this row. */
    sealedReason: text('sealed_reason'),
    /** What was missing then: kinds, and signatures of the required number. */
    missing: text('missing').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('consent_exceptions_by_patient').on(table.patientId, table.id)],
);
