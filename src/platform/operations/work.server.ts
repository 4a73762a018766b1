import pLimit from 'p-limit';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Outages, reportDatabase } from './outages.server.ts';

/**
 * Handler of a job. It must be idempotent, because jobs may run twice. With `cron` (five fields, UTC) it is also
 * scheduled once for all instances; with `atStart` every starting worker runs it with that payload.
 */
export type JobWork = {
  job: { name: string };
  handle: (payload: never) => Promise<void>;
  cron?: string;
  atStart?: object;
};

/** Fetches again at once while batches are full. */
const batches = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;

/**
 * Poll intervals in seconds: short for jobs users wait for. Scheduled jobs and escalations work by the minute, so ten
 * seconds suffice; most kinds are like that, and each poll is a query, day and night.
 */
const pollIntervalsSeconds = { forSomebody: 2, byTheClock: 10 };

/** Concurrent jobs of a kind per process: few, because each may hold a pool connection. */
const maxConcurrent = 4;

/** Processes a batch; failed jobs are logged and retried, the others complete. */
async function processBatch(
  batch: { id: string; name: string; data: unknown }[],
  handle: JobWork['handle'],
  { log, outages }: { log: Logger; outages: Outages },
) {
  const limit = pLimit(maxConcurrent);
  return Promise.all(
    batch.map(({ id, name, data }) =>
      limit(async () => {
        try {
          // Scheduled jobs have no payload. Cast: `enqueue` only accepts the payload of the job's handler.
          await handle((data ?? {}) as never);
          return { id, status: 'completed' as const };
        } catch (err) {
          if (!reportDatabase(outages, err)) log.warn({ job: name, err }, 'a job failed; it is tried again');
          return { id, status: 'failed' as const };
        }
      }),
    ),
  );
}

/**
 * Starts workers: first the jobs due at start, then enqueued ones within two seconds, or ten for scheduled ones.
 * @param boss started, with the queues of these jobs
 */
export async function startWorkers(
  boss: PgBoss,
  handlers: readonly JobWork[],
  deps: { log: Logger; outages: Outages },
): Promise<void> {
  for (const { job, handle, cron, atStart } of handlers) {
    if (atStart !== undefined) await boss.send(job.name, atStart);
    const pollingIntervalSeconds =
      cron === undefined ? pollIntervalsSeconds.forSomebody : pollIntervalsSeconds.byTheClock;
    await boss.work(job.name, { ...batches, pollingIntervalSeconds }, (batch) =>
      processBatch(batch, handle, deps),
    );
  }
}
