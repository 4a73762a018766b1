import {
  isAbsent,
  isWorkingDay,
  type Range,
  type Schedule,
  worksWeekly,
} from '#clinic/schedule/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { addDays, type TimeOfDay, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { minutesOf } from '../rules/slots.server.ts';
import type { Conflict } from './terms.ts';

/** Starts at the same time of day in Madrid, week after week, across clock changes. */
export function listOccurrences(first: Date, everyWeeks: number, count: number): Date[] {
  const { day, time } = wallTimeOf(first);
  return Array.from({ length: count }, (_, index) => instantOf(addDays(day, 7 * everyWeeks * index), time));
}

/**
 * The same week's other day and time in Madrid.
 * @param weekday ISO, Monday is 1
 */
export function moveWithinWeek(startsAt: Date, weekday: number, time: TimeOfDay): Date {
  const { day } = wallTimeOf(startsAt);
  return instantOf(addDays(day, weekday - weekdayOf(day)), time);
}

/**
 * Why the schedule does not allow a date of a series. `outsideHours` allows unusual hours but no holidays or
 * absences: such a date has to be planned on its own.
 */
export function findConflict(
  schedule: Schedule,
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
  if (isAbsent(schedule, professionalId, session)) return 'absent';
  if (outsideHours) return null;
  if (!isWorkingDay(schedule, day, clinic.workingWeekdays)) return 'closed';
  const minutes = minutesOf(session);
  return worksWeekly(schedule, { professionalId, kind }, weekdayOf(day), { time, minutes })
    ? null
    : 'outside_hours';
}
