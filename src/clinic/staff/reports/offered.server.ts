import { isAvailable, isWorkingDay, listStarts, type Schedule } from '#clinic/schedule/service.server.ts';
import { type Day, daysFrom, type TimeOfDay, weekdayOf } from '#platform/time/calendar-days.ts';

/**
 * Hours offered per month and professional according to the current schedule; former weekly hours are not stored.
 * @param last the last day, included
 * @param instantOf instant of a local time in Madrid
 */
export function countOfferedHours(
  schedule: Schedule,
  { first, last }: { first: Day; last: Day },
  { weekdays, sessionMinutes, instantOf }: OfferedTime,
): Map<string, Map<number, number>> {
  const months = new Map<string, Map<number, number>>();
  for (const day of daysFrom(first, last)) {
    if (!isWorkingDay(schedule, day, weekdays)) continue;
    const instants = new Map<TimeOfDay, Date>();
    const sessionAt = (time: TimeOfDay) => {
      const startsAt = instants.get(time) ?? instantOf(day, time);
      instants.set(time, startsAt);
      return { startsAt, endsAt: new Date(startsAt.getTime() + sessionMinutes * 60_000) };
    };
    const month = months.get(day.slice(0, 7)) ?? new Map<number, number>();
    months.set(day.slice(0, 7), month);
    for (const [professionalId, week] of schedule.hours) {
      const length = { minutes: sessionMinutes, pauseMinutes: 0 };
      const weekly = [...(week.get(weekdayOf(day))?.keys() ?? [])];
      const offered = listStarts(schedule, { professionalId }, day, length, weekly).filter((time) =>
        isAvailable(schedule, { professionalId }, day, time, sessionAt(time)),
      );
      month.set(professionalId, (month.get(professionalId) ?? 0) + offered.length);
    }
  }
  return months;
}

type OfferedTime = {
  weekdays: readonly number[];
  sessionMinutes: number;
  instantOf: (day: Day, time: TimeOfDay) => Date;
};
