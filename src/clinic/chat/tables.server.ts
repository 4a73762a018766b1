import { sql } from 'drizzle-orm';
import { date, index, integer, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';

/** Who writes: the person, or somebody of their care team. */
export const chatSides = pgEnum('chat_side', ['person', 'team']);

/** One for each person who has written. What each side has read and has been told of is named by a message's number. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .unique()
      .references(() => patients.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    personReadId: integer('person_read_id').notNull().default(0),
    teamReadId: integer('team_read_id').notNull().default(0),
    /** The newest message when a letter last said that something waits. */
    personToldId: integer('person_told_id').notNull().default(0),
    teamToldId: integer('team_told_id').notNull().default(0),
    /** The account is closed, and the law wants the record kept: until this day under lock, then deleted. */
    keptUntil: date('kept_until', { mode: 'string' }),
  },
  (table) => [index('chat_threads_kept').on(table.keptUntil).where(sql`${table.keptUntil} is not null`)],
);

/** Numbered in the order in which a thread got them: whoever writes holds the thread's row. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => chatThreads.id),
    /** Made where it was written, so that what is sent twice arrives once. */
    clientId: uuid('client_id').notNull(),
    side: chatSides('side').notNull(),
    authorUserId: integer('author_user_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sealedBody: text('sealed_body').notNull(),
  },
  (table) => [
    unique('chat_messages_once').on(table.threadId, table.clientId),
    index('chat_messages_of_thread').on(table.threadId, table.id),
  ],
);
