import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { errorMessage } from '../errors.ts';
import type { Cluster } from './cluster.server.ts';
import { registerUser } from './process-lock.server.ts';
import { ensureRunning, superuser } from './supervisor.server.ts';

type Watched = {
  cluster: Cluster;
  port: number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
};

export type PostgresWatch = {
  createDatabase(name: string): Promise<void>;
  /**
   * Ends the watch, then runs work under the lock, with whether no other process uses the server. Once: repeated
   * calls wait for the same end.
   */
  end(work: (found: { isLast: boolean }) => Promise<void> | undefined): Promise<void>;
};

/**
 * Restarts PostgreSQL on the same port whenever it dies. Call it under the folder's lock.
 *
 * It watches an open connection, `onyar-watch`, which breaks at once when the server dies; checking process ids fails
 * in containers that do not reap zombies.
 */
export async function watchPostgres(watched: Watched): Promise<PostgresWatch> {
  const { cluster, port, log, exclusively } = watched;
  let ending: Promise<void> | undefined;
  // Counting connections is not enough: a process that has just lost the server has none but still needs it.
  const use = registerUser(`${cluster.folder}.users`);
  let connection = await connect();

  async function connect() {
    const client = superuser(cluster, port, 'onyar-watch');
    client.on('error', () => {});
    await client.connect();
    client.on('end', restart);
    return client;
  }

  async function restart() {
    if (ending) return;
    log.warn('the embedded PostgreSQL is gone; starting it again');
    while (!ending && !(await isRecovered())) await delay(1_000);
  }

  async function isRecovered() {
    try {
      await exclusively(async () => {
        if (ending) return;
        const found = await ensureRunning(cluster, port);
        if (found !== port)
          throw new Error(`another process moved it to port ${found}: start this one again`);
        connection = await connect();
        log.info('the embedded PostgreSQL is back');
      });
      return true;
    } catch (error) {
      log.error({ reason: errorMessage(error) }, 'the embedded PostgreSQL does not come back; trying again');
      return false;
    }
  }

  return {
    createDatabase: (name) => createDatabase(connection, name),
    end(work) {
      // Under the lock, so that of two ending processes the second finds itself the last.
      ending ??= exclusively(async () => {
        await connection.end();
        await work(use.end());
      });
      return ending;
    },
  };
}

async function createDatabase(client: pg.Client, name: string) {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${name}`);
}
