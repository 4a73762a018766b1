import { record } from '#clinic/audit/service.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { handler, type JobHandler, job } from '#platform/jobs.server.ts';
import * as holds from './holds-queries.server.ts';
import { lockedRecordsJob } from './locked-records.server.ts';
import { type RemindingDeps, remindOfAll } from './reminding.server.ts';

/** Tidies a hold that has run out. Nothing waits for it: availability and booking look past such holds by themselves. */
export const expireHold = job<{ appointmentId: number }>('appointments.expire-hold');

/** PostgreSQL's clock starts the job and ours says whether the hold is over: a minute keeps them from disagreeing. */
export const tidyAfter = (holdExpiresAt: Date): Date => new Date(holdExpiresAt.getTime() + 60_000);

/** A hold that ran out is on record, whoever noticed. */
export const recordExpiry = (tx: Database, appointmentId: number, at: Date) =>
  record(tx, {
    at,
    actorUserId: null,
    action: 'appointment.hold-expired',
    subject: `appointment:${appointmentId}`,
  });

/** Looks every minute who is to be reminded. The next minute takes up what fails, so it is not tried again before. */
const remind = job('appointments.remind', { retryLimit: 0 });

export const appointmentJobs = ({ db, clock, ...deps }: RemindingDeps): JobHandler[] => [
  handler(expireHold, ({ appointmentId }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      if (await holds.expireHold(tx, appointmentId, now)) await recordExpiry(tx, appointmentId, now);
    }),
  ),
  // At the start, too: a process that starts often follows one that was killed.
  { ...handler(remind, () => remindOfAll({ db, clock, ...deps })), cron: '* * * * *', atStart: {} },
  lockedRecordsJob({ db, clock }),
];
