import type { Schedule } from '#clinic/schedule/service.server.ts';
import { type Day, daysFrom } from '#platform/time/calendar-days.ts';
import {
  type Busy,
  type Consultation,
  isBookable,
  isOnOffer,
  lengthOf,
  type OpenSlot,
  openSlotsOf,
  type Window,
} from '../rules/slots.server.ts';

/** A day of a professional as the answer says it: whole, where nobody is booked, and slot by slot. */
type Pattern = { date: Day; slots: (OpenSlot & { begun: string })[]; untouched: string };

/** They stay the same while the schedule does. A question looks at each day then, and only on days with bookings at each slot. */
const memo = new WeakMap<Schedule, Map<string, Map<Day, Pattern>>>();

/**
 * What `slotsOf` finds, as the JSON of an `Availability`.
 * @param taken when the professional is busy, ways included: what is booked and whose hold has not run out
 */
export function writeSlots(
  schedule: Schedule,
  consultation: Consultation,
  { from, to }: { from: Day; to: Day },
  taken: readonly Busy[],
  window: Window,
): string {
  const patterns = patternsOf(schedule, consultation);
  const lastDay = isOnOffer(schedule, consultation) ? window.lastDay : '';
  const earliest = window.earliest.getTime();
  const texts = stretchOf(from, to).map((date) => {
    const pattern = patterns.get(date) ?? patternOf(schedule, consultation, date);
    // Only bookable days are kept, so that a questioner cannot fill the memory with other centuries.
    if (isBookable(date, window)) patterns.set(date, pattern);
    return date <= lastDay ? textOf(pattern, taken, earliest) : write(pattern, () => false);
  });
  return `{"days":[${texts.join(',')}]}`;
}

/** Those of a professional, a kind and a length. */
function patternsOf(schedule: Schedule, consultation: Consultation): Map<Day, Pattern> {
  const all = memo.get(schedule) ?? new Map<string, Map<Day, Pattern>>();
  memo.set(schedule, all);
  const key = `${consultation.professionalId} ${consultation.kind} ${lengthOf(consultation)}`;
  const patterns = all.get(key) ?? new Map<Day, Pattern>();
  all.set(key, patterns);
  return patterns;
}

function patternOf(schedule: Schedule, consultation: Consultation, date: Day): Pattern {
  const slots = openSlotsOf(schedule, consultation, date).map((slot) => ({
    ...slot,
    begun: `{"time":${JSON.stringify(slot.time)},"startsAt":"${slot.startsAt}","free":`,
  }));
  return { date, slots, untouched: write({ date, slots }, ({ isOffered }) => isOffered) };
}

/** A day that may be booked, as it is now. */
function textOf(pattern: Pattern, taken: readonly Busy[], earliest: number): string {
  const { slots, untouched } = pattern;
  const first = slots[0];
  const last = slots.at(-1);
  if (first === undefined || last === undefined) return untouched;
  const met = taken.filter(({ from, until }) => from < last.until && first.from < until);
  if (met.length === 0 && first.start >= earliest) return untouched;
  return write(
    pattern,
    ({ isOffered, start, from, until }) =>
      isOffered && start >= earliest && !met.some((other) => other.from < until && from < other.until),
  );
}

const write = ({ date, slots }: Omit<Pattern, 'untouched'>, isFree: (slot: OpenSlot) => boolean): string =>
  `{"date":"${date}","slots":[${slots.map((slot) => `${slot.begun}${isFree(slot)}}`).join(',')}]}`;

/** Some professionals' months, asked for from every day on. */
const mostStretches = 1_000;
const stretches = new Map<string, Day[]>();

/** `daysFrom`, which takes longer than everything else here. */
function stretchOf(from: Day, to: Day): Day[] {
  const key = `${from} ${to}`;
  const days = stretches.get(key) ?? daysFrom(from, to);
  if (stretches.size >= mostStretches) stretches.clear();
  stretches.set(key, days);
  return days;
}
