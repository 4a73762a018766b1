import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import type { IntegrationDeps } from './service.server.ts';
import { deleteBefore } from './webhooks/queries.server.ts';
import { eventRetentionDays } from './webhooks/rules.ts';

/** Deletes webhook events after their retention period. */
const forget = job('integrations.forget-webhooks');

export const integrationJobs = ({ db, clock }: IntegrationDeps): JobHandler[] => [
  {
    ...handler(forget, async () => {
      await deleteBefore(db, new Date(clock.now().getTime() - eventRetentionDays * 86_400_000));
    }),
    cron: '17 3 * * *',
  },
];
