import { and, eq } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Day } from '#platform/calendar-days.ts';
import type { Database } from '#platform/database.server.ts';
import { patients } from './tables.server.ts';

/** Makes the patient of a new account, in the transaction that registers it. */
export async function createForUser(tx: Database, user: { id: number; fullName: string | null }, now: Date) {
  await tx.insert(patients).values({ userId: user.id, fullName: user.fullName, createdAt: now });
}

/** The patient who is the account's own person, and where messages for the account go. */
export async function patientOfUser(
  db: Database,
  userId: number,
): Promise<{ patientId: number; email: string | null }> {
  const [row] = await db
    .select({ patientId: patients.id, email: users.email })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(eq(patients.userId, userId));
  // Registering makes both in one transaction, so this would be a fault of ours.
  if (row === undefined) throw new Error(`user ${userId} has no patient`);
  return row;
}

/** The child of a guardian with this birth date; made at its first booking. */
export async function childOfGuardian(
  tx: Database,
  guardianId: number,
  birthOn: Day,
  now: Date,
): Promise<number> {
  await tx.insert(patients).values({ guardianId, birthOn, createdAt: now }).onConflictDoNothing();
  const [row] = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.guardianId, guardianId), eq(patients.birthOn, birthOn)));
  if (row === undefined) throw new Error(`guardian ${guardianId} has no child born on ${birthOn}`);
  return row.id;
}
