import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Location of Debian's client programs per version. */
const debianFolders = '/usr/lib/postgresql/*/bin';

/**
 * Finds the newest pg_dump or pg_restore that supports a server version.
 * @param atLeast major version of the server, or of the program that made a dump
 * @throws Error naming the missing package
 */
export async function findClientProgram(
  name: 'pg_dump' | 'pg_restore' | 'pg_ctl',
  atLeast: number,
): Promise<{ file: string; version: number }> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync(debianFolders)];
  const found = await Promise.all(folders.filter(Boolean).map((folder) => versionOf(join(folder, name))));
  const newest = found.flatMap((entry) => entry ?? []).sort((one, other) => other.version - one.version)[0];
  if (newest === undefined || newest.version < atLeast) {
    const instead = newest ? `, and the newest here is ${newest.version} (${newest.file})` : '';
    throw new Error(
      `${name} of PostgreSQL ${atLeast} or newer is needed${instead}: install the package postgresql-client-${atLeast}.`,
    );
  }
  return newest;
}

async function versionOf(file: string): Promise<{ file: string; version: number } | undefined> {
  try {
    const { stdout } = await execute(file, ['--version']);
    const version = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
    return version > 0 ? { file, version } : undefined;
  } catch {
    return undefined;
  }
}
