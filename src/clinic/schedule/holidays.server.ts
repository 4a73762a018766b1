import Holidays from 'date-holidays';
import { clinic } from '#config';
import type { Day } from '#platform/time/calendar-days.ts';

/**
 * The days on which a region does not work. Substitutes of the library are ignored: Spain never moves a Saturday, and a
 * Sunday moves only where the region's list of the year says so (art. 37.2 ET, RD 2001/1983 art. 45), which the library does
 * not know. The direction enters such a Monday in the panel (`holiday_changes`).
 * @param region country and state of `date-holidays`, which gives the public holidays of each year
 * @param localDays the town's own two days, 'YYYY-MM-DD'
 */
export function holidayCalendar(region: { country: string; state: string }, localDays: readonly Day[]) {
  const calendar = new Holidays(region.country, region.state, { types: ['public'] });
  const local = new Set(localDays);
  const years = new Map<number, Set<Day>>();
  const daysOf = (year: number) => {
    const known = years.get(year);
    if (known !== undefined) return known;
    const days = new Set(
      calendar
        .getHolidays(year)
        .filter((holiday) => holiday.substitute !== true)
        .map((holiday) => holiday.date.slice(0, 10)),
    );
    years.set(year, days);
    return days;
  };
  return (day: Day): boolean => local.has(day) || daysOf(Number(day.slice(0, 4))).has(day);
}

/** Whether a day is a holiday by the calendar of the clinic's region and town, before what the direction has changed. */
export const isCalendarHoliday = holidayCalendar(clinic.holidayRegion, clinic.localHolidays);
