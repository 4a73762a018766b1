import { addDays, type Day, isDay, type TimeOfDay } from '#platform/time/calendar-days.ts';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { texts } from './texts.ts';

/** Days and hours of an absence as the form holds them, in Madrid time. */
export type AbsenceDraft = {
  from: Day;
  /** Last day, included. */
  to: Day;
  isWholeDays: boolean;
  startTime: TimeOfDay;
  endTime: TimeOfDay;
};

export const emptyAbsence = ({ day }: { day: Day }): AbsenceDraft => ({
  from: day,
  to: day,
  isWholeDays: true,
  startTime: '09:00',
  endTime: '21:00',
});

/** Another first day keeps a later last day; otherwise the absence lasts that one day. */
export const withFirstDay = (draft: AbsenceDraft, from: Day): AbsenceDraft => ({
  ...draft,
  from,
  to: draft.to === draft.from || draft.to < from ? from : draft.to,
});

/** @returns the range in ISO instants, its end excluded; undefined while incomplete or reversed */
export function absenceRange({ from, to, isWholeDays, startTime, endTime }: AbsenceDraft) {
  if (!isDay(from) || !isDay(to)) return undefined;
  const startsAt = instantOf(from, isWholeDays ? '00:00' : startTime);
  const endsAt = isWholeDays ? instantOf(addDays(to, 1), '00:00') : instantOf(to, endTime);
  return startsAt < endsAt ? { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() } : undefined;
}

/** 'martes, 1 de diciembre de 2026, todo el día', or days and hours. */
export function formatAbsence(startsAt: string, endsAt: string): string {
  // One minute before the end, so that midnight belongs to the day it ends.
  const last = new Date(new Date(endsAt).getTime() - 60_000);
  const [from, to] = [formatDate(startsAt), formatDate(last)];
  const isWhole = formatTime(startsAt) === '00:00' && formatTime(last) === '23:59';
  const { absence } = texts();
  if (isWhole) return from === to ? absence.wholeDay(from) : absence.wholeDays(from, to);
  return from === to
    ? absence.hours(from, formatTime(startsAt), formatTime(endsAt))
    : absence.hoursOfDays(from, formatTime(startsAt), to, formatTime(endsAt));
}
