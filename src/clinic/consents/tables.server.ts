import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgEnum, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { arrangements, consentKinds, grounds, ways } from './terms.ts';

export const consentKind = pgEnum('consent_kind', consentKinds);
export const familyArrangement = pgEnum('family_arrangement', arrangements);
export const consentWay = pgEnum('consent_way', ways);
export const consentGround = pgEnum('consent_ground', grounds);

/** What is signed, in versions. A row is a published text: it changes never, and a later one takes nothing from it. */
export const consentTexts = pgTable(
  'consent_texts',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    kind: consentKind('kind').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** SHA-256 of kind, version, title and body, hex: stands beside every signature as well. */
    hash: text('hash').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    publishedBy: integer('published_by').references(() => users.id),
  },
  (table) => [unique('consent_texts_version').on(table.kind, table.version)],
);
export type TextRow = typeof consentTexts.$inferSelect;

/** Who signs for a minor. Rows are added; the newest holds. */
export const consentArrangements = pgTable(
  'consent_arrangements',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    arrangement: familyArrangement('arrangement').notNull(),
    /** What it rests on and where the paper lies, sealed to this row. */
    sealedNote: text('sealed_note'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('consent_arrangements_by_patient').on(table.patientId, table.id)],
);

/** Somebody is asked to sign: by a link, or on a screen of the clinic. The link holds 256 random bits, this table only their hash. */
export const consentRequests = pgTable(
  'consent_requests',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    /** Whose signature is asked for: the patient's own, or a guardian's. */
    signerId: integer('signer_id')
      .notNull()
      .references(() => patients.id),
    textIds: integer('text_ids').array().notNull(),
    way: consentWay('way').notNull(),
    /** Where the link went, sealed to this row. */
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

/** A signature and what shows it. What was signed, by whom and how changes never. */
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
    textHash: text('text_hash').notNull(),
    way: consentWay('way').notNull(),
    /** The day that stands on the paper; of the others, Madrid's day of the instant. */
    signedOn: date('signed_on', { mode: 'string' }).notNull(),
    /** When it was signed, or written down from a paper. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The name as typed, where the link went, who saw the paper and where it lies: sealed to this row. */
    sealedEvidence: text('sealed_evidence'),
    requestId: integer('request_id').references(() => consentRequests.id),
    /** Who of the staff handed over the screen, or wrote the paper down. */
    enteredBy: integer('entered_by').references(() => users.id),
  },
  (table) => [
    index('consents_by_patient').on(table.patientId, table.id),
    index('consents_by_signer').on(table.signerId),
  ],
);
export type ConsentRow = typeof consents.$inferSelect;

/** A paper that was signed, as a file; of what one paper holds it is one. */
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

/** That a signature was withdrawn: it stays, and counts no more. */
export const consentWithdrawals = pgTable('consent_withdrawals', {
  consentId: integer('consent_id')
    .primaryKey()
    .references(() => consents.id, { onDelete: 'cascade' }),
  at: timestamp('at', { withTimezone: true }).notNull(),
  enteredBy: integer('entered_by')
    .notNull()
    .references(() => users.id),
});

/** A professional went on although a signature was missing. */
export const consentExceptions = pgTable(
  'consent_exceptions',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    /** For which hour; a plain number, since hours are of a feature that knows this one. */
    appointmentId: integer('appointment_id').notNull(),
    ground: consentGround('ground').notNull(),
    /** The professional's words, sealed to this row. */
    sealedReason: text('sealed_reason'),
    /** What was missing then: kinds, and how many had signed of how many. */
    missing: text('missing').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('consent_exceptions_by_patient').on(table.patientId, table.id)],
);
