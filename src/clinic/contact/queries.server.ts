import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { outbox } from '#clinic/notifications/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import { contactMessages } from './tables.server.ts';

export type NewMessage = Omit<
  typeof contactMessages.$inferInsert,
  'id' | 'sealedMessage' | 'state' | 'ownerUserId' | 'settledAt'
>;

/** Returns whether a request with this hash has been stored before. */
export async function isDuplicate(db: Database, requestHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.requestHash, requestHash));
  return rows.length > 0;
}

/** @returns the id, or undefined when a concurrent request with the same hash was stored first */
export async function insertMessage(tx: Database, message: NewMessage): Promise<number | undefined> {
  const [row] = await tx
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: contactMessages.id });
  return row?.id;
}

export async function senderOf(tx: Database, userId: number) {
  const rows = await tx
    .select({
      name: sql<string>`coalesce(${users.fullName}, ${users.username})`,
      email: users.email,
      phone: users.phone,
      language: users.language,
    })
    .from(users)
    .where(eq(users.id, userId));
  return onlyRow(rows);
}

/** Stores the sealed message text. The seal is bound to the row id, so it follows the insert. */
export const setMessage = (tx: Database, id: number, sealedMessage: string) =>
  tx.update(contactMessages).set({ sealedMessage }).where(eq(contactMessages.id, id));

export const confirmationKind = 'contact.received';

/** Serializes transactions that concern the same mailbox, until this one ends. */
export const lockMailbox = (tx: Database, mailbox: string) => takeLock(tx, 'contactMailbox', mailbox);

/** Returns the recipients of confirmations since an instant, for the limit on unverified addresses. */
export async function confirmedSince(tx: Database, since: Date): Promise<string[]> {
  const rows = await tx
    .select({ recipient: outbox.recipient })
    .from(outbox)
    .where(
      and(eq(outbox.kind, confirmationKind), ne(outbox.status, 'suppressed'), gt(outbox.createdAt, since)),
    );
  return rows.map(({ recipient }) => recipient);
}

/** Deletes messages settled before an instant, with their answers. */
export const deleteSettledBefore = (db: Database, before: Date) =>
  db
    .delete(contactMessages)
    .where(and(isNotNull(contactMessages.settledAt), lt(contactMessages.settledAt, before)));

/** Deletes open messages created before an instant. Reopening a message does not extend this period. */
export const deleteOpenBefore = (db: Database, before: Date) =>
  db
    .delete(contactMessages)
    .where(and(isNull(contactMessages.settledAt), lt(contactMessages.createdAt, before)));
