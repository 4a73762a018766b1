import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { mostOf, scoreOf } from '../instruments/rules.ts';
import { questionnaires } from '../instruments/terms.ts';
import { listOfCard } from '../requests/queries.server.ts';
import { laterOf, readableAnswersOf, wordsOf } from '../sealed.server.ts';

/** Evaluations section of a clinical record: questions, answers, scores and comments. */
export async function evaluationsOfRecord(
  { db, secrets }: { db: Database; secrets: Secrets },
  patientId: number,
) {
  const rows = await listOfCard(db, patientId);
  return {
    title: 'Cuestionarios',
    entries: rows.toReversed().flatMap((row) => {
      const { title, items, options } = questionnaires[row.instrument];
      const answers = readableAnswersOf(row, secrets);
      if (answers.every((value) => value === null) && row.finishedAt === null) return [];
      const score = scoreOf(answers);
      const later = laterOf(row, secrets);
      const words = wordsOf(row, secrets);
      const lines = items.map((question, index) => {
        const value = answers[index] ?? null;
        return `${question}: ${value === null ? 'sin respuesta' : options[value]}`;
      });
      if (later !== null) lines.push(`Después cambió una respuesta: ${options[later]}`);
      if (score !== null) lines.push(`${score} de ${mostOf(row.instrument)} puntos`);
      if (words !== null) lines.push(`Lo que escribió el profesional: ${words}`);
      return [{ at: row.finishedAt ?? row.createdAt, heading: title, text: lines.join('\n') }];
    }),
  };
}
