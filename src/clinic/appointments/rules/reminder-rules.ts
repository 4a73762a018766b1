import { clinic, type ReminderKind, type ReminderSeed } from '#config';
import { wallTimeOf } from '#platform/time/calendar-days.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * What a reminder is good for ends some time before the session: `latestMs`. And whoever chose the hour shortly before has
 * the letter of that at hand: a reminder of the same would only make an anxious person wonder what has changed, so it waits
 * `settledMs` from then.
 * - `free_change` comes while there is a whole working morning left to change one's mind, and not to somebody who made it
 *   up yesterday.
 * - `attendance` comes until half an hour before: then one is on the way. What was booked for the next three and a half
 *   hours is not reminded of.
 * - `room` comes until the session begins; only what was booked for the next hour is left out.
 */
const sense: Record<ReminderKind, { latestMs: number; settledMs: number }> = {
  free_change: { latestMs: (clinic.cancellationHours + 3) * hour, settledMs: 24 * hour },
  attendance: { latestMs: 30 * minute, settledMs: 3 * hour },
  room: { latestMs: 5 * minute, settledMs: 30 * minute },
};

/**
 * What is due for a reminder of one kind: starts after `after` and not after `until`, is `only` of that kind of
 * consultation where one is named, and its person last chose the hour by `settledBy`.
 * 24 hours are 24 hours of the clock on no wall: across a clock change the reminder comes an hour of wall time earlier
 * or later, and never with less notice than promised.
 */
export const reminderWindow = ({ kind, hoursBefore, only }: ReminderSeed, now: Date) => ({
  kind,
  only,
  after: new Date(now.getTime() + sense[kind].latestMs),
  until: new Date(now.getTime() + hoursBefore * hour),
  settledBy: new Date(now.getTime() - sense[kind].settledMs),
});
export type ReminderWindow = ReturnType<typeof reminderWindow>;

/** Until when an appointment may be moved, or cancelled with everything back. */
export const freeUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - clinic.cancellationHours * hour);

/** Whether a letter that is written now may still offer that: it is read later than it is sent. */
export const isStillFree = (startsAt: Date, now: Date): boolean =>
  freeUntil(startsAt).getTime() - now.getTime() >= hour;

/**
 * Whether an SMS may ring now. A reminder in time always finds people awake, because sessions are in the daytime; one that
 * an outage has delayed into the night (Madrid) goes by mail only.
 */
export const maySendSms = (now: Date): boolean => {
  const { time } = wallTimeOf(now);
  return time >= '08:00' && time < '22:00';
};
