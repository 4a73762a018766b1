import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAppointment } from '#clinic/appointments/queries.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { type Database, inTransaction, openDatabase } from '#platform/postgres/database.server.ts';
import { assertLimited, loginUrlOf } from '#platform/postgres/login-role.server.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';
import { insertPeople } from '#tests/support/people.ts';
import { cloneDatabase, testLoginUrl } from '#tests/support/servers/cluster.ts';
import { seedDemonstration } from '../../db/seed.ts';

const log = createLog('silent');
let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let pools: ReturnType<typeof openDatabase>[];
beforeAll(async () => {
  clone = await cloneDatabase();
  pools = Array.from({ length: 4 }, () => openDatabase({ loginUrl: testLoginUrl(clone.url), size: 15, log }));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await clone.drop();
});

test("sixty concurrent inserts into one slot, bypassing the app's checks, leave one row without deadlock", async () => {
  await insertPeople(clone.url, 60);
  const crowd = Array.from({ length: 4 }, () =>
    openDatabase({ loginUrl: testLoginUrl(clone.url), size: 15, log }),
  );
  const { pool } = pools[0] as (typeof pools)[0];
  const { rows } = await pool.query(
    'select id, user_id from patients where user_id is not null order by id desc limit 60',
  );
  const startsAt = new Date('2027-01-11T08:00:00Z');
  const values = (row: { id: number; user_id: number }) => ({
    patientId: row.id,
    bookedBy: row.user_id,
    professionalId: 1,
    kind: 'office' as const,
    priceCents: 6500,
    address: null,
    travelBeforeMinutes: 0,
    travelAfterMinutes: 0,
    pauseMinutes: 0,
    serviceId: null,
    serviceName: null,
    vat: 'exempt' as const,
    cancellationHours: 24,
    holdNetwork: null,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    firstVisitCents: null,
    laterVisitCents: null,
    holdExpiresAt: startsAt,
    createdAt: new Date(),
  });
  const ids = await Promise.all(
    rows.map((row, index) =>
      inTransaction((crowd[index % 4] as (typeof pools)[0]).db, (tx) => insertAppointment(tx, values(row))),
    ),
  );
  expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
  // A connection is certain to write its statistics only when it ends.
  await Promise.all(crowd.map((each) => each.close()));
  const stats = await pool.query('select deadlocks from pg_stat_database where datname = current_database()');
  expect(Number(stats.rows[0].deadlocks)).toBe(0);
});

describe("the application's role", () => {
  const asApp = (statement: string) => (pools[0] as (typeof pools)[0]).pool.query(statement);
  test('may append to the audit log but never change it', async () => {
    await asApp(`insert into audit_log (at, action, subject) values (now(), 'test', 'test')`);
    for (const statement of [
      `update audit_log set action = 'x'`,
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(asApp(statement), statement).rejects.toThrow(/permission denied/);
    }
  });
  test('may change neither the schema nor the constraints against double booking', async () => {
    for (const statement of [
      'alter table appointments drop constraint appointments_professional_once',
      'drop table sessions',
      'create table x (y int)',
    ]) {
      await expect(asApp(statement), statement).rejects.toThrow(/must be owner|permission denied/);
    }
  });
});

describe('a transaction', () => {
  /** A pool with one connection; `refuses` lists statements that the lost server no longer answers. */
  const lending = (refuses: string[] = []) => {
    const released: unknown[] = [];
    const query = async (text: string) => {
      if (refuses.includes(text)) throw new Error('Connection terminated unexpectedly');
      return { rows: [] };
    };
    const client = { query, release: (failure?: Error) => void released.push(failure?.message) };
    return { db: { $client: { connect: async () => client } } as unknown as Database, released };
  };
  const failing = (code: string, times: number) => {
    let calls = 0;
    const work = async () => {
      if (++calls <= times) throw Object.assign(new Error(code), { code });
      return 'done';
    };
    return { work, calls: () => calls };
  };

  test.each(['40P01', '40001'])('is retried once after %s', async (code) => {
    const { work, calls } = failing(code, 1);
    expect(await inTransaction(lending().db, work)).toBe('done');
    expect(calls()).toBe(2);
  });
  test('is not retried a second time, nor after other errors', async () => {
    const twice = failing('40P01', 2);
    const other = failing('23505', 1);
    await expect(inTransaction(lending().db, twice.work)).rejects.toThrow('40P01');
    await expect(inTransaction(lending().db, other.work)).rejects.toThrow('23505');
    expect(other.calls()).toBe(1);
  });
  test('releases its connection as broken when it cannot even begin', async () => {
    const { db, released } = lending(['begin', 'rollback']);
    await expect(inTransaction(db, async () => 'done')).rejects.toThrow('Connection terminated');
    expect(released).toEqual(['Connection terminated unexpectedly']);
  });
  test('releases a healthy connection as healthy', async () => {
    const { db, released } = lending();
    await inTransaction(db, async () => 'done');
    await expect(inTransaction(db, failing('23505', 1).work)).rejects.toThrow();
    expect(released).toEqual([undefined, undefined]);
  });
});

describe('an empty database', () => {
  const admin = async <T>(work: (client: pg.Client) => Promise<T>) => {
    const client = new pg.Client({ connectionString: new URL('/postgres', clone.url).href });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const urlOf = (name: string, user?: string) => {
    const url = new URL(`/${name}`, clone.url);
    if (user !== undefined) Object.assign(url, { username: user, password: 'una-clave' });
    return url.href;
  };

  test('is migrated and seeded once by four concurrent instances', async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await admin((client) => client.query(`create database ${name}`));
    const ownerUrl = urlOf(name);
    await Promise.all(
      [1, 2, 3, 4].map(() =>
        migrate({ ownerUrl, log }).then(() =>
          seedDemonstration({ ownerUrl, staffPassword: 'casa-de-paper-7' }),
        ),
      ),
    );
    const { pool, close } = openDatabase({ loginUrl: testLoginUrl(ownerUrl), size: 1, log });
    const { rows } = await pool.query(
      'select (select count(*)::int from services) as services, (select count(*)::int from users) as users',
    );
    expect(rows).toEqual([{ services: 4, users: 1 }]);
    await close();
    await admin((client) => client.query(`drop database ${name} with (force)`));
  });

  test('needs no superuser: an owner with CREATEROLE suffices, as on managed PostgreSQL', async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await admin(async (client) => {
      // On a fresh server the owner creates the role; here it exists, so the owner gets the right to grant it.
      await client.query(`create role ${name} login createrole password 'una-clave'`);
      await client.query(`grant onyar_app to ${name} with admin option, set false, inherit false`);
      await client.query(`create database ${name} owner ${name}`);
    });
    const ownerUrl = urlOf(name, name);
    const loginUrl = loginUrlOf(ownerUrl);
    await migrate({ ownerUrl, loginUrl, log });
    await seedDemonstration({ ownerUrl, staffPassword: 'casa-de-paper-7' });
    await assertLimited(loginUrl);
    const { pool, close } = openDatabase({ loginUrl, size: 1, log });
    expect(
      (await pool.query('select session_user as name, count(*)::int as services from services group by 1'))
        .rows,
    ).toEqual([{ name: `onyar_app_${name}`, services: 4 }]);
    await close();
    await admin(async (client) => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role onyar_app_${name}`);
      await client.query(`revoke onyar_app from ${name} cascade`);
      await client.query(`drop role ${name}`);
    });
  });
});
