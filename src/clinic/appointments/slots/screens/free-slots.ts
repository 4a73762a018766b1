import type { Availability, Slot } from '#clinic/appointments/contract.ts';
import { isLate } from '#clinic/appointments/screens/rule-note.tsx';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';
import { formatDate } from '#platform/time/dates.ts';
import { noonOf } from './madrid-days.ts';
import { texts } from './texts.ts';

/** Wish of the user or of a stored draft. `nearest` takes the closest free slot before or after. */
export type SlotPreference = { day?: Day; time?: TimeOfDay; nearest?: boolean };
export type ChosenSlot = { day: Day; slot: Slot };

/**
 * The free slot that fits a wish: on its day or the first later one with room, at its time or else the first.
 * @returns undefined if no day has a free slot
 */
export function pickSlot(days: Availability['days'], wish: SlotPreference): ChosenSlot | undefined {
  const free = days.flatMap(({ date, slots }) =>
    slots.filter((slot) => slot.free).map((slot) => ({ day: date, slot })),
  );
  if (wish.nearest && wish.day && wish.time) {
    const wished = minuteOf(wish.day, wish.time);
    const distance = ({ day, slot }: ChosenSlot) => Math.abs(minuteOf(day, slot.time) - wished);
    return free.toSorted((one, other) => distance(one) - distance(other))[0];
  }
  const first = free.find(({ day }) => wish.day === undefined || day >= wish.day);
  return free.find(({ day, slot }) => day === first?.day && slot.time === wish.time) ?? first;
}

/** The first free slot that can still be cancelled for free; undefined if these days have none. */
export const findRefundable = (days: Availability['days'], now: Date): ChosenSlot | undefined =>
  pickSlot(
    days.map(({ date, slots }) => ({ date, slots: slots.filter(({ startsAt }) => !isLate(startsAt, now)) })),
    {},
  );

// Wall time treated as UTC: only distances are compared.
const minuteOf = (day: Day, time: TimeOfDay) => Date.parse(`${day}T${time}:00Z`) / 60_000;

/** Explains that the chosen slot differs from the wish; undefined if it does not. */
export function changeSentence(wish: SlotPreference, chosen: ChosenSlot): string | undefined {
  if (wish.day !== undefined && wish.day !== chosen.day) {
    const wished = formatDate(noonOf(wish.day));
    const proposed = formatDate(chosen.slot.startsAt);
    return wish.nearest && wish.time !== undefined
      ? texts().wishedHourTaken(wished, wish.time, proposed, chosen.slot.time)
      : texts().wishedDayFull(wished, proposed);
  }
  if (wish.time !== undefined && wish.time !== chosen.slot.time)
    return texts().wishedTimeTaken(wish.time, chosen.slot.time);
  return undefined;
}

/** As `changeSentence`, without a preselected hour: which day is shown, and which hour is unavailable. */
export function goneSentence(wish: SlotPreference, shown: ChosenSlot): string | undefined {
  if (wish.day !== undefined && wish.day !== shown.day)
    return texts().shownDayFull(formatDate(noonOf(wish.day)), formatDate(shown.slot.startsAt));
  if (wish.time !== undefined && wish.time !== shown.slot.time) return texts().shownTimeTaken(wish.time);
  return undefined;
}
