import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../postgres/database.server.ts';
import { runPrepared } from '../postgres/prepared-statements.server.ts';
import { type Outages, reportDatabase } from './outages.server.ts';
import { prepareQueues, prepareSchedules } from './queues.server.ts';
import { type JobWork, startWorkers } from './work.server.ts';

export type Job<Payload extends object> = { name: string; retryLimit: number; payload?: Payload };

/**
 * Declares a kind of job.
 * @param name `feature.verb-object`, also the queue's name
 * @param options retryLimit: maximum retries, with exponential back-off in seconds
 */
export const job = <Payload extends object>(name: string, { retryLimit = 5 } = {}): Job<Payload> => ({
  name,
  retryLimit,
});

/** A job with its handler and schedule. */
export type JobHandler = JobWork & { job: Job<object> };

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

/** Lets pg-boss write within our transaction; its insert is long, so it uses a prepared statement. */
const transactionAdapter = (tx: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: await runPrepared(tx, text, values) }),
});

/**
 * The job queue in PostgreSQL, so that jobs are enqueued in the transaction of their cause.
 * @param loginUrl connection string of the application's limited role
 */
export function createJobs(deps: { loginUrl: string; log: Logger; outages: Outages }): Jobs {
  const { loginUrl, log, outages } = deps;
  const boss = new PgBoss({
    connectionString: loginUrl,
    application_name: 'onyar-jobs',
    // Two for fetching and one for maintenance; more would take connections from requests.
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
      await boss.send(name, payload, { db: transactionAdapter(tx), ...(at ? { startAfter: at } : {}) });
    },
    async start(handlers, { work }) {
      await boss.start();
      await prepareQueues(
        boss,
        handlers.map(({ job }) => job),
      );
      // Processes without workers schedule jobs too: unprocessed ones are detected as overdue (`countOverdueJobs`).
      await prepareSchedules(boss, handlers);
      if (work) await startWorkers(boss, handlers, deps);
      ready = true;
    },
    isReady: () => ready,
    async stop() {
      ready = false;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
