import type { ConsultationKind } from '#config';
import { type Day, type TimeOfDay, weekdayOf } from '#platform/time/calendar-days.ts';

/** A stretch of time, end excluded. */
export type Range = { startsAt: Date; endsAt: Date };

/** Who works when: weekly hours per professional, stretches of absence, and days on which the clinic is closed. */
export type Schedule = {
  /** bookable professional → ISO weekday → Madrid times */
  hours: ReadonlyMap<number, ReadonlyMap<number, ReadonlySet<TimeOfDay>>>;
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

/** Whether a professional works at a time of a day, and is not away during the session. */
export function works(
  schedule: Schedule,
  professionalId: number,
  day: Day,
  time: TimeOfDay,
  session: Range,
): boolean {
  // On a holiday only who has said so works, not everybody whose weekday it is.
  const weekly = schedule.isHoliday(day)
    ? undefined
    : schedule.hours.get(professionalId)?.get(weekdayOf(day));
  const extra = schedule.extraHours.get(day)?.get(professionalId);
  if (!weekly?.has(time) && !extra?.has(time)) return false;
  return !schedule.absences.some(
    (absence) =>
      (absence.professionalId === null || absence.professionalId === professionalId) &&
      overlap(absence, session),
  );
}
