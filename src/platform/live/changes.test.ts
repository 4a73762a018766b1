import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#platform/operations/log.server.ts';
import { createOutages } from '#platform/operations/outages.server.ts';
import { systemClock } from '#platform/time/clock.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { type Changes, createChanges } from './changes.server.ts';

const outages = createOutages({ log: createLog('silent'), clock: systemClock });
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let owner: pg.Client;
let here: Changes;
let there: Changes;
const heard = { here: 0, there: 0 };

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  [here, there] = [1, 2].map(() => createChanges({ loginUrl: database.loginUrl, outages })) as [
    Changes,
    Changes,
  ];
  here.subscribe('agenda', () => heard.here++);
  there.subscribe('agenda', () => heard.there++);
  // New subscribers are notified once, because earlier changes are unknown.
  await vi.waitFor(() => expect(heard).toEqual({ here: 1, there: 1 }), { timeout: 60_000 });
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await owner.end();
  await database.drop();
});
beforeEach(() => Object.assign(heard, { here: 0, there: 0 }));

const absence = `insert into absences (professional_id, starts_at, ends_at)
  values (1, now() + interval '1 day', now() + interval '2 days')`;

test('delivers committed changes to every instance once, and rolled-back ones to none', async () => {
  await owner.query(`begin; ${absence}; rollback`);
  await owner.query(`begin; ${absence}; delete from absences; commit`);
  await expect.poll(() => heard).toEqual({ here: 1, there: 1 });
  // A notification of the first would have arrived before the second's.
  expect(heard).toEqual({ here: 1, there: 1 });
});

test('names the newest change on each instance', async () => {
  const before = here.newest('agenda');
  expect(here.newest('agenda')).toBe(before);
  expect(there.newest('agenda')).not.toBe(before);
  await owner.query(absence);
  await expect.poll(() => heard).toEqual({ here: 1, there: 1 });
  expect(here.newest('agenda')).not.toBe(before);
});

test('reconnects after a cut connection and notifies everyone of possible misses', async () => {
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'changes' and datname = current_database()`,
  );
  await expect.poll(() => heard).toEqual({ here: 1, there: 1 });
  await owner.query(absence);
  await expect.poll(() => heard).toEqual({ here: 2, there: 2 });
});

test('detects a silently dead connection and reconnects', async () => {
  const patient = createChanges({ loginUrl: database.loginUrl, outages, pulseMs: 200 });
  let count = 0;
  patient.subscribe('agenda', () => count++);
  await expect.poll(() => count).toBe(1);
  const { rows } = await owner.query(
    `select pid from pg_stat_activity where application_name = 'changes' and datname = current_database()
     order by backend_start desc limit 1`,
  );
  process.kill(rows[0].pid, 'SIGSTOP');
  try {
    await expect.poll(() => count).toBe(2);
    await owner.query(absence);
    await expect.poll(() => count).toBe(3);
  } finally {
    process.kill(rows[0].pid, 'SIGCONT');
    await patient.stop();
  }
});
