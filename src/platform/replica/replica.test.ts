import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/operations/log.server.ts';
import { createOutages } from '#platform/operations/outages.server.ts';
import { systemClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { cloneDatabase, testLoginUrl } from '#tests/support/servers/cluster.ts';
import { freePort } from '#tests/support/servers/product.ts';
import { createStaff } from '#tests/support/staff.ts';
import type { Database } from '../postgres/database.server.ts';
import { openReplica, type Reads } from './replica.server.ts';

const log = createLog('silent');
let testApp: TestApp;
/** Number of reads from the replica in the last step. */
let replicaReads = 0;
const countingReads: Reads = (work) => {
  replicaReads++;
  return work(testApp.db);
};
beforeAll(async () => {
  testApp = await startTestApp({ reads: countingReads });
});
afterAll(() => testApp.stop());

/** A database without replica stands in for its own: it is a copy of itself, not in recovery. */
async function open(readUrl: string, patienceMs = 60_000) {
  const outages = createOutages({ log, clock: systemClock });
  const replica = await openReplica({
    db: testApp.db,
    loginUrl: testLoginUrl(testApp.url),
    readUrl,
    size: 2,
    log,
    outages,
    // Generous, because a busy machine is slow to accept connections.
    patienceMs,
  });
  return { ...replica, outages };
}
const withoutLogin = (url: string) => {
  const bare = new URL(url);
  bare.username = bare.password = '';
  return bare.href;
};
const isThere = async (where: Database) =>
  (await where.execute(sql`select 1`)).rowCount === 1 && where !== testApp.db;

type Days = { slots: { startsAt: string; free: boolean }[] }[];
const firstFree = (days: Days) => days.flatMap(({ slots }) => slots).find(({ free }) => free)?.startsAt;
const calendarPath = (professionalId: number) => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return `/api/availability?professionalId=${professionalId}&type=office&from=${day(1)}&to=${day(20)}`;
};

test("is read with the application's own login", async () => {
  const { reads, check, stop } = await open(withoutLogin(testApp.url));
  expect(await reads(isThere)).toBe(true);
  expect(await check()).toBeNull();
  await stop();
});

test('refuses a server that is no copy of the database, naming the setting', async () => {
  const other = await cloneDatabase();
  await expect(open(withoutLogin(other.url))).rejects.toThrow(/^DATABASE_READ_URL: leads to something else/);
  await other.drop();
});

test('reads from the primary while it is unreachable, and from the replica again afterwards', async () => {
  const port = await freePort();
  const url = new URL(withoutLogin(testApp.url));
  const behind = Number(url.port);
  url.port = String(port);
  const { reads, check, outages, stop } = await open(url.href);
  expect(await reads(isThere)).toBe(false);
  await expect.poll(check).not.toBeNull();
  expect(outages.reasonOf('replica')).toContain('it does not answer');

  const sockets = new Set<Socket>();
  const relay = createServer((socket) => {
    const on = connect(behind, '127.0.0.1');
    for (const one of [socket, on]) sockets.add(one.on('error', () => {}));
    socket.pipe(on).pipe(socket);
  }).listen(port, '127.0.0.1');
  await once(relay, 'listening');
  expect((relay.address() as AddressInfo).port).toBe(port);
  await expect.poll(() => reads(isThere)).toBe(true);
  relay.close();
  for (const socket of sockets) socket.destroy();
  expect(await reads(isThere)).toBe(false);
  await stop();
});

test('serves only calendars, reports and the audit log, which may be a second old', async () => {
  const visitor = testApp.visitor();
  const person = await testApp.person();
  const director = await createStaff(testApp, 'admin');
  const countOf = async (ask: () => Promise<{ statusCode: number }>) => {
    replicaReads = 0;
    const { statusCode } = await ask();
    return [statusCode, replicaReads];
  };
  const calendar = calendarPath(1);
  const month = new Date().toISOString().slice(0, 7);
  expect(await countOf(() => visitor.get(calendar))).toEqual([200, 1]);
  expect(await countOf(() => director.get(`/api/staff/figures?from=${month}&to=${month}`))).toEqual([200, 1]);
  expect(await countOf(() => director.get(`/api/staff/figures/rows?figure=income&month=${month}`))).toEqual([
    200, 1,
  ]);
  expect(await countOf(() => director.get('/api/staff/audit'))).toEqual([200, 1]);

  const days = (await visitor.get(calendar)).json().days as Days;
  const date = firstFree(days);
  const wish = { type: 'office', professionalId: 1, date };
  expect(await countOf(() => person.post('/api/appointments', wish))).toEqual([201, 0]);
  const another = await testApp.person();
  // With current alternatives: a slot just taken is not offered.
  expect(await countOf(() => another.post('/api/appointments', wish))).toEqual([409, 0]);
  for (const path of ['/api/appointments', '/api/services', '/api/professionals', '/api/user'])
    expect(await countOf(() => person.get(path)), path).toEqual([200, 0]);
});

test('treats a read-only server as unreachable and discards its connections', async () => {
  const person = await testApp.person();
  const days = (await person.get(calendarPath(2))).json().days as Days;
  const book = () =>
    person.post('/api/appointments', { type: 'office', professionalId: 2, date: firstFree(days) });
  const database = new URL(testApp.url).pathname.slice(1);
  const setting = `alter database ${database} set default_transaction_read_only`;
  await connected(testApp.url, async (owner) => {
    await owner.query(`${setting} = on`);
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'onyar'`);
    const told = async () => [(await book()).statusCode, testApp.outages.reasonOf('database')];
    await expect.poll(told).toEqual([503, 'SQLSTATE 25006']);
    // Must be the same kind of statement: this connection cannot end the setting otherwise.
    await owner.query('set default_transaction_read_only = off');
    await owner.query(`${setting} = off`);
  });
  await expect.poll(async () => (await book()).statusCode).toBe(201);
});
