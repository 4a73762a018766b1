import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';

/** What the direction has signed about crises. A former one stays, so that it can be told what held on a day. */
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
    /** Withdrawn, or replaced by the next one. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('crisis_protocols_one')
      .on(sql`(${table.endedAt} is null)`)
      .where(sql`${table.endedAt} is null`),
  ],
);
