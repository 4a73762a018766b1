import { expect, test } from 'vitest';
import { lastDayOf, nextMonth, nextWorkday } from './madrid-days.ts';

test('moves the next day to Monday if it falls on a weekend', () => {
  expect(nextWorkday('2026-11-23')).toBe('2026-11-24');
  expect(nextWorkday('2026-11-20')).toBe('2026-11-23');
  expect(nextWorkday('2026-11-21')).toBe('2026-11-23');
});

test('computes the last day of a month and the next month', () => {
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
  expect(lastDayOf('2026-12')).toBe('2026-12-31');
  expect(nextMonth('2026-12')).toBe('2027-01');
});
