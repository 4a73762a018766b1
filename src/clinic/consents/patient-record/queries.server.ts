import { eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { consentArrangements, consentRequests } from '../tables.server.ts';

/** @returns the row's id, to which its note is sealed */
export async function addArrangement(
  tx: Database,
  values: typeof consentArrangements.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(consentArrangements).values(values).returning({ id: consentArrangements.id });
  if (row === undefined) throw new Error('an arrangement was not written');
  return row.id;
}

export const setNote = (tx: Database, id: number, sealedNote: string) =>
  tx.update(consentArrangements).set({ sealedNote }).where(eq(consentArrangements.id, id));

/** @returns the row's id, to which its address is sealed */
export async function addRequest(tx: Database, values: typeof consentRequests.$inferInsert): Promise<number> {
  const [row] = await tx.insert(consentRequests).values(values).returning({ id: consentRequests.id });
  if (row === undefined) throw new Error('a request was not written');
  return row.id;
}

export const setAddress = (tx: Database, id: number, sealedAddress: string) =>
  tx.update(consentRequests).set({ sealedAddress }).where(eq(consentRequests.id, id));
