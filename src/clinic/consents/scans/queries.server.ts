import { arrayOverlaps, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { consentScans } from '../tables.server.ts';

/** @returns the row's id, to which its file is sealed */
export async function addScan(tx: Database, values: typeof consentScans.$inferInsert): Promise<number> {
  const [row] = await tx.insert(consentScans).values(values).returning({ id: consentScans.id });
  if (row === undefined) throw new Error('a scan was not written');
  return row.id;
}

export const setFile = (tx: Database, id: number, sealedFile: string) =>
  tx.update(consentScans).set({ sealedFile }).where(eq(consentScans.id, id));

/** @returns number of deleted rows */
export async function deleteScans(tx: Database, consentIds: readonly number[]): Promise<number> {
  const rows = await tx
    .delete(consentScans)
    .where(arrayOverlaps(consentScans.consentIds, [...consentIds]))
    .returning({ id: consentScans.id });
  return rows.length;
}
