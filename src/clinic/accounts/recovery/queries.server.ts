import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { maySignIn, type UserRow } from '../queries.server.ts';
import { recoveryLinks, sessions, users } from '../tables.server.ts';

/** A family shares an address; more accounts than this on one are nobody's family. */
const accountsAtMost = 5;

const isRecoverable = and(maySignIn, or(isNotNull(users.email), isNotNull(users.formerEmail)));
/** Whether the account has proved an address. */
const isProved = or(users.emailVerified, isNotNull(users.formerEmail));

/**
 * The open accounts with an e-mail that somebody may mean: the one of that name first, then those of that address, proved
 * ones before others and older before newer, or strangers who register with somebody's address push the owner out.
 */
export async function findRecoverable(db: Database, usernameKey: string, email: string): Promise<number[]> {
  const isThatName = eq(users.usernameKey, usernameKey);
  const written = email.toLowerCase();
  const isThatAddress = or(
    eq(sql`lower(${users.email})`, written),
    eq(sql`lower(${users.formerEmail})`, written),
  );
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isRecoverable, or(isThatName, isThatAddress)))
    .orderBy(desc(isThatName), sql`${isProved} desc`, asc(users.id))
    .limit(accountsAtMost);
  return rows.map(({ id }) => id);
}

export type Recoverable = { username: string; email: string };

/**
 * The account that gets a link, and where it goes: to the verified address of before, as long as the new one is not
 * verified.
 */
export async function findRecipient(db: Database, userId: number): Promise<Recoverable | undefined> {
  const [row] = await recipientOf(db, userId);
  return recipientIn(row);
}

/** The same, held until the transaction ends, so that of two requests the later one's link stays. */
export async function lockRecipient(tx: Database, userId: number): Promise<Recoverable | undefined> {
  const [row] = await recipientOf(tx, userId).for('no key update');
  return recipientIn(row);
}

const recipientOf = (db: Database, userId: number) =>
  db
    .select({
      username: users.username,
      email: users.email,
      emailVerified: users.emailVerified,
      formerEmail: users.formerEmail,
    })
    .from(users)
    .where(and(eq(users.id, userId), isRecoverable));

function recipientIn(
  row: Pick<UserRow, 'username' | 'email' | 'emailVerified' | 'formerEmail'> | undefined,
): Recoverable | undefined {
  if (row === undefined) return undefined;
  const email = row.emailVerified ? row.email : (row.formerEmail ?? row.email);
  return email === null ? undefined : { username: row.username, email };
}

export const insertLink = (tx: Database, link: typeof recoveryLinks.$inferInsert) =>
  tx.insert(recoveryLinks).values(link);

const isUsable = (tokenHash: string, now: Date) =>
  and(eq(recoveryLinks.tokenHash, tokenHash), isNull(recoveryLinks.usedAt), gt(recoveryLinks.expiresAt, now));

/** Whose link this is; undefined where it is none, used, replaced or expired. */
export async function findByLink(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<Pick<UserRow, 'username' | 'usernameKey'> | undefined> {
  const [row] = await db
    .select({ username: users.username, usernameKey: users.usernameKey })
    .from(recoveryLinks)
    .innerJoin(users, eq(users.id, recoveryLinks.userId))
    .where(and(isUsable(tokenHash, now), maySignIn));
  return row;
}

/** Uses a link up; undefined where it is none, or somebody was faster. */
export async function takeLink(tx: Database, tokenHash: string, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .update(recoveryLinks)
    .set({ usedAt: now })
    .where(isUsable(tokenHash, now))
    .returning({ userId: recoveryLinks.userId });
  return row?.userId;
}

/** All links of a person, used or not. */
export const deleteLinks = (tx: Database, userId: number) =>
  tx.delete(recoveryLinks).where(eq(recoveryLinks.userId, userId));

/** Sets the password of an account. */
export async function setPassword(tx: Database, userId: number, passwordHash: string): Promise<UserRow> {
  const [row] = await tx.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning();
  if (row === undefined) throw new Error(`there is no user ${userId}`);
  return row;
}

/** Ends every session of a person. */
export const deleteSessions = (tx: Database, userId: number) =>
  tx.delete(sessions).where(eq(sessions.userId, userId));

/** Removes links that expired before an instant. */
export const deleteLinksBefore = (db: Database, instant: Date) =>
  db.delete(recoveryLinks).where(lt(recoveryLinks.expiresAt, instant));
