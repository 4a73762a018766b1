import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { bandOf, scoreOf } from '../instruments/rules.ts';
import { openComment, requireAnswers } from '../sealed.server.ts';
import type { EvaluationRow } from '../tables.server.ts';
import type { Result } from './contract.ts';

/** Returns the score and band of a finished evaluation, both null when its answers cannot be decrypted. */
export function scoreEvaluation({ finishedAt, ...row }: EvaluationRow, secrets: Secrets) {
  const { id, instrument } = row;
  if (finishedAt === null) throw new Error(`evaluation ${id} is not finished`);
  const score = scoreOf(requireAnswers(row, secrets));
  const band = score === null ? null : bandOf(instrument, score);
  return { id, instrument, finishedAt: finishedAt.toISOString(), score, band };
}

export const presentResult = (row: EvaluationRow, by: string | null, secrets: Secrets): Result => ({
  ...scoreEvaluation(row, secrets),
  releasedAt: row.releasedAt?.toISOString() ?? '',
  words: openComment(row, secrets) ?? '',
  by: by ?? '',
});
