import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { users, verificationCodes } from '../tables.server.ts';
import type { Channel } from './rules.ts';

/** Whose address is to be proved. */
export type Target = { userId: number; channel: Channel; address: string };
export type CodeRow = typeof verificationCodes.$inferSelect;

const codeOf = ({ userId, channel }: Pick<Target, 'userId' | 'channel'>) =>
  and(eq(verificationCodes.userId, userId), eq(verificationCodes.channel, channel));
const codeFor = (target: Target) => and(codeOf(target), eq(verificationCodes.address, target.address));

/** A person's codes, of either channel, whatever their state. */
export const findCodes = (db: Database, userId: number): Promise<CodeRow[]> =>
  db.select().from(verificationCodes).where(eq(verificationCodes.userId, userId));

/** A person's code of one channel, whatever its state. */
export const findCode = async (
  db: Database,
  { userId, channel }: Pick<Target, 'userId' | 'channel'>,
): Promise<CodeRow | undefined> => (await findCodes(db, userId)).find((code) => code.channel === channel);

/**
 * Keeps a new code in the place of the former. Of many at once one gets through.
 * @param formerUntil the former must have been sent at this instant or before
 * @returns whether it was kept
 */
export async function placeCode(
  tx: Database,
  code: Target & { codeHmac: string; createdAt: Date; expiresAt: Date },
  formerUntil: Date,
): Promise<boolean> {
  const fresh = { ...code, tries: 0, usedAt: null };
  const placed = await tx
    .insert(verificationCodes)
    .values(fresh)
    .onConflictDoUpdate({
      target: [verificationCodes.userId, verificationCodes.channel],
      set: fresh,
      setWhere: lte(verificationCodes.createdAt, formerUntil),
    })
    .returning({ userId: verificationCodes.userId });
  return placed.length > 0;
}

/** Counts a try, in one statement and before anything is compared; undefined where no code may be tried. */
export async function countTry(
  db: Database,
  target: Target,
  now: Date,
  allowed: number,
): Promise<{ codeHmac: string; tries: number } | undefined> {
  const [tried] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(
      and(
        codeFor(target),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, now),
        lt(verificationCodes.tries, allowed),
      ),
    )
    .returning({ codeHmac: verificationCodes.codeHmac, tries: verificationCodes.tries });
  return tried;
}

/** Uses a code up. @returns false where somebody was faster, or another code has taken its place */
export async function takeCode(tx: Database, target: Target, codeHmac: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(codeFor(target), eq(verificationCodes.codeHmac, codeHmac), isNull(verificationCodes.usedAt)))
    .returning({ userId: verificationCodes.userId });
  return used.length > 0;
}

/** Marks the proved address as verified. @returns false where the person has another e-mail by now */
export async function markVerified(tx: Database, { userId, channel, address }: Target): Promise<boolean> {
  const marked =
    channel === 'email'
      ? tx
          .update(users)
          .set({ emailVerified: true, formerEmail: null })
          .where(and(eq(users.id, userId), eq(users.email, address)))
      : tx.update(users).set({ phone: address, phoneVerified: true }).where(eq(users.id, userId));
  return (await marked.returning({ id: users.id })).length > 0;
}

/** Forgets codes that nobody can use any more, and the addresses they went to. */
export async function deleteCodesExpiredBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, instant));
}
