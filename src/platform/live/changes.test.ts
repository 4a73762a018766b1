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
/** As two instances. */
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
  // Whoever begins to listen is told so: nobody knows what was said before.
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

test('what is committed is heard by every instance, once, and what is rolled back by none', async () => {
  await owner.query(`begin; ${absence}; rollback`);
  await owner.query(`begin; ${absence}; delete from absences; commit`);
  await expect.poll(() => heard).toEqual({ here: 1, there: 1 });
  // A notice of the first would have come before that of the second.
  expect(heard).toEqual({ here: 1, there: 1 });
});

test('the newest change has a name of its own, on each instance', async () => {
  const before = here.newest('agenda');
  expect(here.newest('agenda')).toBe(before);
  expect(there.newest('agenda')).not.toBe(before);
  await owner.query(absence);
  await expect.poll(() => heard).toEqual({ here: 1, there: 1 });
  expect(here.newest('agenda')).not.toBe(before);
});

test('a line that was cut is opened anew, and everybody told that something may have been missed', async () => {
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'changes' and datname = current_database()`,
  );
  await expect.poll(() => heard).toEqual({ here: 1, there: 1 });
  await owner.query(absence);
  await expect.poll(() => heard).toEqual({ here: 2, there: 2 });
});

test('a line that has died without a word is noticed, and opened anew', async () => {
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
