import { clinic } from '#config';
import { addDays, type Day, weekdayOf } from '#platform/time/calendar-days.ts';

/** A month of the calendar, 'YYYY-MM'. */
export type Month = string;

const workingWeekdays: readonly number[] = clinic.workingWeekdays;

/** Whether the clinic works on this weekday; holidays are another matter. */
export const isWorkday = (day: Day): boolean => workingWeekdays.includes(weekdayOf(day));

/** The day after, or the next on which the clinic works: Monday after a weekend (docs/behaviour.md, Booking). */
export function nextWorkday(today: Day): Day {
  const next = addDays(today, 1);
  return isWorkday(next) ? next : nextWorkday(next);
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const nextMonth = (month: Month): Month => monthOf(addDays(`${month}-28`, 4));

export const lastDayOf = (month: Month): Day => addDays(`${nextMonth(month)}-01`, -1);

/** An instant inside a calendar day, to show the day in words. */
export const noonOf = (day: Day): string => `${day}T12:00:00Z`;
