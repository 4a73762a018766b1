import { expect, test } from 'vitest';
import { parseFromTab, tabStorageMs } from './tab-storage.ts';

const savedAt = new Date('2026-12-01T10:00:00Z');
const stored = JSON.stringify({ planId: 1, version: 1, savedAt: savedAt.getTime() });
const after = (ms: number) => parseFromTab(stored, new Date(savedAt.getTime() + ms));

test('restores a stored value for half an hour only', () => {
  expect(after(0)).toMatchObject({ planId: 1 });
  expect(after(tabStorageMs - 1)).toMatchObject({ planId: 1 });
  expect(after(tabStorageMs)).toBeUndefined();
});

test('ignores values from the future or not stored by us', () => {
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
