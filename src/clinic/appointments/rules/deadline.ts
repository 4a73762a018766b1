import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDateAndTime, formatTime } from '#platform/time/spanish-dates.ts';

const dayOf = (at: Date) => wallTimeOf(at).day;
/** In ms: so near, an hour is never taken for that of another day. */
const near = 12 * 3_600_000;

/** 'las 12:30', or with its day where that is another one and not near: a hold may wait a day for its payment. Madrid time. */
export function deadline(until: string, now: Date): string {
  const end = new Date(until);
  const isNear = Math.abs(end.getTime() - now.getTime()) < near;
  return isNear || dayOf(end) === dayOf(now) ? `las ${formatTime(end)}` : `el ${formatDateAndTime(end)}`;
}
