import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../postgres/database.server.ts';
import { runNamed } from '../postgres/prepared-statements.server.ts';
import { type Outages, reportDatabase } from './outages.server.ts';
import { prepareClock, prepareQueues } from './queues.server.ts';
import { beginWork, type Work } from './work.server.ts';

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

/** What a feature brings: the job and what it does, and when it is done without being asked for. */
export type JobHandler = Work & { job: Job<object> };

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
      await prepareQueues(
        boss,
        handlers.map(({ job }) => job),
      );
      // By those that do none as well: what nobody does is noticed by the jobs that pile up (`countOverdueJobs`).
      await prepareClock(boss, handlers);
      if (work) await beginWork(boss, handlers, deps);
      ready = true;
    },
    isReady: () => ready,
    async stop() {
      ready = false;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
