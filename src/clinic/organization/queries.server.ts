import { desc, lte } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { organizationDetails } from './tables.server.ts';

export async function findDetails(db: Database, at: Date) {
  const [row] = await db
    .select()
    .from(organizationDetails)
    .where(lte(organizationDetails.holdsFrom, at))
    .orderBy(desc(organizationDetails.holdsFrom), desc(organizationDetails.id))
    .limit(1);
  return row;
}

export const addDetails = (tx: Database, row: typeof organizationDetails.$inferInsert) =>
  tx.insert(organizationDetails).values(row);
