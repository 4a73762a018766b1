import { bigint, index, integer, jsonb, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const channels = pgEnum('message_channel', ['email', 'sms']);
export const messageStatuses = pgEnum('message_status', ['queued', 'sent', 'failed', 'void']);

/** A file that goes with a mail; small ones only (calendar entries, receipts). */
export type Attachment = { name: string; type: string; content: string };

/** Every message, written in the transaction of what it tells; a job delivers it. */
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
    status: messageStatuses('status').notNull().default('queued'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_by_status').on(table.status, table.id)],
);
