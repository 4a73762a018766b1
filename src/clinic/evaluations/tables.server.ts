import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { instrumentNames } from './terms.ts';

export const instruments = pgEnum('evaluation_instrument', instrumentNames);

/** A questionnaire of a patient, from request or sending to release. Scores are not stored but computed on read. */
export const evaluations = pgTable(
  'evaluations',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    instrument: instruments('instrument').notNull(),
    /** Staff member who sent it; null when the patient requested it. */
    sentBy: integer('sent_by').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** One character per item, sealed to this row. */
    sealedAnswers: text('sealed_answers'),
    /** Late answer to the risk item, given when the answers could no longer change; sealed to this row. */
    sealedLater: text('sealed_later'),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** The professional's comment on the result, sealed to this row. */
    sealedWords: text('sealed_words'),
    releasedAt: timestamp('released_at', { withTimezone: true }),
    releasedBy: integer('released_by').references(() => users.id),
  },
  (table) => [
    index('evaluations_by_patient').on(table.patientId, table.id),
    // One open evaluation per patient and instrument; repeated requests return it.
    uniqueIndex('evaluations_open')
      .on(table.patientId, table.instrument)
      .where(sql`${table.finishedAt} is null`),
  ],
);
export type EvaluationRow = typeof evaluations.$inferSelect;

/** Urgent alerts, written in the transaction of the answer. They do not contain the answer. */
export const evaluationAlerts = pgTable(
  'evaluation_alerts',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    evaluationId: integer('evaluation_id')
      .notNull()
      .references(() => evaluations.id, { onDelete: 'cascade' }),
    raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
    escalatesAt: timestamp('escalates_at', { withTimezone: true }).notNull(),
    escalatedAt: timestamp('escalated_at', { withTimezone: true }),
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    acknowledgedBy: integer('acknowledged_by').references(() => users.id),
    /** Closed with a text about what was done. A new alert of the same evaluation opens it again. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedBy: integer('closed_by').references(() => users.id),
  },
  (table) => [
    unique('evaluation_alerts_once').on(table.evaluationId),
    index('evaluation_alerts_open').on(table.escalatesAt).where(sql`${table.acknowledgedAt} is null`),
  ],
);
/** What was done about an alert, one row per closing. Clinical, therefore sealed to its row; never changed. */
export const alertOutcomes = pgTable(
  'evaluation_alert_outcomes',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    alertId: integer('alert_id')
      .notNull()
      .references(() => evaluationAlerts.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
    sealedText: text('sealed_text').notNull(),
  },
  (table) => [index('evaluation_alert_outcomes_by_alert').on(table.alertId)],
);

export type AlertRow = typeof evaluationAlerts.$inferSelect;
