import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { professionals } from './tables.server.ts';

export async function professionalOfUser(db: Database, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: professionals.id })
    .from(professionals)
    .where(and(eq(professionals.userId, userId), eq(professionals.active, true)));
  return row?.id ?? null;
}

/** Links an account to a professional. @returns false if there is no such professional without an account */
export async function linkAccount(tx: Database, professionalId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .update(professionals)
    .set({ userId })
    .where(and(eq(professionals.id, professionalId), isNull(professionals.userId)))
    .returning({ id: professionals.id });
  return rows.length > 0;
}

export const findActive = (db: Database) =>
  db.select().from(professionals).where(eq(professionals.active, true)).orderBy(asc(professionals.position));
