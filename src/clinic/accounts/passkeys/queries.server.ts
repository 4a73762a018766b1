import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { passkeys, sessions } from '../tables.server.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A user's passkeys, oldest first. */
export const passkeysOf = (db: Database, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

/** Stores the challenge of this session, replacing a former one. */
export async function setChallenge(
  db: Database,
  { sessionId, challenge, now }: { sessionId: string; challenge: string; now: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ passkeyChallenge: challenge, passkeyChallengeAt: now })
    .where(eq(sessions.idHash, sessionId));
}

/** Consumes the challenge before any comparison. @returns null if there is none or it has expired */
export async function spendChallenge(db: Database, sessionId: string, since: Date): Promise<string | null> {
  const asked = db
    .select({ idHash: sessions.idHash, challenge: sessions.passkeyChallenge })
    .from(sessions)
    .where(
      and(
        eq(sessions.idHash, sessionId),
        isNotNull(sessions.passkeyChallenge),
        gt(sessions.passkeyChallengeAt, since),
      ),
    )
    .for('update')
    .as('asked');
  const [row] = await db
    .update(sessions)
    .set({ passkeyChallenge: null, passkeyChallengeAt: null })
    .from(asked)
    .where(eq(sessions.idHash, asked.idHash))
    .returning({ challenge: asked.challenge });
  return row?.challenge ?? null;
}

/**
 * One of the user's own passkeys, locked until the transaction ends: of two concurrent signatures the second
 * sees the first one's counter.
 */
export async function lockPasskey(
  tx: Database,
  { userId, credentialId }: { userId: number; credentialId: string },
): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)))
    .for('update');
  return row;
}

/** @returns undefined if the passkey is registered already */
export async function insertPasskey(
  tx: Database,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [made] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return made;
}

export async function notePasskeyUse(
  tx: Database,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
}

/** @returns whether it was one of the user's */
export async function deletePasskey(
  tx: Database,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Locks the user's row: of two concurrent additions the second counts the first. */
export async function lockOwner(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select id from users where id = ${userId} for update`);
}
