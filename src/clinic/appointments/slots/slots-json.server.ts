import type { Schedule } from '#clinic/schedule/service.server.ts';
import { type Day, daysFrom } from '#platform/time/calendar-days.ts';
import {
  type BookingWindow,
  type Busy,
  type Consultation,
  isBookable,
  isOnOffer,
  type OpenSlot,
  openSlotsOf,
  slotsKey,
} from '../rules/slots.server.ts';

/** JSON of a professional's day: whole if nothing is booked, and slot by slot. */
type Pattern = { date: Day; slots: (OpenSlot & { begun: string })[]; untouched: string };

/**
 * Patterns change only with the schedule. A request looks at each day, and at single slots only on days with
 * bookings.
 */
const memo = new WeakMap<Schedule, Map<string, Map<Day, Pattern>>>();

/**
 * The result of `slotsOf` as the JSON of an `Availability`.
 * @param taken busy times from bookings and live holds, travel times included
 */
export function serializeSlots(
  schedule: Schedule,
  consultation: Consultation,
  { from, to }: { from: Day; to: Day },
  taken: readonly Busy[],
  window: BookingWindow,
): string {
  const patterns = patternsOf(schedule, consultation);
  const lastDay = isOnOffer(schedule, consultation) ? window.lastDay : '';
  const earliest = window.earliest.getTime();
  const texts = daysOfStretch(from, to).map((date) => {
    const pattern = patterns.get(date) ?? patternOf(schedule, consultation, date);
    // Only bookable days, so that requests for other centuries cannot fill the memory.
    if (isBookable(date, window)) patterns.set(date, pattern);
    return date <= lastDay ? serializeDay(pattern, taken, earliest) : serializePattern(pattern, () => false);
  });
  return `{"days":[${texts.join(',')}]}`;
}

function patternsOf(schedule: Schedule, consultation: Consultation): Map<Day, Pattern> {
  const all = memo.get(schedule) ?? new Map<string, Map<Day, Pattern>>();
  memo.set(schedule, all);
  const key = slotsKey(schedule, consultation);
  const patterns = all.get(key) ?? new Map<Day, Pattern>();
  all.set(key, patterns);
  return patterns;
}

function patternOf(schedule: Schedule, consultation: Consultation, date: Day): Pattern {
  const slots = openSlotsOf(schedule, consultation, date).map((slot) => ({
    ...slot,
    begun: `{"time":${JSON.stringify(slot.time)},"startsAt":"${slot.startsAt}","free":`,
  }));
  return { date, slots, untouched: serializePattern({ date, slots }, ({ isOffered }) => isOffered) };
}

function serializeDay(pattern: Pattern, taken: readonly Busy[], earliest: number): string {
  const { slots, untouched } = pattern;
  const first = slots[0];
  const last = slots.at(-1);
  if (first === undefined || last === undefined) return untouched;
  const met = taken.filter(({ from, until }) => from < last.until && first.from < until);
  if (met.length === 0 && first.start >= earliest) return untouched;
  return serializePattern(
    pattern,
    ({ isOffered, start, from, until }) =>
      isOffered && start >= earliest && !met.some((other) => other.from < until && from < other.until),
  );
}

const serializePattern = (
  { date, slots }: Omit<Pattern, 'untouched'>,
  isFree: (slot: OpenSlot) => boolean,
): string => `{"date":"${date}","slots":[${slots.map((slot) => `${slot.begun}${isFree(slot)}}`).join(',')}]}`;

/** Room for some professionals' months, requested from any day on. */
const maxCachedStretches = 1_000;
const cachedStretches = new Map<string, Day[]>();

/** `daysFrom`, memoized: it takes longer than everything else here. */
function daysOfStretch(from: Day, to: Day): Day[] {
  const key = `${from} ${to}`;
  const days = cachedStretches.get(key) ?? daysFrom(from, to);
  if (cachedStretches.size >= maxCachedStretches) cachedStretches.clear();
  cachedStretches.set(key, days);
  return days;
}
