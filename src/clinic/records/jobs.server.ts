import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { RecordsDeps } from './deps.server.ts';
import { forgetRecords } from './personal.server.ts';

/** Deletes notes and requests once the law does not ask for them any more. */
const deleteOverdue = job('records.delete-overdue');

export const recordJobs = ({ db, clock }: Pick<RecordsDeps, 'db' | 'clock'>): JobHandler[] => [
  {
    ...handler(deleteOverdue, () =>
      inTransaction(db, (tx) => forgetRecords(tx, addDays(wallTimeOf(clock.now()).day, -1))),
    ),
    // Each night, before the cards that they belong to are emptied.
    cron: '23 2 * * *',
  },
];
