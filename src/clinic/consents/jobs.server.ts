import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { ConsentsDeps } from './deps.server.ts';
import { deleteExpiredConsents } from './personal.server.ts';

/** Deletes signatures at the end of their legal retention period. */
const deleteOverdue = job('consents.delete-overdue');

export const consentJobs = (deps: Pick<ConsentsDeps, 'db' | 'clock'>): JobHandler[] => [
  {
    ...handler(deleteOverdue, () =>
      inTransaction(deps.db, (tx) =>
        deleteExpiredConsents(tx, addDays(wallTimeOf(deps.clock.now()).day, -1)),
      ),
    ),
    // Nightly, before the job that empties their patient records.
    cron: '13 2 * * *',
  },
];
