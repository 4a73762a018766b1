import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { escalateAlerts, escalateOverdue } from './alerts/service.server.ts';
import type { EvaluationsDeps } from './deps.server.ts';
import { deleteExpiredEvaluations } from './personal.server.ts';

const deleteOverdue = job('evaluations.delete-overdue');

export const evaluationJobs = (deps: EvaluationsDeps): JobHandler[] => [
  // Each alert queues its own job; the schedule covers lost ones.
  { ...handler(escalateAlerts, () => escalateOverdue(deps)), cron: '*/5 * * * *' },
  {
    ...handler(deleteOverdue, () =>
      inTransaction(deps.db, (tx) =>
        deleteExpiredEvaluations(tx, addDays(wallTimeOf(deps.clock.now()).day, -1)),
      ),
    ),
    // Nightly, before the patient records are erased.
    cron: '11 2 * * *',
  },
];
