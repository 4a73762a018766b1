import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.server.ts';
import { handler, type JobHandler, job } from '#platform/jobs.server.ts';
import { deleteExpiredLimits } from '#platform/limits.server.ts';
import { deleteSessionsOlderThan } from './queries.server.ts';
import { sessionLimits } from './rules.ts';
import { deleteCodesExpiredBefore } from './verification-queries.server.ts';

/** Clears away sessions and codes that nobody can use any more, and counters whose time is over. */
const tidy = job('accounts.tidy');

export const accountJobs = ({ db, clock }: { db: Database; clock: Clock }): JobHandler[] => [
  {
    ...handler(tidy, async () => {
      const now = clock.now();
      await deleteSessionsOlderThan(db, new Date(now.getTime() - sessionLimits.client.hours * 3_600_000));
      await deleteExpiredLimits(db, now);
      await deleteCodesExpiredBefore(db, new Date(now.getTime() - 3_600_000));
    }),
    // Hourly, at an odd minute: not when every other machine's jobs run.
    cron: '23 * * * *',
  },
];
