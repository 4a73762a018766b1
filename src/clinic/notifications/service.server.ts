import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '#platform/database.server.ts';
import { statement } from '#platform/statements.server.ts';
import type { Block } from './letter.ts';
import { type Attachment, outbox } from './tables.server.ts';

export { createDelivery } from './delivery.server.ts';
export { type Block, type Letter, letter, noteToClinic } from './letter.ts';
export { letterHtml } from './letter-html.ts';
export { failedMessages, findMessage, hasBeenTold, newestMessages } from './queries.server.ts';
export { canSendSms } from './transports.server.ts';
export { takeBack, voidQueued } from './voiding.server.ts';
export { wayChecks } from './way-checks.server.ts';

/** A message about to be sent. Subjects and SMS carry nothing clinical (DESIGN.md section 6). */
export type Message = {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  kind: string;
  userId: number | null;
  attachments?: Attachment[];
  /** What the text was made of (`letter`), for its HTML. */
  blocks?: Block[];
  /** What it speaks of, where that may change before it is sent (see `takeBack`). */
  about?: string | null;
  /** Not to be sent after this instant. */
  expiresAt?: Date | null;
};

type Row = Required<Message> & { createdAt: Date };

const insert = statement<Row, never>(() => {
  const value = (name: keyof Row) => sql.placeholder(name);
  return drizzle
    .mock()
    .insert(outbox)
    .values({
      channel: value('channel'),
      recipient: value('recipient'),
      subject: value('subject'),
      text: value('text'),
      kind: value('kind'),
      userId: value('userId'),
      about: value('about'),
      attachments: value('attachments'),
      blocks: value('blocks'),
      expiresAt: value('expiresAt'),
      createdAt: value('createdAt'),
    });
});

/** Puts a message in the outbox, in the transaction of what it tells. Nobody waits for a mail server. */
export async function queueMessage(tx: Database, message: Message, createdAt: Date): Promise<void> {
  await insert(tx, { attachments: [], blocks: [], about: null, expiresAt: null, ...message, createdAt });
}

/** Deletes messages of one kind that are no longer on their way and older than an instant: they hold an address. */
export const deleteSettledMessages = (db: Database, kind: string, before: Date) =>
  db
    .delete(outbox)
    .where(and(eq(outbox.kind, kind), ne(outbox.status, 'queued'), lt(outbox.createdAt, before)));
