import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** One row; grows by one whenever something changes that public pages show. */
export const contentVersion = pgTable('content_version', {
  only: boolean('only').primaryKey().default(true),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
});

/** Counters of `rate-limiter-flexible`, which prescribes these columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/**
 * Keys of requests that have had their effect, or their refusal. `fingerprint` is an HMAC of what was asked; what was answered
 * stands in the row that `subject_id` names.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    subjectId: integer('subject_id'),
    /** As text, not jsonb: a repetition says the same in the same order. */
    refusal: json('refusal'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_by_end').on(table.expiresAt),
  ],
);
