import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { ConsentsDeps } from './deps.server.ts';
import { forgetConsents } from './personal.server.ts';

/** Deletes signatures once the law does not ask for them any more. */
const deleteOverdue = job('consents.delete-overdue');

export const consentJobs = (deps: Pick<ConsentsDeps, 'db' | 'clock'>): JobHandler[] => [
  {
    ...handler(deleteOverdue, () =>
      inTransaction(deps.db, (tx) => forgetConsents(tx, addDays(wallTimeOf(deps.clock.now()).day, -1))),
    ),
    // Each night, before the cards that they belong to are emptied.
    cron: '13 2 * * *',
  },
];
