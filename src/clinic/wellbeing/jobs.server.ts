import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { deleteAssessmentsBefore } from './check-in/queries.server.ts';
import { answerRetentionDays } from './check-in/terms.ts';
import type { WellbeingDeps } from './deps.server.ts';

/** Deletes check-ins after their retention period, with their recommendations. */
const deleteExpiredCheckIns = job('wellbeing.forget-check-ins');

export const wellbeingJobs = ({ db, clock }: Pick<WellbeingDeps, 'db' | 'clock'>): JobHandler[] => [
  {
    ...handler(deleteExpiredCheckIns, async () => {
      await deleteAssessmentsBefore(db, addDays(wallTimeOf(clock.now()).day, -answerRetentionDays + 1));
    }),
    cron: '41 2 * * *',
  },
];
