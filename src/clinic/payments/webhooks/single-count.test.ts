import { expect, test } from 'vitest';
import type { Limit } from '#platform/http/limits.server.ts';
import { countedOnce } from './single-count.ts';

/** A limit of so many points that forgets nothing. */
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
const about = (orderId: string, userId = 1) => ({ userId, orderId });

test('what is known counts for nothing, what is not counts once, until the points are used up', async () => {
  const { limit, spent } = limitOf(2);
  const counted = countedOnce(limit);
  for (let time = 0; time < 5; time++) expect(await counted(about('A'), async () => 'known')).toBe('known');
  expect(spent()).toBe(0);
  for (const order of ['B', 'C']) await counted(about(order), async (count) => count());
  await expect(counted(about('D'), async () => 'never')).rejects.toThrow('too many');
});

test('fifty at once about one order count as one; about different ones, each', async () => {
  const { limit, spent } = limitOf(3);
  const counted = countedOnce(limit);
  const all = Array.from({ length: 50 }, () => counted(about('A'), async (count) => count()));
  expect(await Promise.all(all)).toHaveLength(50);
  expect(spent()).toBe(1);
  const others = await Promise.allSettled(
    ['B', 'C', 'D'].map((order) => counted(about(order), async () => 1)),
  );
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('a failure is given back as well, unless it counted', async () => {
  const { limit, spent } = limitOf(3);
  const counted = countedOnce(limit);
  const failing = counted(about('A'), async () => {
    throw new Error('away');
  });
  await expect(failing).rejects.toThrow('away');
  expect(spent()).toBe(0);
});
