import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Language } from '#platform/language/language.ts';
import { composeFor } from '#platform/language/request-language.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { statement } from '#platform/postgres/prepared-statements.server.ts';
import { type Block, extendLetter } from './letters/letter.ts';
import type { Message, Recipient } from './message.ts';
import { type Attachment, type messageStatuses, outbox } from './tables.server.ts';

type Row = Required<Omit<Message, 'cause' | 'notBefore'> & Omit<Recipient, 'recipientName' | 'language'>> & {
  language: Language;
  createdAt: Date;
  nextAttemptAt: Date | null;
  status: (typeof messageStatuses.enumValues)[number];
  lastError: string | null;
  redactedAt: Date | null;
};

export const insert = statement<Row, never>(() => {
  const value = (name: keyof Row) => sql.placeholder(name);
  return drizzle
    .mock()
    .insert(outbox)
    .values({
      channel: value('channel'),
      recipient: value('recipient'),
      language: value('language'),
      subject: value('subject'),
      text: value('text'),
      kind: value('kind'),
      userId: value('userId'),
      patientId: value('patientId'),
      about: value('about'),
      attachments: value('attachments'),
      blocks: value('blocks'),
      expiresAt: value('expiresAt'),
      createdAt: value('createdAt'),
      status: value('status'),
      lastError: value('lastError'),
      nextAttemptAt: value('nextAttemptAt'),
      redactedAt: value('redactedAt'),
    });
});

/**
 * Adds text and files to a person's message that waits for them (`notBefore`), and lets it go out.
 * @param message about: what the message refers to so far; newAbout: and from now on
 * @param composeAdded runs in the language of the waiting message
 * @returns false if no such message waits, for example because it has been sent
 */
export async function addToWaiting(
  tx: Database,
  { userId, about, newAbout }: { userId: number; about: string; newAbout: string },
  composeAdded: () => { blocks: readonly Block[]; attachments: readonly Attachment[] },
): Promise<boolean> {
  const [waiting] = await tx
    .select({
      id: outbox.id,
      blocks: outbox.blocks,
      attachments: outbox.attachments,
      language: outbox.language,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        eq(outbox.about, about),
        eq(outbox.status, 'queued'),
        eq(outbox.attempts, 0),
        isNull(outbox.claimedUntil),
        isNotNull(outbox.nextAttemptAt),
      ),
    )
    .limit(1)
    .for('update');
  if (waiting === undefined) return false;
  const { extended, attachments } = composeFor(waiting.language, () => {
    const added = composeAdded();
    return { extended: extendLetter(waiting.blocks, added.blocks), attachments: added.attachments };
  });
  await tx
    .update(outbox)
    .set({
      ...extended,
      attachments: [...waiting.attachments, ...attachments],
      about: newAbout,
      nextAttemptAt: null,
    })
    .where(eq(outbox.id, waiting.id));
  return true;
}

/** Voids a person's queued messages of one kind, because a newer one replaces them. */
export async function voidQueued(
  tx: Database,
  { userId, kind }: { userId: number; kind: string },
): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'void' })
    .where(and(eq(outbox.userId, userId), eq(outbox.kind, kind), eq(outbox.status, 'queued')));
}

export async function voidMessages(tx: Database, message: { kind: string; about: string }): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'void' })
    .where(and(eq(outbox.status, 'queued'), eq(outbox.about, message.about), eq(outbox.kind, message.kind)));
}

export const deleteSettledMessages = (db: Database, kind: string, before: Date) =>
  db
    .delete(outbox)
    .where(and(eq(outbox.kind, kind), ne(outbox.status, 'queued'), lt(outbox.createdAt, before)));
