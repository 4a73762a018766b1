import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { BookedService, Prices } from '#clinic/services/service.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Reads } from '#platform/replica/replica.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

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
  holdsPerNetwork: () => number;
  /** Host of the site: part of the UIDs of calendar entries. */
  host: string;
  /** Base URL of every link in a message. */
  publicUrl: string;
};
