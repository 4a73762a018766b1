import pLimit from 'p-limit';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Outages, reportDatabase } from './outages.server.ts';

/**
 * What is done for a job. It is idempotent: a job may run twice.
 * With `cron` (five fields, UTC) the job is also started by the clock, once for all instances; with `atStart` also by
 * every process that begins to work, with that payload.
 */
export type Work = {
  job: { name: string };
  handle: (payload: never) => Promise<void>;
  cron?: string;
  atStart?: object;
};

/** Fetched again at once while there is more than one fetch holds. */
const batches = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;

/**
 * How often it is asked whether there is a job, in s: somebody may wait for what follows from what they did. What the clock starts, and
 * an alert that is passed on at its minute, looks at minutes: ten seconds are a sixth of one. Most kinds of job are of that sort, and
 * each question is one to the database, day and night.
 */
const askedEach = { forSomebody: 2, byTheClock: 10 };

/** Jobs of one kind under way at once in one process: few, because each may hold a connection of the pool. */
const atOnce = 4;

/** Works off a batch; one that fails is told and tried again, the others are done. */
async function workOff(
  batch: { id: string; name: string; data: unknown }[],
  handle: Work['handle'],
  { log, outages }: { log: Logger; outages: Outages },
) {
  const limit = pLimit(atOnce);
  return Promise.all(
    batch.map(({ id, name, data }) =>
      limit(async () => {
        try {
          // The clock brings no payload. Cast: `enqueue` takes for a job's queue only the payload that its handler takes.
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
 * Begins with what is due at the start, and goes on with whatever is enqueued, within two seconds, or ten where the clock starts it.
 * @param boss started, with the queues of all these jobs
 */
export async function beginWork(
  boss: PgBoss,
  handlers: readonly Work[],
  deps: { log: Logger; outages: Outages },
): Promise<void> {
  for (const { job, handle, cron, atStart } of handlers) {
    if (atStart !== undefined) await boss.send(job.name, atStart);
    const pollingIntervalSeconds = cron === undefined ? askedEach.forSomebody : askedEach.byTheClock;
    await boss.work(job.name, { ...batches, pollingIntervalSeconds }, (batch) =>
      workOff(batch, handle, deps),
    );
  }
}
