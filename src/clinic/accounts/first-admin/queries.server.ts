import { and, eq, gt, isNull, sql } from 'drizzle-orm';
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

/** Stores a new link and deletes all former ones. */
export async function replaceLink(tx: Database, link: typeof firstAdminLinks.$inferInsert): Promise<void> {
  // Processes that start together create their links one after the other.
  await tx.execute(sql`lock table ${firstAdminLinks} in exclusive mode`);
  await deleteLinks(tx);
  await tx.insert(firstAdminLinks).values(link);
}

const isUsable = (tokenHash: string, now: Date) =>
  and(eq(firstAdminLinks.tokenHash, tokenHash), gt(firstAdminLinks.expiresAt, now));

export async function isLinkUsable(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ createdAt: firstAdminLinks.createdAt })
    .from(firstAdminLinks)
    .where(isUsable(tokenHash, now));
  return rows.length > 0;
}

/** Uses up a link. @returns false if it is invalid, expired or already used */
export async function consumeLink(tx: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .delete(firstAdminLinks)
    .where(isUsable(tokenHash, now))
    .returning({ createdAt: firstAdminLinks.createdAt });
  return rows.length > 0;
}

export const deleteLinks = (tx: Database) => tx.delete(firstAdminLinks);
