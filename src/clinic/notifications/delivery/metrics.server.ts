import type { Metric } from '#platform/metrics/metric-reader.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { countByStatus, oldestQueuedAt } from '../queries.server.ts';

export const outboxMetrics = ({ clock }: { clock: Clock }): Metric[] => [
  {
    name: 'onyar_outbox_messages',
    help: 'Letters and SMS by channel and state, counted up to 10000 of each; settled ones go after some weeks',
    labels: ['channel', 'state'],
    read: async (db) =>
      (await countByStatus(db)).map(({ channel, status, count }) => ({
        labels: { channel, state: status },
        value: count,
      })),
  },
  {
    name: 'onyar_outbox_oldest_queued_seconds',
    help: 'How long the oldest message waits that can still be sent; 0 where none waits',
    labels: [],
    async read(db) {
      const now = clock.now();
      const oldest = await oldestQueuedAt(db, now);
      return [{ value: oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime()) / 1_000 }];
    },
  },
];
