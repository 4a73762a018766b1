import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { passkeys, secondFactorRecoveryCodes, secondFactors, sessions } from '../tables.server.ts';

type FactorRow = typeof secondFactors.$inferSelect;

/** Whether a user has a confirmed second factor. */
export async function hasFactor(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return rows.length > 0;
}

export async function hasPasskey(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/**
 * The user's factor, locked until the transaction ends: of two concurrent uses of one code, the second finds
 * it used.
 */
export async function lockFactor(tx: Database, userId: number): Promise<FactorRow | undefined> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  return row;
}

/** Starts a factor, replacing an unconfirmed one. @returns false if a confirmed one exists */
export async function beginFactor(
  db: Database,
  { userId, sealedSecret, createdAt }: Pick<FactorRow, 'userId' | 'sealedSecret' | 'createdAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret, createdAt })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, createdAt },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses up a time step. @returns false if this step or a later one was used already */
export async function spendStep(tx: Database, userId: number, step: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Confirms a factor and stores its recovery codes. */
export async function confirmFactor(
  tx: Database,
  { userId, codeHmacs, now }: { userId: number; codeHmacs: string[]; now: Date },
): Promise<void> {
  await tx.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.userId, userId));
  await tx.delete(secondFactorRecoveryCodes).where(eq(secondFactorRecoveryCodes.userId, userId));
  await tx.insert(secondFactorRecoveryCodes).values(codeHmacs.map((codeHmac) => ({ userId, codeHmac })));
}

export async function unusedCodes(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ codeHmac: secondFactorRecoveryCodes.codeHmac })
    .from(secondFactorRecoveryCodes)
    .where(and(eq(secondFactorRecoveryCodes.userId, userId), isNull(secondFactorRecoveryCodes.usedAt)));
  return rows.map(({ codeHmac }) => codeHmac);
}

/** Uses up a recovery code. @returns false if it was used concurrently */
export async function spendRecoveryCode(
  tx: Database,
  { userId, codeHmac, now }: { userId: number; codeHmac: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(secondFactorRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(secondFactorRecoveryCodes.userId, userId),
        eq(secondFactorRecoveryCodes.codeHmac, codeHmac),
        isNull(secondFactorRecoveryCodes.usedAt),
      ),
    )
    .returning({ userId: secondFactorRecoveryCodes.userId });
  return rows.length > 0;
}

/** Deletes a user's factor with its recovery codes and passkeys. */
export async function deleteFactor(tx: Database, userId: number): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(secondFactorRecoveryCodes).where(eq(secondFactorRecoveryCodes.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Marks a session as proved by the second factor, which also unlocks it. */
export async function markProved(tx: Database, idHash: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactorAt: now, lockedAt: null, lastSeenAt: now })
    .where(eq(sessions.idHash, idHash));
}

export async function unlockSession(db: Database, idHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lockedAt: null, lastSeenAt: now }).where(eq(sessions.idHash, idHash));
}
