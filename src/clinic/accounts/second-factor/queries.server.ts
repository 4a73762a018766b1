import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { passkeys, secondFactorRecoveryCodes, secondFactors, sessions } from '../tables.server.ts';

type FactorRow = typeof secondFactors.$inferSelect;

/** Whether somebody has a second factor that a first code has confirmed. */
export async function hasFactor(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return rows.length > 0;
}

/** Whether somebody may prove themselves by a passkey. */
export async function hasPasskey(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/** The person's factor, held until the transaction ends: of two that bring one code, the second finds it used. */
export async function lockFactor(tx: Database, userId: number): Promise<FactorRow | undefined> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  return row;
}

/** Begins a factor, in place of one that was never confirmed. @returns false where one is confirmed */
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

/** Uses a step up. @returns false where it, or a later one, has been used */
export async function spendStep(tx: Database, userId: number, step: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Confirms a factor; the codes on paper are its own. */
export async function confirmFactor(
  tx: Database,
  { userId, codeHmacs, now }: { userId: number; codeHmacs: string[]; now: Date },
): Promise<void> {
  await tx.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.userId, userId));
  await tx.delete(secondFactorRecoveryCodes).where(eq(secondFactorRecoveryCodes.userId, userId));
  await tx.insert(secondFactorRecoveryCodes).values(codeHmacs.map((codeHmac) => ({ userId, codeHmac })));
}

/** The codes on paper that are still good. */
export async function unusedCodes(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ codeHmac: secondFactorRecoveryCodes.codeHmac })
    .from(secondFactorRecoveryCodes)
    .where(and(eq(secondFactorRecoveryCodes.userId, userId), isNull(secondFactorRecoveryCodes.usedAt)));
  return rows.map(({ codeHmac }) => codeHmac);
}

/** Uses a code on paper up. @returns false where somebody was faster */
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

/** Takes somebody's factor away, the codes on paper and the passkeys with it. */
export async function deleteFactor(tx: Database, userId: number): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(secondFactorRecoveryCodes).where(eq(secondFactorRecoveryCodes.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Notes in a session that the factor was proved, which also says who is there. */
export async function markProved(tx: Database, idHash: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactorAt: now, lockedAt: null, lastSeenAt: now })
    .where(eq(sessions.idHash, idHash));
}

export async function unlockSession(db: Database, idHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lockedAt: null, lastSeenAt: now }).where(eq(sessions.idHash, idHash));
}
