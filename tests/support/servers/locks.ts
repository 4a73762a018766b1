import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type AdvisoryLock, advisoryLocks } from '#platform/postgres/locks.server.ts';

/** Name of an advisory lock, and what is locked; 0 by default. */
export type Lock = AdvisoryLock | [AdvisoryLock, number | string];

/**
 * Holds the advisory lock that the work needs and detects whether the work waits for it. Tests a lock without
 * a race.
 * @param url owner's connection string
 * @param work the code that must wait
 * @param look runs while it waits, with the connection that holds the lock
 * @returns whether it waited, and its result after the release
 */
export async function withAdvisoryLock<T>(
  url: string,
  lock: Lock,
  work: () => Promise<T>,
  look: (holder: pg.Client) => Promise<void> = async () => {},
): Promise<{ hasWaited: boolean; answer: T }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${lockNumbers(lock)})`);
    let isOver = false;
    const answer = work().finally(() => {
      isOver = true;
    });
    // The caller handles the result; a failure must not be unhandled while polling.
    answer.catch(() => {});
    let hasWaited = false;
    while (!isOver && !hasWaited) {
      const { rows } = await client.query(
        `select 1 from pg_locks waiting join pg_locks ours using (locktype, database, classid, objid, objsubid)
         where waiting.locktype = 'advisory' and not waiting.granted and ours.granted and ours.pid = pg_backend_pid()`,
      );
      hasWaited = rows.length > 0;
      if (!hasWaited) await delay(10);
    }
    if (hasWaited) await look(client);
    await client.query('commit');
    return { hasWaited, answer: await answer };
  } finally {
    await client.end();
  }
}

/** The two numbers of a lock, as SQL. */
export function lockNumbers(lock: Lock): string {
  const [name, of] = typeof lock === 'string' ? [lock, 0] : lock;
  return `${advisoryLocks[name]}, ${typeof of === 'string' ? `hashtext('${of}')` : of}`;
}

/**
 * Holds rows until enough transactions wait for them, then makes a change and releases them, so that the
 * transactions really run at the same time.
 * @param url owner's connection string
 * @param held statement that locks the rows, such as 'select 1 from users where id = 7 for update'
 * @param count number of transactions that must wait
 * @param work the code that waits
 * @param change runs before the release, with the connection that holds the rows
 * @throws if the work ends before enough transactions have waited
 */
export async function withRowLocks<T>(
  url: string,
  held: string,
  count: number,
  work: () => Promise<T>,
  change: (holder: pg.Client) => Promise<unknown> = async () => {},
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(held);
    let isOver = false;
    const answer = work().finally(() => {
      isOver = true;
    });
    answer.catch(() => {});
    const waiting = async () => {
      // Within a transaction pg_stat_activity shows a snapshot from its first use.
      await client.query('select pg_stat_clear_snapshot()');
      return (await client.query(waitingCountQuery)).rows.length;
    };
    while ((await waiting()) < count) {
      if (isOver) {
        // If the work has failed, this throws its own error.
        await answer;
        throw new Error(`it was over before ${count} had to wait`);
      }
      await delay(10);
    }
    await change(client);
    await client.query('commit');
    return await answer;
  } finally {
    await client.end();
  }
}

const waitingCountQuery = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
