import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import type { AnswerChannel, ContactState, Subject } from './terms.ts';

/** Messages of the contact form. Their text is sealed. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    /** SHA-256 of the idempotency key and the request body; prevents duplicates after a lost response. */
    requestHash: text('request_hash').unique(),
    /** Set when the sender was signed in. */
    userId: integer('user_id').references(() => users.id),
    subject: text('subject').$type<Subject>().notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** Of the page on which it was written, for the answer. */
    language: text('language'),
    /** Null only between insert and sealing, within one transaction: the seal is bound to the row id. */
    sealedMessage: text('sealed_message'),
    state: text('state').$type<ContactState>().notNull().default('new'),
    ownerUserId: integer('owner_user_id').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the clinic's answer is due. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** When the message was answered or closed; retention is counted from here. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_messages_open').on(table.dueAt).where(sql`${table.settledAt} is null`),
    index('contact_messages_settled').on(table.settledAt).where(sql`${table.settledAt} is not null`),
    index('contact_messages_by_user').on(table.userId),
    // Messages that another feature sends for an account may have neither e-mail nor phone.
    check(
      'contact_messages_reachable',
      sql`${table.email} is not null or ${table.phone} is not null or ${table.userId} is not null`,
    ),
    check('contact_messages_state', sql`${table.state} in ('new', 'taken', 'answered', 'closed')`),
    check(
      'contact_messages_settled_at',
      sql`(${table.settledAt} is not null) = (${table.state} in ('answered', 'closed'))`,
    ),
  ],
);

/** Answers by e-mail and notes about phone calls. Their text is sealed. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    authorUserId: integer('author_user_id')
      .notNull()
      .references(() => users.id),
    way: text('way').$type<AnswerChannel>().notNull(),
    sealedText: text('sealed_text'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_answers_by_message').on(table.messageId),
    check('contact_answers_way', sql`${table.way} in ('email', 'phone')`),
  ],
);
