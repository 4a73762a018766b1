import type { ConsultationKind } from '#config';
import { type Day, type TimeOfDay, weekdayOf } from '#platform/time/calendar-days.ts';

export type Range = { startsAt: Date; endsAt: Date };

type Kinds = ReadonlySet<ConsultationKind> | null;

/** Working hours, absences and holidays. */
export type Schedule = {
  /** Bookable professional → ISO weekday → Madrid times, each with the kinds offered; null for all they offer. */
  hours: ReadonlyMap<number, ReadonlyMap<number, ReadonlyMap<TimeOfDay, Kinds>>>;
  people: ReadonlyMap<number, { name: string; roomUrl: string | null; kinds: ReadonlySet<ConsultationKind> }>;
  absences: readonly (Range & { professionalId: number | null })[];
  /** Madrid day → bookable professional → additional times on that day. */
  extraHours: ReadonlyMap<Day, ReadonlyMap<number, ReadonlySet<TimeOfDay>>>;
  isHoliday(day: Day): boolean;
};

export const overlap = (one: Range, other: Range): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/**
 * Whether the clinic works on a day: a working weekday without public or local holiday, or a day with extra hours.
 * @param weekdays the clinic's ISO working weekdays
 */
export const isWorkingDay = (schedule: Schedule, day: Day, weekdays: readonly number[]): boolean =>
  schedule.extraHours.has(day) || (weekdays.includes(weekdayOf(day)) && !schedule.isHoliday(day));

/**
 * Whether a weekly hour belongs to a professional and permits a kind.
 * @param kind undefined: any
 */
export function worksAtWeeklyHour(
  { hours }: Pick<Schedule, 'hours'>,
  { professionalId, kind }: Offer,
  weekday: number,
  time: TimeOfDay,
): boolean {
  const kinds = hours.get(professionalId)?.get(weekday)?.get(time);
  return kinds !== undefined && (kinds === null || kind === undefined || kinds.has(kind));
}

/** A professional and a kind; undefined means any kind they offer. */
type Offer = { professionalId: number; kind?: ConsultationKind | undefined };

/**
 * Whether a professional works at a time for a kind and is not absent during the session. Extra hours permit every
 * kind they offer.
 */
export function isAvailable(
  schedule: Schedule,
  offer: Offer,
  day: Day,
  time: TimeOfDay,
  session: Range,
): boolean {
  const { professionalId } = offer;
  // On holidays only extra hours count.
  const isWeekly = !schedule.isHoliday(day) && worksAtWeeklyHour(schedule, offer, weekdayOf(day), time);
  const extra = schedule.extraHours.get(day)?.get(professionalId);
  if (!isWeekly && !extra?.has(time)) return false;
  return !isAbsent(schedule, professionalId, session);
}

/** Whether a professional, or the whole clinic, is absent at any moment of a session. */
export const isAbsent = (
  { absences }: Pick<Schedule, 'absences'>,
  professionalId: number,
  session: Range,
): boolean =>
  absences.some(
    (absence) =>
      (absence.professionalId === null || absence.professionalId === professionalId) &&
      overlap(absence, session),
  );
