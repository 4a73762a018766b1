import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { errorCode } from '../errors.ts';
import { openCluster, type PostgresSettings } from './cluster.server.ts';
import { withProcessLock } from './process-lock.server.ts';
import { findPostgresPrograms } from './programs.server.ts';
import { ensureRunning, stopServer } from './supervisor.server.ts';
import { watchPostgres } from './watch.server.ts';

/** The database in the embedded cluster that is ours. */
const databaseName = 'onyar';

export type EmbeddedPostgres = {
  /** `postgres://postgres:…@127.0.0.1:<port>/onyar`, the same for as long as this process lives. */
  url: string;
  /** Shuts PostgreSQL down, unless another process of ours uses it. Close your own connections first. */
  stop(): Promise<void>;
};

type Options = { dataDir: string; log: Pick<Logger, 'info' | 'warn' | 'error'>; settings?: PostgresSettings };

/**
 * Starts the PostgreSQL that comes with the project, or adopts the one already running in the same folder, and
 * starts it again on the same port whenever it dies. It outlives a killed process: the next start adopts it.
 *
 * @param options.dataDir folder of the cluster, its password and its lock; made when missing
 * @param options.settings values of postgresql.conf that differ from ours
 * @throws one sentence: no programs for this machine, folder not writable, or the server's last log lines
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir);
  const programs = await findPostgresPrograms();
  await makeDataFolder(folder);
  // Everything that looks and then acts happens under one lock, whichever process does it.
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

/** @throws one sentence naming the folder, when it cannot be made or written */
async function makeDataFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be written (${errorCode(error)}).`);
  }
}
