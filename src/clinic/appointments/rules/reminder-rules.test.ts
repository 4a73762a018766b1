import { describe, expect, test } from 'vitest';
import { clinic } from '#config';
import { instantOf } from '#platform/time/zoned-time.ts';
import { freeUntil, isStillFree, maySendSms, reminderWindow } from './reminder-rules.ts';

const now = new Date('2026-11-23T10:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

describe('what is due for a reminder now', () => {
  test.each([
    ['free_change', 27 * hour, 48 * hour, 24 * hour, null],
    ['attendance', 30 * minute, 24 * hour, 3 * hour, null],
    ['room', 5 * minute, hour, 30 * minute, 'video'],
  ] as const)(
    '%s: from so long before the start to so long, for whom the hour is settled',
    (kind, latest, earliest, settled, only) => {
      const seed = clinic.reminders.find((reminder) => reminder.kind === kind);
      expect(reminderWindow(seed ?? neverSeeded(kind), now)).toEqual({
        kind,
        only,
        after: new Date(now.getTime() + latest),
        until: new Date(now.getTime() + earliest),
        settledBy: new Date(now.getTime() - settled),
      });
    },
  );

  const neverSeeded = (kind: string): never => {
    throw new Error(`the demonstration's clinic sends no reminder ${kind}`);
  };

  test('24 hours are hours, also where the clock of the wall goes back', () => {
    // In the night to the 25th of October 2026 clocks in Madrid go from 3:00 to 2:00.
    const before = instantOf('2026-10-24', '17:30');
    expect(
      reminderWindow({ kind: 'attendance', hoursBefore: 24, channels: ['email'], only: null }, before).until,
    ).toEqual(instantOf('2026-10-25', '16:30'));
  });
});

test('an appointment is free to change until 24 hours before it, and a letter offers it until an hour before that', () => {
  const startsAt = new Date('2026-11-25T16:30:00Z');
  expect(freeUntil(startsAt)).toEqual(new Date('2026-11-24T16:30:00Z'));
  const lastMoment = new Date('2026-11-24T15:30:00Z');
  expect(isStillFree(startsAt, lastMoment)).toBe(true);
  expect(isStillFree(startsAt, new Date(lastMoment.getTime() + 1))).toBe(false);
});

test('no text message rings between ten at night and eight in the morning in Madrid', () => {
  const times = ['07:59', '08:00', '21:59', '22:00', '00:00'];
  expect(times.map((time) => maySendSms(instantOf('2026-11-24', time as '08:00')))).toEqual([
    ...[false, true, true, false, false],
  ]);
});
