import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { Refusal } from '../api/refusals.ts';
import { createLimits, deleteExpiredLimits, tooManyRequests } from './limits.server.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

async function countTries(limit: { spend(key: string): Promise<number> }, key: string): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const refusal = await limit.spend(key).then(
      () => null,
      (error) => error as Refusal,
    );
    if (refusal === null) continue;
    expect(refusal).toBeInstanceOf(Refusal);
    expect([refusal.status, refusal.code]).toEqual([429, 'too_many']);
    expect(refusal.detail.retryAfterSeconds).toBeGreaterThan(0);
    expect(refusal.detail.retryAfterSeconds).toBeLessThanOrEqual(60);
    return tries;
  }
  return 20;
}

test('counts each key and each limit separately', async () => {
  const limits = createLimits(testApp.pool, 1);
  const [one, other] = ['one', 'other'].map((name) => limits({ name, points: 3, seconds: 60 }));
  expect(await countTries(one as never, 'ona')).toBe(3);
  expect(await countTries(one as never, 'pau')).toBe(3);
  expect(await countTries(other as never, 'ona')).toBe(3);
});

test('refuses a limit without a name', () => {
  expect(() => createLimits(testApp.pool, 1)({ name: '', points: 3, seconds: 60 })).toThrow('needs a name');
});

test('LIMIT_FACTOR raises limits, except those that protect secrets', async () => {
  const limits = createLimits(testApp.pool, 4);
  expect(await countTries(limits({ name: 'rate', points: 3, seconds: 60 }), 'ona')).toBe(12);
  expect(await countTries(limits({ name: 'code', points: 3, seconds: 60, fixed: true }), 'ona')).toBe(3);
});

test('is shared by instances; attempts can be returned or reset', async () => {
  const make = () => createLimits(testApp.pool, 1)({ name: 'shared', points: 2, seconds: 60 });
  const here = make();
  const there = make();
  expect([await here.spend('ona'), await there.spend('ona')]).toEqual([1, 2]);
  await expect(here.spend('ona')).rejects.toBeInstanceOf(Refusal);
  await there.forget('ona');
  expect(await here.spend('ona')).toBe(1);
  await here.giveBack('ona');
  expect(await there.spend('ona')).toBe(1);
});

test('rethrows database errors instead of refusing', async () => {
  const away = { ...testApp.pool, query: async () => Promise.reject(new Error('away')) } as never;
  await expect(
    createLimits(away, 1)({ name: 'x', points: 1, seconds: 60 }).spend('ona'),
  ).rejects.not.toBeInstanceOf(Refusal);
});

test('deletes expired counters only', async () => {
  await testApp.pool.query('delete from rate_limits');
  const now = new Date('2026-11-23T08:00:00Z');
  await testApp.pool.query('insert into rate_limits (key, points, expire) values ($1, 1, $2), ($3, 1, $4)', [
    ...['over', now.getTime() - 1],
    ...['present', now.getTime()],
  ]);
  await deleteExpiredLimits(testApp.db, now);
  expect((await testApp.pool.query('select key from rate_limits')).rows).toEqual([{ key: 'present' }]);
});

test.each([
  [1, 1],
  [1_000, 1],
  [1_001, 2],
  [0, 1],
])('rounds %i ms to %i s', (ms, seconds) => {
  expect(tooManyRequests(ms).detail.retryAfterSeconds).toBe(seconds);
});
