import { addDays, type Day, weekdayOf } from '#platform/calendar-days.ts';

/** A month of the calendar, 'YYYY-MM'. */
export type Month = string;

/** The day after, or the Monday that follows where that is a weekend (SPEC.md section 2). */
export function nextWorkday(today: Day): Day {
  const next = addDays(today, 1);
  return weekdayOf(next) > 5 ? nextWorkday(next) : next;
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const nextMonth = (month: Month): Month => monthOf(addDays(`${month}-28`, 4));

export const lastDayOf = (month: Month): Day => addDays(`${nextMonth(month)}-01`, -1);

/** An instant inside a calendar day, to show the day in words. */
export const noonOf = (day: Day): string => `${day}T12:00:00Z`;
