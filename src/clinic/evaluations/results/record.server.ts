import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { formatDate } from '#platform/time/dates.ts';
import { outcomesOf } from '../alerts/queries.server.ts';
import { maxScore, scoreOf } from '../instruments/rules.ts';
import { questionnaires } from '../instruments/terms.ts';
import { listOfPatient } from '../requests/queries.server.ts';
import { openComment, openLateAnswer, openOutcome, requireAnswers } from '../sealed.server.ts';
import { recordTexts } from './record-texts.ts';

/** Evaluations section of a clinical record: questions, answers, scores and comments. */
export async function evaluationsOfRecord(
  { db, secrets }: { db: Database; secrets: Secrets },
  patientId: number,
) {
  const rows = await listOfPatient(db, patientId);
  const outcomes = new Map(
    await Promise.all(rows.map(async ({ id }) => [id, await outcomesOf(db, id)] as const)),
  );
  const said = recordTexts();
  return {
    title: said.title,
    entries: rows.toReversed().flatMap((row) => {
      const { title, items, options } = questionnaires[row.instrument];
      const answers = requireAnswers(row, secrets);
      if (answers.every((value) => value === null) && row.finishedAt === null) return [];
      const score = scoreOf(answers);
      const later = openLateAnswer(row, secrets);
      const words = openComment(row, secrets);
      const lines = items.map((question, index) => {
        const value = answers[index] ?? null;
        return said.answer(question, value === null ? undefined : options[value]);
      });
      if (later !== null) lines.push(said.changedAnswer(options[later]));
      if (score !== null) lines.push(said.score(score, maxScore(row.instrument)));
      if (words !== null) lines.push(said.comment(words));
      for (const outcome of outcomes.get(row.id) ?? [])
        lines.push(said.action(formatDate(outcome.at), openOutcome(outcome, secrets)));
      return [{ at: row.finishedAt ?? row.createdAt, heading: title, text: lines.join('\n') }];
    }),
  };
}
