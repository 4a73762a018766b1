import { wallTimeOf } from '#platform/calendar-days.ts';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';

const dayOf = (at: Date) => wallTimeOf(at).day;

/** 'las 12:30', or with its day where that is not today: a hold may wait a day for its payment. */
export const deadline = (until: string, now: Date): string =>
  dayOf(new Date(until)) === dayOf(now)
    ? `las ${formatTime(until)}`
    : `el ${formatDate(until)}, a las ${formatTime(until)}`;
