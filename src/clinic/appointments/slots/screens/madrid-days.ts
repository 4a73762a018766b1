import { clinic } from '#config';
import { addDays, type Day, weekdayOf } from '#platform/time/calendar-days.ts';

/** 'YYYY-MM'. */
export type Month = string;

const workingWeekdays: readonly number[] = clinic.workingWeekdays;

/** Whether the clinic works on this weekday, ignoring holidays. */
export const isWorkday = (day: Day): boolean => workingWeekdays.includes(weekdayOf(day));

/**
 * The next day on which the clinic works, ignoring holidays: Monday after a weekend (docs/behaviour.md,
 * Booking).
 */
export function nextWorkday(today: Day): Day {
  const next = addDays(today, 1);
  return isWorkday(next) ? next : nextWorkday(next);
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const nextMonth = (month: Month): Month => monthOf(addDays(`${month}-28`, 4));

export const lastDayOf = (month: Month): Day => addDays(`${nextMonth(month)}-01`, -1);

/** An instant within a day, for formatting the day. */
export const noonOf = (day: Day): string => `${day}T12:00:00Z`;
