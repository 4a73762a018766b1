import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeAppRole } from '../postgres/login-role.server.ts';
import { findClientProgram } from './client-programs.server.ts';
import { type Command, pipeInto, readOutput } from './piped-programs.server.ts';
import { registerTemporary, removeLeftovers, temporarySuffix } from './temporary-files.server.ts';

/**
 * URL of the server to back up or restore into: never the embedded one, which has no pg_dump and no valuable data.
 * @throws Error if `DATABASE_URL` is not set
 */
export function requireExternalServer(databaseUrl: string | undefined): string {
  if (databaseUrl !== undefined) return databaseUrl;
  throw new Error(
    'DATABASE_URL is not set, and the demonstration’s embedded database comes without pg_dump and pg_restore: set it to a PostgreSQL server, and install client programs as new as that server (Debian: postgresql-client-18, or newer).',
  );
}

/**
 * Streams a compressed pg_dump of a database: a consistent snapshot, without the contents of unlogged tables.
 * @throws Error with a readable message if the server does not respond or pg_dump is missing; nothing has been read
 * then
 */
export async function streamDump(url: string): Promise<AsyncGenerator<Buffer>> {
  const { file } = await findClientProgram('pg_dump', await serverVersion(url));
  return readOutput(
    toCommand(url, file, ['--format=custom', '--lock-wait-timeout=60s', '--no-unlogged-table-data']),
  );
}

/**
 * Restores a dump into an empty database, all or nothing.
 * @param read opens the dump; called twice, because only reading to the end proves that it is complete
 * @throws Error with a readable message; nothing has changed then
 */
export async function restoreDump(
  url: string,
  read: () => AsyncIterable<Uint8Array>,
): Promise<{ madeAt: string; tables: number; rows: number }> {
  const version = await serverVersion(url);
  const { file } = await findClientProgram('pg_restore', version);
  await withClient(url, requireEmpty);
  const contents = await pipeInto(read(), { file, args: ['--list'] });
  const { madeAt, from } = originOf(contents);
  if (version < from)
    throw new Error(`The backup is of PostgreSQL ${from}, and this server is older: ${version}.`);
  // Roles are cluster-wide, so a database dump contains none.
  await withClient(url, makeAppRole);
  await removeLeftovers(tmpdir());
  const aside = await mkdtemp(join(tmpdir(), `onyar-restore-${temporarySuffix}-`));
  const removeAside = registerTemporary(aside);
  try {
    // The list contains table names only. Default privileges refer to the former owner, who may not exist here.
    const list = join(aside, 'contents');
    await writeFile(list, contents.replaceAll(/^(?=.* DEFAULT ACL )/gm, ';'));
    const args = ['--no-owner', '--single-transaction', '--exit-on-error', `--use-list=${list}`];
    await pipeInto(read(), toCommand(url, file, args));
  } finally {
    await removeAside();
  }
  const found = await withClient(url, async (client) => {
    await client.query(defaultPrivileges);
    await client.query('analyze');
    return countRows(client);
  });
  return { madeAt, ...found };
}

/** Parses the header of a dump's table of contents: start time (UTC) and major version of the server. */
function originOf(contents: string): { madeAt: string; from: number } {
  const madeAt = /^; Archive created at (.+)$/m.exec(contents)?.[1];
  const from = Number(/^;\s+Dumped from database version: (\d+)/m.exec(contents)?.[1]);
  if (madeAt === undefined || Number.isNaN(from)) throw new Error('The backup is not one of pg_dump.');
  return { madeAt, from };
}

const serverVersion = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query('show server_version_num');
    return Math.floor(Number(rows[0].server_version_num) / 10_000);
  });

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname <> 'information_schema' and nspname not like 'pg\\_%' limit 1`,
  );
  if (rows[0])
    throw new Error(
      `The database of DATABASE_URL is not empty (it has “${rows[0].name}”): make a new one with createdb, and restore into that.`,
    );
}

/** For tables of later migrations, as in `db/migrations/0001`. */
const defaultPrivileges =
  'alter default privileges in schema public grant select, insert, update, delete on tables to onyar_app';

async function countRows(client: pg.Client): Promise<{ tables: number; rows: number }> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname <> 'information_schema' and schemaname not like 'pg\\_%'`,
  );
  let count = 0;
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${name}`);
    count += Number(rows[0]?.rows);
  }
  return { tables: tables.length, rows: count };
}

/** Passes the password in the environment, because arguments are visible to all users of the machine. */
function toCommand(url: string, file: string, args: string[]): Command {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return {
    file,
    args: [...args, `--dbname=${address.href}`],
    env: { PGPASSWORD: password, PGAPPNAME: 'onyar-backup' },
  };
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'onyar-backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
