import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prepareQueues, prepareSchedules } from './queues.server.ts';

let testApp: TestApp;
let boss: PgBoss;

beforeAll(async () => {
  testApp = await startTestApp();
  boss = new PgBoss({ connectionString: testApp.url, max: 1, supervise: false, schedule: false });
  await boss.start();
});
afterAll(async () => {
  await boss.stop();
  await testApp.stop();
});

/** Writing calls to pg-boss, with their queue. */
const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  for (const name of ['createQueue', 'updateQueue', 'schedule'] as const) {
    const method: (...args: never[]) => Promise<void> = boss[name].bind(boss);
    vi.spyOn(boss, name).mockImplementation((...args: unknown[]) => {
      written.push(`${name} ${args[0]}`);
      // Cast: arguments are passed on unchanged.
      return method(...(args as never[]));
    });
  }
});
afterEach(() => vi.restoreAllMocks());

const wanted = [{ name: 'test.first', retryLimit: 3 }];

test('creates a missing queue and leaves a correct one alone', async () => {
  await prepareQueues(boss, wanted);
  expect(written).toEqual(['createQueue test.first']);
  expect(await boss.getQueue('test.first')).toMatchObject({
    retryLimit: 3,
    retryBackoff: true,
    retryDelay: 2,
    expireInSeconds: 120,
  });
  written.length = 0;
  await prepareQueues(boss, wanted);
  expect(written).toEqual([]);
});

test('updates the settings of a queue of an older release', async () => {
  await prepareQueues(boss, wanted);
  written.length = 0;
  await prepareQueues(boss, [{ name: 'test.first', retryLimit: 9 }]);
  expect(written).toEqual(['updateQueue test.first']);
  expect(await boss.getQueue('test.first')).toMatchObject({ retryLimit: 9 });
});

test('schedules jobs only if not scheduled already', async () => {
  await prepareQueues(boss, wanted);
  written.length = 0;
  await prepareSchedules(boss, [{ job: { name: 'test.first' }, cron: '5 * * * *' }]);
  await prepareSchedules(boss, [{ job: { name: 'test.first' }, cron: '5 * * * *' }]);
  await prepareSchedules(boss, [{ job: { name: 'test.first' }, cron: '6 * * * *' }]);
  expect(written).toEqual(['schedule test.first', 'schedule test.first']);
  expect(await boss.getSchedules('test.first')).toMatchObject([{ cron: '6 * * * *' }]);
});

test('schedules jobs without a worker too, so that unprocessed ones are noticed', async () => {
  const clock = testApp.handlers.flatMap(({ job, cron }) =>
    cron === undefined ? [] : [{ name: job.name, cron }],
  );
  expect(clock.length).toBeGreaterThan(5);
  expect(await boss.getSchedules()).toEqual(
    expect.arrayContaining(clock.map((each) => expect.objectContaining(each))),
  );
  // pg-boss reads its schedules and queues once a minute.
  const poll = { timeout: 150_000 };
  const looked = async (query: string) => (await testApp.pool.query(query)).rows[0]?.at ?? null;
  await expect.poll(() => looked('select cron_on as at from pgboss.version'), poll).not.toBeNull();
  await expect.poll(() => looked('select max(monitor_on) as at from pgboss.queue'), poll).not.toBeNull();
}, 180_000);
