import {
  isAbsent,
  isWorkingDay,
  type Range,
  type Schedule,
  worksWeekly,
} from '#clinic/schedule/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import {
  addDays,
  type Day,
  daysBetween,
  minutesOfDay,
  type TimeOfDay,
  wallTimeOf,
  weekdayOf,
} from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type Busy, type Consultation, minutesOf, openSlotsOf } from '../rules/slots.server.ts';
import type { Conflict, Interval } from './terms.ts';

/**
 * Starts at the same time of day in Madrid, across clock changes: every so many weeks, or months on the same weekday of
 * the month ('second Tuesday'). A fifth weekday is the last one in months that have four.
 */
export function listOccurrences(first: Date, interval: Interval, count: number): Date[] {
  const { day, time } = wallTimeOf(first);
  const dayAt = (index: number): Day =>
    'everyWeeks' in interval
      ? addDays(day, 7 * interval.everyWeeks * index)
      : sameWeekdayOfMonth(day, interval.everyMonths * index);
  return Array.from({ length: count }, (_, index) => instantOf(dayAt(index), time));
}

function sameWeekdayOfMonth(day: Day, monthsLater: number): Day {
  const weeksBefore = Math.floor((Number(day.slice(8)) - 1) / 7);
  const firstOfMonth = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  firstOfMonth.setUTCMonth(firstOfMonth.getUTCMonth() + monthsLater);
  const start = firstOfMonth.toISOString().slice(0, 10);
  const firstSuch = addDays(start, (weekdayOf(day) - weekdayOf(start) + 7) % 7);
  const wished = addDays(firstSuch, 7 * weeksBefore);
  return wished.slice(0, 7) === start.slice(0, 7) ? wished : addDays(wished, -7);
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

/** How many days around a date to search for a substitute: within weekly series, none passes its neighbour. */
const substituteDays = 3;

/**
 * The free start that replaces a date: at the same time on the nearest day, else at the nearest time.
 * @param taken busy times of the professional and of the patients
 * @returns undefined if nothing is free around it
 */
export function findSubstitute(
  schedule: Schedule,
  consultation: Consultation,
  wished: Date,
  taken: readonly Busy[],
  now: Date,
): Date | undefined {
  const { day, time } = wallTimeOf(wished);
  const slots = Array.from({ length: 2 * substituteDays + 1 }, (_, index) =>
    addDays(day, index - substituteDays),
  ).flatMap((on) => openSlotsOf(schedule, consultation, on).map((slot) => ({ ...slot, on })));
  const free = slots.filter(
    ({ isOffered, start, from, until }) =>
      isOffered && start > now.getTime() && !taken.some((one) => one.from < until && from < one.until),
  );
  const rank = (slot: (typeof free)[number]) => {
    const minutesOff = Math.abs(minutesOfDay(slot.time) - minutesOfDay(time));
    return (slot.time === time ? 0 : 10_000) + Math.abs(daysBetween(day, slot.on)) * 1_000 + minutesOff;
  };
  const [best] = free.toSorted((one, other) => rank(one) - rank(other) || one.start - other.start);
  return best && new Date(best.start);
}
