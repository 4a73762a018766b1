import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { apiKeys } from './tables.server.ts';

const isActive = isNull(apiKeys.endedAt);

export const listActive = (db: Database) =>
  db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      createdBy: sql<string>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(isActive)
    .orderBy(desc(apiKeys.id));

export async function countActive(db: Database): Promise<number> {
  const [row] = await db.select({ n: count() }).from(apiKeys).where(isActive);
  return row?.n ?? 0;
}

/** Finds an active key by its hash; its creator must still be a manager. */
export async function findByHash(db: Database, keyHash: string) {
  const [row] = await db
    .select({
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      createdBy: apiKeys.createdBy,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(
      and(
        eq(apiKeys.keyHash, keyHash),
        isActive,
        eq(users.role, 'admin'),
        isNull(users.disabledAt),
        isNull(users.closedAt),
      ),
    );
  return row;
}

export async function insert(tx: Database, row: typeof apiKeys.$inferInsert): Promise<number> {
  const [made] = await tx.insert(apiKeys).values(row).returning({ id: apiKeys.id });
  if (made === undefined) throw new Error('a key was not written');
  return made.id;
}

/** Serializes concurrent key creation, so that the limit holds. */
export const lockAll = (tx: Database) => tx.execute(sql`lock table ${apiKeys} in share row exclusive mode`);

/** @returns false when the key is not active */
export async function endApiKey(tx: Database, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(apiKeys)
    .set({ endedAt: now })
    .where(and(eq(apiKeys.id, id), isActive))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** Records the last use, at most once a minute. */
export const markUsed = (db: Database, id: number, now: Date) =>
  db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKeys.id, id),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - 60_000))),
      ),
    );
