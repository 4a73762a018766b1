import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Schedule } from '../rules.ts';
import { closingOn } from './rules.ts';

/** No clinic rests longer; without an end a calendar without working days would be looked through for ever. */
const longestRestDays = 60;
/** Where nobody has any hours: the end of the next day. */
const anyDaysEnd = '18:00';

/** Until when what somebody has written is to be answered: the instant at which the hours of the next day end on which somebody reads. */
export function dueAfter(
  schedule: Pick<Schedule, 'hours' | 'absences' | 'isHoliday'>,
  writtenAt: Date,
): Date {
  const { day: writtenOn } = wallTimeOf(writtenAt);
  const ahead = (days: number): Day => addDays(writtenOn, days);
  for (let days = 1; days <= longestRestDays; days++) {
    const closes = closingOn(schedule, ahead(days));
    if (closes !== undefined) return closes;
  }
  return instantOf(ahead(1), anyDaysEnd);
}
