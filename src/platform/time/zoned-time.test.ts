import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, daysFrom, isDay, wallTimeOf, weekdayOf } from './calendar-days.ts';
import { instantOf } from './zoned-time.ts';

describe('Madrid time', () => {
  test.each([
    ['2026-10-23', '09:00', '2026-10-23T07:00:00.000Z', 'the Friday before clocks go back'],
    ['2026-10-26', '09:00', '2026-10-26T08:00:00.000Z', 'the Monday after'],
    ['2027-03-26', '19:00', '2027-03-26T18:00:00.000Z', 'the Friday before clocks go forward'],
    ['2027-03-29', '19:00', '2027-03-29T17:00:00.000Z', 'the Monday after'],
  ])('%s %s is %s: %s', (day, time, instant) => {
    expect(instantOf(day, time).toISOString()).toBe(instant);
    expect(wallTimeOf(new Date(instant))).toEqual({ day, time });
  });

  test('returns a new Date for a cached result', () => {
    const first = instantOf('2026-12-01', '09:00');
    first.setTime(0);
    expect(instantOf('2026-12-01', '09:00').toISOString()).toBe('2026-12-01T08:00:00.000Z');
  });

  test('stays correct when the cache overflows', () => {
    const days = Array.from({ length: 5_001 }, (_, index) => addDays('2030-01-01', index));
    expect(days.filter((day) => wallTimeOf(instantOf(day, '10:30')).day !== day)).toEqual([]);
    expect(instantOf('2030-01-01', '10:30').toISOString()).toBe('2030-01-01T09:30:00.000Z');
  });

  test('starts days at midnight in Madrid, not in UTC', () => {
    expect(wallTimeOf(new Date('2026-11-23T23:30:00Z'))).toEqual({ day: '2026-11-24', time: '00:30' });
    expect(wallTimeOf(new Date('2026-11-23T22:59:00Z')).day).toBe('2026-11-23');
  });

  test('counts days across clock changes, months and years', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysFrom('2027-03-27', '2027-03-29')).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
  });

  test('numbers weekdays from Monday 1 to Sunday 7', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  });

  test('accepts existing days only', () => {
    expect(isDay('2026-02-28')).toBe(true);
    const wrong = [
      '2026-02-30',
      '2026-2-3',
      'mañana',
      'el 2026-02-28',
      '2026-02-28T10:00:00Z',
      '+002026-02-28',
    ];
    expect(wrong.filter(isDay)).toEqual([]);
  });
});
