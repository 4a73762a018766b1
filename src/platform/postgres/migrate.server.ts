import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { sqlStateOf } from './database.server.ts';
import { makeAppRole, makeLogin } from './login-role.server.ts';

const folder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

/** Any fixed number: every instance of Onyar asks for the same lock. 'onya' in ASCII. */
const migrationLock = 0x6f6e7961;

/**
 * Brings a database up to date: our tables, the job tables, the rights of the role `onyar_app`, and the login that
 * inherits them. Drizzle's migrator does not lock, so instances that start together wait here for each other.
 * @param ownerUrl connection string of a role that may create tables and roles
 * @param loginUrl the application's connection string, where its role is ours to make
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
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'onyar-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await makeAppRole(client);
    await applyPatiently(client, log);
    await installJobs(client);
    await client.query(rights);
    if (loginUrl !== undefined) await makeLogin(client, loginUrl);
    log?.debug('database is up to date');
  } finally {
    await client.end();
  }
}

/** A deadlock that PostgreSQL has decided against us, and a lock that was not to be had in time. */
const retryable = new Set(['40P01', '55P03']);

/**
 * Below the 5 s that a statement of the instances may take: whoever has to queue behind a migration that waits is served
 * before it dies. The pause lets them through; about four minutes in all outlast a transaction of theirs, and most backups.
 */
const extension = { lockTimeout: '3s', pauseMs: 1_000, attempts: 60 };

/**
 * Applies what is pending, in one transaction, beside instances of the release before that go on working. What they hold is
 * waited for, in short waits instead of a long one.
 */
async function applyPatiently(client: pg.Client, log: Logger | undefined): Promise<void> {
  // Only from here on: for the other instances' migrations, further up, we wait as long as they take.
  await client.query(`set lock_timeout = '${extension.lockTimeout}'`);
  for (let attempt = 1; ; attempt++)
    try {
      await applyMigrations(drizzle(client), { migrationsFolder: folder });
      break;
    } catch (error) {
      const reason = sqlStateOf(error) ?? '';
      if (!retryable.has(reason) || attempt === extension.attempts) throw error;
      log?.warn({ reason, attempt }, 'a migration waits for what others hold; it is tried again');
      await delay(extension.pauseMs);
    }
  await client.query('reset lock_timeout');
}

/** The tables of the job queue, over the connection that is there: each process asks at its start. */
async function installJobs(client: pg.Client): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}

/**
 * What the app may do in the job tables; rights on our own tables are part of the migrations that make them. A database that
 * was brought along from PostgreSQL 14 still lets everybody make tables; where the schema is not the owner's, the server
 * only warns.
 */
const rights = `
  revoke create on schema public from public;
  grant usage on schema pgboss to onyar_app;
  grant select, insert, update, delete on all tables in schema pgboss to onyar_app;
  grant usage, select on all sequences in schema pgboss to onyar_app;
  grant execute on all functions in schema pgboss to onyar_app;
`;
