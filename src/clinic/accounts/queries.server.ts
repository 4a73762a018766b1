import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { sessions, users } from './tables.server.ts';
import { toLookalikeKey } from './username-lookalikes.ts';

export type UserRow = typeof users.$inferSelect;

/** Accounts neither closed by their owner nor, for staff, disabled by the director. */
export const maySignIn = and(isNull(users.closedAt), isNull(users.disabledAt));

export async function findByUsername(db: Database, usernameKey: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.usernameKey, usernameKey), maySignIn));
  return row;
}

export async function findById(db: Database, id: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)));
  return row;
}

/** Whether an account is open; locks it so until the transaction ends. */
export async function lockOpenAccount(tx: Database, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .for('share');
  return rows.length > 0;
}

/**
 * Whether an account has this look. Concurrent callers with the same look wait until the transaction ends.
 */
export async function isLookalikeTaken(tx: Database, look: string): Promise<boolean> {
  await takeLock(tx, 'lookalikeName', look);
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.usernameLook, look)).limit(1);
  return rows.length > 0;
}

/**
 * Sets the look of accounts opened by an instance of the previous release. In batches: the next hourly run
 * continues.
 */
export async function fillLookalikeKeys(db: Database, batch = 500): Promise<void> {
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(isNull(users.usernameLook), isNull(users.closedAt)))
    .limit(batch);
  for (const { id, username } of rows)
    await db
      .update(users)
      .set({ usernameLook: toLookalikeKey(username) })
      .where(and(eq(users.id, id), eq(users.username, username), isNull(users.closedAt)));
}

/** All staff who can sign in, oldest account first. */
export const findStaff = (db: Database): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(ne(users.role, 'client'), maySignIn))
    .orderBy(asc(users.id));

export async function staffNames(db: Database): Promise<string[]> {
  const staff = await db
    .select({ username: users.username, fullName: users.fullName })
    .from(users)
    .where(and(ne(users.role, 'client'), isNull(users.closedAt)));
  return staff.flatMap(({ username, fullName }) => [username, fullName ?? '']).filter((name) => name !== '');
}

/** Inserts a user; undefined if the username is taken. */
export async function insertUser(
  tx: Database,
  user: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const [row] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.usernameKey })
    .returning();
  return row;
}

/** Whether an open account still has this password; a change of it waits until the transaction ends. */
export async function lockUnchangedPassword(
  tx: Database,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), maySignIn))
    .for('share');
  return rows.length > 0;
}

export async function insertSession(tx: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

/**
 * The sessions of the given cookies with their owners' roles, in the cookies' order. Runs on every signed-in
 * request, so it is prepared once per connection. Each session is looked up separately (`lateral … limit 1`):
 * a set join planned while there are few users scans all of them, and the connection keeps that plan as they
 * grow.
 */
export function sessionsFinder(db: Database) {
  const session = db
    .select({
      idHash: sessions.idHash,
      userId: sessions.userId,
      role: users.role,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      secondFactorAt: sessions.secondFactorAt,
      lockedAt: sessions.lockedAt,
      closedAt: users.closedAt,
      disabledAt: users.disabledAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.idHash} = asked.id_hash`)
    // Cast: the literal is part of the statement; the planner could not use a parameter's value.
    .limit(sql`1` as unknown as number)
    .as('session');
  const found = db
    .select()
    .from(sql`unnest(${sql.placeholder('idHashes')}::text[]) as asked(id_hash)`)
    .crossJoinLateral(session)
    // A session opened while its account was being closed or disabled is ignored.
    .where(and(isNull(session.closedAt), isNull(session.disabledAt)))
    .prepare('sessions_by_id_hash');
  return async (idHashes: string[]) => {
    const rows = await found.execute({ idHashes });
    const byHash = new Map(rows.map((row) => [row.session.idHash, row.session]));
    return idHashes.map((idHash) => byHash.get(idHash));
  };
}

export async function touchSession(db: Database, idHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.idHash, idHash), lt(sessions.lastSeenAt, now)));
}

export async function lockSession(db: Database, idHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lockedAt: now })
    .where(and(eq(sessions.idHash, idHash), isNull(sessions.lockedAt)));
}

export async function deleteSession(db: Database, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
}

export async function deleteSessionsOlderThan(db: Database, instant: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.createdAt, instant));
}
