import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';

/** One row once the direction has begun: when the site opens, and since when it is open. Without one it is not. */
export const launch = pgTable('launch', {
  only: boolean('only').primaryKey().default(true),
  /** The day that is announced; nothing opens by itself. */
  opensOn: date('opens_on'),
  openedAt: timestamp('opened_at', { withTimezone: true }),
  /** Null where it was open before anybody was asked to open it. */
  openedBy: integer('opened_by').references(() => users.id),
});

/** What the direction has said is so, because no machine can see it. One row each: said anew, it takes the former's place. */
export const launchConfirmations = pgTable('launch_confirmations', {
  step: text('step').primaryKey(),
  /** Who answers for it, as the direction wrote it. */
  name: text('name').notNull(),
  /** Since when it is so. */
  doneOn: date('done_on').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  confirmedBy: integer('confirmed_by')
    .notNull()
    .references(() => users.id),
});
