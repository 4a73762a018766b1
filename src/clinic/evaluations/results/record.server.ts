import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { formatDate } from '#platform/time/dates.ts';
import { outcomesOf } from '../alerts/queries.server.ts';
import { maxScore, scoreOf } from '../instruments/rules.ts';
import { questionnaires } from '../instruments/terms.ts';
import { listOfPatient } from '../requests/queries.server.ts';
import { openComment, openLateAnswer, openOutcome, requireAnswers } from '../sealed.server.ts';

/** Evaluations section of a clinical record: questions, answers, scores and comments. */
export async function evaluationsOfRecord(
  { db, secrets }: { db: Database; secrets: Secrets },
  patientId: number,
) {
  const rows = await listOfPatient(db, patientId);
  const outcomes = new Map(
    await Promise.all(rows.map(async ({ id }) => [id, await outcomesOf(db, id)] as const)),
  );
  return {
    title: 'Cuestionarios',
    entries: rows.toReversed().flatMap((row) => {
      const { title, items, options } = questionnaires[row.instrument];
      const answers = requireAnswers(row, secrets);
      if (answers.every((value) => value === null) && row.finishedAt === null) return [];
      const score = scoreOf(answers);
      const later = openLateAnswer(row, secrets);
      const words = openComment(row, secrets);
      const lines = items.map((question, index) => {
        const value = answers[index] ?? null;
        return `${question}: ${value === null ? 'sin respuesta' : options[value]}`;
      });
      if (later !== null) lines.push(`Después cambió una respuesta: ${options[later]}`);
      if (score !== null) lines.push(`${score} de ${maxScore(row.instrument)} puntos`);
      if (words !== null) lines.push(`Lo que escribió el profesional: ${words}`);
      for (const outcome of outcomes.get(row.id) ?? [])
        lines.push(`Qué se hizo el ${formatDate(outcome.at)}: ${openOutcome(outcome, secrets)}`);
      return [{ at: row.finishedAt ?? row.createdAt, heading: title, text: lines.join('\n') }];
    }),
  };
}
