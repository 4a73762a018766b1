import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { RoomPlace } from '../room-tokens.server.ts';
import type { RoomRole } from '../terms.ts';
import * as queries from './queries.server.ts';

/** Where a person is now, and whom to call in an emergency. */
export type SafetyAnswer = { role: Exclude<RoomRole, 'therapist'>; location: string; contact: string };

/** Context string of a sealed answer: it binds it to its row. */
const answerPlace = (id: number): string => `video_safety_answers.sealed_answer:${id}`;

/** Sealed columns of this module, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'video_safety_answers', column: 'sealed_answer', place: answerPlace },
] as const;

/** Stores where a person is and whom to call; without either it deletes the answer. */
export async function saveSafetyAnswer(
  tx: Database,
  secrets: Secrets,
  place: RoomPlace,
  { location, contact }: Pick<SafetyAnswer, 'location' | 'contact'>,
): Promise<void> {
  if (location === '' && contact === '') {
    await queries.deleteSafetyAnswer(tx, place);
    return;
  }
  const id = await queries.ensureSafetyRow(tx, place);
  await queries.setSafetyAnswer(tx, id, secrets.seal(JSON.stringify({ location, contact }), answerPlace(id)));
}

/** Answers that a participant may read: the therapist all, the others their own. */
export async function readSafetyAnswers(
  db: Database,
  secrets: Secrets,
  place: RoomPlace,
): Promise<SafetyAnswer[]> {
  const rows = await queries.listSafetyAnswers(db, place);
  return rows
    .filter(({ role }) => place.role === 'therapist' || role === place.role)
    .flatMap((row) => openSafetyAnswer(secrets, row));
}

/** For the job: the call may end without a press on 'Terminar para todos'. */
export async function deleteOldSafetyAnswers(db: Database, endedBefore: Date): Promise<void> {
  await queries.deleteOldSafetyAnswers(db, endedBefore);
}

/** The answer of a row; nothing if no key of this process opens it. */
export function openSafetyAnswer(
  secrets: Secrets,
  { id, role, sealedAnswer }: { id: number; role: RoomRole; sealedAnswer: string },
): SafetyAnswer[] {
  const plain = secrets.tryOpen(sealedAnswer, answerPlace(id));
  if (plain === undefined || role === 'therapist') return [];
  // Cast: `saveSafetyAnswer` wrote it.
  return [{ role, ...(JSON.parse(plain) as Pick<SafetyAnswer, 'location' | 'contact'>) }];
}
