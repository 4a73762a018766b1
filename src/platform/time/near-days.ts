import { type Day, nearDay, wallTimeOf } from './calendar-days.ts';
import { formatDate, formatWeekday } from './spanish-dates.ts';

// For screens alone, by the reader's clock: what is kept or sent is read on another day, and says the date in full.

/** The present, as an instant or as its day; undefined where nobody knows it: a document that is kept knows no clock. */
type Present = Date | Day | undefined;

const dayOf = (at: Date | string): Day => wallTimeOf(new Date(at)).day;

const nearAt = (at: Date | string, present: Present) =>
  nearDay(dayOf(at), present instanceof Date ? dayOf(present) : present);

const weekdayAndNumber = (at: Date) => `${formatWeekday(at)} ${Number(dayOf(at).slice(8))}`;

/**
 * The day of an appointment: 'mañana, martes 24', and what is not so near in full: 'martes, 1 de diciembre de 2026'.
 * @param value an instant (Date or ISO text); what is missing or none has the words of `formatDate`
 */
export function formatNearDate(value: Date | string | null | undefined, present: Present): string {
  const at = new Date(value ?? '');
  const near = Number.isNaN(at.getTime()) ? undefined : nearAt(at, present);
  return near === undefined ? formatDate(value) : `${near}, ${weekdayAndNumber(at)}`;
}

/** What a coming day is called in a sentence: 'hoy', 'mañana', or 'el' and its date. */
export const whenWords = (at: string, present: Present): string =>
  nearAt(at, present) ?? `el ${formatDate(at)}`;

/** What a day that was is called over what was written then: 'Hoy', 'Ayer', or its date. */
export function dayWords(at: string, now: Date): string {
  const near = nearDay(dayOf(now), dayOf(at));
  if (near === undefined) return formatDate(at);
  return near === 'hoy' ? 'Hoy' : 'Ayer';
}
