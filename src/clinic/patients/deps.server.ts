import type { Limits } from '#platform/http/limits.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/**
 * Carries what a feature holds of one card over to another, which the same person turned out to be.
 * @param cards userId: whose account both are of from now on; null where neither has one
 * @returns how many of what, for whoever looks at it first
 * @throws 23P01 where both have an hour at once, 23514 where they have one together
 */
type MoveRecords = (
  tx: Database,
  cards: { from: number; to: number; userId: number | null },
  now: Date,
) => Promise<Partial<Moved>>;

/** What goes from one card to another. */
export type Moved = Record<'appointments' | 'plans', number>;

/** What the use cases of cards need; the app hands it in. */
export type PatientsDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  secrets: Secrets;
  /** Where people find the site: the start of every link in a letter. */
  publicUrl: string;
  /** Of every feature that holds something of a patient. */
  moveRecords: readonly MoveRecords[];
};
