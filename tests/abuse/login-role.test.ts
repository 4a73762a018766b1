import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#platform/operations/log.server.ts';
import { openDatabase } from '#platform/postgres/database.server.ts';
import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts';
import { assertLimited, assertSameDatabase, loginUrlOf } from '#platform/postgres/login-role.server.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';
import { assertServerUsable } from '#platform/postgres/start-checks.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { cloneDatabase, testLoginUrl } from '#tests/support/servers/cluster.ts';
import { startProduct } from '#tests/support/servers/product.ts';

const log = createLog('silent');
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

describe("arbitrary statements on the application's connection", () => {
  /** On one connection: what the first statement removes must still apply to the second. */
  const attempts = async (putsOff: string, wanted: string) => {
    const client = await testApp.pool.connect();
    try {
      await client.query(putsOff).catch(() => {});
      return await client.query(wanted).then(
        () => 'done',
        (error: Error) => error.message,
      );
    } finally {
      client.release(new Error('used by an attacker'));
    }
  };
  const putsOff = ['select 1', 'reset role', 'set role none', 'reset session authorization'].concat(
    ...['postgres', 'pg_write_all_data', 'pg_database_owner'].map((role) => [
      `set role ${role}`,
      `set session authorization ${role}`,
    ]),
  );
  const harm = [
    `update audit_log set action = ''`,
    `update payment_ledger set reference = ''`,
    'update session_credits set sessions = 0',
    ...['audit_log', 'payment_ledger', 'session_credits'].flatMap((table) => [
      `delete from ${table}`,
      `truncate ${table}`,
    ]),
    'delete from receipts',
    'create table x (y int)',
    'create schema x',
    'create role x',
    'drop table sessions',
    'alter table appointments drop constraint appointments_professional_once',
    'alter role onyar_app superuser',
    `copy (select 1) to program 'true'`,
  ];
  test.each(putsOff)('gain nothing by “%s”', async (statement) => {
    for (const wanted of harm)
      expect(await attempts(statement, wanted), wanted).toMatch(
        /permission denied|must be (owner|superuser)/,
      );
  });
});

describe("the application's login", () => {
  const admin = (statement: string) =>
    connected(new URL('/postgres', testApp.url).href, (client) => client.query(statement));
  const newName = () => `test_${randomUUID().replaceAll('-', '')}`;
  const urlOf = (database: string, user?: string, password = 'una-clave') => {
    const url = new URL(`/${database}`, testApp.url);
    if (user !== undefined) Object.assign(url, { username: user, password });
    return url.href;
  };

  test("is updated with the owner's new password, and open connections stay", async () => {
    const owner = newName();
    await admin(`create role ${owner} login createrole password 'una-clave'`);
    await admin(`grant onyar_app to ${owner} with admin option, set false, inherit false`);
    await admin(`create database ${owner} owner ${owner}`);
    const before = urlOf(owner, owner);
    const after = urlOf(owner, owner, 'otra-clave');
    await migrate({ ownerUrl: before, loginUrl: loginUrlOf(before) });
    const { pool, close } = openDatabase({ loginUrl: loginUrlOf(before), size: 1, log });
    await pool.query('select count(*) from services');

    await admin(`alter role ${owner} password 'otra-clave'`);
    await migrate({ ownerUrl: after, loginUrl: loginUrlOf(after) });
    await pool.query('select count(*) from services');
    await connected(loginUrlOf(after), (client) => client.query('select count(*) from services'));
    await expect(connected(loginUrlOf(before), async () => {})).rejects.toThrow('password authentication');
    await close();
    await admin(`drop database ${owner} with (force)`);
    await admin(`drop role onyar_app_${owner}`);
    await admin(`revoke onyar_app from ${owner} cascade`);
    await admin(`drop role ${owner}`);
  });

  test('belongs to one database: two clinics of a cluster have two with different passwords', () => {
    const [one, other] = ['girona', 'barcelona'].map((name) => new URL(loginUrlOf(urlOf(name))));
    expect(one?.username).toBe('onyar_app_girona');
    expect(other?.username).toBe('onyar_app_barcelona');
    expect(one?.password).toMatch(/^[\w-]{43}$/);
    expect(one?.password).not.toBe(other?.password);
  });

  test("respects PostgreSQL's 63 characters, with distinct names for two long ones", () => {
    const names = ['a', 'b'].map((end) => new URL(loginUrlOf(urlOf(`${'c'.repeat(62)}${end}`))).username);
    expect(names.map((name) => name.length <= 63)).toEqual([true, true]);
    expect(new Set(names).size).toBe(2);
  });

  test("cannot be derived if the owner's URL has no password, and the error names the other setting", () => {
    expect(() => loginUrlOf('postgres://onyar@127.0.0.1/onyar')).toThrow(/DATABASE_APP_URL/);
    expect(loginUrlOf('postgres://onyar@127.0.0.1/onyar', 'postgres://x:y@h/z')).toBe('postgres://x:y@h/z');
  });

  test('created manually is refused if it has more rights than the application', async () => {
    const name = newName();
    await admin(`create role ${name} login password 'una-clave'`);
    const given = new URL(testApp.url);
    Object.assign(given, { username: name, password: 'una-clave' });
    await expect(assertLimited(testApp.url)).rejects.toThrow(
      /DATABASE_APP_URL: the role postgres is a superuser/,
    );
    await expect(assertLimited(given.href)).rejects.toThrow(/does not inherit the rights of onyar_app/);
    await admin(`grant onyar_app to ${name}`);
    await expect(assertLimited(given.href)).resolves.toBeUndefined();
    await admin(`grant postgres to ${name}`);
    await expect(assertLimited(given.href)).rejects.toThrow(/may become a superuser/);
    await admin(`revoke postgres from ${name}`);
    await connected(testApp.url, (client) => client.query(`grant update on audit_log to ${name}`));
    await expect(assertLimited(given.href)).rejects.toThrow(/may change the audit log/);
    await connected(testApp.url, (client) => client.query(`drop owned by ${name}`));
    await admin(`drop role ${name}`);
  });

  test('created manually must lead to the same database', async () => {
    const other = await cloneDatabase();
    await expect(assertSameDatabase(testApp.url, testLoginUrl(testApp.url))).resolves.toBeUndefined();
    await expect(assertSameDatabase(testApp.url, other.loginUrl)).rejects.toThrow(
      /^DATABASE_APP_URL: leads to/,
    );
    await other.drop();
  });

  test('is created on a fresh server by owners who are no superusers, for two databases at once', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'onyar-roles-'));
    const fresh = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {}, error() {} } });
    const as = (database: string, user?: string) => {
      const url = new URL(`/${database}`, fresh.url);
      if (user !== undefined) Object.assign(url, { username: user, password: 'una-clave' });
      return url.href;
    };
    try {
      await connected(as('postgres'), async (client) => {
        await client.query(`create role clinica login createrole password 'una-clave'`);
        await client.query('create database girona owner clinica');
        await client.query('create database figueres owner clinica');
      });
      const urls = ['girona', 'figueres'].map((database) => as(database, 'clinica'));
      const wants = { pool: 10, makesLogin: true };
      await Promise.all(urls.map((url) => assertServerUsable(url, wants)));
      await Promise.all(urls.map((url) => migrate({ ownerUrl: url, loginUrl: loginUrlOf(url) })));
      // A second start, like every later one.
      await Promise.all(urls.map((url) => migrate({ ownerUrl: url, loginUrl: loginUrlOf(url) })));
      for (const url of urls) {
        await assertLimited(loginUrlOf(url));
        await connected(loginUrlOf(url), async (client) => {
          await client.query('select from services');
          for (const statement of ['set role clinica', 'set role onyar_app; delete from audit_log'])
            await expect(client.query(statement), statement).rejects.toThrow('permission denied');
        });
      }
    } finally {
      await fresh.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    }
  });

  test('is used by the whole process, jobs included, beside one of an earlier release', async () => {
    const clone = await cloneDatabase();
    // Processes of the previous release log in as the owner and assume the role.
    const former = new pg.Pool({ connectionString: clone.url, options: '-c role=onyar_app' });
    // The database is dropped while the server still closes them.
    former.on('connect', (client) => client.on('error', () => {}));
    former.on('error', () => {});
    const products = await Promise.all([1, 2].map(() => startProduct({ DATABASE_URL: clone.url })));
    try {
      const kinds = 'select count(*)::int as count from services where kind is not null';
      expect((await former.query(kinds)).rows).toEqual([{ count: 4 }]);
      const { rows } = await connected(clone.url, (client) =>
        client.query(
          `select distinct application_name as app, usename as role from pg_stat_activity
           where datname = current_database() and application_name in ('onyar', 'onyar-jobs') order by 1`,
        ),
      );
      const role = `onyar_app_${new URL(clone.url).pathname.slice(1)}`;
      expect(rows).toEqual([
        { app: 'onyar', role },
        { app: 'onyar-jobs', role },
      ]);
    } finally {
      await Promise.all(products.map((product) => product.end('SIGTERM')));
      await former.end();
      await clone.drop();
    }
  });
});
