import type { Day, TimeOfDay } from './calendar-days.ts';
import { offsetMinutesAt } from './time-zone.ts';

const summerMinutes = 120;
const winterMinutes = 60;

/**
 * Instant of a local time in Madrid. An ambiguous time means the first instant, a skipped one an hour later.
 * @param day Madrid calendar day
 * @param time Madrid local time
 * @returns an invalid date if either is invalid
 */
export function instantOf(day: Day, time: TimeOfDay): Date {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  const wall = Date.UTC(year, month - 1, date, hours, minutes);
  const inSummer = wall - summerMinutes * 60_000;
  return new Date(offsetMinutesAt(inSummer) === summerMinutes ? inSummer : wall - winterMinutes * 60_000);
}

/** All instants of a local time in Madrid: none if skipped, two if ambiguous. */
export function instantsOf(day: Day, time: TimeOfDay): Date[] {
  const wall = Date.parse(`${day}T${time}:00Z`);
  return [summerMinutes, winterMinutes]
    .filter((minutes) => offsetMinutesAt(wall - minutes * 60_000) === minutes)
    .map((minutes) => new Date(wall - minutes * 60_000));
}
