import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';

export type SubscriptionsDeps = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  publicUrl: string;
};
