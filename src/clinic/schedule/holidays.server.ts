import Holidays from 'date-holidays';
import { clinic } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import type { Day } from '#platform/time/calendar-days.ts';

/**
 * Public holidays of a region. Substitute days of the library are ignored: Spain never moves a Saturday, and
 * a Sunday only if the region's list of the year says so (art. 37.2 ET, RD 2001/1983 art. 45), which the
 * library does not know. The director enters such a Monday in the panel (`holiday_changes`).
 * @param region country and state for `date-holidays`
 * @param listLocalDays returns the town's own two holidays of each year, 'YYYY-MM-DD'
 */
export function holidayCalendar(
  region: { country: string; state: string },
  listLocalDays: () => readonly Day[],
) {
  const calendar = new Holidays(region.country, region.state, { types: ['public'] });
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
  return (day: Day): boolean => listLocalDays().includes(day) || daysOf(Number(day.slice(0, 4))).has(day);
}

/** Whether a day is a holiday of the clinic's region or town, before the director's changes. */
export const isCalendarHoliday = holidayCalendar(clinic.holidayRegion, () => clinicSettings().localHolidays);
