import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';

/**
 * The persons cared for. One is made with each account; a child has its guardian instead of an account.
 * `birthOn` is a calendar day.
 */
export const patients = pgTable(
  'patients',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    userId: integer('user_id')
      .unique()
      .references(() => users.id),
    guardianId: integer('guardian_id').references((): AnyPgColumn => patients.id),
    birthOn: date('birth_on', { mode: 'string' }),
    fullName: text('full_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The account is closed: kept under lock until this day, because the law asks for it, then deleted. */
    blockedUntil: date('blocked_until', { mode: 'string' }),
  },
  (table) => [
    // A child is known by guardian and birth date until the clinic writes its name down.
    unique('patients_child').on(table.guardianId, table.birthOn),
    index('patients_by_guardian').on(table.guardianId),
    check('patients_account_or_guardian', sql`(${table.userId} is null) <> (${table.guardianId} is null)`),
  ],
);
