import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { firstAdminLinks, users } from '../tables.server.ts';

/** Whether somebody of the direction has an account, disabled or not. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.closedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Puts a link in the place of every former one. */
export async function replaceLink(tx: Database, link: typeof firstAdminLinks.$inferInsert): Promise<void> {
  // Processes that start together give one link after the other.
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

/** Uses a link up. @returns false where it is none, or somebody was faster */
export async function takeLink(tx: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .delete(firstAdminLinks)
    .where(isUsable(tokenHash, now))
    .returning({ createdAt: firstAdminLinks.createdAt });
  return rows.length > 0;
}

export const deleteLinks = (tx: Database) => tx.delete(firstAdminLinks);
