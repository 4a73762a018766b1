import { offsetMinutesAt } from './time-zone.ts';

// The browser uses these too.

/** A calendar day in Madrid, 'YYYY-MM-DD'. */
export type Day = string;
/** A wall-clock time in Madrid, 'HH:MM'. */
export type TimeOfDay = string;

/** The Madrid day and wall-clock time of an instant (seconds are dropped). @throws RangeError for an invalid date */
export function wallTimeOf(at: Date): { day: Day; time: TimeOfDay } {
  const ms = at.getTime();
  const wall = new Date(ms + offsetMinutesAt(ms) * 60_000).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Monday first, as `weekdayOf` counts. */
export const weekdayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** ISO weekday of a calendar day: Monday 1 … Sunday 7. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The calendar day `count` days later (earlier where negative). */
export function addDays(day: Day, count: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** 'hoy' or 'mañana', where a day is that one; where nobody knows what today is, it is neither. */
export function nearDay(day: Day, today: Day | undefined): 'hoy' | 'mañana' | undefined {
  if (day === today) return 'hoy';
  return today !== undefined && day === addDays(today, 1) ? 'mañana' : undefined;
}

/** Whole days from one calendar day to another. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Every calendar day from the first to the last, both included. */
export const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** Whether a string is a day that exists in the calendar ('2026-02-30' does not). */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
