import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { type Answers, noAnswers, readAnswers, writeAnswers } from './instruments/rules.ts';
import type { EvaluationRow } from './tables.server.ts';

const answersPlace = (id: number) => `evaluations.sealed_answers:${id}`;
const wordsPlace = (id: number) => `evaluations.sealed_words:${id}`;

/** Where clinical text of this feature is sealed, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'evaluations', column: 'sealed_answers', place: answersPlace },
  { table: 'evaluations', column: 'sealed_words', place: wordsPlace },
] as const;

/** @throws where the answers cannot be opened: half of them would be a wrong result */
export const answersOf = (
  { id, instrument, sealedAnswers }: Pick<EvaluationRow, 'id' | 'instrument' | 'sealedAnswers'>,
  secrets: Secrets,
): Answers =>
  sealedAnswers === null ? noAnswers(instrument) : readAnswers(secrets.open(sealedAnswers, answersPlace(id)));

/** The same for lists: what cannot be opened counts as not answered, and hides nothing else. */
export const readableAnswersOf = (
  { id, instrument, sealedAnswers }: Pick<EvaluationRow, 'id' | 'instrument' | 'sealedAnswers'>,
  secrets: Secrets,
): Answers => {
  const text = sealedAnswers === null ? undefined : secrets.tryOpen(sealedAnswers, answersPlace(id));
  return text === undefined ? noAnswers(instrument) : readAnswers(text);
};

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
