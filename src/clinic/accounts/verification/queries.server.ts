import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { users, verificationCodes } from '../tables.server.ts';
import type { Channel } from './rules.ts';

export type Target = { userId: number; channel: Channel; address: string };
export type CodeRow = typeof verificationCodes.$inferSelect;

const isOfChannel = ({ userId, channel }: Pick<Target, 'userId' | 'channel'>) =>
  and(eq(verificationCodes.userId, userId), eq(verificationCodes.channel, channel));
const isOfTarget = (target: Target) =>
  and(isOfChannel(target), eq(verificationCodes.address, target.address));

/** The language in which to write to a user; null if unknown. */
export async function languageOf(db: Database, userId: number): Promise<string | null> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return row?.language ?? null;
}

export const findCodes = (db: Database, userId: number): Promise<CodeRow[]> =>
  db.select().from(verificationCodes).where(eq(verificationCodes.userId, userId));

export const findCode = async (
  db: Database,
  { userId, channel }: Pick<Target, 'userId' | 'channel'>,
): Promise<CodeRow | undefined> => (await findCodes(db, userId)).find((code) => code.channel === channel);

/**
 * Stores a new code in place of the former. Of concurrent calls one succeeds.
 * @param formerUntil the former must have been sent at or before this instant
 * @returns whether it was stored
 */
export async function replaceCode(
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

/** Counts an attempt in one statement before any comparison; undefined if no code can be tried. */
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
        isOfTarget(target),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, now),
        lt(verificationCodes.tries, allowed),
      ),
    )
    .returning({ codeHmac: verificationCodes.codeHmac, tries: verificationCodes.tries });
  return tried;
}

/** Uses up a code. @returns false if it was used or replaced concurrently */
export async function consumeCode(
  tx: Database,
  target: Target,
  codeHmac: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(
      and(isOfTarget(target), eq(verificationCodes.codeHmac, codeHmac), isNull(verificationCodes.usedAt)),
    )
    .returning({ userId: verificationCodes.userId });
  return used.length > 0;
}

/** Marks the address as verified. @returns false if the user has another e-mail by now */
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

/** Deletes expired codes with the addresses they were sent to. */
export async function deleteCodesExpiredBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, instant));
}
