import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

export type ChatDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  secrets: Secrets;
  schedule: () => Promise<Schedule>;
  /** Public URL of the site, the base of every link in an e-mail. */
  publicUrl: string;
};
