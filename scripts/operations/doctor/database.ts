import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { z } from 'zod';
import { errorMessage } from '#platform/errors.ts';
import { connect } from '#platform/postgres/connect.server.ts';
import { error, type Finding, ok, warning } from '../findings.ts';
import { alarmQueries } from './alarm-queries.ts';

const journalFile = fileURLToPath(new URL('../../../db/migrations/meta/_journal.json', import.meta.url));

/** Checks the database behind DATABASE_URL: reachable, migrated, and none of its alarms. */
export async function checkDatabase(url: string): Promise<Finding[]> {
  const client = await connect('DATABASE_URL', url, 'onyar-doctor').catch((reason: Error) => reason);
  if (client instanceof Error) return [error('database', client.message)];
  try {
    const missing = await checkMigrations(client);
    if (missing.state === 'error') return [missing];
    const alarms = await findAlarms(client);
    return [await describeDatabase(client), missing, ...alarms];
  } catch (reason) {
    return [error('database', errorMessage(reason))];
  } finally {
    await client.end();
  }
}

async function describeDatabase(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ version: string; megabytes: number; copied: string | null }>(`
    select current_setting('server_version') as version,
      (pg_database_size(current_database()) / 1000000)::int as megabytes`);
  const [row] = rows;
  return ok('database', `PostgreSQL ${row?.version}, ${row?.megabytes} MB`);
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** Compares the migrations of this release with those in the database. */
export async function checkMigrations(client: Pick<Client, 'query'>): Promise<Finding> {
  const { entries } = journal.parse(JSON.parse(readFileSync(journalFile, 'utf8')));
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  const newest = rows[0]?.exists ? await newestMigration(client) : 0;
  const missing = entries.filter(({ when }) => when > newest);
  const last = entries.at(-1);
  if (missing.length > 0)
    return error(
      'migrations',
      `${missing.length} are missing, from ${missing[0]?.tag} on: a start of this release applies them`,
    );
  if (newest > (last?.when ?? 0))
    return warning('migrations', 'the database is of a newer release than this one');
  return ok('migrations', `all ${entries.length} are applied`);
}

async function newestMigration(client: Pick<Client, 'query'>): Promise<number> {
  const { rows } = await client.query(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  );
  return rows[0]?.newest ?? 0;
}

/** Runs every alarm query. @returns one finding for each that has rows */
async function findAlarms(client: Client): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { part, sentence, sql } of alarmQueries) {
    const { rows } = await client.query(sql);
    if (rows.length > 0) findings.push(error(part, `${sentence} (${countOf(rows)})`));
  }
  for (const part of ['letters', 'queue', 'payments'])
    if (!findings.some((finding) => finding.part === part)) findings.push(ok(part, 'nothing waits too long'));
  return findings;
}

/** Rows that group others have their own count. */
const countOf = (rows: readonly { count?: number }[]): number =>
  rows.reduce((sum, { count = 1 }) => sum + count, 0);
