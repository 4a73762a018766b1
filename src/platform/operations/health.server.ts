import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from '../postgres/database.server.ts';
import type { Jobs } from './jobs.server.ts';
import { isVital, type Outages, type Part, parts, reportDatabase } from './outages.server.ts';

/** Check interval in ms: an outage is logged within seconds, and checks cost a millisecond each. */
const checkIntervalMs = 10_000;

/**
 * Less than two of PostgreSQL's WAL files, one of which it creates before deleting another: all writes would soon
 * fail.
 */
const minFreeBytes = 32 * 1024 * 1024;

/** Jobs are fetched every two or ten seconds, so after this time no worker is running. */
const overdueMinutes = 5;

/** A check of one part: the reason why it is ill, or null. */
type Check = () => Promise<string | null>;

export type Health = {
  /** Whether requests can be served, and which part is ill. Checks database and queue now. */
  readiness(): Promise<{ isReady: boolean; parts: Partial<Record<Part, 'ok' | 'ill' | 'warning'>> }>;
  look(): Promise<void>;
  start(): void;
  stop(): void;
};

type HealthDeps = {
  db: Database;
  pool: Pool;
  jobs: Pick<Jobs, 'isReady'>;
  /** Queues with a worker in this release; others are ignored. */
  queues: readonly string[];
  outages: Outages;
  dataDir: string;
  /** Checks of features, such as mail and SMS. */
  checks: Partial<Record<Part, Check>>;
  freeBytes?: (folder: string) => Promise<number>;
};

/** Monitors the parts of an installation. Features add their own checks. */
export function createHealth(deps: HealthDeps): Health {
  const { pool, jobs, outages, dataDir, freeBytes = freeBytesOf } = deps;
  const inDatabase: Partial<Record<Part, Check>> = { worker: () => checkOverdueJobs(deps), ...deps.checks };
  const told = parts.filter((part) => isVital(part) || part in inDatabase);

  const isDatabaseThere = async (): Promise<boolean> => {
    try {
      await pool.query('select 1');
      outages.clear('database');
      return true;
    } catch (error) {
      if (!reportDatabase(outages, error)) outages.report('database', 'it refuses us');
      return false;
    }
  };
  const settle = (part: Part, reason: string | null) =>
    reason === null ? outages.clear(part) : outages.report(part, reason);
  const areJobsThere = (): boolean => {
    settle('jobs', jobs.isReady() ? null : 'the queue has not started');
    return jobs.isReady();
  };

  const look = async () => {
    const free = await freeBytes(dataDir);
    settle('disk', free < minFreeBytes ? `${Math.floor(free / 1024 / 1024)} MB are free in DATA_DIR` : null);
    areJobsThere();
    if (await isDatabaseThere())
      // Other errors concern the database, which reports its own state.
      for (const part of parts)
        await inDatabase[part]?.().then(
          (reason) => settle(part, reason),
          (error) => reportDatabase(outages, error),
        );
    outages.remind();
  };

  const stopping = new AbortController();
  return {
    look,
    async readiness() {
      const areThere = { database: await isDatabaseThere(), jobs: areJobsThere() };
      const isIll = (part: Part) =>
        part === 'database' || part === 'jobs' ? !areThere[part] : outages.reasonOf(part) !== undefined;
      const stateOf = (part: Part) => {
        if (!isIll(part)) return 'ok';
        return isVital(part) ? 'ill' : 'warning';
      };
      const states = Object.fromEntries(told.map((part) => [part, stateOf(part)] as const));
      return { isReady: !Object.values(states).includes('ill'), parts: states };
    },
    async start() {
      while (!stopping.signal.aborted) {
        await look();
        await delay(checkIntervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    },
    stop: () => stopping.abort(),
  };
}

const freeBytesOf = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );

async function checkOverdueJobs({ db, queues }: Pick<HealthDeps, 'db' | 'queues'>): Promise<string | null> {
  const count = await countOverdueJobs(db, queues);
  return count === 0 ? null : `${count} jobs have waited for more than ${overdueMinutes} minutes`;
}

/** Number of jobs overdue by the database's clock, which scheduled them. */
export async function countOverdueJobs(db: Database, queues: readonly string[]): Promise<number> {
  if (queues.length === 0) return 0;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name in ${queues} and state < 'active' and start_after < now() - make_interval(mins => ${overdueMinutes})`);
  return rows[0]?.count ?? 0;
}
