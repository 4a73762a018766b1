import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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

/** Who may sign in. The person cared for is a patient (see `patients`), not an account. */
export const users = pgTable(
  'users',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    username: text('username').notNull(),
    /** The name as it is compared: NFKC, lower case. */
    usernameKey: text('username_key').notNull().unique(),
    /** The name as it looks (`lookOf`); null in accounts of before it was kept. */
    usernameLook: text('username_look'),
    passwordHash: text('password_hash').notNull(),
    role: userRoles('role').notNull().default('client'),
    fullName: text('full_name'),
    email: text('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The verified e-mail of before: good for recovery, and told of changes, until the new one is verified. */
    formerEmail: text('former_email'),
    /** When the present e-mail was set, and by which user; null where that is not known, or the server's command line set it. */
    emailSetAt: timestamp('email_set_at', { withTimezone: true }),
    emailSetBy: integer('email_set_by'),
    /** The e-mail that alerts about patients may go to: verified, or not set by its owner. */
    alertEmail: text('alert_email').generatedAlwaysAs(
      sql`case when email_verified or email_set_by is distinct from id then email end`,
    ),
    phone: text('phone'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    address: text('address'),
    /** Name and phone as the clinic's search compares them. */
    searchName: text('search_name').generatedAlwaysAs(searchable(sql`coalesce(full_name, username)`)),
    phoneDigits: text('phone_digits').generatedAlwaysAs(digitsAlone(sql`phone`)),
    /** `phone` in E.164, for searches, duplicates and SMS; null where it is no number. */
    phoneE164: text('phone_e164').generatedAlwaysAs(e164(sql`phone`)),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Since when nobody can sign in any more, because the person closed the account. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Since when somebody of the staff may not sign in any more, because the direction says so. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
  },
  (table) => [index('users_by_look').on(table.usernameLook)],
);

/** A signed-in browser. The cookie holds 256 random bits, this table only their hash. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    /** What the person's list of sessions calls it. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    /** The browser's own words, as it sent them; shown to the owner in plain ones. */
    userAgent: text('user_agent'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** When a second factor was proved in it; staff see nothing of anybody else before. */
    secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
    /** Since when a shared desk asks who is there; what was begun stays. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    /** The browser in which staff proved it, by the hash of 256 random bits that it holds: colleagues change there. */
    deskHash: text('desk_hash'),
    /** For what a passkey is asked for just now, what it has to sign ('add:…', 'prove:…'), and since when; good once, for this session alone. */
    passkeyChallenge: text('passkey_challenge'),
    passkeyChallengeAt: timestamp('passkey_challenge_at', { withTimezone: true }),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_desk').on(table.deskHash)],
);

export const verifiedChannels = pgEnum('verified_channel', ['email', 'phone']);

/** The one code that is under way for a person's e-mail or phone: a new one takes the place of the former. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: verifiedChannels('channel').notNull(),
    /** What it proves, as it was when the code was sent: e-mail as typed, phone in E.164. */
    address: text('address').notNull(),
    /** HMAC-SHA-256 of user, channel, address and code. */
    codeHmac: text('code_hmac').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Counted before comparing. */
    tries: integer('tries').notNull().default(0),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channel] })],
);

/** Links that let somebody set a new password. The link holds 256 random bits, this table only their hash. */
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

/** The one link by which a clinic's first person of the direction opens their account, by its hash; gone once it is used. */
export const firstAdminLinks = pgTable('first_admin_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** A time-based code (RFC 6238) as the second factor of somebody of the staff. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (AES-256-GCM, bound to the account). */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Until a first code has been right, nothing is asked for. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The last 30 seconds' step that was used: a code is good once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes on paper for whoever has lost the telephone; each is good once, and only its hash is kept. */
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

/** Passkeys (WebAuthn) of the staff, beside the codes: a phone, a computer or a key of metal, each under a name of its own. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the browser calls it, in base64url; public, as the key is. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, where it counts: a number that does not grow comes from a copy. */
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
 * What somebody of the staff had not finished when the desk was left to another: opened for nobody else, and gone with the session,
 * which lives a day.
 */
export const drafts = pgTable(
  'drafts',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    sessionNumber: integer('session_number')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Which form it is; one draft of each. */
    place: text('place').notNull(),
    /** Sealed (AES-256-GCM, bound to this row). */
    sealedWords: text('sealed_words').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('drafts_place').on(table.sessionNumber, table.place)],
);
