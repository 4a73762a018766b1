import { timeZone } from '#platform/time-zone.ts';

// The browser gets by with Intl: `platform/zoned-time.ts` would bring a date library along.

/** A calendar day in Madrid, 'YYYY-MM-DD'. */
export type Day = string;
/** A month of the calendar, 'YYYY-MM'. */
export type Month = string;
/** A wall-clock time in Madrid, 'HH:MM'. */
export type Time = string;

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Madrid day and wall-clock time of an instant. */
export function madrid(at: Date): { day: Day; time: Time } {
  const [day = '', time = ''] = wall.format(at).split(' ');
  return { day, time };
}

/** The calendar day `count` days later. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** Whether a text is a day that exists: '2026-02-30' does not. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day after, or the Monday that follows where that is a weekend (SPEC.md section 2). */
export function nextWorkday(today: Day): Day {
  const next = addDays(today, 1);
  return isWeekend(next) ? nextWorkday(next) : next;
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const nextMonth = (month: Month): Month => monthOf(addDays(`${month}-28`, 4));

export const lastDayOf = (month: Month): Day => addDays(`${nextMonth(month)}-01`, -1);

/** An instant inside a calendar day, to show the day in words. */
export const noonOf = (day: Day): string => `${day}T12:00:00Z`;
