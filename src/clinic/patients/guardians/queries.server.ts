import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { guardianships } from '../tables.server.ts';
import type { GuardianRights } from './contract.ts';

type Pair = { patientId: number; guardianId: number };

const isPair = ({ patientId, guardianId }: Pair) =>
  and(eq(guardianships.patientId, patientId), eq(guardianships.guardianId, guardianId));

/** @returns false where they are tied already */
export async function insertGuardianship(
  tx: Database,
  guardianship: typeof guardianships.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(guardianships).values(guardianship).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** @returns false where they are not tied */
export async function setRights(tx: Database, pair: Pair, rights: GuardianRights): Promise<boolean> {
  const rows = await tx.update(guardianships).set(rights).where(isPair(pair)).returning();
  return rows.length > 0;
}

/** @returns false where they were not tied */
export async function deleteGuardianship(tx: Database, pair: Pair): Promise<boolean> {
  const rows = await tx.delete(guardianships).where(isPair(pair)).returning();
  return rows.length > 0;
}
