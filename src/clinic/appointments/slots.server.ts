import { isWorkingDay, type Range, type Schedule, works } from '#clinic/schedule/service.server.ts';
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

/** A slot as the schedule offers it, whoever is booked: its times in the forms that every answer needs. */
type Offer = { time: TimeOfDay; startsAt: string; start: number; end: number; isOffered: boolean };

/** Working out a month of offers costs more than asking who is booked; they stay the same while the schedule does. */
const kept = new WeakMap<Schedule, Map<string, Offer[]>>();

/** The offers of a working day: all of the clinic's times; other days have none. */
function offersOf(schedule: Schedule, professionalId: number, day: Day): Offer[] {
  if (!isWorkingDay(schedule, day, clinic.workingWeekdays)) return [];
  return clinic.slots.map((time) => {
    const session = sessionFrom(instantOf(day, time));
    const isOffered = works(schedule, professionalId, day, time, session);
    const [start, end] = [session.startsAt.getTime(), session.endsAt.getTime()];
    return { time, startsAt: session.startsAt.toISOString(), start, end, isOffered };
  });
}

/** The same, kept. Only bookable days are, so that a questioner cannot fill the memory with other centuries. */
function keptOffersOf(schedule: Schedule, professionalId: number, day: Day, window: Window): Offer[] {
  if (day > window.lastDay || Date.parse(day) < window.earliest.getTime() - 2 * 86_400_000)
    return offersOf(schedule, professionalId, day);
  const days = kept.get(schedule) ?? new Map<string, Offer[]>();
  kept.set(schedule, days);
  const key = `${professionalId} ${day}`;
  const offers = days.get(key) ?? offersOf(schedule, professionalId, day);
  days.set(key, offers);
  return offers;
}

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
  const earliest = window.earliest.getTime();
  const busy = taken.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }));
  return daysFrom(days.from, days.to).map((date) => ({
    date,
    slots: keptOffersOf(schedule, professionalId, date, window).map(
      ({ time, startsAt, start, end, isOffered }) => {
        const isOpen = isOffered && start >= earliest && date <= window.lastDay;
        return {
          time,
          startsAt,
          free: isOpen && !busy.some((other) => other.start < end && start < other.end),
        };
      },
    ),
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
  const offer = keptOffersOf(schedule, professionalId, day, window).find(
    ({ start }) => start === startsAt.getTime(),
  );
  return offer?.isOffered ? null : 'closed';
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
