import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { makeAppRole, makeLogin } from './postgres/login-role.server.ts';

const folder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

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
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await installJobs(ownerUrl);
    await client.query(rights);
    if (loginUrl !== undefined) await makeLogin(client, loginUrl);
    log?.debug('database is up to date');
  } finally {
    await client.end();
  }
}

async function installJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
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
