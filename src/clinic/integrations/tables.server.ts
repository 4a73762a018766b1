import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Scope } from './terms.ts';

/** What a program shows instead of a session. The key itself has 256 random bits; here stands only its hash. */
export const apiKeys = pgTable('api_keys', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  /** What it is for, in the direction's words. */
  name: text('name').notNull(),
  keyHash: text('key_hash').notNull().unique(),
  scopes: text('scopes').array().$type<Scope[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Who answers for what is done with it: it opens no more than they may, and nothing once they have gone. */
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  /** To the minute: a program may call many times a second. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});
