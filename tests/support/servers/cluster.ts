import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts';
import { loginUrlOf } from '#platform/postgres/login-role.server.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';
import { seedDemonstration } from '../../../db/seed.ts';
import { prepareDemoWallet } from '../../../src/wallets.ts';
import { createScratch, isProcessRunning, removeLeftovers } from '../setup/scratch.ts';
import { director } from './director.ts';

/** Speed over durability: the cluster lives for one test run. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: 200,
};
const log = { info() {}, warn() {}, error: console.error };

/**
 * Starts a cluster for one test run and builds its template: migrated, and seeded with the demonstration
 * clinic. Workers find it through `TEST_TEMPLATE_URL`, and the run's memory folder through `TMPDIR`.
 * @returns a function that removes everything
 */
export async function startTestCluster(): Promise<() => Promise<void>> {
  removeLeftovers(tmpdir());
  const removeScratch = createScratch();
  const dataDir = mkdtempSync(join(tmpdir(), `onyar-test-${process.pid}-`));
  const destroy = () => {
    endServer(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    removeScratch();
  };
  // For exits that skip the teardown: a second Ctrl-C, a crash.
  process.once('exit', destroy);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log, settings });
  await fillTemplate(url);
  process.env.TEST_TEMPLATE_URL = url;
  return async () => {
    await stop();
    process.off('exit', destroy);
    destroy();
  };
}

export async function fillTemplate(url: string): Promise<void> {
  await migrate({ ownerUrl: url, loginUrl: loginUrlOf(url) });
  await prepareDemoWallet(url);
  await seedDemonstration({ ownerUrl: url, staffPassword: director.password, signsProtocol: true });
}

/**
 * Gives a test file its own copy of the template: file by file, which in memory takes a third of the time that page by page
 * takes (docs/decisions/0019).
 * @returns the owner's connection string and the application's, and `drop`, which also cuts connections left open
 */
export async function cloneDatabase(): Promise<{ url: string; loginUrl: string; drop(): Promise<void> }> {
  const template = new URL(process.env.TEST_TEMPLATE_URL ?? throwNoCluster());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runIn(template, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  const url = new URL(`/${name}`, template).href;
  const drop = async () => {
    const login = `onyar_app_${name}`;
    // A process started on the database has created a login of its own.
    await runIn(template, `drop database if exists ${name} with (force)`, `drop role if exists ${login}`);
  };
  return { url, loginUrl: testLoginUrl(url), drop };
}

/**
 * A database of the test cluster without the template: migrated and seeded by this process, for its own
 * clinic (`CLINIC_CONFIG`).
 */
export async function seedDatabase(): Promise<string> {
  const template = new URL(process.env.TEST_TEMPLATE_URL ?? throwNoCluster());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runIn(template, `create database ${name}`);
  const url = new URL(`/${name}`, template).href;
  await migrate({ ownerUrl: url, loginUrl: testLoginUrl(url) });
  await prepareDemoWallet(url);
  await seedDemonstration({ ownerUrl: url, staffPassword: director.password });
  return url;
}

/**
 * The application's connection string for a database of the test cluster. All databases share the template's
 * login: it inherits its rights from one role, and a login for each would cost every test file some
 * milliseconds.
 */
export function testLoginUrl(url: string): string {
  const template = process.env.TEST_TEMPLATE_URL;
  // A benchmark has its own cluster, in which the started process has created the login.
  if (template === undefined) return loginUrlOf(url);
  const login = new URL(loginUrlOf(template));
  login.pathname = new URL(url).pathname;
  return login.href;
}

/** One statement at a time: databases cannot be created or dropped inside a transaction. */
async function runIn(cluster: URL, ...statements: string[]) {
  const client = new pg.Client({ connectionString: new URL('/postgres', cluster).href });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const throwNoCluster = (): never => {
  throw new Error('There is no test cluster: run the tests through vitest or playwright, which start one.');
};

/**
 * Immediate shutdown (SIGQUIT): this cluster needs no checkpoint. Waits synchronously, because exit handlers
 * cannot await.
 */
function endServer(dataDir: string) {
  const pidFile = join(dataDir, 'postgres/postmaster.pid');
  const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
  if (!pid || !isProcessRunning(pid)) return;
  process.kill(pid, 'SIGQUIT');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let wait = 0; wait < 100 && existsSync(pidFile); wait++) Atomics.wait(pause, 0, 0, 20);
}
