import { clinic } from '#config';
import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deleteOpenBefore, deleteSettledBefore } from './queries.server.ts';

const tidy = job('contact.tidy');

export const contactJobs = ({ db, clock }: { db: Database; clock: Clock }): JobHandler[] => [
  {
    ...handler(tidy, async () => {
      const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
      await deleteSettledBefore(db, daysAgo(clinic.contactMessagesKeptDays));
      await deleteOpenBefore(db, daysAgo(clinic.contactUnansweredKeptDays));
    }),
    cron: '52 3 * * *',
  },
];
