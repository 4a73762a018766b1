import { clinic } from '#config';
import { wallTimeOf } from '#platform/calendar-days.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Whoever is reminded later than this is already on the way. */
const lastMomentMs = 30 * minute;

/**
 * Whoever booked or moved an appointment less than three hours ago has the letter of that at hand, with the calendar
 * entry: a reminder minutes later would only make an anxious person wonder what has changed. Three hours on, it is useful
 * again; what was booked for the next three and a half hours is not reminded of at all.
 */
const settledMs = 3 * hour;

/**
 * What is due for a reminder: starts between `after` and `until`, and its person last chose the hour by `settledBy`.
 * 24 hours are 24 hours of the clock on no wall: across a clock change the reminder comes an hour of wall time earlier
 * or later, and never with less notice than promised.
 */
export const reminderWindow = (now: Date) => ({
  after: new Date(now.getTime() + lastMomentMs),
  until: new Date(now.getTime() + clinic.reminderHours * hour),
  settledBy: new Date(now.getTime() - settledMs),
});
export type ReminderWindow = ReturnType<typeof reminderWindow>;

/**
 * Whether an SMS may ring now. A reminder in time always finds people awake, because sessions are in the daytime; one that
 * an outage has delayed into the night (Madrid) goes by mail only.
 */
export const maySendSms = (now: Date): boolean => {
  const { time } = wallTimeOf(now);
  return time >= '08:00' && time < '22:00';
};
