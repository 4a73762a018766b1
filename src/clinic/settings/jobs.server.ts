import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { applyDuePrices, type PricesDeps } from './prices/service.server.ts';

/** Applies due prices every minute, so a failure is repaired by the next run. */
const applyPrices = job('launch.apply-prices', { retryLimit: 0 });

export const settingsJobs = (deps: PricesDeps): JobHandler[] => [
  // Also at startup, because the server may have been down at midnight.
  { ...handler(applyPrices, () => applyDuePrices(deps)), cron: '* * * * *', atStart: {} },
];
