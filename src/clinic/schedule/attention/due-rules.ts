import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Schedule } from '../rules.ts';
import { findClosing } from './rules.ts';

/** Upper bound of the search, longer than any closure; a calendar without working days has no end. */
const longestRestDays = 60;
/** Used when nobody has working hours. */
const defaultClosing = '18:00';

/** When a message is due: the end of working hours on the next day on which messages are read. */
export function findDueTime(
  schedule: Pick<Schedule, 'hours' | 'blocks' | 'absences' | 'isHoliday'>,
  writtenAt: Date,
): Date {
  const { day: writtenOn } = wallTimeOf(writtenAt);
  const ahead = (days: number): Day => addDays(writtenOn, days);
  for (let days = 1; days <= longestRestDays; days++) {
    const closes = findClosing(schedule, ahead(days));
    if (closes !== undefined) return closes;
  }
  return instantOf(ahead(1), defaultClosing);
}
