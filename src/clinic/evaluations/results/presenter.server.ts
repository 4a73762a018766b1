import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { bandOf, scoreOf } from '../instruments/rules.ts';
import { answersOf, wordsOf } from '../sealed.server.ts';
import type { EvaluationRow } from '../tables.server.ts';
import type { Result } from './contract.ts';

/** What a finished evaluation measured. @throws where its answers cannot be opened */
export function measure(row: EvaluationRow, secrets: Secrets) {
  const score = scoreOf(answersOf(row, secrets));
  if (score === null || row.finishedAt === null) throw new Error(`evaluation ${row.id} is not finished`);
  return {
    ...{ id: row.id, instrument: row.instrument, finishedAt: row.finishedAt.toISOString() },
    ...{ score, band: bandOf(row.instrument, score) },
  };
}

/** A released result as the person sees it. */
export const presentResult = (row: EvaluationRow, by: string | null, secrets: Secrets): Result => ({
  ...measure(row, secrets),
  releasedAt: row.releasedAt?.toISOString() ?? '',
  words: wordsOf(row, secrets) ?? '',
  by: by ?? '',
});
