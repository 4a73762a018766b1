import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresPrograms } from './programs.server.ts';

/** Values of postgresql.conf. */
export type PostgresSettings = Record<string, string | number>;

/** One embedded database on disk: its programs, its folder and how to get in. */
export type Cluster = {
  programs: PostgresPrograms;
  folder: string;
  passwordFile: string;
  password: string;
  settings: PostgresSettings;
};

/** For a small machine and a clinic's few hundred megabytes; everything not named keeps PostgreSQL's default. */
const defaults: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  // No socket files: their paths may hold about 100 characters, fewer than a folder's path can have.
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '128MB',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '%m [%p] %a ',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_lock_waits: 'on',
  // Without the DETAIL lines, because they quote rows, and rows are patients.
  log_error_verbosity: 'terse',
};

/**
 * Opens the embedded database's folder, and makes the database first where there is none.
 * Call it under the folder's lock.
 *
 * @param dataDir absolute path of a folder; made when missing, closed to other users
 * @throws one sentence naming the folder, when it cannot be written
 */
export async function openCluster(
  programs: PostgresPrograms,
  dataDir: string,
  settings: PostgresSettings,
): Promise<Cluster> {
  const cluster = await describeCluster(programs, dataDir, settings);
  if (!(await holdsDatabase(cluster.folder))) await initialise(cluster);
  cluster.folder = await realpath(cluster.folder);
  return cluster;
}

/** What the database of a data folder is or will be; makes its password. Call it under the folder's lock. */
async function describeCluster(
  programs: PostgresPrograms,
  dataDir: string,
  settings: PostgresSettings,
): Promise<Cluster> {
  const passwordFile = join(dataDir, 'postgres-password');
  // Where PostgreSQL is really another user, it must be able to pass through.
  if (programs.owner !== undefined) await chmod(dataDir, 0o711);
  const password = await readOrMakePassword(passwordFile, programs.owner);
  const folder = join(dataDir, 'postgres');
  return { programs, folder, passwordFile, password, settings: { ...defaults, ...settings } };
}

/** Whether a folder holds a complete database, running or not. */
const holdsDatabase = (folder: string): Promise<boolean> => exists(join(folder, 'PG_VERSION'));

/** Writes postgresql.conf whole, so that a new version's settings reach old folders. */
export async function writeSettings(cluster: Cluster, port: number): Promise<void> {
  const lines = Object.entries({ ...cluster.settings, port }).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  );
  const text = `# Written by Onyar at every start: changes made here are lost.\n${lines.join('\n')}\n`;
  await writeFile(join(cluster.folder, 'postgresql.conf'), text);
}

/** The port of the last start, if there was one. */
export async function lastPort(cluster: Cluster): Promise<number | undefined> {
  const settings = await readFile(join(cluster.folder, 'postgresql.conf'), 'utf8');
  const port = /^port = '(\d+)'$/m.exec(settings)?.[1];
  return port === undefined ? undefined : Number(port);
}

async function initialise({ programs, folder, passwordFile, settings }: Cluster) {
  // Made beside its place and moved there when complete: a database whose making was interrupted never counts.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (programs.owner !== undefined) await chown(unfinished, programs.owner, programs.owner);
  await programs.initdb(
    ...['-D', unfinished, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    // PostgreSQL's own locale: indexes do not depend on the machine's C library and its version.
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--data-checksums', ...(settings.fsync === 'off' ? ['--no-sync'] : [])],
  );
  await rename(unfinished, folder);
}

async function readOrMakePassword(file: string, owner: number | undefined): Promise<string> {
  if (!(await exists(file))) {
    const unfinished = `${file}.unfinished`;
    await writeFile(unfinished, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (owner !== undefined) await chown(unfinished, owner, owner);
    await rename(unfinished, file);
  }
  return (await readFile(file, 'utf8')).trim();
}

const exists = (path: string): Promise<boolean> =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
