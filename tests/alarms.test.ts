import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { limits } from '#platform/operations/limits.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { alarmQueries } from '../scripts/operations/doctor/alarm-queries.ts';

const rules = parse(readFileSync(join(import.meta.dirname, '../docs/operating/alerts.yml'), 'utf8')) as {
  groups: { rules: { alert: string; expr: string; for?: string }[] }[];
};
// Other tests use the same server concurrently, so its connections include theirs.
const alarms = alarmQueries.map(({ sentence, sql }) => ({
  sentence,
  sql: sql.replace('> 0.8', '> 1'),
}));

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let owner: pg.Client;
beforeAll(async () => {
  clone = await cloneDatabase();
  owner = new pg.Client({ connectionString: clone.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await clone.drop();
});

const outbox = (status: string, minutes: number, expiresAt = 'null') =>
  `insert into outbox (channel, recipient, subject, text, kind, status, created_at, last_error, expires_at) values
   ('email', 'x@example.org', 'x', 'x', 'x', '${status}', now() - interval '${minutes} minutes', 'ECONNREFUSED x', ${expiresAt})`;
const ledger = (step: string, minutes: number, capture: string) =>
  `insert into payment_ledger (at, step, reference, order_id, capture_id, cents, currency) values
   (now() - interval '${minutes} minutes', '${step}', 'appointment:${capture}', 'ORDER-${capture}', '${capture}', 6500, 'EUR')`;
const refund = (state: string, minutes: number, id: string) =>
  `insert into refunds (request_id, capture_id, order_id, reference, cents, currency, reason, state, next_try_at, created_at) values
   ('${id}', '${id}', '${id}', 'appointment:7', 6500, 'EUR', 'x', '${state}', now(), now() - interval '${minutes} minutes')`;
const order = (state: string, minutes: number, id: string) =>
  `insert into wallet_orders (order_id, reference, state, reported_at, next_look_at) values
   ('${id}', 'appointment:7', '${state}', now(), now() - interval '${minutes} minutes')`;
const queue = `select pgboss.create_queue('alarms', '{"policy": "standard"}')`;
const job = (state: string, minutes: number) =>
  `insert into pgboss.job (name, state, start_after, completed_on) values
   ('alarms', '${state}', now() - interval '${minutes} minutes', now() - interval '${minutes} minutes')`;

/** By a word of each alarm's text: statements that keep it silent, and that trigger it, with the number of rows. */
const alarmCauses: Record<string, { silent: string[]; rings: string[]; rows: number }> = {
  'letters or SMS have waited': {
    silent: [outbox('queued', 14), outbox('sent', 60), outbox('queued', 60, `now() - interval '1 minute'`)],
    rings: [outbox('queued', 16)],
    rows: 1,
  },
  'never arrive': {
    silent: [outbox('failed', 25 * 60), outbox('void', 5)],
    rings: [outbox('failed', 5), outbox('failed', 23 * 60)],
    rows: 2,
  },
  'no process runs': {
    silent: [queue, job('created', 4), job('active', 60), job('completed', 60)],
    rings: [job('created', 6), job('retry', 6)],
    rows: 1,
  },
  'given up': { silent: [queue, job('failed', 25 * 60)], rings: [job('failed', 60)], rows: 1 },
  'reported by a browser': {
    silent: [order('open', 14, 'A'), order('done', 60, 'B'), order('abandoned', 60, 'C')],
    rings: [order('open', 16, 'D')],
    rows: 1,
  },
  'neither bought': {
    silent: [
      ...[ledger('captured', 14, 'A'), ledger('captured', 60, 'B'), ledger('verified', 60, 'B')],
      ...[ledger('captured', 60, 'C'), ledger('rejected', 60, 'C'), ledger('pending', 60, 'D')],
    ],
    rings: [ledger('captured', 16, 'E')],
    rows: 1,
  },
  'refunds are overdue': {
    silent: [refund('due', 59, 'A'), refund('done', 600, 'B'), refund('refused', 8 * 24 * 60, 'C')],
    rings: [refund('due', 61, 'D'), refund('refused', 5, 'E')],
    rows: 2,
  },
};

test('the rules for Prometheus have the limits of /readyz and of the letters', () => {
  const ruleOf = (name: string) => rules.groups[0]?.rules.find(({ alert }) => alert === name);
  expect(ruleOf('OnyarPartIll')?.for).toBe(`${limits.notReadyMinutes}m`);
  expect(ruleOf('OnyarPartWarns')?.for).toBe(`${limits.warningMinutes}m`);
  expect(ruleOf('OnyarLettersWait')?.expr).toContain(`> ${limits.waitingMessageMinutes * 60}`);
  expect(ruleOf('OnyarJobsOverdue')?.for).toBe(`${limits.overdueJobMinutes}m`);
});

test("every query has a cause here, except the server's own two", () => {
  const words = Object.keys(alarmCauses);
  expect(alarms.filter(({ sentence }) => !words.some((word) => sentence.includes(word))).length).toBe(2);
  expect(
    words.filter((word) => alarms.filter(({ sentence }) => sentence.includes(word)).length !== 1),
  ).toEqual([]);
});

describe.each(alarms)('$sentence', ({ sentence, sql }) => {
  test('is silent on a good day', async () => {
    expect((await owner.query(sql)).rows).toEqual([]);
  });

  test('is triggered by its cause and nothing else', async () => {
    const [, cause] = Object.entries(alarmCauses).find(([word]) => sentence.includes(word)) ?? [];
    await withRollback(async () => {
      for (const statement of cause?.silent ?? []) await owner.query(statement);
      expect((await owner.query(sql)).rows).toEqual([]);
      for (const statement of cause?.rings ?? []) await owner.query(statement);
      expect((await owner.query(sql)).rows).toHaveLength(cause?.rows ?? 0);
    });
  });
});

async function withRollback(work: () => Promise<void>) {
  await owner.query('begin');
  await work().finally(() => owner.query('rollback'));
}

test("the server's own two are triggered with lower thresholds", async () => {
  const sqlOf = (word: string) => alarms.find(({ sentence }) => sentence.includes(word))?.sql ?? '';
  const crowded = await owner.query(sqlOf('of the connections').replace('> 1', '> 0'));
  expect(crowded.rows).toMatchObject([{ used: expect.any(Number), most: 200 }]);
  await withRollback(async () => {
    // A transaction's start equals `now()`, so the threshold is moved into the future.
    const long = await owner.query(
      sqlOf('locks').replace(`now() - interval '5 minutes'`, `now() + interval '1 minute'`),
    );
    expect(long.rows.length).toBeGreaterThan(0);
  });
});
