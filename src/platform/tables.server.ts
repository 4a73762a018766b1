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

/** A single row; incremented when anything on public pages changes. */
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
 * Keys of completed or refused requests. `fingerprint` is an HMAC of the request; the response is derived from the
 * row `subject_id`.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    subjectId: integer('subject_id'),
    /** json, not jsonb, so that a repetition returns the same key order. */
    refusal: json('refusal'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_by_end').on(table.expiresAt),
  ],
);
