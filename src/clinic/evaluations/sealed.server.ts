import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { type Answers, noAnswers, readAnswers, writeAnswers } from './instruments/rules.ts';
import type { EvaluationRow } from './tables.server.ts';

const answersPlace = (id: number) => `evaluations.sealed_answers:${id}`;
const laterPlace = (id: number) => `evaluations.sealed_later:${id}`;
const wordsPlace = (id: number) => `evaluations.sealed_words:${id}`;

/** Where clinical text of this feature is sealed, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'evaluations', column: 'sealed_answers', place: answersPlace },
  { table: 'evaluations', column: 'sealed_later', place: laterPlace },
  { table: 'evaluations', column: 'sealed_words', place: wordsPlace },
] as const;

/** Undefined where they cannot be opened: one row that no key opens hides no others, and half of it would be a wrong result. */
export const answersOf = (
  { id, instrument, sealedAnswers }: Pick<EvaluationRow, 'id' | 'instrument' | 'sealedAnswers'>,
  secrets: Secrets,
): Answers | undefined => {
  if (sealedAnswers === null) return noAnswers(instrument);
  const text = secrets.tryOpen(sealedAnswers, answersPlace(id));
  return text === undefined ? undefined : readAnswers(text);
};

/** The same for lists: what cannot be opened counts as not answered. */
export const readableAnswersOf = (
  row: Pick<EvaluationRow, 'id' | 'instrument' | 'sealedAnswers'>,
  secrets: Secrets,
): Answers => answersOf(row, secrets) ?? noAnswers(row.instrument);

/** What was said to the item that calls, once the answers could not be changed any more; null where nothing was. */
export function laterOf(
  { id, sealedLater }: Pick<EvaluationRow, 'id' | 'sealedLater'>,
  secrets: Secrets,
): number | null {
  const text = sealedLater === null ? undefined : secrets.tryOpen(sealedLater, laterPlace(id));
  return text === undefined ? null : Number(text);
}

export const sealLater = (id: number, value: number, secrets: Secrets): string =>
  secrets.seal(String(value), laterPlace(id));

export const sealAnswers = (id: number, answers: Answers, secrets: Secrets): string =>
  secrets.seal(writeAnswers(answers), answersPlace(id));

/** Stands in place of words whose key this process does not have (yet), or no longer. */
const unreadable = 'No se puede leer este texto ahora.';

/** What the professional wrote with the result. */
export const wordsOf = (
  { id, sealedWords }: Pick<EvaluationRow, 'id' | 'sealedWords'>,
  secrets: Secrets,
): string | null =>
  sealedWords === null ? null : (secrets.tryOpen(sealedWords, wordsPlace(id)) ?? unreadable);

export const sealWords = (id: number, words: string, secrets: Secrets): string =>
  secrets.seal(words, wordsPlace(id));
