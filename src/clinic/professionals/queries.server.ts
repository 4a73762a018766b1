import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { professionals } from './tables.server.ts';

/** Everyone who can be booked, the director first. */
export const findActive = (db: Database) =>
  db.select().from(professionals).where(eq(professionals.active, true)).orderBy(asc(professionals.position));
