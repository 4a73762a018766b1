import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';

export async function openAccountOf(
  db: Database,
  patientId: number,
): Promise<{ userId: number; role: string } | undefined> {
  const [row] = await db
    .select({ userId: users.id, role: users.role })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(and(eq(patients.id, patientId), isNull(users.closedAt)));
  return row;
}

/** Whether a patient has upcoming appointments, confirmed or being paid. */
export async function hasUpcomingAppointments(db: Database, patientId: number, now: Date): Promise<boolean> {
  const rows = await runPrepared(
    db,
    `select 1 as found from appointments where (patient_id = $1 or companion_id = $1) and starts_at > $2
       and (status = 'confirmed' or (status = 'pending' and coalesce(hold_expires_at, $2) >= $2)) limit 1`,
    [patientId, now],
  );
  return rows.length > 0;
}
