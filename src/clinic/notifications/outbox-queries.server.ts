import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '#platform/postgres/database.server.ts';
import { statement } from '#platform/postgres/prepared-statements.server.ts';
import type { Message } from './message.ts';
import { type messageStatuses, outbox } from './tables.server.ts';

type Row = Required<Omit<Message, 'isCode' | 'isProved'>> & {
  createdAt: Date;
  status: (typeof messageStatuses.enumValues)[number];
  lastError: string | null;
};

export const insert = statement<Row, never>(() => {
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
      patientId: value('patientId'),
      about: value('about'),
      attachments: value('attachments'),
      blocks: value('blocks'),
      expiresAt: value('expiresAt'),
      createdAt: value('createdAt'),
      status: value('status'),
      lastError: value('lastError'),
    });
});

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
