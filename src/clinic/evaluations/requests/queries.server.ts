import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { evaluationAlerts, evaluations } from '../tables.server.ts';
import type { Instrument } from '../terms.ts';

export const listOwn = (db: Database, userId: number) =>
  db
    .select({ evaluation: evaluations })
    .from(evaluations)
    .innerJoin(patients, eq(patients.id, evaluations.patientId))
    .where(eq(patients.userId, userId))
    .orderBy(desc(evaluations.id));

export const listOfPatient = (db: Database, patientId: number) =>
  db.select().from(evaluations).where(eq(evaluations.patientId, patientId)).orderBy(desc(evaluations.id));

/** The patient record of an account, with the fields that determine the age. */
export async function findOwnRecord(db: Database, userId: number) {
  const [row] = await db
    .select({ patientId: patients.id, birthDate: patients.birthDate })
    .from(patients)
    .where(eq(patients.userId, userId));
  // Unreachable: registration creates both in one transaction.
  if (row === undefined) throw new Error(`user ${userId} has no patient`);
  return row;
}

/** Contact details of the patient's account; undefined when there is none. */
export async function accountOfCard(db: Database, patientId: number) {
  const [row] = await db
    .select({ userId: users.id, email: users.email, language: users.language })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(and(eq(patients.id, patientId), isNull(users.closedAt)));
  return row;
}

export type NewEvaluation = typeof evaluations.$inferInsert;

/** @returns the id, or undefined when the patient has an open evaluation of this instrument */
export async function add(tx: Database, values: NewEvaluation): Promise<number | undefined> {
  const [row] = await tx
    .insert(evaluations)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: evaluations.id });
  return row?.id;
}

export async function findOpen(db: Database, patientId: number, instrument: Instrument) {
  const [row] = await db
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.patientId, patientId),
        eq(evaluations.instrument, instrument),
        isNull(evaluations.finishedAt),
      ),
    );
  return row?.id;
}

export async function lastFinished(db: Database, patientId: number): Promise<Map<Instrument, Date>> {
  const rows = await db
    .select({
      instrument: evaluations.instrument,
      at: sql<Date | null>`max(${evaluations.finishedAt})`.mapWith(evaluations.finishedAt),
    })
    .from(evaluations)
    .where(eq(evaluations.patientId, patientId))
    .groupBy(evaluations.instrument);
  return new Map(rows.flatMap(({ instrument, at }) => (at === null ? [] : [[instrument, at] as const])));
}

/**
 * Moves evaluations from one patient record to another. When both have an open one of the same instrument, the empty
 * one of the former record is deleted.
 */
export async function movePatient(tx: Database, { from, to }: { from: number; to: number }) {
  await tx.execute(sql`
    delete from evaluations former where former.patient_id = ${from} and former.finished_at is null
      and former.sealed_answers is null and exists (
        select from evaluations other where other.patient_id = ${to} and other.finished_at is null
          and other.instrument = former.instrument)`);
  await tx.update(evaluations).set({ patientId: to }).where(eq(evaluations.patientId, from));
  // The counts returned to the desk belong to other features.
  return {};
}

/** The patient's alert that is not closed, unacknowledged ones first. */
export async function findOpenAlert(db: Database, patientId: number) {
  const [row] = await db
    .select({ raisedAt: evaluationAlerts.raisedAt, acknowledgedAt: evaluationAlerts.acknowledgedAt })
    .from(evaluationAlerts)
    .innerJoin(evaluations, eq(evaluations.id, evaluationAlerts.evaluationId))
    .where(and(eq(evaluations.patientId, patientId), isNull(evaluationAlerts.closedAt)))
    .orderBy(sql`${evaluationAlerts.acknowledgedAt} is not null`, desc(evaluationAlerts.raisedAt))
    .limit(1);
  return row;
}
