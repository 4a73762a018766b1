import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import * as holds from './booking/queries.server.ts';
import { briefAll, listCron } from './briefing/service.server.ts';
import { expireHold, recordExpiry } from './jobs.server.ts';
import { retentionJob } from './reminders/retention.server.ts';
import { type RemindingDeps, remindOfAll } from './reminders/service.server.ts';

/** Looks every minute who is to be reminded. The next minute takes up what fails, so it is not tried again before. */
const remind = job('appointments.remind', { retryLimit: 0 });

/** Looks every quarter of an hour of the evening; the next look takes up what fails. */
const brief = job('appointments.brief-professionals', { retryLimit: 0 });

export const appointmentJobs = ({ db, clock, ...deps }: RemindingDeps): JobHandler[] => [
  handler(expireHold, ({ appointmentId }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      if (await holds.expireHold(tx, appointmentId, now)) await recordExpiry(tx, appointmentId, now);
    }),
  ),
  // At the start, too: a process that starts often follows one that was killed.
  { ...handler(remind, () => remindOfAll({ db, clock, ...deps })), cron: '* * * * *', atStart: {} },
  { ...handler(brief, () => briefAll({ db, clock, ...deps })), cron: listCron },
  retentionJob({ db, clock }),
];
