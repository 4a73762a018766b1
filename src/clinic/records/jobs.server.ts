import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { RecordsDeps } from './deps.server.ts';
import { deleteExpiredRecords } from './personal.server.ts';

/** Deletes notes and requests after their retention period. */
const deleteOverdue = job('records.delete-overdue');

export const recordJobs = ({ db, clock }: Pick<RecordsDeps, 'db' | 'clock'>): JobHandler[] => [
  {
    ...handler(deleteOverdue, () =>
      inTransaction(db, (tx) => deleteExpiredRecords(tx, addDays(wallTimeOf(clock.now()).day, -1))),
    ),
    // Nightly, before the patient records are erased.
    cron: '23 2 * * *',
  },
];
