import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

const folder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** Any fixed number: every instance of Onyar asks for the same lock. 'onya' in ASCII. */
const migrationLock = 0x6f6e7961;

/**
 * Brings a database up to date: our tables, the job tables, the rights of the role `onyar_app`.
 * Drizzle's migrator does not lock, so instances that start together wait here for each other.
 * @param ownerUrl connection string of a role that may create tables and roles
 */
export async function migrate({ ownerUrl, log }: { ownerUrl: string; log?: Logger }): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'onyar-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await installJobs(ownerUrl);
    await client.query(rights);
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

/** What the app may do in the job tables; rights on our own tables are part of the migrations that make them. */
const rights = `
  grant usage on schema pgboss to onyar_app;
  grant select, insert, update, delete on all tables in schema pgboss to onyar_app;
  grant usage, select on all sequences in schema pgboss to onyar_app;
  grant execute on all functions in schema pgboss to onyar_app;
`;
