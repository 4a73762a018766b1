import pLimit from 'p-limit';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../postgres/database.server.ts';
import { runNamed } from '../postgres/prepared-statements.server.ts';
import { type Outages, reportDatabase } from './outages.server.ts';

/** A kind of job: its queue's name and how patiently it is retried. */
export type Job<Payload extends object> = { name: string; retryLimit: number; payload?: Payload };

/**
 * Declares a kind of job.
 * @param name `feature.verb-object`; also the queue's name
 * @param options retryLimit: how often a failed one is tried again, with back-off (seconds, doubling)
 */
export const job = <Payload extends object>(name: string, { retryLimit = 5 } = {}): Job<Payload> => ({
  name,
  retryLimit,
});

/**
 * What a feature brings: the job and what it does. Handlers are idempotent: a job may run twice.
 * With `cron` (five fields, UTC) the job is also started by the clock, once for all instances; with `atStart` also by
 * every process that begins to work, with that payload.
 */
export type JobHandler = {
  job: Job<object>;
  handle: (payload: never) => Promise<void>;
  cron?: string;
  atStart?: object;
};

/** Pairs a job with its handler, keeping the payload's type. */
export const handler = <Payload extends object>(
  job: Job<Payload>,
  handle: (payload: Payload) => Promise<void>,
): JobHandler => ({ job, handle });

export type Jobs = {
  enqueue<Payload extends object>(
    tx: Database,
    job: Job<Payload>,
    payload: Payload,
    at?: Date,
  ): Promise<void>;
  start(handlers: JobHandler[], role: { work: boolean }): Promise<void>;
  isReady(): boolean;
  stop(): Promise<void>;
};

/** A job that a killed process left half done is begun anew after this long. None of ours takes a tenth of it. */
const expireInSeconds = 120;

/** Fetched every two seconds, and again at once while there is more than one fetch holds. */
const batches = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;

/** Jobs of one kind under way at once in one process: few, because each may hold a connection of the pool. */
const atOnce = 4;

/** Works off a batch; one that fails is told and tried again, the others are done. */
async function workOff(
  batch: { id: string; name: string; data: unknown }[],
  handle: JobHandler['handle'],
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

/** Lets pg-boss write in a transaction of ours; its insert is long, so it is prepared like our own statements. */
const within = (tx: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: await runNamed(tx, text, values) }),
});

/**
 * The job queue, kept in PostgreSQL so that a job is enqueued in the transaction of what it follows.
 * @param loginUrl connection string of the application's limited role
 */
export function createJobs(deps: { loginUrl: string; log: Logger; outages: Outages }): Jobs {
  const { loginUrl, log, outages } = deps;
  const boss = new PgBoss({
    connectionString: loginUrl,
    application_name: 'onyar-jobs',
    // Two queues may be fetched from while a third connection does the maintenance; more would be taken from the pages.
    max: 3,
    migrate: false,
    createSchema: false,
    persistWarnings: false,
  });
  let ready = false;
  boss.on('error', (error) => {
    if (!reportDatabase(outages, error)) log.warn({ reason: error.message }, 'the job queue tries again');
  });
  return {
    async enqueue(tx, { name }, payload, at) {
      await boss.send(name, payload, { db: within(tx), ...(at ? { startAfter: at } : {}) });
    },
    async start(handlers, { work }) {
      await boss.start();
      for (const { job, handle, cron, atStart } of handlers) {
        const extension = { retryLimit: job.retryLimit, retryBackoff: true, retryDelay: 2, expireInSeconds };
        await boss.createQueue(job.name, extension);
        // A queue that an older version made keeps its settings unless told.
        await boss.updateQueue(job.name, extension);
        if (cron !== undefined) await boss.schedule(job.name, cron);
        if (work && atStart !== undefined) await boss.send(job.name, atStart);
        if (work) await boss.work(job.name, batches, (batch) => workOff(batch, handle, { log, outages }));
      }
      ready = true;
    },
    isReady: () => ready,
    async stop() {
      ready = false;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
