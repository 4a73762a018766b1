import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { errorCode, errorMessage } from '../errors.ts';
import { type Cluster, lastPort, writeSettings } from './cluster.server.ts';

const execute = promisify(execFile);

/** How long a start is retried: the old server's last processes may still hold its memory. */
const startTimeoutMs = 10_000;
/** Delay between attempts, doubled each time, because each starts several programs and a wrong setting stays wrong. */
const retryDelayMs = { first: 100, longest: 1_600 };
const recoveryTimeoutMs = 60_000;
const logFileLimitBytes = 1_000_000;

/**
 * Finds the running PostgreSQL of a folder, or starts it. Call it under the folder's lock.
 *
 * @param fixedPort port expected by clients; without it the last port is preferred
 * @returns the port on 127.0.0.1
 * @throws if it does not run within 10 seconds, with the last lines of its log
 */
export async function ensureRunning(cluster: Cluster, fixedPort?: number): Promise<number> {
  const began = performance.now();
  for (let pauseMs = retryDelayMs.first; ; ) {
    try {
      return (await adoptRunning(cluster)) ?? (await start(cluster, fixedPort));
    } catch (error) {
      const isNearlyThere = isStartingUp(error);
      if (performance.now() - began > (isNearlyThere ? recoveryTimeoutMs : startTimeoutMs)) throw error;
      await delay(isNearlyThere ? retryDelayMs.first : pauseMs);
      pauseMs = Math.min(2 * pauseMs, retryDelayMs.longest);
    }
  }
}

/** Stops PostgreSQL, rolling back open transactions. Call it under the folder's lock. */
export async function stopServer({ programs, folder }: Cluster): Promise<void> {
  // pg_ctl would signal any process with the id in the file.
  if (!(await isRunning(folder))) return;
  const stop = (mode: string) => programs.pgCtl('stop', '-s', '-D', folder, '-m', mode, '-t', '10');
  await stop('fast').catch(() => stop('immediate'));
}

async function isRunning(folder: string): Promise<boolean> {
  const pid = (await readPidFile(folder))?.pid;
  return pid !== undefined && isProcessRunning(pid) && (await isServerOfFolder(pid, folder));
}

/** A connection to the embedded server as its owner. */
export function superuser(cluster: Cluster, port: number, applicationName: string): pg.Client {
  return new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: cluster.password,
    database: 'postgres',
    application_name: applicationName,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
    keepAlive: true,
  });
}

async function adoptRunning(cluster: Cluster): Promise<number | undefined> {
  const { folder } = cluster;
  const file = await readPidFile(folder);
  if (!file) return undefined;
  try {
    if ((await dataDirectoryAt(cluster, file.port)) === folder) return file.port;
    throw new Error(`Another PostgreSQL answers on port ${file.port}`);
  } catch (error) {
    // A stale file is left to PostgreSQL, which also checks for orphans.
    if (!isProcessRunning(file.pid)) return undefined;
    if (await isServerOfFolder(file.pid, folder)) throw error;
    await rm(join(folder, 'postmaster.pid'), { force: true });
    return undefined;
  }
}

async function dataDirectoryAt(cluster: Cluster, port: number): Promise<string> {
  const client = superuser(cluster, port, 'adoption');
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return await realpath(rows[0]?.data_directory ?? '');
  } finally {
    await client.end().catch(() => {});
  }
}

async function start(cluster: Cluster, fixedPort: number | undefined): Promise<number> {
  const { programs, folder } = cluster;
  const port = fixedPort ?? (await choosePort(await lastPort(cluster)));
  await writeSettings(cluster, port);
  const log = join(folder, 'postgres.log');
  if (((await stat(log).catch(() => null))?.size ?? 0) > logFileLimitBytes) await rm(log);
  try {
    // pg_ctl starts the server in its own session, so Ctrl-C in our terminal does not reach it.
    await programs.pgCtl(
      'start',
      '-s',
      '-w',
      '-t',
      String(recoveryTimeoutMs / 1000),
      '-D',
      folder,
      '-l',
      log,
    );
  } catch (error) {
    const lines = (await readFile(log, 'utf8').catch(() => errorMessage(error))).trim().split('\n');
    throw new Error(`The embedded PostgreSQL in ${folder} did not start: ${lines.slice(-3).join(' | ')}`);
  }
  return port;
}

/*
 * Below 32768, the start of ephemeral ports: a client connecting to a stopped server on such a port may be assigned
 * the same port and connect to itself.
 */
async function choosePort(preferred: number | undefined): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** PostgreSQL writes process id, folder, start time and port, one per line. */
async function readPidFile(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]) } : undefined;
}

function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/*
 * Whether a live process is this folder's server: after a reboot or container restart the id may belong to any
 * process. A server's working directory is its folder; a zombie has none. If the directory is unreadable, any
 * PostgreSQL counts as ours: the cost is a wait, while the opposite mistake would start two servers in one folder.
 */
async function isServerOfFolder(pid: number, folder: string): Promise<boolean> {
  const place = await readlink(`/proc/${pid}/cwd`).catch((error: NodeJS.ErrnoException) => error.code);
  if (process.platform === 'linux' && place !== 'EACCES') return place === folder;
  const { stdout } = await execute('ps', ['-p', String(pid), '-o', 'comm=']);
  return stdout.trim().endsWith('postgres');
}

/** cannot_connect_now, https://www.postgresql.org/docs/18/errcodes-appendix.html */
const isStartingUp = (error: unknown): boolean => errorCode(error) === '57P03';
