import {
  isAway,
  isWorkingDay,
  type Range,
  type Schedule,
  worksWeekly,
} from '#clinic/schedule/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { addDays, type TimeOfDay, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Conflict } from './terms.ts';

/** Starts at one hour of Madrid's clock, week after week, whatever summer time does. */
export function recurring(first: Date, everyWeeks: number, count: number): Date[] {
  const { day, time } = wallTimeOf(first);
  return Array.from({ length: count }, (_, index) => instantOf(addDays(day, 7 * everyWeeks * index), time));
}

/** The same week's other day and hour, by Madrid's clock. @param weekday ISO, Monday is 1 */
export function withinWeek(startsAt: Date, weekday: number, time: TimeOfDay): Date {
  const { day } = wallTimeOf(startsAt);
  return instantOf(addDays(day, weekday - weekdayOf(day)), time);
}

/**
 * Why the clinic's plans do not let a date of a series be. An unusual hour may be meant; a holiday or an absence in the
 * course of a series never is: whoever wants that one plans it by itself.
 */
export function closedBecause(
  { hours, absences, ...schedule }: Schedule,
  {
    professionalId,
    kind,
    outsideHours,
    ...session
  }: Range & { professionalId: number; kind: Kind; outsideHours: boolean },
  now: Date,
): Conflict | null {
  const { day, time } = wallTimeOf(session.startsAt);
  if (session.startsAt <= now) return 'past';
  if (schedule.isHoliday(day)) return 'closed';
  if (isAway({ absences }, professionalId, session)) return 'absent';
  if (outsideHours) return null;
  if (!isWorkingDay({ hours, absences, ...schedule }, day, clinic.workingWeekdays)) return 'closed';
  return worksWeekly({ hours }, { professionalId, kind }, weekdayOf(day), time) ? null : 'outside_hours';
}
