import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Block } from './letters/letter.ts';

export const channels = pgEnum('message_channel', ['email', 'sms']);
/** `void`: overtaken before it was sent; `suppressed`: never on its way, because the address had its share (decision 0014). */
export const messageStatuses = pgEnum('message_status', ['queued', 'sent', 'failed', 'void', 'suppressed']);

/** A file that goes with a mail; small ones only (calendar entries, receipts). Text, unless it says that it is base64. */
export type Attachment = { name: string; type: string; content: string; encoding?: 'base64' };

/** Every message, written in the transaction of what it tells; a worker delivers it. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    channel: channels('channel').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    kind: text('kind').notNull(),
    userId: integer('user_id'),
    /** Of which patient it speaks, where it is of one: their guardians have accounts of their own, and some have none. */
    patientId: integer('patient_id'),
    /** What it speaks of ('appointment:12'), where it must not be sent any more once that has changed. */
    about: text('about'),
    /** What the letter is made of; its HTML is written when it is sent. Empty for SMS and for plain mails. */
    blocks: jsonb('blocks').$type<Block[]>().notNull().default([]),
    status: messageStatuses('status').notNull().default('queued'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Not sent after this instant: a code that has expired helps nobody. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    /** Null: as soon as possible. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    /**
     * Until when a worker has it in hand; after that its worker is taken for dead. Left standing where nobody knows
     * whether the last try went out.
     */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** What the mail server or SMS provider calls it. */
    providerId: text('provider_id'),
    lastError: text('last_error'),
    /** When codes and keys of links were taken out of its words. */
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

/** Letters that went to addresses nobody has proved, counted for a day. It outlives accounts, so it holds no address. */
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
