import { expect, test } from 'vitest';
import { lastDayOf, nextMonth, nextWorkday } from './madrid-days.ts';

test('the next day is moved to Monday when it falls on a weekend', () => {
  expect(nextWorkday('2026-11-23')).toBe('2026-11-24');
  expect(nextWorkday('2026-11-20')).toBe('2026-11-23');
  expect(nextWorkday('2026-11-21')).toBe('2026-11-23');
});

test('months end where they end', () => {
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
  expect(lastDayOf('2026-12')).toBe('2026-12-31');
  expect(nextMonth('2026-12')).toBe('2027-01');
});
