import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** What the use cases of plans need; the app hands it in. */
export type SubscriptionsDeps = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** Where people find the site: the start of every link in a letter. */
  publicUrl: string;
};
