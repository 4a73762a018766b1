import { expect, test } from 'vitest';
import { parseFromTab, tabStorageMs } from './tab-storage.ts';

const savedAt = new Date('2026-12-01T10:00:00Z');
const stored = JSON.stringify({ planId: 1, version: 1, savedAt: savedAt.getTime() });
const after = (ms: number) => parseFromTab(stored, new Date(savedAt.getTime() + ms));

test('what was kept comes back within half an hour, and not later', () => {
  expect(after(0)).toMatchObject({ planId: 1 });
  expect(after(tabStorageMs - 1)).toMatchObject({ planId: 1 });
  expect(after(tabStorageMs)).toBeUndefined();
});

test('what is from the future, or was never kept by us, counts as nothing', () => {
  expect(after(-1)).toBeUndefined();
  for (const odd of [
    null,
    '',
    'null',
    '{}',
    '[]',
    '"hello"',
    '{"planId":1}',
    '{"version":1,"savedAt":"yesterday"}',
    '{"version":0,"savedAt":1}',
  ])
    expect([odd, parseFromTab(odd, savedAt)]).toEqual([odd, undefined]);
});
