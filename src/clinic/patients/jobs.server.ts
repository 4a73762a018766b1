import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deleteDoneBefore } from './callbacks/queries.server.ts';

const callbackRetentionDays = 30;

const tidy = job('patients.tidy-callbacks');

export const patientJobs = ({ db, clock }: { db: Database; clock: Clock }): JobHandler[] => [
  {
    ...handler(tidy, async () => {
      await deleteDoneBefore(db, new Date(clock.now().getTime() - callbackRetentionDays * 86_400_000));
    }),
    cron: '47 2 * * *',
  },
];
