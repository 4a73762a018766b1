import { eq, isNull, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { crisisProtocols } from './tables.server.ts';

const isCurrent = isNull(crisisProtocols.endedAt);

export async function findCurrent(db: Database) {
  const [row] = await db
    .select({
      responders: crisisProtocols.responders,
      hours: crisisProtocols.hours,
      steps: crisisProtocols.steps,
      signedAt: crisisProtocols.signedAt,
      signedBy: sql<string>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(crisisProtocols)
    .innerJoin(users, eq(users.id, crisisProtocols.signedBy))
    .where(isCurrent);
  return row;
}

export async function hasCurrent(db: Database): Promise<boolean> {
  const rows = await db.select({ id: crisisProtocols.id }).from(crisisProtocols).where(isCurrent);
  return rows.length > 0;
}

/** @returns false when no protocol was in force */
export async function endCurrent(tx: Database, now: Date): Promise<boolean> {
  const rows = await tx
    .update(crisisProtocols)
    .set({ endedAt: now })
    .where(isCurrent)
    .returning({ id: crisisProtocols.id });
  return rows.length > 0;
}

export const insert = (tx: Database, row: typeof crisisProtocols.$inferInsert) =>
  tx.insert(crisisProtocols).values(row);

/** Serializes concurrent signatures. */
export const lockAll = (tx: Database) => tx.execute(sql`lock table ${crisisProtocols} in exclusive mode`);
