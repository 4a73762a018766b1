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
import { blockedName, type CallbackReason, type NoticeAge } from './terms.ts';

/**
 * The persons cared for, and those who care for them. One is made with each account, and may be made without any at the
 * clinic's desk. `birthOn` is a calendar day.
 */
export const patients = pgTable(
  'patients',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    userId: integer('user_id')
      .unique()
      .references(() => users.id),
    /** Whose account made this card of a child, by its birth date alone. Who may do what stands in `guardianships`. */
    guardianId: integer('guardian_id').references((): AnyPgColumn => patients.id),
    birthOn: date('birth_on', { mode: 'string' }),
    fullName: text('full_name'),
    /** As the clinic has written it down. Whoever has an account says it there, and that counts. */
    email: text('email'),
    phone: text('phone'),
    /** Name and phone as the clinic's search compares them. */
    searchName: text('search_name').generatedAlwaysAs(searchable(sql`full_name`)),
    phoneDigits: text('phone_digits').generatedAlwaysAs(digitsAlone(sql`phone`)),
    /** `phone` in E.164, for searches, duplicates and SMS; null where it is no number. */
    phoneE164: text('phone_e164').generatedAlwaysAs(e164(sql`phone`)),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The account is closed: kept under lock until this day, because the law asks for it, then deleted. */
    blockedUntil: date('blocked_until', { mode: 'string' }),
  },
  (table) => [
    // An account that books for a child gives its birth date and no name: one card for each, whoever is faster.
    unique('patients_child').on(table.guardianId, table.birthOn),
    index('patients_by_guardian').on(table.guardianId),
  ],
);

/** Who cares for whom, and what that lets them do. A child may have several guardians, and a guardian several children. */
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
    /** By a court's word or the family's: nothing goes to them, and nobody of the clinic tells them anything. */
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
 * Whether a minor hears of their own hours: asked at 14, and again at 16. Which guardians do stands in `guardianships`. From the
 * 18th birthday on a person always does.
 */
export const noticeAnswers = pgTable(
  'notice_answers',
  {
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    /** The birthday after which it was asked. */
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

/** Ties an account to a card that the clinic has made. The link holds 256 random bits, this table only their hash. */
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

/** Somebody who is to be called back, and by whom; nobody's in particular is the desk's. */
export const callbacks = pgTable(
  'callbacks',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    forProfessionalId: integer('for_professional_id').references(() => professionals.id),
    /** Whose card it is, where whoever took the call knew. */
    patientId: integer('patient_id').references(() => patients.id),
    reason: text('reason').$type<CallbackReason>().notNull(),
    /** Sealed (AES-256-GCM, bound to this row): name, number, and what was said. */
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

/** That somebody has called. `undoes` takes an entry back; rows change never, and go with their callback. */
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
 * That a professional has ended a process of care. A process begins with a confirmed appointment and lasts until its discharge; a
 * later appointment begins another. From here the legal term of the record runs, account or not.
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
    /** Taken back: given by a slip. */
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    index('discharges_by_patient').on(table.patientId),
    uniqueIndex('discharges_once')
      .on(table.patientId, table.professionalId, table.dischargedOn)
      .where(sql`${table.undoneAt} is null`),
  ],
);

/** A name for lists of staff: `blockedName` instead, where the joined patient record is blocked. */
export const nameUnlessBlocked = (name: SQL): SQL<string | null> =>
  sql<string | null>`case when ${patients.blockedUntil} is null then ${name} else ${blockedName} end`;
