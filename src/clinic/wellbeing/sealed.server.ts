import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Answers, Scores, Suggestion } from './terms.ts';

export type CheckInContent = Scores & { answers: Answers };

/** Contexts that the texts are sealed to. */
const checkInSealContext = (id: number): string => `user_assessments.answers:${id}`;
const suggestionSealContext = (id: number): string => `user_recommendations.activities:${id}`;

/** Sealed columns of this feature, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'user_assessments', column: 'sealed_answers', place: checkInSealContext },
  { table: 'user_recommendations', column: 'sealed_activities', place: suggestionSealContext },
] as const;

/** Seals a check-in to its row, scores included, because they are health data. */
export const sealCheckIn = (secrets: Secrets, id: number, said: CheckInContent): string =>
  secrets.seal(JSON.stringify(said), checkInSealContext(id));

/** Undefined if it cannot be decrypted, so that one row does not hide the others. */
export const openCheckIn = (
  secrets: Secrets,
  { id, sealedAnswers }: { id: number; sealedAnswers: string },
): CheckInContent | undefined => parsed(secrets.tryOpen(sealedAnswers, checkInSealContext(id)));

/** Seals a recommendation, because its reasons reveal health data. */
export const sealSuggestion = (secrets: Secrets, id: number, suggestion: Suggestion): string =>
  secrets.seal(JSON.stringify(suggestion), suggestionSealContext(id));

export const openSuggestion = (
  secrets: Secrets,
  { id, sealedActivities }: { id: number; sealedActivities: string },
): Suggestion | undefined => parsed(secrets.tryOpen(sealedActivities, suggestionSealContext(id)));

// Written by the functions above, so the shape is known.
const parsed = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text));
