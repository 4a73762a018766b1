import { globSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wrapPrograms } from '#platform/postgres/programs.server.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { freePort } from '#tests/support/servers/product.ts';

/** Path of Debian's PostgreSQL programs, if installed: the npm package has no pg_dump. */
export const debianPostgres: string | undefined = globSync('/usr/lib/postgresql/*/bin/initdb')
  .sort()
  .map(dirname)
  .at(-1);

/**
 * Starts a server as an operator would: roles without superuser rights, each owning a database of the same
 * name.
 * @param programs folder of initdb and pg_ctl
 * @param parent an existing folder
 * @param settings further ones of the server
 */
export async function startDebianPostgres(
  programs: string,
  parent: string,
  owners: string[],
  settings: Record<string, string> = {},
) {
  const folder = join(parent, 'postgres');
  const port = await freePort();
  const { initdb, pgCtl } = await wrapPrograms({
    initdb: join(programs, 'initdb'),
    pg_ctl: join(programs, 'pg_ctl'),
  });
  const password = join(parent, 'password');
  writeFileSync(password, 's@cret');
  await initdb('-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`, '-N');
  const further = Object.entries(settings).map(([name, value]) => ` -c "${name}=${value}"`);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off${further.join('')}`;
  await pgCtl('start', '-s', '-w', '-D', folder, '-l', join(parent, 'log'), '-o', options);
  const urlOf = (user: string, database = user) =>
    `postgres://${user}:s%40cret@127.0.0.1:${port}/${database}`;
  const asRoot = (statement: string) =>
    connected(urlOf('postgres'), async (client) => (await client.query(statement)).rows);
  const createDatabase = (name: string, owner = name) =>
    asRoot(
      `create database ${name} owner ${owner} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
    );
  for (const owner of owners) {
    await asRoot(`create role ${owner} login createrole password 's@cret'`);
    await createDatabase(owner);
  }
  return {
    urlOf,
    asRoot,
    createDatabase,
    stop: () => pgCtl('stop', '-s', '-D', folder, '-m', 'immediate'),
  };
}

export type DebianPostgres = Awaited<ReturnType<typeof startDebianPostgres>>;
