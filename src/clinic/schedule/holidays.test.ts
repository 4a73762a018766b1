import { describe, expect, test } from 'vitest';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { addDays, daysFrom, weekdayOf } from '#platform/time/calendar-days.ts';
import { holidayCalendar } from './holidays.server.ts';

const region = { country: 'ES', state: 'CT' };
const isHoliday = holidayCalendar(region, () => []);
const years = [2026, 2027, 2028, 2029, 2030, 2031, 2032];

/** Fixed holidays of Catalonia, and Good Friday and Easter Monday of each year. */
const fixed = [
  ...['01-01', '01-06', '05-01', '06-24', '08-15', '09-11', '10-12', '11-01', '12-06', '12-08', '12-25'],
  '12-26',
];
const easterSundays: Record<number, string> = {
  2026: '04-05',
  2027: '03-28',
  2028: '04-16',
  2029: '04-01',
  2030: '04-21',
  2031: '04-13',
  2032: '03-28',
};

describe('holidayCalendar', () => {
  test.each(years)(
    'contains in %d the days of the official list and no substitutes for weekend holidays',
    (year) => {
      const easter = `${year}-${easterSundays[year]}`;
      const expected = [
        ...fixed.map((day) => `${year}-${day}`),
        addDays(easter, -2),
        addDays(easter, 1),
      ].toSorted();
      expect(daysFrom(`${year}-01-01`, `${year}-12-31`).filter(isHoliday)).toEqual(expected);
    },
  );

  test.each(['2027-05-03', '2032-05-03', '2026-11-02', '2026-12-07', '2029-06-25', '2030-01-07'])(
    'leaves the Monday %s open after a holiday at the weekend',
    (monday) => {
      expect(weekdayOf(monday)).toBe(1);
      expect(isHoliday(monday)).toBe(false);
    },
  );

  test('adds the local holidays of the town', () => {
    expect(holidayCalendar(region, () => ['2026-10-29'])('2026-10-29')).toBe(true);
  });
});

test('clinic.localHolidays has two working days a year', () => {
  expect(clinicSettings().localHolidays.filter((day) => weekdayOf(day) > 5)).toEqual([]);
  const perYear = Map.groupBy(clinicSettings().localHolidays, (day) => day.slice(0, 4));
  expect([...perYear.values()].map((days) => days.length)).toEqual([2, 2]);
});
