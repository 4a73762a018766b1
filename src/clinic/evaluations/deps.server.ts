import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

export type EvaluationsDeps = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  limits: Limits;
  secrets: Secrets;
  schedule: () => Promise<Schedule>;
  /** Base URL of links in letters. */
  publicUrl: string;
};
