import Holidays from 'date-holidays';
import type { Day } from '#platform/time/calendar-days.ts';

/**
 * The days on which a region does not work.
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
    const days = new Set(calendar.getHolidays(year).map((holiday) => holiday.date.slice(0, 10)));
    years.set(year, days);
    return days;
  };
  return (day: Day): boolean => local.has(day) || daysOf(Number(day.slice(0, 4))).has(day);
}
