import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { configuredSettings } from '../clinic-settings.ts';
import { connect } from './connect.server.ts';
import { sqlStateOf } from './database.server.ts';
import { advisoryLocks } from './locks.server.ts';
import { makeAppRole, makeLogin } from './login-role.server.ts';

const folder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

/**
 * Migrates a database: our tables, the job tables, the rights of the role `onyar_app`, and the login that inherits
 * them. Drizzle's migrator does not lock, so concurrent instances wait here for each other.
 * @param ownerUrl connection string of a role that may create tables and roles
 * @param loginUrl the application's connection string, if its role is managed here
 */
export async function migrate({
  ownerUrl,
  loginUrl,
  log,
}: {
  ownerUrl: string;
  loginUrl?: string | undefined;
  log?: Logger;
}): Promise<void> {
  const client = await connect('DATABASE_URL', ownerUrl, 'onyar-migrate');
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await makeAppRole(client);
    // Read by migration 0050: existing appointments keep the notice that applied when they were booked.
    await client.query(`select set_config('onyar.cancellation_hours', $1, false)`, [
      String(configuredSettings.cancellationHours),
    ]);
    await applyWithRetries(client, log);
    await installJobs(client);
    await client.query(grantStatements);
    if (loginUrl !== undefined) await makeLogin(client, loginUrl);
    log?.debug('database is up to date');
  } finally {
    await client.end();
  }
}

const retryable = new Set(['40P01', '55P03']);

/**
 * Below the instances' statement timeout of 5 s: statements queued behind a waiting migration run before they time
 * out, and the pauses let them through. About four minutes in total, longer than their transactions and most backups.
 */
const retryPolicy = { lockTimeout: '3s', pauseMs: 1_000, attempts: 60 };

/**
 * Applies pending migrations in one transaction beside running instances of the previous release. Waits for their
 * locks in short attempts.
 */
async function applyWithRetries(client: pg.Client, log: Logger | undefined): Promise<void> {
  // Not earlier: for concurrent migrations above there is no time limit.
  await client.query(`set lock_timeout = '${retryPolicy.lockTimeout}'`);
  for (let attempt = 1; ; attempt++)
    try {
      await applyMigrations(drizzle(client), { migrationsFolder: folder });
      break;
    } catch (error) {
      const reason = sqlStateOf(error) ?? '';
      if (!retryable.has(reason) || attempt === retryPolicy.attempts) throw error;
      log?.warn({ reason, attempt }, 'a migration waits for what others hold; it is tried again');
      await delay(retryPolicy.pauseMs);
    }
  await client.query('reset lock_timeout');
}

/** Creates the job queue's tables over the existing connection; run by every process at start. */
async function installJobs(client: pg.Client): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}

/**
 * The app's rights on the job tables; our own tables' rights are in their migrations. Databases upgraded from
 * PostgreSQL 14 let everyone create tables; if the owner does not own the schema, the server only warns.
 */
const grantStatements = `
  revoke create on schema public from public;
  grant usage on schema pgboss to onyar_app;
  grant select, insert, update, delete on all tables in schema pgboss to onyar_app;
  grant usage, select on all sequences in schema pgboss to onyar_app;
  grant execute on all functions in schema pgboss to onyar_app;
`;
