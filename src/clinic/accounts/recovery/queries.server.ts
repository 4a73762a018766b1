import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { maySignIn, type UserRow } from '../queries.server.ts';
import { recoveryLinks, sessions, users } from '../tables.server.ts';

/** A family may share an address; five accounts per address are enough for that. */
const maxAccountsPerEmail = 5;

const isRecoverable = and(maySignIn, or(isNotNull(users.email), isNotNull(users.formerEmail)));
/** Whether the account has or had a verified address. */
const hasVerifiedEmail = or(users.emailVerified, isNotNull(users.formerEmail));

/**
 * The open accounts with an e-mail that match the input: the account of that username first, then those with
 * that address, verified ones first and older ones before newer, so that strangers who register with an
 * address do not displace its owner.
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
    .orderBy(desc(isThatName), sql`${hasVerifiedEmail} desc`, asc(users.id))
    .limit(maxAccountsPerEmail);
  return rows.map(({ id }) => id);
}

export type Recoverable = { username: string; email: string; language: string | null };

/**
 * The recipient of the account's recovery link: the formerly verified address until the new one is
 * verified.
 */
export async function findRecipient(db: Database, userId: number): Promise<Recoverable | undefined> {
  const [row] = await selectRecipient(db, userId);
  return toRecipient(row);
}

/** The same, locked until the transaction ends, so that of two requests the later link stays valid. */
export async function lockRecipient(tx: Database, userId: number): Promise<Recoverable | undefined> {
  const [row] = await selectRecipient(tx, userId).for('no key update');
  return toRecipient(row);
}

const selectRecipient = (db: Database, userId: number) =>
  db
    .select({
      username: users.username,
      email: users.email,
      emailVerified: users.emailVerified,
      formerEmail: users.formerEmail,
      language: users.language,
    })
    .from(users)
    .where(and(eq(users.id, userId), isRecoverable));

function toRecipient(
  row: Pick<UserRow, 'username' | 'email' | 'emailVerified' | 'formerEmail' | 'language'> | undefined,
): Recoverable | undefined {
  if (row === undefined) return undefined;
  const email = row.emailVerified ? row.email : (row.formerEmail ?? row.email);
  return email === null ? undefined : { username: row.username, email, language: row.language };
}

export const insertLink = (tx: Database, link: typeof recoveryLinks.$inferInsert) =>
  tx.insert(recoveryLinks).values(link);

const isUsable = (tokenHash: string, now: Date) =>
  and(eq(recoveryLinks.tokenHash, tokenHash), isNull(recoveryLinks.usedAt), gt(recoveryLinks.expiresAt, now));

/** The owner of a link; undefined if it is unknown, used, replaced or expired. */
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

/** Uses up a link; undefined if it is invalid or already used. */
export async function consumeLink(tx: Database, tokenHash: string, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .update(recoveryLinks)
    .set({ usedAt: now })
    .where(isUsable(tokenHash, now))
    .returning({ userId: recoveryLinks.userId });
  return row?.userId;
}

/** All links of a user, used or not. */
export const deleteLinks = (tx: Database, userId: number) =>
  tx.delete(recoveryLinks).where(eq(recoveryLinks.userId, userId));

export async function setPassword(tx: Database, userId: number, passwordHash: string): Promise<UserRow> {
  const [row] = await tx.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning();
  if (row === undefined) throw new Error(`there is no user ${userId}`);
  return row;
}

export const deleteSessions = (tx: Database, userId: number) =>
  tx.delete(sessions).where(eq(sessions.userId, userId));

export const deleteLinksBefore = (db: Database, instant: Date) =>
  db.delete(recoveryLinks).where(lt(recoveryLinks.expiresAt, instant));
