import { expect, test } from 'vitest';
import type { Limit } from '#platform/http/limits.server.ts';
import { createUnknownOrderLimit } from './unknown-order-limit.ts';

function limitOf(points: number) {
  let spent = 0;
  const limit: Limit = {
    async spend() {
      spent++;
      if (spent > points) throw new Error('too many');
      return spent;
    },
    async giveBack() {
      spent--;
    },
    async forget() {},
  };
  return { limit, spent: () => spent };
}
async function ask(count: ReturnType<typeof createUnknownOrderLimit>, orderId: string, isUnknown = false) {
  const { leave } = await count.enter(1, orderId);
  await Promise.resolve();
  await leave(isUnknown);
}

test('counts unknown orders once each and known ones not at all, until the limit is reached', async () => {
  const { limit, spent } = limitOf(2);
  const count = createUnknownOrderLimit(limit);
  for (let time = 0; time < 5; time++) await ask(count, 'A');
  expect(spent()).toBe(0);
  for (const order of ['B', 'C']) await ask(count, order, true);
  await expect(ask(count, 'D')).rejects.toThrow('too many');
});

test('counts fifty concurrent requests for one order once, and for different orders each', async () => {
  const { limit, spent } = limitOf(3);
  const count = createUnknownOrderLimit(limit);
  await Promise.all(Array.from({ length: 50 }, () => ask(count, 'A', true)));
  expect(spent()).toBe(1);
  const others = await Promise.allSettled(['B', 'C', 'D'].map((order) => ask(count, order)));
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('counts the order when it was unknown to one of several concurrent requests', async () => {
  const { limit, spent } = limitOf(3);
  const count = createUnknownOrderLimit(limit);
  await Promise.all([ask(count, 'A'), ask(count, 'A', true), ask(count, 'A')]);
  expect(spent()).toBe(1);
});
