import { type Day, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';

/** Day and time in Madrid of an ISO instant. */
export const wallTimeOfInstant = (instant: string): { day: Day; time: TimeOfDay } =>
  wallTimeOf(new Date(instant));
