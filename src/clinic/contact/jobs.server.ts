import { clinic } from '#config';
import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deleteSettledBefore } from './queries.server.ts';

/** Deletes messages that were answered or closed long ago. */
const tidy = job('contact.tidy');

export const contactJobs = ({ db, clock }: { db: Database; clock: Clock }): JobHandler[] => [
  {
    ...handler(tidy, async () => {
      const keptMs = clinic.contactMessagesKeptDays * 86_400_000;
      await deleteSettledBefore(db, new Date(clock.now().getTime() - keptMs));
    }),
    cron: '52 3 * * *',
  },
];
