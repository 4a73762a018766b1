import type { Metric } from '#platform/metrics/metric-reader.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { countLiveHolds } from './queries.server.ts';

export const bookingMetrics = ({ clock }: { clock: Clock }): Metric[] => [
  {
    name: 'onyar_live_holds',
    help: 'Hours that are held and not paid yet',
    labels: [],
    read: async (db) => [{ value: await countLiveHolds(db, clock.now()) }],
  },
];
