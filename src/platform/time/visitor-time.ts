import type { Day, TimeOfDay } from './calendar-days.ts';
import { offsetMinutesAt } from './time-zone.ts';

// For screens: the time zone is the device's. Rendered on the server it would be the server's, so only a hydrated page uses it.

/** Offset of the visitor's time zone from UTC in minutes; positive in the east, as `offsetMinutesAt`. */
const visitorOffsetAt = (at: Date): number => -at.getTimezoneOffset();

/** Day and local time of an instant where the visitor is (without seconds). @throws RangeError for an invalid date */
export function visitorTimeOf(at: Date): { day: Day; time: TimeOfDay } {
  const wall = new Date(at.getTime() + visitorOffsetAt(at) * 60_000).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Minutes that the visitor's clocks are ahead of Madrid's at an instant; 0 where both show the same. */
export const minutesAheadAt = (at: Date): number => visitorOffsetAt(at) - offsetMinutesAt(at.getTime());
