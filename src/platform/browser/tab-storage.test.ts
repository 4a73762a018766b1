import { expect, test } from 'vitest';
import { keptMs, parseKept } from './tab-storage.ts';

const savedAt = new Date('2026-12-01T10:00:00Z');
const stored = JSON.stringify({ planId: 1, savedAt: savedAt.getTime() });
const after = (ms: number) => parseKept(stored, new Date(savedAt.getTime() + ms));

test('what was kept comes back within half an hour, and not later', () => {
  expect(after(0)).toMatchObject({ planId: 1 });
  expect(after(keptMs - 1)).toMatchObject({ planId: 1 });
  expect(after(keptMs)).toBeUndefined();
});

test('what is from the future, or was never kept by us, counts as nothing', () => {
  expect(after(-1)).toBeUndefined();
  for (const odd of [null, '', 'null', '{}', '[]', '"hello"', '{"planId":1}', '{"savedAt":"yesterday"}'])
    expect([odd, parseKept(odd, savedAt)]).toEqual([odd, undefined]);
});
