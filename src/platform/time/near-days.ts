import { type Day, nearDay, wallTimeOf } from './calendar-days.ts';
import { dateWords } from './date-words.ts';
import { formatDate, formatDayOfWeek } from './dates.ts';
import { visitorTimeOf } from './visitor-time.ts';

// For screens only, by the reader's clock: stored or sent texts are read on other days and contain the full date.
// 'Hoy' and 'mañana' must hold in Madrid and where the visitor is: in another time zone it may be another day.

const madridDayOf = (at: Date | string): Day => wallTimeOf(new Date(at)).day;

/** Day of an instant, if it is the same in Madrid and where the visitor is; undefined otherwise. */
function findSharedDay(at: Date): Day | undefined {
  const day = madridDayOf(at);
  return visitorTimeOf(at).day === day ? day : undefined;
}

/** Today, if it is the same day in Madrid and where the visitor is; undefined otherwise, or while the time is unknown. */
export const sharedToday = (now: Date | undefined): Day | undefined => now && findSharedDay(now);

/**
 * 'hoy' or 'mañana' if an instant is on that day both in Madrid and in the visitor's time zone.
 * @param now the server's time; undefined while it is unknown, and no day is near then
 */
export function formatNearWord(at: Date | string, now: Date | undefined): string | undefined {
  const near = findNearDay(at, now);
  return near && dateWords()[near];
}

function findNearDay(at: Date | string, now: Date | undefined): 'today' | 'tomorrow' | undefined {
  const day = findSharedDay(new Date(at));
  return day === undefined ? undefined : nearDay(day, sharedToday(now));
}

/**
 * Day of an appointment: 'mañana, martes 24', or the full date 'martes, 1 de diciembre de 2026'.
 * @param value an instant (Date or ISO text); missing or invalid values give the texts of `formatDate`
 */
export function formatNearDate(value: Date | string | null | undefined, now: Date | undefined): string {
  const at = new Date(value ?? '');
  const near = Number.isNaN(at.getTime()) ? undefined : formatNearWord(at, now);
  return near === undefined ? formatDate(value) : `${near}, ${formatDayOfWeek(madridDayOf(at))}`;
}

/** A coming day in a sentence: 'hoy', 'mañana', or 'el' with the date. */
export const formatComingDay = (at: string, now: Date | undefined): string =>
  formatNearWord(at, now) ?? dateWords().onDate(formatDate(at));

/** Heading of a past day: 'Hoy', 'Ayer', or the date. */
export function formatPastDay(at: string, now: Date): string {
  const near = findNearDay(now, new Date(at));
  if (near === undefined) return formatDate(at);
  return near === 'today' ? dateWords().pastToday : dateWords().pastYesterday;
}
