import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

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
