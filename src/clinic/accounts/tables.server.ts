import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { roles } from '#clinic/audit/contract.ts';
import { digitsAlone, e164, searchable } from '#platform/postgres/search-columns.server.ts';

export const userRoles = pgEnum('user_role', roles);

/** Accounts. The person in treatment is a patient (see `patients`), not an account. */
export const users = pgTable(
  'users',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    username: text('username').notNull(),
    /** The username's comparison key: NFKC, lower case. */
    usernameKey: text('username_key').notNull().unique(),
    /** The username's look (`lookOf`); null in accounts older than this column. */
    usernameLook: text('username_look'),
    passwordHash: text('password_hash').notNull(),
    role: userRoles('role').notNull().default('client'),
    fullName: text('full_name'),
    email: text('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    /**
     * The formerly verified e-mail: valid for recovery and notified of changes until the new one is verified.
     */
    formerEmail: text('former_email'),
    /**
     * When the current e-mail was set, and by which user; null if unknown or set by the server's command
     * line.
     */
    emailSetAt: timestamp('email_set_at', { withTimezone: true }),
    emailSetBy: integer('email_set_by'),
    /** The e-mail that may receive alerts about patients: verified, or not set by its owner. */
    alertEmail: text('alert_email').generatedAlwaysAs(
      sql`case when email_verified or email_set_by is distinct from id then email end`,
    ),
    phone: text('phone'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    address: text('address'),
    /** That of the page on which the account was opened, until the user or the desk changes it. Null: unknown. */
    language: text('language'),
    /** Name and phone in the form that the clinic's search compares. */
    searchName: text('search_name').generatedAlwaysAs(searchable(sql`coalesce(full_name, username)`)),
    phoneDigits: text('phone_digits').generatedAlwaysAs(digitsAlone(sql`phone`)),
    /** `phone` in E.164, for searches, duplicates and SMS; null if it is no valid number. */
    phoneE164: text('phone_e164').generatedAlwaysAs(e164(sql`phone`)),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the user closed the account; nobody can sign in since. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** When the director disabled a staff account. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
  },
  (table) => [
    index('users_by_look').on(table.usernameLook),
    check('users_language', sql`${table.language} in ('es', 'ca', 'en', 'other')`),
  ],
);

/** A signed-in browser. The cookie contains 256 random bits, this table only their hash. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    /** Its id in the user's list of sessions. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    /** The user agent as sent; shown to the owner as a browser name. */
    userAgent: text('user_agent'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** When the second factor was proved; before that, staff see no patient data. */
    secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
    /** When the session of a shared desk was locked; unfinished work stays. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    /**
     * The browser in which staff proved the second factor, by the hash of its 256-bit secret: colleagues
     * switch there.
     */
    deskHash: text('desk_hash'),
    /**
     * The pending passkey challenge with its purpose ('add:…', 'prove:…') and its time; valid once, for this
     * session only.
     */
    passkeyChallenge: text('passkey_challenge'),
    passkeyChallengeAt: timestamp('passkey_challenge_at', { withTimezone: true }),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_desk').on(table.deskHash)],
);

export const verifiedChannels = pgEnum('verified_channel', ['email', 'phone']);

/** The one pending code of a user's e-mail or phone: a new one replaces the former. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: verifiedChannels('channel').notNull(),
    /** The address it proves, as of sending: e-mail as typed, phone in E.164. */
    address: text('address').notNull(),
    /** HMAC-SHA-256 of user, channel, address and code. */
    codeHmac: text('code_hmac').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Incremented before comparing. */
    tries: integer('tries').notNull().default(0),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channel] })],
);

/** Links to set a new password. The link contains 256 random bits, this table only their hash. */
export const recoveryLinks = pgTable(
  'recovery_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('recovery_links_by_user').on(table.userId)],
);

/** The one link with which a clinic's first director opens their account, by its hash; deleted when used. */
export const firstAdminLinks = pgTable('first_admin_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** A time-based code (RFC 6238) as the second factor of a staff member. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (AES-256-GCM, bound to the account). */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Null until a first code was right; the factor is not required before. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The last 30-second step that was used: a code is valid once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Recovery codes for a lost phone; each is valid once, and only its HMAC is stored. */
export const secondFactorRecoveryCodes = pgTable(
  'second_factor_recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHmac: text('code_hmac').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHmac] })],
);

/**
 * Passkeys (WebAuthn) of the staff, in addition to codes: a phone, a computer or a hardware key, each with
 * its own name.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's identifier, in base64url; public, like the key. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /**
     * Number of signatures, for authenticators that count: a counter that does not increase indicates a copy.
     */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches it: 'usb', 'internal'. */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/**
 * Unfinished forms of a staff member whose desk was taken over: readable only by them, and deleted with the
 * session, which lasts a day.
 */
export const drafts = pgTable(
  'drafts',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    sessionNumber: integer('session_number')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The form; one draft per form. */
    place: text('place').notNull(),
    /** Sealed (AES-256-GCM, bound to this row). */
    sealedWords: text('sealed_words').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('drafts_place').on(table.sessionNumber, table.place)],
);
