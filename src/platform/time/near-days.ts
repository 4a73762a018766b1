import { type Day, nearDay, wallTimeOf } from './calendar-days.ts';
import { formatDate, formatWeekday } from './spanish-dates.ts';

// For screens only, by the reader's clock: stored or sent texts are read on other days and contain the full date.

type Present = Date | Day | undefined;

const dayOf = (at: Date | string): Day => wallTimeOf(new Date(at)).day;

const nearAt = (at: Date | string, present: Present) =>
  nearDay(dayOf(at), present instanceof Date ? dayOf(present) : present);

const weekdayAndNumber = (at: Date) => `${formatWeekday(at)} ${Number(dayOf(at).slice(8))}`;

/**
 * Day of an appointment: 'mañana, martes 24', or the full date 'martes, 1 de diciembre de 2026'.
 * @param value an instant (Date or ISO text); missing or invalid values give the texts of `formatDate`
 */
export function formatNearDate(value: Date | string | null | undefined, present: Present): string {
  const at = new Date(value ?? '');
  const near = Number.isNaN(at.getTime()) ? undefined : nearAt(at, present);
  return near === undefined ? formatDate(value) : `${near}, ${weekdayAndNumber(at)}`;
}

/** A coming day in a sentence: 'hoy', 'mañana', or 'el' with the date. */
export const whenWords = (at: string, present: Present): string =>
  nearAt(at, present) ?? `el ${formatDate(at)}`;

/** Heading of a past day: 'Hoy', 'Ayer', or the date. */
export function dayWords(at: string, now: Date): string {
  const near = nearDay(dayOf(now), dayOf(at));
  if (near === undefined) return formatDate(at);
  return near === 'hoy' ? 'Hoy' : 'Ayer';
}
