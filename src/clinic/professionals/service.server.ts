import { asc, eq } from 'drizzle-orm';
import { clinic } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import { professionals } from './tables.server.ts';

const everyKind = clinic.services.map(({ kind }) => kind);

/** Everyone who can be booked, the director first, with the kinds of consultation that they offer. */
export async function listActive(db: Database) {
  const rows = await db
    .select()
    .from(professionals)
    .where(eq(professionals.active, true))
    .orderBy(asc(professionals.position));
  return rows.map((row) => ({ ...row, kinds: row.kinds ?? everyKind }));
}
