import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runNamed, statement } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { NewPatient } from './contract.ts';
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

/** Writes down somebody who has no account. */
export async function createAtDesk(tx: Database, person: NewPatient, now: Date): Promise<number> {
  const { fullName, phone, email, birthDate } = person;
  const [row] = await tx
    .insert(patients)
    .values({
      ...{ fullName, phone: phone ?? null, email: email ?? null },
      ...{ birthOn: birthDate ?? null, createdAt: now },
    })
    .returning({ id: patients.id });
  if (row === undefined) throw new Error('a card was not written');
  return row.id;
}

/**
 * Whose list a patient's appointments stand in: the person's own account, or that of a guardian who books; nobody's where
 * there is none. Undefined where there is no such patient, or the record is locked away.
 */
export async function holderOf(
  db: Database,
  patientId: number,
  today: Day,
): Promise<{ birthOn: Day | null; userId: number | null } | undefined> {
  const [row] = await runNamed<{ birthOn: Day | null; userId: number | null }>(
    db,
    `select p.birth_on::text as "birthOn", coalesce(p.user_id, (
       select g.user_id from guardianships s join patients g on g.id = s.guardian_id
       where s.patient_id = p.id and s.may_book and g.user_id is not null
         and (p.birth_on is null or p.birth_on > $2::date - interval '18 years')
       order by s.created_at, g.id limit 1)) as "userId"
     from patients p where p.id = $1 and p.blocked_until is null`,
    [patientId, today],
  );
  return row;
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
