import { and, asc, eq } from 'drizzle-orm';
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

/** Everyone who can be booked, the director first. */
export const findActive = (db: Database) =>
  db.select().from(professionals).where(eq(professionals.active, true)).orderBy(asc(professionals.position));
