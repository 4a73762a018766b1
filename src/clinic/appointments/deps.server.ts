import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { BookedService, Prices } from '#clinic/services/service.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Reads } from '#platform/replica/replica.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** What the use cases of appointments need; the app hands it in. */
export type AppointmentsDeps = {
  db: Database;
  reads: Reads;
  clock: Clock;
  jobs: Jobs;
  limits: Limits;
  secrets: Secrets;
  schedule: () => Promise<Schedule>;
  prices: () => Promise<Prices>;
  services: () => Promise<ReadonlyMap<number, BookedService>>;
  /** Unpaid holds that one network may have at once. */
  holdsPerNetwork: number;
  /** The site's host: part of the calendar entries' UIDs. */
  host: string;
  /** Where people find the site: the start of every link in a letter. */
  publicUrl: string;
};
