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
