import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { errorCode } from '../errors.ts';
import type { Database } from '../postgres/database.server.ts';
import type { Jobs } from './jobs.server.ts';
import { limits } from './limits.ts';
import { isVital, type Outages, type Part, parts, reportDatabase } from './outages.server.ts';

/** Check interval in ms: an outage is logged within seconds, and checks cost a millisecond each. */
const checkIntervalMs = 10_000;

/** A check of one part: the reason why it is ill, or null. */
export type Check = () => Promise<string | null>;

export type Health = {
  /** Whether requests can be served, and which part is ill. Checks database and queue now. */
  readiness(): Promise<{
    isReady: boolean;
    parts: Partial<Record<Part, 'ok' | 'ill' | 'warning'>>;
    /** Why the clock is wrong; other reasons are for the log, because this is public. */
    clock?: string;
  }>;
  /** Checks all parts. @returns those it could check; most need the database */
  look(): Promise<Part[]>;
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
  /** Further checks, such as mail and SMS; they run while the database is reachable. */
  checks: Partial<Record<Part, Check>>;
  freeBytes?: (folder: string) => Promise<number>;
  /** Announces outages by mail; absent where none is sent. */
  alarms?: { update(checked: readonly Part[]): Promise<void> };
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
    settle('disk', describeLowSpace(free, limits.fullDiskMegabytes));
    areJobsThere();
    const checked: Part[] = ['disk', 'jobs', 'database'];
    if (await isDatabaseThere())
      for (const part of parts) {
        const check = inDatabase[part];
        if (check === undefined) continue;
        try {
          settle(part, await check());
          checked.push(part);
        } catch (error) {
          // Other errors concern the database, which reports its own state.
          reportDatabase(outages, error);
        }
      }
    outages.remind();
    return checked;
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
      const clock = outages.reasonOf('clock');
      const isReady = !Object.values(states).includes('ill');
      return { isReady, parts: states, ...(clock === undefined ? {} : { clock }) };
    },
    async start() {
      while (!stopping.signal.aborted) {
        const checked = await look();
        // A slow mail server does not delay the next check.
        void deps.alarms?.update(checked);
        await delay(checkIntervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    },
    stop: () => stopping.abort(),
  };
}

/**
 * Free space for a folder. With a PostgreSQL of its own, a server has no `DATA_DIR`: then that of its nearest parent,
 * where it would be created.
 */
export async function freeBytesOf(folder: string): Promise<number> {
  const path = resolve(folder);
  try {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(path);
    const isMissing = errorCode(error) === 'ENOENT' && parent !== path;
    return isMissing ? freeBytesOf(parent) : Number.POSITIVE_INFINITY;
  }
}

/** Warns long before the disk is full. @returns the reason, or null */
export const checkSpace = async (folder: string, freeBytes = freeBytesOf): Promise<string | null> =>
  describeLowSpace(await freeBytes(folder), limits.lowDiskMegabytes);

function describeLowSpace(freeBytes: number, leastMegabytes: number): string | null {
  const megabytes = Math.floor(freeBytes / 1024 / 1024);
  return megabytes < leastMegabytes ? `${megabytes} MB are free in DATA_DIR` : null;
}

async function checkOverdueJobs({ db, queues }: Pick<HealthDeps, 'db' | 'queues'>): Promise<string | null> {
  const count = await countOverdueJobs(db, queues);
  return count === 0 ? null : `${count} jobs have waited for more than ${limits.overdueJobMinutes} minutes`;
}

/** Number of jobs overdue by the database's clock, which scheduled them. */
export async function countOverdueJobs(db: Database, queues: readonly string[]): Promise<number> {
  if (queues.length === 0) return 0;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name in ${queues} and state < 'active' and start_after < now() - make_interval(mins => ${limits.overdueJobMinutes})`);
  return rows[0]?.count ?? 0;
}
