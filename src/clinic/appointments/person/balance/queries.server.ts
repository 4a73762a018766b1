import { eq, inArray } from 'drizzle-orm';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { debtWaivers } from '../../tables.server.ts';

export async function userIdOfPatient(db: Database, patientId: number): Promise<number | null> {
  const [row] = await db.select({ userId: patients.userId }).from(patients).where(eq(patients.id, patientId));
  return row?.userId ?? null;
}

export const waiversOf = (db: Database, attendanceIds: readonly number[]) =>
  db
    .select({ attendanceId: debtWaivers.attendanceId, reason: debtWaivers.reason })
    .from(debtWaivers)
    .where(inArray(debtWaivers.attendanceId, [...attendanceIds]));

/** @returns false if the debt of this note is already waived */
export async function insertWaiver(tx: Database, waiver: typeof debtWaivers.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(debtWaivers)
    .values(waiver)
    .onConflictDoNothing()
    .returning({ id: debtWaivers.attendanceId });
  return rows.length > 0;
}
