import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { digitsAlone, e164, searchable } from '#platform/postgres/search-columns.server.ts';
import { type PatientField, patientFields } from './fields.ts';
import { blockedName, type CallbackReason, type NoticeAge } from './terms.ts';

/**
 * Patients and their guardians. One is created with each account; reception can create one without an account. The
 * fields of a record are in `fields.ts`, the other columns are the database's own.
 */
export const patients = pgTable(
  'patients',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    userId: integer('user_id')
      .unique()
      .references(() => users.id),
    /** The account that created this child's record, by birth date alone. Rights are in `guardianships`. */
    guardianId: integer('guardian_id').references((): AnyPgColumn => patients.id),
    birthDate: date('birth_on', { mode: 'string' }),
    fullName: text('full_name'),
    /** As entered by the clinic. Account holders maintain theirs in the account, which takes precedence. */
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    /** DNI, NIE or passport, normalized (`identity-document.ts`). */
    document: text('document'),
    language: text('language'),
    emergencyName: text('emergency_name'),
    emergencyPhone: text('emergency_phone'),
    emergencyRelation: text('emergency_relation'),
    deskRemark: text('desk_remark'),
    /** Normalized name and phone for searches. */
    searchName: text('search_name').generatedAlwaysAs(searchable(sql`full_name`)),
    phoneDigits: text('phone_digits').generatedAlwaysAs(digitsAlone(sql`phone`)),
    /** `phone` in E.164, for searches, duplicates and SMS; null if it is not a valid number. */
    phoneE164: text('phone_e164').generatedAlwaysAs(e164(sql`phone`)),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Set when the account is closed: the record is locked until this day for legal retention, then deleted. */
    blockedUntil: date('blocked_until', { mode: 'string' }),
  },
  (table) => [
    // An account books for a child by birth date without a name: one record per birth date, also under concurrency.
    unique('patients_child').on(table.guardianId, table.birthDate),
    index('patients_by_guardian').on(table.guardianId),
    check('patients_language', sql`${table.language} in ('es', 'ca', 'en', 'other')`),
  ],
);

/** Guardians of children and their rights; many-to-many. */
export const guardianships = pgTable(
  'guardianships',
  {
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    guardianId: integer('guardian_id')
      .notNull()
      .references(() => patients.id),
    mayBook: boolean('may_book').notNull(),
    pays: boolean('pays').notNull(),
    getsNotices: boolean('gets_notices').notNull(),
    mayAskForRecord: boolean('may_ask_for_record').notNull(),
    /** By court order or at the family's request: the clinic sends and tells them nothing. */
    hasNoContact: boolean('has_no_contact').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.guardianId] }),
    index('guardianships_by_guardian').on(table.guardianId),
    check('guardianships_of_another', sql`${table.patientId} <> ${table.guardianId}`),
    check(
      'guardianships_no_contact',
      sql`not ${table.hasNoContact} or not (${table.mayBook} or ${table.getsNotices} or ${table.mayAskForRecord})`,
    ),
  ],
);

/**
 * Whether a minor is notified about their appointments, asked at 14 and at 16. Which guardians are notified is in
 * `guardianships`. Adults always are.
 */
export const noticeAnswers = pgTable(
  'notice_answers',
  {
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    /** The birthday that raised the question. */
    age: smallint('age').$type<NoticeAge>().notNull(),
    tellsPatient: boolean('tells_patient').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.age] }),
    check('notice_answers_age', sql`${table.age} in (14, 16)`),
  ],
);

/**
 * Links an account to a patient record created by the clinic. The link contains 256 random bits, this table only
 * their hash.
 */
export const patientInvitations = pgTable(
  'patient_invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('patient_invitations_by_patient').on(table.patientId)],
);

/** Callback requests. Without a professional they are for reception. */
export const callbacks = pgTable(
  'callbacks',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    forProfessionalId: integer('for_professional_id').references(() => professionals.id),
    /** The patient, if known when the call was taken. */
    patientId: integer('patient_id').references(() => patients.id),
    reason: text('reason').$type<CallbackReason>().notNull(),
    /** Name, phone and note, sealed (AES-256-GCM, bound to this row). */
    sealedWords: text('sealed_words').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('callbacks_by_at').on(table.at),
    index('callbacks_by_patient').on(table.patientId).where(sql`${table.patientId} is not null`),
  ],
);

/** Marks a callback as done; `undoes` reverts an entry. Append-only, deleted with the callback. */
export const callbackEntries = pgTable(
  'callback_entries',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    callbackId: integer('callback_id')
      .notNull()
      .references(() => callbacks.id, { onDelete: 'cascade' }),
    undoes: integer('undoes')
      .unique()
      .references((): AnyPgColumn => callbackEntries.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('callback_entries_by_callback').on(table.callbackId)],
);

/**
 * The end of a treatment by a professional. A treatment lasts from a confirmed appointment to its discharge; a later
 * appointment starts another. Starts the legal retention period, with or without an account.
 */
export const discharges = pgTable(
  'discharges',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id),
    dischargedOn: date('discharged_on', { mode: 'string' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    index('discharges_by_patient').on(table.patientId),
    uniqueIndex('discharges_once')
      .on(table.patientId, table.professionalId, table.dischargedOn)
      .where(sql`${table.undoneAt} is null`),
  ],
);

/**
 * Select list of the fields of a record: `p.birth_on::text as "birthDate", p.phone::text as "phone"` …
 * @param own alias of the record
 */
export const selectFields = (own: string, fields: readonly PatientField[] = patientFields): string =>
  fields.map((field) => `${own}.${patients[field].name}::text as "${field}"`).join(', ');

/** A name for staff lists; `blockedName` if the joined patient record is locked. */
export const nameUnlessBlocked = (name: SQL): SQL<string | null> =>
  sql<string | null>`case when ${patients.blockedUntil} is null then ${name} else ${blockedName} end`;
