import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { type Answers, noAnswers, readAnswers, writeAnswers } from './instruments/rules.ts';
import { texts } from './sealed-texts.ts';
import type { EvaluationRow } from './tables.server.ts';

const answersPlace = (id: number) => `evaluations.sealed_answers:${id}`;
const laterPlace = (id: number) => `evaluations.sealed_later:${id}`;
const outcomePlace = (id: number) => `evaluation_alert_outcomes.sealed_text:${id}`;
const wordsPlace = (id: number) => `evaluations.sealed_words:${id}`;

export const sealedColumns = [
  { table: 'evaluations', column: 'sealed_answers', place: answersPlace },
  { table: 'evaluations', column: 'sealed_later', place: laterPlace },
  { table: 'evaluations', column: 'sealed_words', place: wordsPlace },
  { table: 'evaluation_alert_outcomes', column: 'sealed_text', place: outcomePlace },
] as const;

/**
 * Decrypts the answers; undefined when impossible, so that one bad row neither breaks a list nor yields a partial
 * score.
 */
export const openAnswers = (
  { id, instrument, sealedAnswers }: Pick<EvaluationRow, 'id' | 'instrument' | 'sealedAnswers'>,
  secrets: Secrets,
): Answers | undefined => {
  if (sealedAnswers === null) return noAnswers(instrument);
  const text = secrets.tryOpen(sealedAnswers, answersPlace(id));
  return text === undefined ? undefined : readAnswers(text);
};

export const requireAnswers = (
  row: Pick<EvaluationRow, 'id' | 'instrument' | 'sealedAnswers'>,
  secrets: Secrets,
): Answers => openAnswers(row, secrets) ?? noAnswers(row.instrument);

/** Late answer to the risk item, given when the answers could no longer change; null when there is none. */
export function openLateAnswer(
  { id, sealedLater }: Pick<EvaluationRow, 'id' | 'sealedLater'>,
  secrets: Secrets,
): number | null {
  const text = sealedLater === null ? undefined : secrets.tryOpen(sealedLater, laterPlace(id));
  return text === undefined ? null : Number(text);
}

export const sealLateAnswer = (id: number, value: number, secrets: Secrets): string =>
  secrets.seal(String(value), laterPlace(id));

export const sealAnswers = (id: number, answers: Answers, secrets: Secrets): string =>
  secrets.seal(writeAnswers(answers), answersPlace(id));

/** Decrypts the professional's comment on the result. */
export const openComment = (
  { id, sealedWords }: Pick<EvaluationRow, 'id' | 'sealedWords'>,
  secrets: Secrets,
): string | null =>
  sealedWords === null ? null : (secrets.tryOpen(sealedWords, wordsPlace(id)) ?? texts().unreadable);

/** Decrypts what was done about an alert. */
export const openOutcome = (
  { id, sealedText }: { id: number; sealedText: string },
  secrets: Secrets,
): string => secrets.tryOpen(sealedText, outcomePlace(id)) ?? texts().unreadable;

export const sealOutcome = (id: number, text: string, secrets: Secrets): string =>
  secrets.seal(text, outcomePlace(id));

export const sealComment = (id: number, words: string, secrets: Secrets): string =>
  secrets.seal(words, wordsPlace(id));
