import type { Schedule } from '#clinic/schedule/service.server.ts';
import { clinic } from '#config';
import { addDays, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { openingTimes } from '#platform/time/opening-hours.ts';
import { instantOf } from '#platform/time/zoned-time.ts';

/** Whether anybody reads now, and when that turns: nobody does any more, or somebody does again; null where nobody knows. */
export type Reading = { isNow: boolean; turnsAt: Date | null };

/** So many days ahead somebody is looked for; no holiday of the clinic's is as long. */
const daysAhead = 60;
const weekdays: readonly number[] = clinic.workingWeekdays;
const stretches = openingTimes(clinic.slots, clinic.sessionMinutes);

/**
 * When a thread is read: in the hours of a working day, in Madrid's calendar, unless the clinic is closed or everybody who
 * treats the person is away. An hour that somebody adds for one appointment is none in which threads are read.
 * @param team professionals who treat the person; empty where nobody does yet
 */
export function readingAt(
  { absences, isHoliday }: Pick<Schedule, 'absences' | 'isHoliday'>,
  team: readonly number[],
  now: Date,
): Reading {
  const { day: today } = wallTimeOf(now);
  const open = Array.from({ length: daysAhead }, (_, offset) => addDays(today, offset))
    .filter((day) => weekdays.includes(weekdayOf(day)) && !isHoliday(day))
    .flatMap((day) =>
      stretches.map(({ opens, closes }) => ({
        startsAt: instantOf(day, opens),
        endsAt: instantOf(day, closes),
      })),
    );
  const isAway = (id: number | null, at: Date) =>
    absences.some(
      ({ professionalId, startsAt, endsAt }) => professionalId === id && startsAt <= at && at < endsAt,
    );
  const isRead = (at: Date) =>
    open.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt) &&
    !isAway(null, at) &&
    (team.length === 0 || team.some((id) => !isAway(id, at)));
  const isNow = isRead(now);
  const turns = [...open, ...absences].flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const next = turns
    .filter((at) => at > now && isRead(at) !== isNow)
    .sort((one, other) => one.getTime() - other.getTime());
  return { isNow, turnsAt: next[0] ?? null };
}
