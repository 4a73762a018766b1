import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Erased } from '#platform/personal.server.ts';
import type { Mark } from './rules.ts';
import type { BlockedReason, DeliveryWay, IdentityWay, Outcome, RequestKind } from './terms.ts';

/** What a professional writes of a session. The text never changes; which passages are kept back from a copy may. */
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
    /** The Madrid day of the session. */
    sessionOn: date('session_on', { mode: 'string' }).notNull(),
    /** Sealed (AES-256-GCM, bound to this row). */
    sealedText: text('sealed_text').notNull(),
    /** Places in the text, in order. */
    marks: jsonb('marks').$type<Mark[]>().notNull().default([]),
    /** When the author last said what may be handed over; null: never yet. */
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    writtenBy: integer('written_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('clinical_notes_by_patient').on(table.patientId, table.professionalId)],
);
export type NoteRow = typeof clinicalNotes.$inferSelect;

/** Somebody asks for a copy of a record, its erasure or its correction. */
export const recordRequests = pgTable(
  'record_requests',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    kind: text('kind').$type<RequestKind>().notNull(),
    /** The guardian who asks; null where the person does. */
    guardianId: integer('guardian_id').references(() => patients.id),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    isExtended: boolean('is_extended').notNull().default(false),
    /** Names, wish, and what was said to it: sealed, bound to this row. */
    sealedWords: text('sealed_words').notNull(),
    identityHow: text('identity_how').$type<IdentityWay>(),
    identityAt: timestamp('identity_at', { withTimezone: true }),
    identityBy: integer('identity_by').references(() => users.id),
    /** When the copy that is handed over was made, last. */
    madeAt: timestamp('made_at', { withTimezone: true }),
    outcome: text('outcome').$type<Outcome>(),
    closedOn: date('closed_on', { mode: 'string' }),
    closedBy: integer('closed_by').references(() => users.id),
    deliveredHow: text('delivered_how').$type<DeliveryWay>(),
    /** What an erasure really did; names nobody. */
    erased: jsonb('erased').$type<Erased>(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
    /** Who wrote it down; the person's own account where they asked there. */
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

/** That the direction has opened a blocked record, why, and until when it is shown. Rows are only ever added. */
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
