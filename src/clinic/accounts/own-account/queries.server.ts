import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { UserRow } from '../queries.server.ts';
import { recoveryLinks, sessions, users, verificationCodes } from '../tables.server.ts';

/**
 * The user's own row, locked until the transaction ends; undefined if the account has been closed meanwhile.
 * @param strength 'update' when the name itself changes, so that references to the row wait from the start
 */
export async function lockUser(
  tx: Database,
  userId: number,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for(strength);
  return row;
}

export async function updateUser(
  tx: Database,
  userId: number,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [row] = await tx.update(users).set(values).where(eq(users.id, userId)).returning();
  if (row === undefined) throw new Error(`there is no user ${userId}`);
  return row;
}

/** Deletes a pending code: it was sent to an address that is no longer the user's. */
export const deleteCode = (tx: Database, userId: number, channel: 'email' | 'phone') =>
  tx
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.channel, channel)));

export const deleteCodes = (tx: Database, userId: number) =>
  tx.delete(verificationCodes).where(eq(verificationCodes.userId, userId));

export const deleteLinks = (tx: Database, userId: number) =>
  tx.delete(recoveryLinks).where(eq(recoveryLinks.userId, userId));

/** A user's sessions, newest first, including expired ones. */
export const listSessionsOf = (db: Database, userId: number) =>
  db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.id));

/** Ends one of a user's sessions; undefined if it is another user's or missing. */
export async function deleteOwnSession(
  db: Database,
  userId: number,
  id: number,
): Promise<{ idHash: string } | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ idHash: sessions.idHash });
  return row;
}

export const deleteOtherSessions = (db: Database, userId: number, idHash: string) =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.idHash, idHash)));

export const deleteSessions = (db: Database, userId: number) =>
  db.delete(sessions).where(eq(sessions.userId, userId));
