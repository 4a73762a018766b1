import { eq, inArray } from 'drizzle-orm';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { debtWaivers } from '../tables.server.ts';

/** Whose account a card is of; null where it has none. */
export async function accountOf(db: Database, patientId: number): Promise<number | null> {
  const [row] = await db.select({ userId: patients.userId }).from(patients).where(eq(patients.id, patientId));
  return row?.userId ?? null;
}

/** Why debts were let go, by the note that had made each. */
export const waiversOf = (db: Database, attendanceIds: readonly number[]) =>
  db
    .select({ attendanceId: debtWaivers.attendanceId, reason: debtWaivers.reason })
    .from(debtWaivers)
    .where(inArray(debtWaivers.attendanceId, [...attendanceIds]));

/** @returns false where the debt of this note has been let go already */
export async function insertWaiver(tx: Database, waiver: typeof debtWaivers.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(debtWaivers)
    .values(waiver)
    .onConflictDoNothing()
    .returning({ id: debtWaivers.attendanceId });
  return rows.length > 0;
}
