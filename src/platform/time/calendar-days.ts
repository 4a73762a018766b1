import { offsetMinutesAt } from './time-zone.ts';

// Also used in the browser.

/** A calendar day in Madrid, 'YYYY-MM-DD'. */
export type Day = string;
/** A local time in Madrid, 'HH:MM'. */
export type TimeOfDay = string;

/** Day and local time in Madrid of an instant (without seconds). @throws RangeError for an invalid date */
export function wallTimeOf(at: Date): { day: Day; time: TimeOfDay } {
  const ms = at.getTime();
  const wall = new Date(ms + offsetMinutesAt(ms) * 60_000).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Minutes since midnight of a local time. */
export const minutesOfDay = (time: TimeOfDay): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The local time so many minutes after midnight. */
export const clockTime = (minutes: number): TimeOfDay =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** ISO weekday: 1 is Monday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export function addDays(day: Day, count: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** Whether a day is today or tomorrow; undefined otherwise or if today is unknown. */
export function nearDay(day: Day, today: Day | undefined): 'today' | 'tomorrow' | undefined {
  if (day === today) return 'today';
  return today !== undefined && day === addDays(today, 1) ? 'tomorrow' : undefined;
}

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** Whether a string is an existing calendar day ('2026-02-30' is not). */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
