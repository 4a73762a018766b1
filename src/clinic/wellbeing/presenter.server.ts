import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Answers, Scores, Suggestion } from './terms.ts';

export type Said = Scores & { answers: Answers };

/** Contexts that the texts are sealed to. */
const saidPlace = (id: number): string => `user_assessments.answers:${id}`;
const suggestionPlace = (id: number): string => `user_recommendations.activities:${id}`;

/** Sealed columns of this feature, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'user_assessments', column: 'sealed_answers', place: saidPlace },
  { table: 'user_recommendations', column: 'sealed_activities', place: suggestionPlace },
] as const;

/** Seals a check-in to its row, scores included, because they are health data. */
export const sealSaid = (secrets: Secrets, id: number, said: Said): string =>
  secrets.seal(JSON.stringify(said), saidPlace(id));

/** Undefined if it cannot be decrypted, so that one row does not hide the others. */
export const openSaid = (
  secrets: Secrets,
  { id, sealedAnswers }: { id: number; sealedAnswers: string },
): Said | undefined => parsed(secrets.tryOpen(sealedAnswers, saidPlace(id)));

/** Seals a recommendation, because its reasons reveal health data. */
export const sealSuggestion = (secrets: Secrets, id: number, suggestion: Suggestion): string =>
  secrets.seal(JSON.stringify(suggestion), suggestionPlace(id));

export const openSuggestion = (
  secrets: Secrets,
  { id, sealedActivities }: { id: number; sealedActivities: string },
): Suggestion | undefined => parsed(secrets.tryOpen(sealedActivities, suggestionPlace(id)));

// Written by the functions above, so the shape is known.
const parsed = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text));
