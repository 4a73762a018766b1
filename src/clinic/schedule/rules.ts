import type { ConsultationKind } from '#config';
import { type Day, type TimeOfDay, weekdayOf } from '#platform/time/calendar-days.ts';

/** A stretch of time, end excluded. */
export type Range = { startsAt: Date; endsAt: Date };

/** Kinds of consultation; null: all of them. */
type Kinds = ReadonlySet<ConsultationKind> | null;

/** Who works when: weekly hours per professional, stretches of absence, and days on which the clinic is closed. */
export type Schedule = {
  /** bookable professional → ISO weekday → Madrid times, each with what is offered then; null: whatever they offer */
  hours: ReadonlyMap<number, ReadonlyMap<number, ReadonlyMap<TimeOfDay, Kinds>>>;
  /** who they are, and which kinds of consultation they offer */
  people: ReadonlyMap<number, { name: string; roomUrl: string | null; kinds: ReadonlySet<ConsultationKind> }>;
  absences: readonly (Range & { professionalId: number | null })[];
  /** Madrid day → bookable professional → times that they work then beside the weekly ones */
  extraHours: ReadonlyMap<Day, ReadonlyMap<number, ReadonlySet<TimeOfDay>>>;
  isHoliday(day: Day): boolean;
};

/** Whether two stretches share an instant. */
export const overlap = (one: Range, other: Range): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/**
 * Whether the clinic works on a day: a working weekday that is no public or local holiday, or a day on which somebody
 * works all the same.
 * @param weekdays ISO weekdays on which the clinic works
 */
export const isWorkingDay = (schedule: Schedule, day: Day, weekdays: readonly number[]): boolean =>
  schedule.extraHours.has(day) || (weekdays.includes(weekdayOf(day)) && !schedule.isHoliday(day));

/**
 * Whether an hour of every week is a professional's, and for a kind of consultation.
 * @param kind undefined: whatever it is
 */
export function worksWeekly(
  { hours }: Pick<Schedule, 'hours'>,
  { professionalId, kind }: Offer,
  weekday: number,
  time: TimeOfDay,
): boolean {
  const kinds = hours.get(professionalId)?.get(weekday)?.get(time);
  return kinds !== undefined && (kinds === null || kind === undefined || kinds.has(kind));
}

/** With whom, and what; undefined: whatever they offer. */
type Offer = { professionalId: number; kind?: ConsultationKind | undefined };

/**
 * Whether a professional works at a time of a day, for a kind of consultation, and is not away during the session. An extra
 * hour is for all that they offer.
 */
export function works(schedule: Schedule, offer: Offer, day: Day, time: TimeOfDay, session: Range): boolean {
  const { professionalId } = offer;
  // On a holiday only who has said so works, not everybody whose weekday it is.
  const isWeekly = !schedule.isHoliday(day) && worksWeekly(schedule, offer, weekdayOf(day), time);
  const extra = schedule.extraHours.get(day)?.get(professionalId);
  if (!isWeekly && !extra?.has(time)) return false;
  return !isAway(schedule, professionalId, session);
}

/** Whether a professional, or the whole clinic, is away at any moment of a session. */
export const isAway = (
  { absences }: Pick<Schedule, 'absences'>,
  professionalId: number,
  session: Range,
): boolean =>
  absences.some(
    (absence) =>
      (absence.professionalId === null || absence.professionalId === professionalId) &&
      overlap(absence, session),
  );
