import { expect, test } from 'vitest';
import { addDays, isDay, lastDayOf, madrid, nextMonth, nextWorkday } from './madrid-days.ts';

test('an instant is read on the clock of Madrid, in winter and in summer', () => {
  expect(madrid(new Date('2026-11-24T23:30:00Z'))).toEqual({ day: '2026-11-25', time: '00:30' });
  expect(madrid(new Date('2026-07-01T07:00:00Z'))).toEqual({ day: '2026-07-01', time: '09:00' });
});

test('a day that the clocks change is one day long', () => {
  expect(addDays('2026-10-24', 1)).toBe('2026-10-25');
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
});

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

test('only days that exist are days', () => {
  expect(isDay('2026-11-24')).toBe(true);
  for (const text of ['2026-02-30', '24/11/2026', '2026-1-1', '', 'ayer']) expect(isDay(text)).toBe(false);
});
