import {
  anonymizePatients,
  listRecordsRetainedUntil,
  recordYears,
  yearsLater,
} from '#clinic/patients/service.server.ts';
import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Clock } from '#platform/time/clock.ts';
import { clearLateBookings, deleteExpiredVisits } from '../personal.server.ts';

/** Deletes clinical records of closed accounts and discharged patients after the legal period. */
const deleteOverdueRecords = job('appointments.delete-overdue-records');

export const retentionJob = ({ db, clock }: { db: Database; clock: Clock }): JobHandler => ({
  ...handler(deleteOverdueRecords, () =>
    inTransaction(db, async (tx) => {
      // The last day is included in the period.
      const yesterday = addDays(wallTimeOf(clock.now()).day, -1);
      const over = await listRecordsRetainedUntil(tx, yesterday);
      // Records to keep for ten more years have been kept for five.
      const inTenYears = yearsLater(yesterday, recordYears.clinical - recordYears.other);
      const othersOver = await listRecordsRetainedUntil(tx, inTenYears);
      await deleteExpiredVisits(tx, { over, othersOver });
      await anonymizePatients(tx, over);
      await clearLateBookings(tx);
    }),
  ),
  // Once a night, at an odd minute.
  cron: '41 2 * * *',
});
