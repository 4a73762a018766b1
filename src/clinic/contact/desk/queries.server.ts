import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { outbox } from '#clinic/notifications/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { contactAnswers, contactMessages } from '../tables.server.ts';

const nameOfStaff = sql<string | null>`coalesce(${users.fullName}, ${users.username})`;

const facts = {
  id: contactMessages.id,
  subject: contactMessages.subject,
  name: contactMessages.name,
  state: contactMessages.state,
  createdAt: contactMessages.createdAt,
  dueAt: contactMessages.dueAt,
  ownerUserId: contactMessages.ownerUserId,
  ownerName: nameOfStaff,
};

/** Lists messages without their text: open ones by urgency, or settled ones newest first. */
export function list(db: Database, show: 'open' | 'settled', most: number) {
  const { settledAt, dueAt, id } = contactMessages;
  const isOpen = show === 'open';
  return db
    .select(facts)
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.ownerUserId))
    .where(isOpen ? isNull(settledAt) : isNotNull(settledAt))
    .orderBy(...(isOpen ? [asc(dueAt), asc(id)] : [desc(settledAt), desc(id)]))
    .limit(most);
}

export async function find(db: Database, id: number) {
  const { email, phone, sealedMessage } = contactMessages;
  const [row] = await db
    .select({ ...facts, email, phone, sealedMessage })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.ownerUserId))
    .where(eq(contactMessages.id, id));
  return row;
}

/** Locks a message row and returns the fields that decide which actions are allowed. */
export async function lock(tx: Database, id: number) {
  const { state, ownerUserId, userId, email, phone, language } = contactMessages;
  const [row] = await tx
    .select({ state, ownerUserId, userId, email, phone, language })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return row;
}

/** Lists the answers to a message, oldest first, with the delivery status of their e-mails. */
export const answersTo = (db: Database, messageId: number) =>
  db
    .select({
      id: contactAnswers.id,
      way: contactAnswers.way,
      sealedText: contactAnswers.sealedText,
      createdAt: contactAnswers.createdAt,
      by: nameOfStaff,
      delivery: outbox.status,
    })
    .from(contactAnswers)
    .innerJoin(users, eq(users.id, contactAnswers.authorUserId))
    .leftJoin(
      outbox,
      and(eq(outbox.kind, answerKind), eq(outbox.about, sql`'contact-answer:' || ${contactAnswers.id}`)),
    )
    .where(eq(contactAnswers.messageId, messageId))
    .orderBy(asc(contactAnswers.id));

/** Finds the e-mail of an answer in the outbox, whatever its status. */
export async function mailOf(db: Database, messageId: number, answerId: number) {
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .innerJoin(contactAnswers, eq(contactAnswers.id, answerId))
    .where(
      and(
        eq(outbox.kind, answerKind),
        eq(outbox.about, answerReference(answerId)),
        eq(contactAnswers.messageId, messageId),
      ),
    );
  return row?.id;
}

export const answerKind = 'contact.answer';
export const answerReference = (id: number): string => `contact-answer:${id}`;

type Changes = Partial<Pick<typeof contactMessages.$inferInsert, 'state' | 'ownerUserId' | 'settledAt'>>;

export const change = (tx: Database, id: number, changes: Changes) =>
  tx.update(contactMessages).set(changes).where(eq(contactMessages.id, id));

export async function insertAnswer(
  tx: Database,
  answer: Omit<typeof contactAnswers.$inferInsert, 'id' | 'sealedText'>,
): Promise<number> {
  const [row] = await tx.insert(contactAnswers).values(answer).returning({ id: contactAnswers.id });
  if (row === undefined) throw new Error('an answer was not written');
  return row.id;
}

/** Stores the sealed answer text. The seal is bound to the row id, so it follows the insert. */
export const setAnswer = (tx: Database, id: number, sealedText: string) =>
  tx.update(contactAnswers).set({ sealedText }).where(eq(contactAnswers.id, id));
