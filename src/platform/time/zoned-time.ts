import { TZDate } from '@date-fns/tz';
import type { Day, TimeOfDay } from './calendar-days.ts';
import { timeZone } from './time-zone.ts';

/** The slots of half a year and the midnights between them, twice over. */
const mostKept = 5_000;

// A zone's rules are looked up at a cost of some 20 µs, and a month of slots asks 200 times.
const kept = new Map<string, number>();

/**
 * The instant of a wall-clock time in Madrid, right on both sides of a clock change. Server only: it brings date-fns.
 * @param day Madrid calendar day
 * @param time Madrid wall-clock time
 */
export function instantOf(day: Day, time: TimeOfDay): Date {
  const key = `${day} ${time}`;
  const known = kept.get(key);
  if (known !== undefined) return new Date(known);
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  const instant = new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime();
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, instant);
  return new Date(instant);
}
