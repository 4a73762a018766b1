import type { Metric } from '#platform/metrics/metric-reader.server.ts';
import { countOpenRefunds, countOpenReviews } from './queries.server.ts';

export const paymentMetrics = (): Metric[] => [
  {
    name: 'onyar_payments_under_review',
    help: 'Captures that the wallet reviews and nothing has followed yet',
    labels: [],
    read: async (db) => [{ value: await countOpenReviews(db) }],
  },
  {
    name: 'onyar_refunds_open',
    help: 'Refunds that are due, and those that the wallet has refused and staff returns by hand',
    labels: ['state'],
    read: async (db) =>
      (await countOpenRefunds(db)).map(({ state, count }) => ({ labels: { state }, value: count })),
  },
];
