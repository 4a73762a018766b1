import type { ReminderKind, ReminderSeed } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { noticeHours, silentMinutes } from './notice-limits.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Minimum time in ms between booking or moving and a reminder: right after a confirmation a reminder would suggest
 * that something has changed.
 */
const settledMs: Record<ReminderKind, number> = {
  free_change: 24 * hour,
  attendance: 3 * hour,
  room: 30 * minute,
};

/**
 * Which appointments are due for a reminder: `only` of that kind of consultation if one is named, and chosen
 * by `settledBy`. `after` (exclusive) and `until` (inclusive) limit the instant that the reminder precedes.
 * For `free_change` that is the appointment's own deadline of free changes (`isBeforeDeadline`), for the
 * others its start. `hoursBefore` counts from the start of an appointment with the clinic's current
 * notice, so an appointment with another notice keeps the same time before its deadline. `startsBy` is the
 * latest possible start. Hours are elapsed hours: across a clock change the reminder comes an hour of wall
 * time earlier or later.
 */
export const reminderWindow = ({ kind, hoursBefore, only }: ReminderSeed, now: Date) => {
  const isBeforeDeadline = kind === 'free_change';
  const leadHours = hoursBefore - (isBeforeDeadline ? clinicSettings().cancellationHours : 0);
  const until = now.getTime() + leadHours * hour;
  return {
    kind,
    only,
    isBeforeDeadline,
    after: new Date(now.getTime() + silentMinutes[kind] * minute),
    until: new Date(until),
    startsBy: new Date(until + (isBeforeDeadline ? noticeHours.most * hour : 0)),
    settledBy: new Date(now.getTime() - settledMs[kind]),
  };
};
export type ReminderWindow = ReturnType<typeof reminderWindow>;

/**
 * Whether an SMS may be sent now. Regular reminders fall in the daytime; one that an outage delayed into the
 * night (Madrid) goes by e-mail only.
 */
export const maySendSms = (now: Date): boolean => {
  const { time } = wallTimeOf(now);
  return time >= '08:00' && time < '22:00';
};
