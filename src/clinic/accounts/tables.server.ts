import { boolean, index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { roles } from './contract.ts';

export const userRoles = pgEnum('user_role', roles);

/** Who may sign in. The person cared for is a patient (see `patients`), not an account. */
export const users = pgTable('users', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  username: text('username').notNull(),
  /** The name as it is compared: NFKC, lower case. */
  usernameKey: text('username_key').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: userRoles('role').notNull().default('client'),
  fullName: text('full_name'),
  email: text('email'),
  emailVerified: boolean('email_verified').notNull().default(false),
  phone: text('phone'),
  phoneVerified: boolean('phone_verified').notNull().default(false),
  address: text('address'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A signed-in browser. The cookie holds 256 random bits, this table only their hash. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);
