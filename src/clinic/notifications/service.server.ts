import { desc } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { type Attachment, outbox } from './tables.server.ts';

/** A message about to be sent. Subjects and SMS carry nothing clinical (DESIGN.md section 6). */
export type Message = {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  kind: string;
  userId: number | null;
  attachments?: Attachment[];
};

/** Puts a message in the outbox, in the transaction of what it tells. Nobody waits for a mail server. */
export async function queueMessage(tx: Database, message: Message, createdAt: Date): Promise<void> {
  await tx.insert(outbox).values({ ...message, createdAt });
}

/** The newest messages first, for the demonstration's outbox and later for staff. */
export const newestMessages = (db: Database, count: number) =>
  db.select().from(outbox).orderBy(desc(outbox.id)).limit(count);
