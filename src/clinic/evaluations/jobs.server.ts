import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { escalateAlerts, escalateOverdue } from './alerts/service.server.ts';
import type { EvaluationsDeps } from './deps.server.ts';
import { forgetEvaluations } from './personal.server.ts';

/** Deletes answers of closed accounts once the law does not ask for them any more. */
const deleteOverdue = job('evaluations.delete-overdue');

export const evaluationJobs = (deps: EvaluationsDeps): JobHandler[] => [
  // At its minute by the alert's own job; the clock looks as well, should that one be lost.
  { ...handler(escalateAlerts, () => escalateOverdue(deps)), cron: '*/5 * * * *' },
  {
    ...handler(deleteOverdue, () =>
      inTransaction(deps.db, (tx) => forgetEvaluations(tx, addDays(wallTimeOf(deps.clock.now()).day, -1))),
    ),
    // Each night, before the cards that they belong to are emptied.
    cron: '11 2 * * *',
  },
];
