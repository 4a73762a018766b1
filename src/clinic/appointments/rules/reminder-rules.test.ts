import { describe, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { maySendSms, reminderWindow } from './reminder-rules.ts';

const now = new Date('2026-11-23T10:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

describe('reminderWindow', () => {
  const seedOf = (kind: string) =>
    configuredSettings.reminders.find((reminder) => reminder.kind === kind) ?? neverSeeded(kind);

  test.each([
    ['attendance', 30 * minute, 3 * hour, null],
    ['room', 5 * minute, 30 * minute, 'video'],
  ] as const)('%s: counts from the start', (kind, latest, settled, only) => {
    const until = new Date(now.getTime() + seedOf(kind).hoursBefore * hour);
    expect(reminderWindow(seedOf(kind), now)).toEqual({
      kind,
      only,
      isBeforeDeadline: false,
      after: new Date(now.getTime() + latest),
      until,
      startsBy: until,
      settledBy: new Date(now.getTime() - settled),
    });
  });

  test('free_change: counts from the deadline of free changes, and its window is not empty', () => {
    const window = reminderWindow(seedOf('free_change'), now);
    expect(window).toMatchObject({
      isBeforeDeadline: true,
      after: new Date(now.getTime() + 3 * hour),
      until: new Date(
        now.getTime() + (seedOf('free_change').hoursBefore - configuredSettings.cancellationHours) * hour,
      ),
      settledBy: new Date(now.getTime() - 24 * hour),
    });
    expect(window.until > window.after).toBe(true);
  });

  const neverSeeded = (kind: string): never => {
    throw new Error(`the demonstration's clinic sends no reminder ${kind}`);
  };

  test('counts 24 elapsed hours across a clock change', () => {
    // In the night of 25 October 2026 clocks in Madrid go from 3:00 to 2:00.
    const before = instantOf('2026-10-24', '17:30');
    expect(
      reminderWindow({ kind: 'attendance', hoursBefore: 24, channels: ['email'], only: null }, before).until,
    ).toEqual(instantOf('2026-10-25', '16:30'));
  });
});

test('sends no SMS between 22:00 and 8:00 in Madrid', () => {
  const times = ['07:59', '08:00', '21:59', '22:00', '00:00'];
  expect(times.map((time) => maySendSms(instantOf('2026-11-24', time as '08:00')))).toEqual([
    ...[false, true, true, false, false],
  ]);
});
