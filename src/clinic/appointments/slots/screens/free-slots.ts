import type { Availability, Slot } from '#clinic/appointments/contract.ts';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';
import { formatDate } from '#platform/time/spanish-dates.ts';
import { noonOf } from './madrid-days.ts';

/** What the person, or a kept draft, would like. `nearest` takes the closest free slot, before or after. */
export type Wish = { day?: Day; time?: TimeOfDay; nearest?: boolean };
/** The slot that is chosen now. */
export type Chosen = { day: Day; slot: Slot };

/**
 * The free slot that fits a wish: its day (or the first later one that has room), at its time or else the day's first.
 * @returns undefined where none of the days has a free slot
 */
export function settle(days: Availability['days'], wish: Wish): Chosen | undefined {
  const free = days.flatMap(({ date, slots }) =>
    slots.filter((slot) => slot.free).map((slot) => ({ day: date, slot })),
  );
  if (wish.nearest && wish.day && wish.time) {
    const wished = minuteOf(wish.day, wish.time);
    const distance = ({ day, slot }: Chosen) => Math.abs(minuteOf(day, slot.time) - wished);
    return free.toSorted((one, other) => distance(one) - distance(other))[0];
  }
  const first = free.find(({ day }) => wish.day === undefined || day >= wish.day);
  return free.find(({ day, slot }) => day === first?.day && slot.time === wish.time) ?? first;
}

// Wall time counted as if it were UTC: only distances are compared.
const minuteOf = (day: Day, time: TimeOfDay) => Date.parse(`${day}T${time}:00Z`) / 60_000;

/** What to say when the chosen slot is not the one wished for; undefined where it is. */
export function changeSentence(wish: Wish, chosen: Chosen): string | undefined {
  if (wish.day !== undefined && wish.day !== chosen.day) {
    const wished = wish.nearest
      ? `La hora que habías elegido (${formatDate(noonOf(wish.day))}, ${wish.time})`
      : '';
    return wished
      ? `${wished} ya no está libre. Te proponemos la más cercana: ${formatDate(chosen.slot.startsAt)}, ${chosen.slot.time}.`
      : `El ${formatDate(noonOf(wish.day))} no quedan horas libres. Te proponemos el siguiente día: ${formatDate(chosen.slot.startsAt)}.`;
  }
  if (wish.time !== undefined && wish.time !== chosen.slot.time)
    return `Ese día, la hora de las ${wish.time} no está libre. Te proponemos las ${chosen.slot.time}.`;
  return undefined;
}

/** The same where nothing is chosen for the person: which day is shown instead, and which hour is not to be had. */
export function goneSentence(wish: Wish, shown: Chosen): string | undefined {
  if (wish.day !== undefined && wish.day !== shown.day)
    return `El ${formatDate(noonOf(wish.day))} no quedan horas libres. Aquí tienes las del siguiente día que tiene: ${formatDate(shown.slot.startsAt)}.`;
  if (wish.time !== undefined && wish.time !== shown.slot.time)
    return `Ese día, la hora de las ${wish.time} no está libre. Elige otra.`;
  return undefined;
}
