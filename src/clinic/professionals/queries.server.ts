import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { professionals } from './tables.server.ts';

/** Which professional an account is of. */
export async function professionalOfUser(db: Database, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: professionals.id })
    .from(professionals)
    .where(and(eq(professionals.userId, userId), eq(professionals.active, true)));
  return row?.id ?? null;
}

/** Says which account a professional works with. @returns false where there is no such professional without one */
export async function tieAccount(tx: Database, professionalId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .update(professionals)
    .set({ userId })
    .where(and(eq(professionals.id, professionalId), isNull(professionals.userId)))
    .returning({ id: professionals.id });
  return rows.length > 0;
}

/** Everyone who can be booked, the director first. */
export const findActive = (db: Database) =>
  db.select().from(professionals).where(eq(professionals.active, true)).orderBy(asc(professionals.position));
