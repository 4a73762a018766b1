import { currentLanguage, type Language } from '#platform/language/language.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDateAndTime, formatTime } from '#platform/time/dates.ts';
import { deadlineTexts } from './deadline-texts.ts';

const dayOf = (at: Date) => wallTimeOf(at).day;
/** In ms. Within this distance the hour alone is unambiguous. */
const nearMs = 12 * 3_600_000;

/**
 * 'las 12:30' in Madrid, with the day if it is another one and not near: a hold may wait a day for its
 * payment.
 */
export function formatDeadline(until: string, now: Date, language: Language = currentLanguage()): string {
  const end = new Date(until);
  const isNear = Math.abs(end.getTime() - now.getTime()) < nearMs;
  const texts = deadlineTexts(language);
  return isNear || dayOf(end) === dayOf(now)
    ? texts.time(formatTime(end, language))
    : texts.date(formatDateAndTime(end, language));
}
