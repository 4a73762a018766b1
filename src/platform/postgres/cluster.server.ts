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

export type PostgresSettings = Record<string, string | number>;

/** An embedded database on disk: programs, folder and credentials. */
export type Cluster = {
  programs: PostgresPrograms;
  folder: string;
  passwordFile: string;
  password: string;
  settings: PostgresSettings;
};

/** For a small machine and some hundred megabytes; other settings keep PostgreSQL's defaults. */
const defaults: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  // No socket files: their paths are limited to about 100 characters.
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
  // Omits DETAIL lines, because they quote rows with patient data.
  log_error_verbosity: 'terse',
};

/**
 * Opens the folder of the embedded database, and creates the database if missing. Call it under the folder's lock.
 *
 * @param dataDir absolute path; created if missing, closed to other users
 * @throws Error naming the folder if it is not writable
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

/** Describes the database of a data folder; creates its password. Call it under the folder's lock. */
async function describeCluster(
  programs: PostgresPrograms,
  dataDir: string,
  settings: PostgresSettings,
): Promise<Cluster> {
  const passwordFile = join(dataDir, 'postgres-password');
  // If PostgreSQL runs as another user, it must be able to enter.
  if (programs.owner !== undefined) await chmod(dataDir, 0o711);
  const password = await getOrCreatePassword(passwordFile, programs.owner);
  const folder = join(dataDir, 'postgres');
  return { programs, folder, passwordFile, password, settings: { ...defaults, ...settings } };
}

const holdsDatabase = (folder: string): Promise<boolean> => exists(join(folder, 'PG_VERSION'));

/** Writes postgresql.conf completely, so that settings of a new release apply to old folders. */
export async function writeSettings(cluster: Cluster, port: number): Promise<void> {
  const lines = Object.entries({ ...cluster.settings, port }).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  );
  const text = `# Written by Onyar at every start: changes made here are lost.\n${lines.join('\n')}\n`;
  await writeFile(join(cluster.folder, 'postgresql.conf'), text);
}

export async function lastPort(cluster: Cluster): Promise<number | undefined> {
  const settings = await readFile(join(cluster.folder, 'postgresql.conf'), 'utf8');
  const port = /^port = '(\d+)'$/m.exec(settings)?.[1];
  return port === undefined ? undefined : Number(port);
}

async function initialise({ programs, folder, passwordFile, settings }: Cluster) {
  // Created beside its place and moved when complete, so that an interrupted creation does not count.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (programs.owner !== undefined) await chown(unfinished, programs.owner, programs.owner);
  await programs.initdb(
    ...['-D', unfinished, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    // PostgreSQL's builtin locale: indexes do not depend on the machine's C library version.
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--data-checksums', ...(settings.fsync === 'off' ? ['--no-sync'] : [])],
  );
  await rename(unfinished, folder);
}

async function getOrCreatePassword(file: string, owner: number | undefined): Promise<string> {
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
