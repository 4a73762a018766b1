import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { instrumentNames } from './terms.ts';

export const instruments = pgEnum('evaluation_instrument', instrumentNames);

/** A questionnaire for somebody: asked for or sent, answered, read and released. Scores are nowhere: they are summed up when read. */
export const evaluations = pgTable(
  'evaluations',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    instrument: instruments('instrument').notNull(),
    /** Who of the staff sent it; null where the person asked for it. */
    sentBy: integer('sent_by').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** One character an item, sealed to this row. */
    sealedAnswers: text('sealed_answers'),
    /** What was said to the item that calls somebody, where the answers could not be changed any more; sealed to this row. */
    sealedLater: text('sealed_later'),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** What the professional writes to the person with the result, sealed to this row. */
    sealedWords: text('sealed_words'),
    releasedAt: timestamp('released_at', { withTimezone: true }),
    releasedBy: integer('released_by').references(() => users.id),
  },
  (table) => [
    index('evaluations_by_patient').on(table.patientId, table.id),
    // One at a time of each: whoever presses twice goes on with the one there is.
    uniqueIndex('evaluations_open')
      .on(table.patientId, table.instrument)
      .where(sql`${table.finishedAt} is null`),
  ],
);
export type EvaluationRow = typeof evaluations.$inferSelect;

/** That an answer asks for somebody at once; written with the answer. Of what it was nothing stands here. */
export const evaluationAlerts = pgTable(
  'evaluation_alerts',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    evaluationId: integer('evaluation_id')
      .notNull()
      .references(() => evaluations.id, { onDelete: 'cascade' }),
    raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
    /** From then on it is the direction's, unless somebody has taken it upon them. */
    escalatesAt: timestamp('escalates_at', { withTimezone: true }).notNull(),
    escalatedAt: timestamp('escalated_at', { withTimezone: true }),
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    acknowledgedBy: integer('acknowledged_by').references(() => users.id),
  },
  (table) => [
    unique('evaluation_alerts_once').on(table.evaluationId),
    index('evaluation_alerts_open').on(table.escalatesAt).where(sql`${table.acknowledgedAt} is null`),
  ],
);
export type AlertRow = typeof evaluationAlerts.$inferSelect;
