import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Answers, Scores, Suggestion } from './terms.ts';

/** What somebody said of a day, as it is sealed. */
export type Said = Scores & { answers: Answers };

/** Where each text is sealed to. */
const saidPlace = (id: number): string => `user_assessments.answers:${id}`;
const suggestionPlace = (id: number): string => `user_recommendations.activities:${id}`;

/** Where this feature seals, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'user_assessments', column: 'sealed_answers', place: saidPlace },
  { table: 'user_recommendations', column: 'sealed_activities', place: suggestionPlace },
] as const;

/** Seals what somebody said for the row it stands in, the numbers too: they are data of health. */
export const sealSaid = (secrets: Secrets, id: number, said: Said): string =>
  secrets.seal(JSON.stringify(said), saidPlace(id));

/** What somebody said; undefined where it cannot be opened, so that one row hides no others. */
export const openSaid = (
  secrets: Secrets,
  { id, sealedAnswers }: { id: number; sealedAnswers: string },
): Said | undefined => parsed(secrets.tryOpen(sealedAnswers, saidPlace(id)));

/** Seals what was suggested, since its reasons tell how somebody is. */
export const sealSuggestion = (secrets: Secrets, id: number, suggestion: Suggestion): string =>
  secrets.seal(JSON.stringify(suggestion), suggestionPlace(id));

/** What was suggested; undefined where it cannot be opened. */
export const openSuggestion = (
  secrets: Secrets,
  { id, sealedActivities }: { id: number; sealedActivities: string },
): Suggestion | undefined => parsed(secrets.tryOpen(sealedActivities, suggestionPlace(id)));

// What is opened was sealed above, by its place: nobody else can have written it.
const parsed = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text));
