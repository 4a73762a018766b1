import type pg from 'pg';
import { errorCode } from '../errors.ts';
import { withClient } from './dump.server.ts';

/**
 * Creates an empty database beside another one, with its locale. An unfinished one of the same name is dropped.
 * @param url of the owner, who may create databases
 * @returns the URL of the new database
 * @throws Error with a readable message
 */
export async function createBeside(url: string, name: string): Promise<string> {
  const original = databaseOf(url);
  await inMaintenance(url, async (client) => {
    const { rows } = await client.query<{ collate: string; ctype: string }>(
      'select datcollate as collate, datctype as ctype from pg_database where datname = $1',
      [original],
    );
    const locale = rows[0] ?? { collate: 'C.UTF-8', ctype: 'C.UTF-8' };
    await client.query(`drop database if exists ${client.escapeIdentifier(name)}`);
    await client.query(
      `create database ${client.escapeIdentifier(name)} template template0 encoding 'UTF8' locale_provider libc
       lc_collate ${client.escapeLiteral(locale.collate)} lc_ctype ${client.escapeLiteral(locale.ctype)}`,
    );
  });
  return withDatabase(url, name);
}

/**
 * Puts a database in the place of another, which is renamed.
 * @param url of the database to replace; missing is fine
 * @param replacement name of the new one
 * @returns name of the former one, or undefined if there was none
 * @throws Error if a process still uses either; nothing has changed then
 */
export async function replaceDatabase(
  url: string,
  replacement: string,
  now: Date,
): Promise<string | undefined> {
  const name = databaseOf(url);
  const former = `${name}_before_${now.toISOString().slice(0, 16).replaceAll(/\D/g, '')}`;
  return inMaintenance(url, async (client) => {
    await requireUnused(client, name);
    const rename = (from: string, to: string) =>
      client.query(
        `alter database ${client.escapeIdentifier(from)} rename to ${client.escapeIdentifier(to)}`,
      );
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await rename(replacement, name);
      return undefined;
    }
    await client.query('begin');
    await rename(name, former);
    await rename(replacement, name);
    await client.query('commit');
    return former;
  });
}

/** @throws Error if a process of the site is connected */
export async function requireUnused(client: pg.Client, database: string): Promise<void> {
  const { rows } = await client.query<{ users: string }>(
    `select string_agg(distinct coalesce(nullif(application_name, ''), 'without a name'), ', ') as users from pg_stat_activity
     where datname = $1 and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    [database],
  );
  if (rows[0]?.users)
    throw new Error(
      `The database ${database} is in use (${rows[0].users}): stop every process of the site first.`,
    );
}

/** Renaming and creating a database need a connection to another one. */
export async function inMaintenance<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  try {
    return await withClient(withDatabase(url, 'postgres'), work);
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    const user = decodeURIComponent(new URL(url).username);
    throw new Error(
      `The user ${user} may not create databases. Run as a superuser: alter role ${user} createdb`,
    );
  }
}

export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}
