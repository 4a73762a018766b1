import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { errorCode } from '../errors.ts';
import { openCluster, type PostgresSettings } from './cluster.server.ts';
import { withProcessLock } from './process-lock.server.ts';
import { findPostgresPrograms } from './programs.server.ts';
import { ensureRunning, stopServer } from './supervisor.server.ts';
import { watchPostgres } from './watch.server.ts';

const databaseName = 'onyar';

export type EmbeddedPostgres = {
  url: string;
  /** Stops PostgreSQL unless another process of ours uses it. Close your own connections first. */
  stop(): Promise<void>;
};

type Options = { dataDir: string; log: Pick<Logger, 'info' | 'warn' | 'error'>; settings?: PostgresSettings };

/**
 * Starts the bundled PostgreSQL, or adopts the one running in the same folder, and restarts it on the same port if it
 * dies. It outlives a killed process and is adopted by the next start.
 *
 * @param options.dataDir folder of the cluster, its password and lock; created if missing
 * @param options.settings overrides for postgresql.conf
 * @throws Error with a readable message: no programs for this machine, folder not writable, or the server's last log
 * lines
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir);
  const programs = await findPostgresPrograms();
  await makeDataFolder(folder);
  // Every check-then-act sequence runs under one lock, across processes.
  const exclusively = <Result>(work: () => Promise<Result>) =>
    withProcessLock(join(folder, 'postgres.lock'), work);
  return exclusively(async () => {
    const cluster = await openCluster(programs, folder, settings);
    const port = await ensureRunning(cluster);
    const watch = await watchPostgres({ cluster, port, log, exclusively });
    await watch.createDatabase(databaseName);
    return {
      url: `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${databaseName}`,
      stop: () => watch.end(({ isLast }) => (isLast ? stopServer(cluster) : undefined)),
    };
  });
}

/** @throws Error naming the folder if it cannot be created or written */
async function makeDataFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`DATA_DIR: ${folder} cannot be written (${errorCode(error)})`);
  }
}
