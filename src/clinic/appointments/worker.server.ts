import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import * as holds from './booking/queries.server.ts';
import { sendPaymentRequest } from './booking/unpaid.server.ts';
import { askForPayment, expireHold, recordExpiry } from './jobs.server.ts';
import { retentionJob } from './reminders/retention.server.ts';
import { type RemindingDeps, sendDueReminders } from './reminders/service.server.ts';
import { deleteOldSafetyAnswers } from './safety-answers/service.server.ts';
import { dayListCron, sendDayLists } from './therapist-calendar/service.server.ts';
import { closesMinutesAfter } from './video-room/terms.ts';

/** Polls every minute for due reminders. No retries: the next minute resumes after a failure. */
const remind = job('appointments.remind', { retryLimit: 0 });

/** Polls every quarter of an hour in the evening. No retries: the next poll resumes after a failure. */
const brief = job('appointments.brief-professionals', { retryLimit: 0 });

/** Polls for answers of calls that ended without a press. No retries: the next poll resumes after a failure. */
const deleteSafetyAnswers = job('appointments.delete-safety-answers', { retryLimit: 0 });

export const appointmentJobs = ({ db, clock, ...deps }: RemindingDeps): JobHandler[] => [
  handler(expireHold, ({ appointmentId }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      if (await holds.expireHold(tx, appointmentId, now)) await recordExpiry(tx, appointmentId, now);
    }),
  ),
  handler(askForPayment, ({ appointmentId }) => sendPaymentRequest({ db, clock, ...deps }, appointmentId)),
  // Also at start: a process that starts often follows one that was killed.
  { ...handler(remind, () => sendDueReminders({ db, clock, ...deps })), cron: '* * * * *', atStart: {} },
  { ...handler(brief, () => sendDayLists({ db, clock, ...deps })), cron: dayListCron },
  {
    ...handler(deleteSafetyAnswers, () =>
      deleteOldSafetyAnswers(db, new Date(clock.now().getTime() - closesMinutesAfter * 60_000)),
    ),
    cron: '*/5 * * * *',
    atStart: {},
  },
  retentionJob({ db, clock }),
];
