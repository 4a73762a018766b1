import { expect, test } from 'vitest';
import { minutesUntil, msToNextMinute } from './use-minutes-left.ts';

const end = new Date('2026-11-24T10:30:00Z');
const before = (seconds: number) => new Date(end.getTime() - seconds * 1_000);

test('rounds minutes up and stays at 0 from the end on', () => {
  expect([1_800, 61, 60, 1, 0, -5].map((seconds) => minutesUntil(end, before(seconds)))).toEqual([
    30, 2, 1, 1, 0, 0,
  ]);
});

test('schedules the next update at the next change of minute, none after the end', () => {
  expect([90, 61, 60, 1].map((seconds) => msToNextMinute(end, before(seconds)))).toEqual([
    30_000, 1_000, 60_000, 1_000,
  ]);
  expect([0, -5].map((seconds) => msToNextMinute(end, before(seconds)))).toEqual([undefined, undefined]);
});
