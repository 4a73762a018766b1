import { describe, expect, test } from 'vitest';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { listOccurrences } from './dates.server.ts';

const listDays = (day: string, interval: Parameters<typeof listOccurrences>[1], count: number) =>
  listOccurrences(instantOf(day, '09:00'), interval, count).map((at) => {
    const { day: on, time } = wallTimeOf(at);
    return `${on} ${time}`;
  });

describe('listOccurrences', () => {
  test('keeps the weekday of the month and the time across clock changes and years', () => {
    expect(listDays('2026-09-08', { everyMonths: 2 }, 4)).toEqual([
      ...['2026-09-08 09:00', '2026-11-10 09:00', '2027-01-12 09:00', '2027-03-09 09:00'],
    ]);
  });

  test('takes the last such weekday in months without a fifth', () => {
    expect(listDays('2026-12-29', { everyMonths: 1 }, 4)).toEqual([
      ...['2026-12-29 09:00', '2027-01-26 09:00', '2027-02-23 09:00', '2027-03-30 09:00'],
    ]);
  });

  test('counts weeks', () => {
    expect(listDays('2026-10-20', { everyWeeks: 3 }, 3)).toEqual([
      ...['2026-10-20 09:00', '2026-11-10 09:00', '2026-12-01 09:00'],
    ]);
  });
});
