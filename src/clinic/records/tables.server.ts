import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Language } from '#platform/language/language.ts';
import type { Erased } from '#platform/personal.server.ts';
import type { Mark } from './rules.ts';
import type { BlockedReason, DeliveryMethod, IdentityMethod, Outcome, RequestKind } from './terms.ts';

/** Session notes by professionals. The text is immutable; which passages are withheld from a copy may change. */
export const clinicalNotes = pgTable(
  'clinical_notes',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id),
    /** Session day (Europe/Madrid). */
    sessionOn: date('session_on', { mode: 'string' }).notNull(),
    /** Sealed (AES-256-GCM, bound to this row). */
    sealedText: text('sealed_text').notNull(),
    /** Withheld passages by offset, in order. */
    marks: jsonb('marks').$type<Mark[]>().notNull().default([]),
    /** When the author last reviewed what may be handed over; null: never. */
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    writtenBy: integer('written_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('clinical_notes_by_patient').on(table.patientId, table.professionalId)],
);
export type NoteRow = typeof clinicalNotes.$inferSelect;

/** Requests for a copy, erasure or correction of a record. */
export const recordRequests = pgTable(
  'record_requests',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    kind: text('kind').$type<RequestKind>().notNull(),
    guardianId: integer('guardian_id').references(() => patients.id),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    isExtended: boolean('is_extended').notNull().default(false),
    /** Names, wish and answers, sealed to this row. */
    sealedWords: text('sealed_words').notNull(),
    identityHow: text('identity_how').$type<IdentityMethod>(),
    identityAt: timestamp('identity_at', { withTimezone: true }),
    identityBy: integer('identity_by').references(() => users.id),
    madeAt: timestamp('made_at', { withTimezone: true }),
    outcome: text('outcome').$type<Outcome>(),
    closedOn: date('closed_on', { mode: 'string' }),
    closedBy: integer('closed_by').references(() => users.id),
    deliveredHow: text('delivered_how').$type<DeliveryMethod>(),
    /** What an erasure did, without personal data. */
    /** What was done, as sentences in this language; Spanish without one. */
    erased: jsonb('erased').$type<Erased & { language?: Language }>(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
    /** Staff member who entered it, or the person's own account. */
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('record_requests_by_patient').on(table.patientId),
    index('record_requests_open').on(table.dueOn).where(sql`${table.closedOn} is null`),
    check('record_requests_closed', sql`(${table.outcome} is null) = (${table.closedOn} is null)`),
    check('record_requests_identity', sql`(${table.identityHow} is null) = (${table.identityAt} is null)`),
    check('record_requests_guardian', sql`${table.guardianId} <> ${table.patientId}`),
  ],
);
export type RequestRow = typeof recordRequests.$inferSelect;

/** Accesses of managers to locked records, with reason and expiry. Append-only. */
export const recordOpenings = pgTable(
  'record_openings',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    openedBy: integer('opened_by')
      .notNull()
      .references(() => users.id),
    reason: text('reason').$type<BlockedReason>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('record_openings_by_patient').on(table.patientId, table.until)],
);
