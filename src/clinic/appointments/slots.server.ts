import { isWorkingDay, overlap, type Range, type Schedule, works } from '#clinic/schedule/service.server.ts';
import { clinic } from '#config';
import { addDays, type Day, daysFrom, type TimeOfDay, wallTimeOf } from '#platform/calendar-days.ts';
import { instantOf } from '#platform/zoned-time.ts';
import type { Availability } from './contract.ts';

/** From when and until which Madrid day (included) a start may be booked. */
export type Window = { earliest: Date; lastDay: Day };

/** At least two hours from now, at most 150 days ahead (`clinic.config.ts`). */
export const bookingWindow = (now: Date): Window => ({
  earliest: new Date(now.getTime() + clinic.minimumNoticeHours * 3_600_000),
  lastDay: addDays(wallTimeOf(now).day, clinic.bookableDaysAhead),
});

/** The stretch of a session that starts at an instant. */
export const sessionFrom = (startsAt: Date): Range => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + clinic.sessionMinutes * 60_000),
});

/** Whether a professional could be booked at a time, apart from who is booked already. */
const isOpen = (
  schedule: Schedule,
  professionalId: number,
  day: Day,
  time: TimeOfDay,
  session: Range,
  window: Window,
) =>
  session.startsAt >= window.earliest &&
  day <= window.lastDay &&
  isWorkingDay(schedule, day, clinic.workingWeekdays) &&
  works(schedule, professionalId, day, time, session);

/**
 * The slots of a professional, by Madrid day. A working day lists all of the clinic's times, other days none.
 * @param taken stretches that are booked and whose hold has not run out
 */
export function slotsOf(
  schedule: Schedule,
  professionalId: number,
  days: { from: Day; to: Day },
  taken: readonly Range[],
  window: Window,
): Availability['days'] {
  return daysFrom(days.from, days.to).map((date) => ({
    date,
    slots: isWorkingDay(schedule, date, clinic.workingWeekdays)
      ? clinic.slots.map((time) => {
          const session = sessionFrom(instantOf(date, time));
          const free =
            isOpen(schedule, professionalId, date, time, session, window) &&
            !taken.some((range) => overlap(range, session));
          return { time, startsAt: session.startsAt.toISOString(), free };
        })
      : [],
  }));
}

/** Why an instant cannot be booked. */
export type SlotProblem = 'past' | 'too_soon' | 'too_far' | 'no_slot' | 'closed';

/** Whether an instant is exactly a slot that a professional offers; null where it is. */
export function slotProblem(
  schedule: Schedule,
  professionalId: number,
  startsAt: Date,
  now: Date,
): SlotProblem | null {
  const { day, time } = wallTimeOf(startsAt);
  const window = bookingWindow(now);
  if (day < wallTimeOf(now).day) return 'past';
  if (!clinic.slots.some((slot) => slot === time && instantOf(day, slot).getTime() === startsAt.getTime()))
    return 'no_slot';
  if (startsAt < window.earliest) return 'too_soon';
  if (day > window.lastDay) return 'too_far';
  return isOpen(schedule, professionalId, day, time, sessionFrom(startsAt), window) ? null : 'closed';
}

/** The free slots nearest to a wished start, nearest first. */
export const nearestFree = (days: Availability['days'], wished: Date, count: number): string[] =>
  days
    .flatMap((day) => day.slots.filter((slot) => slot.free).map((slot) => slot.startsAt))
    .sort(
      (one, other) =>
        Math.abs(Date.parse(one) - wished.getTime()) - Math.abs(Date.parse(other) - wished.getTime()),
    )
    .slice(0, count);
