import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { statement } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { patients } from './tables.server.ts';

/** Makes the patient of a new account, in the transaction that registers it. */
export async function createForUser(tx: Database, user: { id: number; fullName: string | null }, now: Date) {
  await tx.insert(patients).values({ userId: user.id, fullName: user.fullName, createdAt: now });
}

const ofUser = statement<{ userId: number }, { id: number; email: string | null }>(() =>
  drizzle
    .mock()
    .select({ id: patients.id, email: users.email })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(eq(patients.userId, sql.placeholder('userId'))),
);

/** The patient who is the account's own person, and where messages for the account go. */
export async function patientOfUser(
  db: Database,
  userId: number,
): Promise<{ patientId: number; email: string | null }> {
  const [row] = await ofUser(db, { userId });
  // Registering makes both in one transaction, so this would be a fault of ours.
  if (row === undefined) throw new Error(`user ${userId} has no patient`);
  return { patientId: row.id, email: row.email };
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

/** Carries the new name of an account to the person it is of. */
export async function renamePatientOf(
  tx: Database,
  user: { id: number; fullName: string | null },
): Promise<void> {
  await tx.update(patients).set({ fullName: user.fullName }).where(eq(patients.userId, user.id));
}

/** Locks the records of patients away until a day: the account is closed, and the law wants them kept. */
export async function lockRecords(tx: Database, patientIds: number[], until: Day): Promise<void> {
  await tx.update(patients).set({ blockedUntil: until }).where(inArray(patients.id, patientIds));
}

/** Patients whose records are locked until this day or an earlier one. */
export async function recordsLockedUntil(tx: Database, day: Day): Promise<number[]> {
  const rows = await tx.select({ id: patients.id }).from(patients).where(lte(patients.blockedUntil, day));
  return rows.map(({ id }) => id);
}

/** Takes away what says who somebody was, once the law does not ask for it any more. */
export async function forgetPatients(tx: Database, patientIds: number[]): Promise<void> {
  await tx
    .update(patients)
    .set({ fullName: null, birthOn: null, email: null, phone: null, blockedUntil: null })
    .where(inArray(patients.id, patientIds));
}
