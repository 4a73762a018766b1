import { isWorkingDay, type Range, type Schedule, works } from '#clinic/schedule/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { addDays, type Day, daysFrom, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Availability } from '../contract.ts';

/** From when and until which Madrid day (included) a start may be booked. */
export type Window = { earliest: Date; lastDay: Day };

/** From the clinic's shortest notice, in hours, to its longest time ahead, in days (`clinic.config.ts`). */
export const bookingWindow = (now: Date): Window => ({
  earliest: new Date(now.getTime() + clinic.minimumNoticeHours * 3_600_000),
  lastDay: addDays(wallTimeOf(now).day, clinic.bookableDaysAhead),
});

/** The stretch of a session that starts at an instant; without a length, of the clinic's own. */
export const sessionFrom = (startsAt: Date, minutes: number = clinic.sessionMinutes): Range => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * 60_000),
});

/** The stretch of a visit that begins elsewhere and stays as long: the desk plans shorter and longer ones than a session. */
export const movedTo = (startsAt: Date, { startsAt: from, endsAt: until }: Range): Range => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + until.getTime() - from.getTime()),
});

/** How long a visit lasts, in minutes. */
export const minutesOf = ({ startsAt, endsAt }: Range): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

/** Minutes on the road, before and after a session, that keep the professional busy. */
export type Travel = { travelBeforeMinutes: number; travelAfterMinutes: number };

/** The ways to and from a visit of a kind: only a home has any. */
export function travelOf(kind: Kind): Travel {
  const minutes = kind === 'home' ? clinic.homeVisits.travelMinutes : 0;
  return { travelBeforeMinutes: minutes, travelAfterMinutes: minutes };
}

/** How long a professional is busy with a session, the ways to and from it included; in milliseconds. */
export const busyTimes = (taken: Range & Travel): Busy => ({
  from: taken.startsAt.getTime() - taken.travelBeforeMinutes * 60_000,
  until: taken.endsAt.getTime() + taken.travelAfterMinutes * 60_000,
});

/** The same as instants. */
export function busyWith(taken: Range & Travel): Range {
  const { from, until } = busyTimes(taken);
  return { startsAt: new Date(from), endsAt: new Date(until) };
}

/** What the hours need of something that is sold beside the four kinds. */
type Offered = {
  minutes: number;
  modalities: readonly Kind[];
  offeredBy: readonly number[];
  online: boolean;
  active: boolean;
};

/**
 * What is asked about: a kind of consultation with somebody, or a service beside the kinds, whose modality `kind` is then.
 * `minutes`: what is booked already is as long as it is.
 */
export type Consultation = {
  professionalId: number;
  kind: Kind;
  service?: Offered | undefined;
  minutes?: number | undefined;
};

/** How long what is asked about takes. */
export const lengthOf = ({ minutes, service }: Pick<Consultation, 'minutes' | 'service'>): number =>
  minutes ?? service?.minutes ?? clinic.sessionMinutes;

/**
 * A slot as the schedule offers it, whoever is booked: its times in the forms that every answer needs. `from` and `until`:
 * how long its professional would be busy.
 */
export type OpenSlot = { time: TimeOfDay; startsAt: string; start: number; isOffered: boolean } & Busy;
/** In milliseconds, end excluded. */
export type Busy = { from: number; until: number };

/** Working out a month of offers costs more than asking who is booked; they stay the same while the schedule does. */
const memo = new WeakMap<Schedule, Map<string, OpenSlot[]>>();

/** The offers of a working day: all of the clinic's times; other days have none. */
export function openSlotsOf(schedule: Schedule, consultation: Consultation, day: Day): OpenSlot[] {
  if (!isWorkingDay(schedule, day, clinic.workingWeekdays)) return [];
  return clinic.slots.map((time) => {
    const { startsAt, endsAt } = sessionFrom(instantOf(day, time), lengthOf(consultation));
    const busy = busyWith({ startsAt, endsAt, ...travelOf(consultation.kind) });
    const isOffered = works(schedule, consultation, day, time, busy);
    const from = busy.startsAt.getTime();
    const until = busy.endsAt.getTime();
    return { time, startsAt: startsAt.toISOString(), start: startsAt.getTime(), from, until, isOffered };
  });
}

/** Whether a day may have an hour that can be booked, or had one yesterday. */
export const isBookable = (day: Day, { earliest, lastDay }: Window): boolean =>
  day <= lastDay && Date.parse(day) >= earliest.getTime() - 2 * 86_400_000;

/** The same, memo. Only bookable days are, so that a questioner cannot fill the memory with other centuries. */
function memoizedSlotsOf(
  schedule: Schedule,
  consultation: Consultation,
  day: Day,
  window: Window,
): OpenSlot[] {
  if (!isBookable(day, window)) return openSlotsOf(schedule, consultation, day);
  const days = memo.get(schedule) ?? new Map<string, OpenSlot[]>();
  memo.set(schedule, days);
  const key = `${consultation.professionalId} ${consultation.kind} ${lengthOf(consultation)} ${day}`;
  const offers = days.get(key) ?? openSlotsOf(schedule, consultation, day);
  days.set(key, offers);
  return offers;
}

/** Whether somebody offers a service beside the kinds, and there. */
export const offersService = (
  { modalities, offeredBy }: Pick<Offered, 'modalities' | 'offeredBy'>,
  { professionalId, kind }: Pick<Consultation, 'professionalId' | 'kind'>,
): boolean => offeredBy.includes(professionalId) && modalities.includes(kind);

/** Whether somebody offers what is asked about, and it is booked online. */
export const isOnOffer = (schedule: Schedule, consultation: Consultation): boolean =>
  isOnline(consultation) && offersKind(schedule, consultation);

const isOnline = ({ service }: Consultation): boolean =>
  service === undefined || (service.online && service.active);

/** Whether somebody offers what is asked about. */
const offersKind = ({ people }: Schedule, consultation: Consultation): boolean =>
  consultation.service === undefined
    ? (people.get(consultation.professionalId)?.kinds.has(consultation.kind) ?? false)
    : offersService(consultation.service, consultation);

/**
 * The slots of a professional for one kind of consultation, by Madrid day. A working day lists all of the clinic's times,
 * other days none; nothing is free with somebody who does not offer the kind.
 * @param busy when the professional is, by what is booked and whose hold has not run out (`busyTimes`)
 */
export function slotsOf(
  schedule: Schedule,
  consultation: Consultation,
  days: { from: Day; to: Day },
  busy: readonly Busy[],
  window: Window,
): Availability['days'] {
  const earliest = window.earliest.getTime();
  const isKindOffered = isOnOffer(schedule, consultation);
  return daysFrom(days.from, days.to).map((date) => ({
    date,
    slots: memoizedSlotsOf(schedule, consultation, date, window).map(
      ({ time, startsAt, start, from, until, isOffered }) => {
        const isOpen = isOffered && isKindOffered && start >= earliest && date <= window.lastDay;
        return {
          time,
          startsAt,
          free: isOpen && !busy.some((other) => other.from < until && from < other.until),
        };
      },
    ),
  }));
}

/** Why an instant cannot be booked. */
export type SlotProblem =
  | 'past'
  | 'too_soon'
  | 'too_far'
  | 'no_slot'
  | 'closed'
  | 'kind_not_offered'
  | 'on_request';

/** Whether an instant is exactly a slot that a professional offers; null where it is. */
export function slotProblem(
  schedule: Schedule,
  consultation: Consultation,
  startsAt: Date,
  now: Date,
): SlotProblem | null {
  if (!isOnline(consultation)) return 'on_request';
  if (!offersKind(schedule, consultation)) return 'kind_not_offered';
  const { day, time } = wallTimeOf(startsAt);
  const window = bookingWindow(now);
  if (day < wallTimeOf(now).day) return 'past';
  if (!clinic.slots.some((slot) => slot === time && instantOf(day, slot).getTime() === startsAt.getTime()))
    return 'no_slot';
  if (startsAt < window.earliest) return 'too_soon';
  if (day > window.lastDay) return 'too_far';
  const offer = memoizedSlotsOf(schedule, consultation, day, window).find(
    ({ start }) => start === startsAt.getTime(),
  );
  return offer?.isOffered ? null : 'closed';
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/**
 * The free slots nearest to a wished start, nearest first. From its day outwards and no further than needed: to work out
 * the offers of weeks takes longer than everything else that a refused booking asks for.
 * @param slotsOn the slots of a Madrid day
 * @param limits count: how many at most; days: how far to either side
 */
export function nearestFree(
  slotsOn: (day: Day) => Availability['days'][number]['slots'],
  wished: Date,
  { count, days }: { count: number; days: number },
): string[] {
  const { day } = wallTimeOf(wished);
  const wayTo = (startsAt: string) => Math.abs(Date.parse(startsAt) - wished.getTime());
  let nearest: string[] = [];
  for (let away = 0; away <= days; away++) {
    const sides = away === 0 ? [day] : [addDays(day, -away), addDays(day, away)];
    const free = sides.flatMap((side) => slotsOn(side).filter((slot) => slot.free));
    nearest = [...nearest, ...free.map(({ startsAt }) => startsAt)]
      .sort((one, other) => wayTo(one) - wayTo(other) || Date.parse(one) - Date.parse(other))
      .slice(0, count);
    const last = nearest[count - 1];
    // What begins on a day further out is at least so far away, on the day of a clock change too.
    if (last !== undefined && wayTo(last) < away * dayMs - hourMs) break;
  }
  return nearest;
}
