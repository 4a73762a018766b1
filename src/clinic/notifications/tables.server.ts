import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { defaultLanguage, type Language } from '#platform/language/language.ts';
import type { Block } from './letters/letter.ts';

export const channels = pgEnum('message_channel', ['email', 'sms']);
/**
 * `void`: obsolete before it was sent; `suppressed`: never queued, because the address had reached its limit
 * (decision 0014).
 */
export const messageStatuses = pgEnum('message_status', ['queued', 'sent', 'failed', 'void', 'suppressed']);

/** A small attachment, such as a calendar entry or receipt. Content is text unless `encoding` is set. */
export type Attachment = { name: string; type: string; content: string; encoding?: 'base64' };

/** All messages. They are inserted in the transaction of what they report, and a worker delivers them. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    channel: channels('channel').notNull(),
    recipient: text('recipient').notNull(),
    /** The language of subject, text and frame. */
    language: text('language').$type<Language>().notNull().default(defaultLanguage),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    kind: text('kind').notNull(),
    userId: integer('user_id'),
    /** The patient the message is about, if any. The recipient may be a guardian's account or have none. */
    patientId: integer('patient_id'),
    about: text('about'),
    blocks: jsonb('blocks').$type<Block[]>().notNull().default([]),
    status: messageStatuses('status').notNull().default('queued'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    /** Null: as soon as possible. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    /**
     * Lease of the worker; when it has passed, the worker is considered dead. Kept when the outcome of the last
     * attempt is unknown.
     */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    providerId: text('provider_id'),
    lastError: text('last_error'),
    /** When codes and link tokens were removed from the text. */
    redactedAt: timestamp('redacted_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_by_status').on(table.status, table.id),
    index('outbox_due').on(table.nextAttemptAt, table.id).where(sql`${table.status} = 'queued'`),
    index('outbox_by_user').on(table.userId),
    index('outbox_by_patient').on(table.patientId).where(sql`${table.patientId} is not null`),
    index('outbox_unredacted')
      .on(table.id)
      .where(sql`${table.redactedAt} is null and ${table.status} <> 'queued'`),
    index('outbox_contact_answers').on(table.about).where(sql`${table.kind} = 'contact.answer'`),
    index('outbox_queued_about')
      .on(table.about)
      .where(sql`${table.status} = 'queued' and ${table.about} is not null`),
  ],
);

/**
 * Letters to unverified addresses within the last day. The rows outlive accounts, so they contain only a hash of the
 * address.
 */
export const unprovedLetters = pgTable(
  'unproved_letters',
  {
    /** SHA-256 of the mailbox or phone. */
    addressHash: text('address_hash').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('unproved_letters_by_address').on(table.addressHash, table.sentAt),
    index('unproved_letters_by_time').on(table.sentAt),
  ],
);
