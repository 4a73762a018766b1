import { and, desc, eq, inArray } from 'drizzle-orm';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { evaluationAlerts, evaluations } from '../tables.server.ts';
import type { Instrument } from '../terms.ts';

const selectOwn = (db: Database, userId: number, id: number) =>
  db
    .select({
      evaluation: evaluations,
      alertId: evaluationAlerts.id,
      takenAt: evaluationAlerts.acknowledgedAt,
      escalatesAt: evaluationAlerts.escalatesAt,
      escalatedAt: evaluationAlerts.escalatedAt,
    })
    .from(evaluations)
    .innerJoin(patients, eq(patients.id, evaluations.patientId))
    .leftJoin(evaluationAlerts, eq(evaluationAlerts.evaluationId, evaluations.id))
    .where(and(eq(evaluations.id, id), eq(patients.userId, userId)));

export async function findOwn(db: Database, userId: number, id: number) {
  const [row] = await selectOwn(db, userId, id);
  return row;
}

export async function lockOwn(tx: Database, userId: number, id: number) {
  const [row] = await selectOwn(tx, userId, id).for('update', { of: evaluations });
  return row;
}

/** Id of the user's newest evaluation of the given instruments. */
export async function newestOwn(tx: Database, userId: number, instruments: readonly Instrument[]) {
  const [row] = await tx
    .select({ id: evaluations.id })
    .from(evaluations)
    .innerJoin(patients, eq(patients.id, evaluations.patientId))
    .where(and(eq(patients.userId, userId), inArray(evaluations.instrument, [...instruments])))
    .orderBy(desc(evaluations.id))
    .limit(1);
  return row?.id;
}

export const setLateAnswer = (tx: Database, id: number, sealedLater: string) =>
  tx.update(evaluations).set({ sealedLater }).where(eq(evaluations.id, id));

export const setAnswers = (tx: Database, id: number, sealedAnswers: string) =>
  tx.update(evaluations).set({ sealedAnswers }).where(eq(evaluations.id, id));

export const setFinished = (tx: Database, id: number, finishedAt: Date) =>
  tx.update(evaluations).set({ finishedAt }).where(eq(evaluations.id, id));
