import { expect, test } from 'vitest';
import { isDay, nearDay } from './calendar-days.ts';

test.each([
  ['2026-12-31', '2026-12-31', 'today'],
  ['2027-01-01', '2026-12-31', 'tomorrow'],
  ['2027-01-02', '2026-12-31', undefined],
  ['2026-12-30', '2026-12-31', undefined],
  ['2026-12-31', undefined, undefined],
] as const)('calls %s, if today is %s, %s', (day, today, word) => {
  expect(nearDay(day, today)).toBe(word);
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-2-1', false],
  ['2026-02', false],
  ['2026', false],
  ['2026-02-01T00', false],
  ['2026-02-010', false],
  ['+02026-02-01', false],
  ['02026-02-01', false],
  ['', false],
])('isDay for %s is %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
