import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorDetail } from '../errors.ts';
import { acceptedUser } from '../postgres/programs.server.ts';
import { findClientProgram } from './client-programs.server.ts';
import { registerTemporary, removeLeftovers, temporarySuffix } from './temporary-files.server.ts';

const execute = promisify(execFile);

/** Replaying a week of a clinic's changes takes minutes. */
const recoverySeconds = 3_600;

type PointInTime = {
  /** URL of the database at that time; only this user of the machine can connect. */
  url: string;
  /** Whether the archive ends before the given time, so that its end was restored. */
  isArchiveEnd: boolean;
  stop(): Promise<void>;
};

/**
 * Starts a temporary PostgreSQL with the state of an earlier time: a base backup, and the archived changes since.
 * @param options archive: folder with `base-…` folders and archived WAL files; work: folder with room for a copy of the
 * whole database
 * @throws Error with a readable message
 */
export async function startAtPointInTime(options: {
  archive: string;
  work: string;
  at: Date;
  user: string;
  database: string;
}): Promise<PointInTime> {
  const { at, user, database } = options;
  const archive = resolve(options.archive);
  const base = await findBase(archive, at);
  await removeLeftovers(options.work);
  const folder = await mkdtemp(join(resolve(options.work), `onyar-recovery-${temporarySuffix}-`));
  const removeFolder = registerTemporary(folder);
  // The path of a socket is limited to about 100 characters.
  const sockets = await mkdtemp(join(tmpdir(), 'onyar-socket-'));
  const removeSockets = registerTemporary(sockets);
  const data = join(folder, 'data');
  const pgCtl = await unpack(base, data);
  const clean = async () => {
    await pgCtl('stop', '-m', 'immediate').catch(() => {});
    await removeSockets();
    await removeFolder();
  };
  try {
    const start = async (target: Date | undefined) => {
      await writeSettings(data, { archive, sockets, target });
      await pgCtl('start', '-w', '-t', String(recoverySeconds), '-l', join(folder, 'log'));
      await untilRecovered(data);
    };
    const isArchiveEnd = await start(at).then(
      () => false,
      async (reason) => {
        const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
        // No change was archived after that time; everything until then is there.
        if (!log.includes('before configured recovery target was reached')) throw explain(reason, log);
        await start(undefined);
        return true;
      },
    );
    const url = `postgres://${encodeURIComponent(user)}@${encodeURIComponent(sockets)}/${encodeURIComponent(database)}`;
    return { url, isArchiveEnd, stop: clean };
  } catch (error) {
    await clean();
    throw error;
  }
}

/**
 * Waits until a started PostgreSQL accepts connections. `pg_ctl start -w` does not: without hot standby it returns when the
 * replay begins.
 * @param data its data folder
 * @throws Error if the server ends before
 */
export async function untilRecovered(data: string, pauseMs = 200): Promise<void> {
  for (const end = Date.now() + recoverySeconds * 1_000; Date.now() < end; await delay(pauseMs)) {
    // Its last line is the state: starting, standby, ready or stopping. The server removes the file when it ends.
    const file = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => undefined);
    if (file === undefined) throw new Error('PostgreSQL has ended.');
    if (file.trimEnd().endsWith('ready')) return;
  }
  throw new Error(`The replay took longer than ${recoverySeconds} s.`);
}

/** The newest base backup that was complete at a time. */
async function findBase(archive: string, at: Date): Promise<string> {
  const names = await readdir(archive).catch((): string[] => []);
  for (const name of names
    .filter((each) => /^base-.*\d$/.test(each))
    .sort()
    .reverse()) {
    const folder = join(archive, name);
    const end = await stat(join(folder, 'backup_manifest')).catch(() => undefined);
    if (end !== undefined && end.mtime <= at) return folder;
  }
  throw new Error(`There is no base backup from before ${at.toISOString()} in ${archive}.`);
}

/** Unpacks a base backup. @returns pg_ctl of its PostgreSQL for the folder */
async function unpack(base: string, data: string) {
  await mkdir(data, { mode: 0o700 });
  const archive = ['--gzip', '--file', join(base, 'base.tar.gz')];
  await execute('tar', ['--extract', '--no-same-owner', ...archive, '--directory', data]);
  const version = Number(await readFile(join(data, 'PG_VERSION'), 'utf8'));
  const program = await findClientProgram('pg_ctl', version);
  if (program.version !== version)
    throw new Error(
      `The base backup is of PostgreSQL ${version}: install that version, not ${program.version}.`,
    );
  const { wrapper } = await acceptedUser(program.file);
  const [file = '', ...before] = [...wrapper, program.file];
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  // Its output stays open in the started server, so it must not be a pipe of ours: -l sends it to a file.
  return (command: string, ...args: string[]) =>
    execute(file, [...before, command, '-s', '-D', data, ...args], { cwd: '/', env });
}

/** Own settings: those of the backup may name folders and addresses of another machine. */
async function writeSettings(
  data: string,
  { archive, sockets, target }: { archive: string; sockets: string; target: Date | undefined },
): Promise<void> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    archive_mode: 'off',
    // Without it, settings like max_connections need not be those of the original.
    hot_standby: 'off',
    fsync: 'off',
    restore_command: `cp "${archive}/%f" "%p"`,
    ...(target === undefined ? {} : { recovery_target_time: target.toISOString().replace('Z', '+00') }),
    recovery_target_action: 'promote',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  await rm(join(data, 'postgresql.auto.conf'), { force: true });
  await writeFile(join(data, 'postgresql.conf'), `${lines.join('\n')}\n`);
  await writeFile(join(data, 'pg_hba.conf'), 'local all all trust\n');
  await writeFile(join(data, 'pg_ident.conf'), '');
  await writeFile(join(data, 'recovery.signal'), '');
}

function explain(reason: unknown, log: string): Error {
  const said = log.trim().split('\n').slice(-3).join(' | ') || String(errorDetail(reason, 'stderr'));
  return new Error(`PostgreSQL could not recover that time: ${said}`);
}
