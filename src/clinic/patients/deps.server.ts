import type { Limits } from '#platform/http/limits.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/**
 * Moves a feature's data from one patient record to another of the same person.
 * @param cards userId: the account of the merged record; null if neither has one
 * @returns the number of moved rows by kind, for the preview
 * @throws 23P01 if their appointments overlap, 23514 if they share one
 */
type MoveRecords = (
  tx: Database,
  cards: { from: number; to: number; userId: number | null },
  now: Date,
) => Promise<Partial<Moved>>;

export type Moved = Record<'appointments' | 'plans', number>;

export type PatientsDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  secrets: Secrets;
  /** Base URL of links in letters. */
  publicUrl: string;
  /** One per feature that stores patient data. */
  moveRecords: readonly MoveRecords[];
};
