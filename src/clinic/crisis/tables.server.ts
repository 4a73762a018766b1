import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';

/** Crisis protocols signed by management. Former ones are kept as evidence of what applied on a given day. */
export const crisisProtocols = pgTable(
  'crisis_protocols',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    responders: text('responders').notNull(),
    hours: text('hours').notNull(),
    steps: text('steps').notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    signedBy: integer('signed_by')
      .notNull()
      .references(() => users.id),
    /** When it was withdrawn or replaced. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('crisis_protocols_one')
      .on(sql`(${table.endedAt} is null)`)
      .where(sql`${table.endedAt} is null`),
  ],
);
