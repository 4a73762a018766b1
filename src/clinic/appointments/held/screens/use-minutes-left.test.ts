import { expect, test } from 'vitest';
import { minutesUntil, msToNextMinute } from './use-minutes-left.ts';

const end = new Date('2026-11-24T10:30:00Z');
const before = (seconds: number) => new Date(end.getTime() - seconds * 1_000);

test('begun minutes count, and from the end on none is left', () => {
  expect([1_800, 61, 60, 1, 0, -5].map((seconds) => minutesUntil(end, before(seconds)))).toEqual([
    30, 2, 1, 1, 0, 0,
  ]);
});

test('the next look is when the number changes, the last one at the very end', () => {
  expect([90, 61, 60, 1].map((seconds) => msToNextMinute(end, before(seconds)))).toEqual([
    30_000, 1_000, 60_000, 1_000,
  ]);
  expect([0, -5].map((seconds) => msToNextMinute(end, before(seconds)))).toEqual([undefined, undefined]);
});
