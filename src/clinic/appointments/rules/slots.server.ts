import {
  isAvailable,
  isWorkingDay,
  listStarts,
  type Range,
  type Schedule,
  type SessionLength,
} from '#clinic/schedule/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { addDays, type Day, daysFrom, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Availability } from '../contract.ts';

/** Range of bookable starts; `lastDay` is a day in Madrid, inclusive. */
export type BookingWindow = { earliest: Date; lastDay: Day };

/** From `minimumNoticeHours` to `bookableDaysAhead` (`clinic.config.ts`). */
export const bookingWindow = (now: Date): BookingWindow => ({
  earliest: new Date(now.getTime() + clinicSettings().minimumNoticeHours * 3_600_000),
  lastDay: addDays(wallTimeOf(now).day, clinicSettings().bookableDaysAhead),
});

/** Time range of a session. */
export const sessionFrom = (startsAt: Date, minutes: number): Range => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * 60_000),
});

/** Time range after a move, with the same length: the desk plans other lengths than a session. */
export const moveRange = (startsAt: Date, { startsAt: from, endsAt: until }: Range): Range => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + until.getTime() - from.getTime()),
});

export const minutesOf = ({ startsAt, endsAt }: Range): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

/** Travel minutes before and after a session, during which the professional is busy. */
export type Travel = { travelBeforeMinutes: number; travelAfterMinutes: number };

/** Travel times of a kind: only home visits have any. */
export function travelOf(kind: Kind): Travel {
  const minutes = kind === 'home' ? clinicSettings().homeVisits.travelMinutes : 0;
  return { travelBeforeMinutes: minutes, travelAfterMinutes: minutes };
}

/** Minutes before and after a session during which the professional is busy: travel, then the pause. */
export type BusyMargins = Travel & { pauseMinutes: number };

/** Busy time of the professional in ms, travel times and pause included. */
export const busyTimes = (taken: Range & BusyMargins): Busy => ({
  from: taken.startsAt.getTime() - taken.travelBeforeMinutes * 60_000,
  until: taken.endsAt.getTime() + (taken.travelAfterMinutes + taken.pauseMinutes) * 60_000,
});

/** `busyTimes` as dates. */
export function busyWith(taken: Range & BusyMargins): Range {
  const { from, until } = busyTimes(taken);
  return { startsAt: new Date(from), endsAt: new Date(until) };
}

/** A service outside the four kinds. */
type Offered = {
  minutes: number;
  pauseMinutes: number;
  modalities: readonly Kind[];
  offeredBy: readonly number[];
  online: boolean;
  active: boolean;
};

/**
 * A kind of consultation with a professional, or a service, with `kind` as its modality. `length`: of an existing
 * appointment.
 */
export type Consultation = {
  professionalId: number;
  kind: Kind;
  service?: Offered | undefined;
  length?: SessionLength | undefined;
};

/** Length and pause: of the existing appointment, else of the service, else of the kind. */
export function lengthOf(
  { sessions }: Pick<Schedule, 'sessions'>,
  { length, service, kind }: Pick<Consultation, 'length' | 'service' | 'kind'>,
): SessionLength {
  if (length !== undefined) return length;
  if (service !== undefined) return { minutes: service.minutes, pauseMinutes: service.pauseMinutes };
  return sessions.get(kind) ?? { minutes: clinic.sessionMinutes, pauseMinutes: 0 };
}

/** Key of consultations with equal slots. */
export function slotsKey(schedule: Schedule, consultation: Consultation): string {
  const { minutes, pauseMinutes } = lengthOf(schedule, consultation);
  return `${consultation.professionalId} ${consultation.kind} ${minutes} ${pauseMinutes}`;
}

/**
 * A slot of the schedule regardless of bookings, in the formats every response needs. `from` and `until`: the
 * professional's busy time.
 */
export type OpenSlot = { time: TimeOfDay; startsAt: string; start: number; isOffered: boolean } & Busy;
/** In ms, end exclusive. */
export type Busy = { from: number; until: number };

/** Computing a month of slots costs more than reading the bookings, and it only changes with the schedule. */
const memo = new WeakMap<Schedule, Map<string, OpenSlot[]>>();

/** All slots of a working day: `listStarts`; none on other days. */
export function openSlotsOf(schedule: Schedule, consultation: Consultation, day: Day): OpenSlot[] {
  if (!isWorkingDay(schedule, day, clinic.workingWeekdays)) return [];
  const length = lengthOf(schedule, consultation);
  return listStarts(schedule, consultation, day, length, clinic.slots).map((time) => {
    const session = sessionFrom(instantOf(day, time), length.minutes);
    const { startsAt } = session;
    const travel = travelOf(consultation.kind);
    const busy = busyWith({ ...session, ...travel, pauseMinutes: length.pauseMinutes });
    // The pause may reach into an absence: the professional is free then.
    const away = busyWith({ ...session, ...travel, pauseMinutes: 0 });
    const isOffered = isAvailable(schedule, consultation, day, time, session, away);
    const from = busy.startsAt.getTime();
    const until = busy.endsAt.getTime();
    return { time, startsAt: startsAt.toISOString(), start: startsAt.getTime(), from, until, isOffered };
  });
}

/** Whether a day may have a bookable hour, or had one shortly before. */
export const isBookable = (day: Day, { earliest, lastDay }: BookingWindow): boolean =>
  day <= lastDay && Date.parse(day) >= earliest.getTime() - 2 * 86_400_000;

/**
 * `openSlotsOf`, memoized. Only for bookable days, so that requests for other centuries cannot fill the
 * memory.
 */
function memoizedSlotsOf(
  schedule: Schedule,
  consultation: Consultation,
  day: Day,
  window: BookingWindow,
): OpenSlot[] {
  if (!isBookable(day, window)) return openSlotsOf(schedule, consultation, day);
  const days = memo.get(schedule) ?? new Map<string, OpenSlot[]>();
  memo.set(schedule, days);
  const key = `${slotsKey(schedule, consultation)} ${day}`;
  const offers = days.get(key) ?? openSlotsOf(schedule, consultation, day);
  days.set(key, offers);
  return offers;
}

/** Whether a professional offers a service in a modality. */
export const offersService = (
  { modalities, offeredBy }: Pick<Offered, 'modalities' | 'offeredBy'>,
  { professionalId, kind }: Pick<Consultation, 'professionalId' | 'kind'>,
): boolean => offeredBy.includes(professionalId) && modalities.includes(kind);

/** Whether a professional offers the consultation and it can be booked online. */
export const isOnOffer = (schedule: Schedule, consultation: Consultation): boolean =>
  isOnline(consultation) && offersKind(schedule, consultation);

const isOnline = ({ service }: Consultation): boolean =>
  service === undefined || (service.online && service.active);

const offersKind = ({ people }: Schedule, consultation: Consultation): boolean =>
  consultation.service === undefined
    ? (people.get(consultation.professionalId)?.kinds.has(consultation.kind) ?? false)
    : offersService(consultation.service, consultation);

/**
 * Slots of a professional for a consultation, by day in Madrid. A working day lists all starts (`listStarts`), other
 * days none. Nothing is free if the professional does not offer the kind.
 * @param busy busy times from bookings and live holds (`busyTimes`)
 */
export function slotsOf(
  schedule: Schedule,
  consultation: Consultation,
  days: { from: Day; to: Day },
  busy: readonly Busy[],
  window: BookingWindow,
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

export type SlotProblem =
  | 'past'
  | 'too_soon'
  | 'too_far'
  | 'no_slot'
  | 'closed'
  | 'kind_not_offered'
  | 'on_request';

/**
 * Checks that an instant is exactly a slot the professional offers.
 * @returns the problem, or null
 */
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
  const offer = memoizedSlotsOf(schedule, consultation, day, window).find(
    ({ start }) => start === startsAt.getTime(),
  );
  const isClinicSlot = clinic.slots.some(
    (slot) => slot === time && instantOf(day, slot).getTime() === startsAt.getTime(),
  );
  if (offer === undefined && !isClinicSlot) return 'no_slot';
  if (startsAt < window.earliest) return 'too_soon';
  if (day > window.lastDay) return 'too_far';
  return offer?.isOffered ? null : 'closed';
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/**
 * Free slots nearest to a wished start, nearest first. Searches outwards day by day and stops early:
 * computing weeks of slots takes longer than everything else in a refused booking.
 * @param slotsOn slots of a day in Madrid
 * @param limits count: maximum of results; days: search distance to either side
 */
export function nearestFree(
  slotsOn: (day: Day) => Availability['days'][number]['slots'],
  wished: Date,
  { count, days }: { count: number; days: number },
): string[] {
  const { day } = wallTimeOf(wished);
  const distanceTo = (startsAt: string) => Math.abs(Date.parse(startsAt) - wished.getTime());
  let nearest: string[] = [];
  for (let away = 0; away <= days; away++) {
    const sides = away === 0 ? [day] : [addDays(day, -away), addDays(day, away)];
    const free = sides.flatMap((side) => slotsOn(side).filter((slot) => slot.free));
    nearest = [...nearest, ...free.map(({ startsAt }) => startsAt)]
      .sort((one, other) => distanceTo(one) - distanceTo(other) || Date.parse(one) - Date.parse(other))
      .slice(0, count);
    const last = nearest[count - 1];
    // Slots on days further out are at least this far away, also on a day with a clock change.
    if (last !== undefined && distanceTo(last) < away * dayMs - hourMs) break;
  }
  return nearest;
}
