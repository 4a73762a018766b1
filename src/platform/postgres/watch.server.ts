import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { errorMessage } from '../errors.ts';
import type { Cluster } from './cluster.server.ts';
import { joinUsers } from './process-lock.server.ts';
import { ensureRunning, superuser } from './supervisor.server.ts';

type Watched = {
  cluster: Cluster;
  port: number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Runs work under the folder's lock. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
};

export type PostgresWatch = {
  createDatabase(name: string): Promise<void>;
  /**
   * Ends the watch, then runs work under the lock, told whether no other process of ours uses the server.
   * Once: whoever asks again waits for the same end.
   */
  end(work: (found: { isLast: boolean }) => Promise<void> | undefined): Promise<void>;
};

/**
 * Starts PostgreSQL again, on the same port, whenever it dies. Call it under the folder's lock.
 *
 * The watch is one open connection, `onyar-watch`. It breaks the moment the server dies, which a look at process ids
 * would miss in a container that buries no zombies.
 */
export async function watchPostgres(watched: Watched): Promise<PostgresWatch> {
  const { cluster, port, log, exclusively } = watched;
  let ending: Promise<void> | undefined;
  // Connections would not tell: who has just lost the server has none, and wants it all the same.
  const use = joinUsers(`${cluster.folder}.users`);
  let connection = await connect();

  async function connect() {
    const client = superuser(cluster, port, 'onyar-watch');
    client.on('error', () => {});
    await client.connect();
    client.on('end', bringBack);
    return client;
  }

  async function bringBack() {
    if (ending) return;
    log.warn('the embedded PostgreSQL is gone; starting it again');
    while (!ending && !(await isBack())) await delay(1_000);
  }

  async function isBack() {
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
      // Under the lock, so that of two processes which end together the second one finds itself the last.
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
