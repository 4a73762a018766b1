import type { Day, TimeOfDay } from './calendar-days.ts';
import { offsetMinutesAt } from './time-zone.ts';

const summerMinutes = 120;
const winterMinutes = 60;

/**
 * The instant of a wall-clock time in Madrid, right on both sides of a clock change: an hour that comes twice is meant the first time,
 * one that is left out is the hour after.
 * @param day Madrid calendar day
 * @param time Madrid wall-clock time
 * @returns an invalid date where one of them is none
 */
export function instantOf(day: Day, time: TimeOfDay): Date {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  const wall = Date.UTC(year, month - 1, date, hours, minutes);
  const inSummer = wall - summerMinutes * 60_000;
  return new Date(offsetMinutesAt(inSummer) === summerMinutes ? inSummer : wall - winterMinutes * 60_000);
}

/** The instants that a wall-clock time in Madrid names: one, none where the clock leaves it out, two where it comes twice. */
export function instantsOf(day: Day, time: TimeOfDay): Date[] {
  const wall = Date.parse(`${day}T${time}:00Z`);
  return [summerMinutes, winterMinutes]
    .filter((minutes) => offsetMinutesAt(wall - minutes * 60_000) === minutes)
    .map((minutes) => new Date(wall - minutes * 60_000));
}
