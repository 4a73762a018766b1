import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '#platform/postgres/database.server.ts';
import { statement } from '#platform/postgres/prepared-statements.server.ts';
import type { Ways } from './delivery/transport.server.ts';
import type { Block } from './letters/letter.ts';
import { isKeptBackSince } from './queries.server.ts';
import { dayBefore } from './rules.ts';
import { type Attachment, type messageStatuses, outbox } from './tables.server.ts';
import { admit } from './unproved/service.server.ts';

export { createDelivery } from './delivery/delivery.server.ts';
export { mailboxOf } from './delivery/mailboxes.ts';
export { canSendSms } from './delivery/transports.server.ts';
export { wayChecks } from './delivery/way-checks.server.ts';
export { letterHtml } from './letters/html.ts';
export { type Block, type Letter, letter, noteToClinic } from './letters/letter.ts';
export { failedMessages, findMessage, hasBeenTold, newestMessages } from './queries.server.ts';
export { forgetUnprovedLetters } from './unproved/queries.server.ts';
export { takeBack, voidQueued } from './voiding.server.ts';

/** A message about to be sent. Subjects and SMS carry nothing clinical (docs/behaviour.md, Messages). */
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
  /** A code to be typed. It is what proves an address, and has limits of its own. */
  isCode?: boolean;
  /** The caller knows that the address is the person's own, though the account may not say so any more. */
  isProved?: boolean;
};

type Row = Required<Omit<Message, 'isCode' | 'isProved'>> & {
  createdAt: Date;
  status: (typeof messageStatuses.enumValues)[number];
  lastError: string | null;
};

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
      status: value('status'),
      lastError: value('lastError'),
    });
});

/**
 * Puts a message in the outbox, in the transaction of what it tells. Nobody waits for a mail server. Where the address is
 * nobody's for sure and has had its share of the day, the row says `suppressed` and holds no words: they may be secret. Whoever
 * tries again for what is `about` something adds one such row a day.
 * @returns whether it will be sent
 */
export async function queueMessage(
  tx: Database,
  { isCode = false, isProved = false, ...message }: Message,
  createdAt: Date,
): Promise<boolean> {
  const whyNot = isCode || isProved ? null : await admit(tx, message, createdAt);
  const row = { attachments: [], blocks: [], about: null, expiresAt: null, ...message, createdAt };
  if (whyNot === null) await insert(tx, { ...row, status: 'queued', lastError: null });
  else if (!(await isKeptBackSince(tx, row, dayBefore(createdAt))))
    await insert(tx, { ...row, ...wordless, status: 'suppressed', lastError: whyNot });
  return whyNot === null;
}

const wordless = { text: '', attachments: [], blocks: [] };
/** Signs in at the mail server and goes again. Its library is loaded only where it is used. @throws Error with codes alone */
export const askMailServer = async (ways: Ways): Promise<void> =>
  (await import('./delivery/mail.server.ts')).askMailServer(ways);

/** Deletes messages of one kind that are no longer on their way and older than an instant: they hold an address. */
export const deleteSettledMessages = (db: Database, kind: string, before: Date) =>
  db
    .delete(outbox)
    .where(and(eq(outbox.kind, kind), ne(outbox.status, 'queued'), lt(outbox.createdAt, before)));
