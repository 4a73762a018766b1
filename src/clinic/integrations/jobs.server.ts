import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import type { IntegrationDeps } from './service.server.ts';
import { deleteBefore } from './webhooks/queries.server.ts';
import { keptDays } from './webhooks/rules.ts';

/** Forgets what programs were told of long ago. */
const forget = job('integrations.forget-webhooks');

export const integrationJobs = ({ db, clock }: IntegrationDeps): JobHandler[] => [
  {
    ...handler(forget, async () => {
      await deleteBefore(db, new Date(clock.now().getTime() - keptDays * 86_400_000));
    }),
    // Daily, at night and at an odd minute.
    cron: '17 3 * * *',
  },
];
