import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { recordStatements } from '#tests/support/statements.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

const crowd = 30;

async function rush(people: Awaited<ReturnType<TestApp['person']>>[], date: string) {
  const payload = JSON.stringify({ type: 'office', date, professionalId: 1 });
  return Promise.all(
    people.map((person) =>
      person.send({
        method: 'POST',
        url: '/api/appointments',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        payload,
      }),
    ),
  );
}

test('runs few more statements for thirty concurrent bookings of one slot than for one booking', async () => {
  const people = await Promise.all(Array.from({ length: crowd }, () => testApp.person()));
  await rush(people.slice(0, 1), '2026-12-02T08:00:00.000Z');
  const { answer, statements } = await recordStatements(() => rush(people, '2026-12-01T08:00:00.000Z'));
  expect(answer.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const losers = answer.filter(({ statusCode }) => statusCode === 409);
  expect(losers).toHaveLength(crowd - 1);
  // All refused bookings get the same three alternatives, from one search.
  expect(new Set(losers.map(({ body }) => body)).size).toBe(1);
  expect(losers[0]?.json().alternatives).toHaveLength(3);
  // One booking takes fourteen statements. Sessions, keys and refusals are batched; on a busy machine a crowd
  // takes several batches.
  expect(statements.length, statements.join('\n')).toBeLessThan(14 + crowd);
});

test('resolves concurrent sessions to their own users and returns 401 for the ended one', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => testApp.person()));
  await people[2]?.post('/api/logout', {});
  const replies = await Promise.all(people.map((person) => person.get('/api/user')));
  expect(
    replies.map((reply) => (reply.statusCode === 200 ? reply.json().username : reply.statusCode)),
  ).toEqual(people.map(({ user }, index) => (index === 2 ? 401 : user.username)));
});

/**
 * The prepared statements of a connection, each with the tables that its generic plan scans sequentially. The
 * test's tables have no statistics, as in the first days of a clinic.
 */
async function plansKept(connection: pg.PoolClient) {
  await connection.query('set plan_cache_mode = force_generic_plan');
  const { rows } = await connection.query<{ name: string; statement: string; given: number }>(
    'select name, statement, cardinality(parameter_types) as given from pg_prepared_statements',
  );
  const plans = [];
  for (const { name, statement, given } of rows) {
    const values = given > 0 ? `(${Array(given).fill('null').join()})` : '';
    const { rows: plan } = await connection.query(`explain (format json) execute "${name}"${values}`);
    const scans = JSON.stringify(plan).matchAll(/"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g);
    plans.push({ statement, wholeTables: Array.from(scans, ([, table]) => table ?? '') });
  }
  return plans;
}

/** Tables that grow with users and bookings: reading one row must not scan them. */
const growing = ['users', 'sessions', 'idempotency_keys', 'appointments', 'patients', 'outbox', 'audit_log'];

test('prepares no booking statement whose generic plan scans a growing table', async () => {
  const people = await Promise.all(Array.from({ length: 2 }, () => testApp.person()));
  await rush(people, '2026-12-03T08:00:00.000Z');
  const connections = await Promise.all(
    Array.from({ length: testApp.pool.totalCount }, () => testApp.pool.connect()),
  );
  const prepared = (await Promise.all(connections.map(plansKept))).flat();
  for (const connection of connections) connection.release(true);
  const looksThrough = prepared.flatMap(({ statement, wholeTables }) =>
    wholeTables.filter((table) => growing.includes(table)).map((table) => `${table}: ${statement}`),
  );
  expect(looksThrough).toEqual([]);
  for (const table of ['sessions', 'idempotency_keys'])
    expect(prepared.some(({ statement }) => statement.includes(table))).toBe(true);
});
