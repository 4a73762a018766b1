import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * Holds an advisory lock that belongs to what is done, and sees whether it is waited for. So a lock is tested without a race.
 * @param url owner's connection string
 * @param lock its two numbers, as SQL: '3, hashtext(…)'
 * @param work what has to wait
 * @param look while it waits, with the connection that holds the lock
 * @returns whether it waited, and what it answered once it was let in
 */
export async function whileLocked<T>(
  url: string,
  lock: string,
  work: () => Promise<T>,
  look: (holder: pg.Client) => Promise<void> = async () => {},
): Promise<{ hasWaited: boolean; answer: T }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${lock})`);
    let isOver = false;
    const answer = work().finally(() => {
      isOver = true;
    });
    // Whatever it answers is for the caller; a failure must not be unhandled while we look.
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

/**
 * Holds rows until so many ask for them, changes something, and lets go. So two that come at once do come at once.
 * @param url owner's connection string
 * @param held statement that takes the rows, such as 'select 1 from users where id = 7 for update'
 * @param count how many have to wait before anything goes on
 * @param work what waits
 * @param change what happens before they go on, with the connection that holds the rows
 * @throws where it is over before so many have waited: then nothing has met
 */
export async function whileHeld<T>(
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
      // A transaction sees the connections that there were when it first looked.
      await client.query('select pg_stat_clear_snapshot()');
      return (await client.query(waitingHere)).rows.length;
    };
    while ((await waiting()) < count) {
      if (isOver) {
        // What has failed says so itself.
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

const waitingHere = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
