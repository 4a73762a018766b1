import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { firstAdminLinks, users } from '../tables.server.ts';

/** Whether a director account exists, disabled or not. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.closedAt)))
    .limit(1);
  return rows.length > 0;
}

export const addLink = (tx: Database, link: typeof firstAdminLinks.$inferInsert) =>
  tx.insert(firstAdminLinks).values(link);

export const deleteExpiredLinks = (tx: Database, now: Date) =>
  tx.delete(firstAdminLinks).where(lte(firstAdminLinks.expiresAt, now));

const isUsable = (tokenHash: string, now: Date) =>
  and(eq(firstAdminLinks.tokenHash, tokenHash), gt(firstAdminLinks.expiresAt, now));

export async function isLinkUsable(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ createdAt: firstAdminLinks.createdAt })
    .from(firstAdminLinks)
    .where(isUsable(tokenHash, now));
  return rows.length > 0;
}

/**
 * Deletes all links if the given one is valid. Concurrent uses wait for each other.
 * @returns false if the link is invalid, expired or already used
 */
export async function consumeLinks(tx: Database, tokenHash: string, now: Date): Promise<boolean> {
  await tx.execute(sql`lock table ${firstAdminLinks} in exclusive mode`);
  if (!(await isLinkUsable(tx, tokenHash, now))) return false;
  await deleteLinks(tx);
  return true;
}

export const deleteLinks = (tx: Database) => tx.delete(firstAdminLinks);
