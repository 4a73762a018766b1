import { type Day, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';

/** The Madrid day and time of an instant as the wire writes it. */
export const clockAt = (instant: string): { day: Day; time: TimeOfDay } => wallTimeOf(new Date(instant));
