import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { listRecordsRetainedUntil, lockRecords, retentionReason } from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { questionnaires } from './instruments/terms.ts';
import { personalTexts } from './personal-texts.ts';
import { openComment, openLateAnswer, requireAnswers } from './sealed.server.ts';
import { evaluationAlerts, evaluations } from './tables.server.ts';

/**
 * Evaluations in export and erasure. Finished ones, and those that raised an alert, are clinical records and are
 * retained; the others are deleted.
 */
export const evaluationsPersonal = ({ secrets }: { secrets: Secrets }): PersonalPart => ({
  name: 'evaluations',

  async export(db, userId) {
    const rows = await db
      .select({ evaluation: evaluations, alert: evaluationAlerts })
      .from(evaluations)
      .leftJoin(evaluationAlerts, eq(evaluationAlerts.evaluationId, evaluations.id))
      .where(inArray(evaluations.patientId, ownPatientIds(db, userId)))
      .orderBy(asc(evaluations.id));
    return rows.map(({ evaluation, alert }) => {
      const { createdAt, finishedAt, releasedAt, instrument } = evaluation;
      const { code, items, options } = questionnaires[instrument];
      const values = requireAnswers(evaluation, secrets);
      return {
        questionnaire: code,
        sentByClinic: evaluation.sentBy !== null,
        createdAt,
        finishedAt,
        releasedAt,
        answers: items.map((question, index) => {
          const value = values[index] ?? null;
          return { question, answer: value === null ? null : options[value], value };
        }),
        saidLater: openLateAnswer(evaluation, secrets),
        result: openComment(evaluation, secrets),
        alert: alert && {
          raisedAt: alert.raisedAt,
          acknowledgedAt: alert.acknowledgedAt,
          closedAt: alert.closedAt,
        },
      };
    });
  },

  async erase(tx, userId, now) {
    const own = await tx
      .select({ id: evaluations.id, patientId: evaluations.patientId, finishedAt: evaluations.finishedAt })
      .from(evaluations)
      .where(inArray(evaluations.patientId, ownPatientIds(tx, userId)));
    if (own.length === 0) return { deleted: [], kept: [] };
    const ids = own.map(({ id }) => id);
    const called = await tx
      .select({ id: evaluationAlerts.evaluationId })
      .from(evaluationAlerts)
      .where(inArray(evaluationAlerts.evaluationId, ids));
    const isKept = (id: number, finishedAt: Date | null) =>
      finishedAt !== null || called.some((alert) => alert.id === id);
    const kept = own.filter(({ id, finishedAt }) => isKept(id, finishedAt));
    const gone = own.filter(({ id, finishedAt }) => !isKept(id, finishedAt)).map(({ id }) => id);
    await tx.delete(evaluations).where(inArray(evaluations.id, gone));
    const deleted = gone.length > 0 ? [personalTexts().unsubmitted] : [];
    if (kept.length === 0) return { deleted, kept: [] };
    const cards = [...new Set(kept.map(({ patientId }) => patientId))];
    const until = await lockRecords(tx, cards, wallTimeOf(now).day);
    const what = personalTexts().kept;
    const why = retentionReason();
    return { deleted, kept: [{ what, why, until }] };
  },
});

const ownPatientIds = (db: Database, userId: number) =>
  db.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));

/**
 * Deletes evaluations whose retention has ended.
 * @param yesterday records are kept up to and including their last day
 */
export async function deleteExpiredEvaluations(tx: Database, yesterday: Day): Promise<void> {
  const kept = await listRecordsRetainedUntil(tx, yesterday);
  const emptied = tx
    .select({ id: patients.id })
    .from(patients)
    .leftJoin(users, eq(users.id, patients.userId))
    // Records that were erased on a night when this job did not run.
    .where(
      and(
        isNull(patients.blockedUntil),
        isNull(patients.fullName),
        or(isNotNull(users.closedAt), and(isNull(patients.userId), isNull(patients.birthDate))),
      ),
    );
  await tx
    .delete(evaluations)
    .where(or(inArray(evaluations.patientId, kept), inArray(evaluations.patientId, emptied)));
}
