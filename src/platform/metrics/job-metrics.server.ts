import { sql } from 'drizzle-orm';
import { countOverdueJobs } from '../operations/health.server.ts';
import type { Metric } from './metric-reader.server.ts';

/** Metrics of the job queue, from the counts of its own monitor. Overdue jobs are counted as for `/readyz`. */
export const jobMetrics = (queues: readonly string[]): Metric[] => [
  {
    name: 'onyar_jobs',
    help: 'Jobs by queue and state, as the queue last counted them',
    labels: ['queue', 'state'],
    async read(db) {
      const { rows } = await db.execute<{ name: string; state: string; count: number }>(sql`
        select name, state, count from pgboss.queue
          cross join lateral (values ('deferred', deferred_count), ('ready', ready_count), ('active', active_count),
            ('failed', failed_count)) as counts(state, count)
        where name not like '\\_\\_%'`);
      return rows.map(({ name, state, count }) => ({ labels: { queue: name, state }, value: count }));
    },
  },
  {
    name: 'onyar_jobs_overdue',
    help: 'Jobs that have waited for more than five minutes: no process does them',
    labels: [],
    read: async (db) => [{ value: await countOverdueJobs(db, queues) }],
  },
];
