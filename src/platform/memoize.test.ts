import { expect, test } from 'vitest';
import { memoizePerVersion } from './memoize.server.ts';

test('caches the value until the content version changes', async () => {
  let version = 1;
  let reads = 0;
  const read = memoizePerVersion(
    async () => ++reads,
    () => version,
  );
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(1);
  version = 2;
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
});

test('passes a failure on to the waiting callers without caching it', async () => {
  let isAway = true;
  const read = memoizePerVersion(
    async () => {
      if (isAway) throw new Error('away');
      return 'here';
    },
    () => 1,
  );
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await read()).toBe('here');
});

test('does not evict the current value when an older read fails late', async () => {
  let version = 1;
  const begun: { finish(value: string): void; fail(error: Error): void }[] = [];
  const read = memoizePerVersion(
    () => new Promise<string>((finish, fail) => void begun.push({ finish, fail })),
    () => version,
  );
  const former = read();
  version = 2;
  const present = read();
  begun[1]?.finish('present');
  begun[0]?.fail(new Error('late'));
  await expect(former).rejects.toThrow('late');
  expect(await present).toBe('present');
  expect(await read()).toBe('present');
  expect(begun).toHaveLength(2);
});
