import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { applyDue, type PricesDeps } from './prices/service.server.ts';

/** Looks every minute whether a price's day has begun. The next minute takes up what fails. */
const applyPrices = job('launch.apply-prices', { retryLimit: 0 });

export const settingsJobs = (deps: PricesDeps): JobHandler[] => [
  // At the start, too: midnight may have gone by without a server.
  { ...handler(applyPrices, () => applyDue(deps)), cron: '* * * * *', atStart: {} },
];
