import {
  addDays,
  type Day,
  daysBetween,
  daysFrom,
  wallTimeOf,
  weekdayOf,
} from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Context, Therapist } from './context.ts';
import { createRandom, type Random } from './random.ts';

/** A weekly or fortnightly slot: the same professional, weekday and time. */
type RecurringSlot = { therapist: Therapist; time: string; isHome: boolean; days: Day[]; key: string };

/** The days of a recurring slot on which one patient comes. */
export type Episode = { slot: RecurringSlot; days: readonly Day[]; hasEnded: boolean };

/** A day off, end excluded. Without a professional the whole clinic is closed. */
export type DayOff = { from: Day; to: Day; professionalId: number | null };

/** The year before the first start, and how far ahead hours are planned. */
export const pastDays = 364;
const aheadDays = 56;
/** No absences around the first start, so that the first screens are busy. */
const busyAround = { before: 5, after: 16 };

/** Closures and absences of the period. */
export function listDaysOff({ today, director, collaborator }: Context): DayOff[] {
  const first = addDays(today, -pastDays);
  const last = addDays(today, aheadDays);
  const years = [...new Set([first, today, last].map((day) => Number(day.slice(0, 4))))];
  const wished = years.flatMap((year): DayOff[] => [
    { from: `${year}-08-10`, to: `${year}-08-22`, professionalId: null },
    { from: `${year}-12-24`, to: `${year + 1}-01-02`, professionalId: null },
    { from: `${year}-03-16`, to: `${year}-03-19`, professionalId: director.professionalId },
    { from: `${year}-06-29`, to: `${year}-07-04`, professionalId: collaborator.professionalId },
    { from: `${year}-10-05`, to: `${year}-10-07`, professionalId: director.professionalId },
  ]);
  const isInPeriod = ({ from, to }: DayOff) => from >= first && to <= last;
  const isAroundStart = ({ from, to }: DayOff) =>
    from <= addDays(today, busyAround.after) && to > addDays(today, -busyAround.before);
  return wished.filter((one) => isInPeriod(one) && !isAroundStart(one));
}

/** Whether the clinic works on the day of the first start without an extra opening. */
export const isOrdinaryDay = ({ isHoliday }: Context, day: Day): boolean =>
  weekdayOf(day) <= 5 && !isHoliday(day);

/** Weekday whose recurring slots also apply on the day of the first start, if that day is not a working day. */
const borrowedWeekday = 3;

/** Every recurring slot with its days, from a year ago to some weeks ahead. */
function listRecurringSlots(context: Context): RecurringSlot[] {
  const { today, director, collaborator, trainee, slots } = context;
  const off = listDaysOff(context);
  const random = createRandom(context.seed).fork('lines');
  const first = addDays(today, -pastDays);
  const days = daysFrom(first, addDays(today, aheadDays)).filter(
    (day) => isOrdinaryDay(context, day) || day === today,
  );
  const isOff = (day: Day, { professionalId }: Therapist) =>
    off.some(
      (one) =>
        day >= one.from &&
        day < one.to &&
        (one.professionalId === null || one.professionalId === professionalId),
    );
  const weekdayAt = (day: Day) => (isOrdinaryDay(context, day) ? weekdayOf(day) : borrowedWeekday);
  const weekOf = (day: Day) => Math.floor(daysBetween('2020-01-06', day) / 7);
  // The home visit takes the way there and back, so the hour before it stays free.
  const [, beforeHome, homeTime] = slots;
  const recurring: RecurringSlot[] = [];
  for (const therapist of [director, collaborator, trainee])
    for (const weekday of [1, 2, 3, 4, 5])
      for (const time of slots) {
        const isHome = therapist === director && weekday === 4 && time === homeTime;
        if (therapist === director && weekday === 4 && time === beforeHome) continue;
        if (therapist === trainee && !([2, 4].includes(weekday) && time >= '16:00')) continue;
        const own = days.filter((day) => weekdayAt(day) === weekday && !isOff(day, therapist));
        const key = `${therapist.professionalId}/${weekday}/${time}`;
        const slot = { therapist, time, isHome };
        if (random.chance(0.28)) recurring.push({ ...slot, days: own, key });
        else
          for (const parity of [0, 1])
            recurring.push({
              ...slot,
              days: own.filter((day) => weekOf(day) % 2 === parity),
              key: `${key}/${parity}`,
            });
      }
  return recurring;
}

/** Most recurring slots began a year ago; the others begin as the practice grows, some in the last days. */
function firstPlace(random: Random, past: number): number {
  const lot = random.next();
  if (lot < 0.6) return random.int(0, 1);
  return lot < 0.92
    ? random.int(1, Math.max(1, Math.floor(past * 0.6)))
    : Math.max(0, past - random.int(0, 3));
}

/** Share of coming days on which a patient does not come, so that visitors find a free hour soon. */
const pauseShare = 0.12;

/** Splits every recurring slot among successive patients. */
export function listEpisodes(context: Context): Episode[] {
  const { today } = context;
  const random = createRandom(context.seed).fork('episodes');
  return listRecurringSlots(context).flatMap((slot) => {
    const own = random.fork(slot.key);
    const past = slot.days.filter((day) => day < today).length;
    const begin = firstPlace(own, past);
    const comes = (day: Day) => day <= today || !own.fork(`pause/${day}`).chance(pauseShare);
    const days = slot.days.slice(begin).filter(comes);
    if (days.length < 9 || own.chance(0.8)) return [{ slot, days, hasEnded: false }];
    const cut = own.int(4, Math.max(4, past - begin - 4));
    return [
      { slot, days: days.slice(0, cut), hasEnded: true },
      { slot, days: days.slice(cut), hasEnded: false },
    ];
  });
}

/** The nearest working day before or on a day. */
export function workingDayBefore(context: Context, day: string): string {
  let found = day;
  while (!isOrdinaryDay(context, found)) found = addDays(found, -1);
  return found;
}

/** Some minutes ago; before the opening, in the afternoon of the last working day. */
export function lastDaytime(context: Context, minutesAgo: number): Date {
  const at = new Date(context.now.getTime() - minutesAgo * 60_000);
  const { day, time } = wallTimeOf(at);
  if (time >= '09:00' && time < '20:00') return at;
  const before = workingDayBefore(context, addDays(context.today, -1));
  const evening = instantOf(time >= '20:00' && day < context.today ? day : before, '18:30');
  return new Date(evening.getTime() - (minutesAgo % 90) * 60_000);
}
