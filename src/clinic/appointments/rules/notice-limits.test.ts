import { expect, test } from 'vitest';
import { clinic } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { noticeProblems } from './notice-limits.ts';

const settings = {
  cancellationHours: 24,
  bookableDaysAhead: 150,
  reminders: [{ kind: 'free_change', hoursBefore: 48, channels: ['email'] }],
} as const;
const free = (hoursBefore: number) => [{ ...settings.reminders[0], hoursBefore }];

test('accepts the configuration in use', () => {
  expect(noticeProblems({ ...clinic, ...clinicSettings() })).toEqual([]);
  expect(noticeProblems(settings)).toEqual([]);
});

test('refuses a free_change reminder that would leave no time before free cancellation ends', () => {
  expect(noticeProblems({ ...settings, cancellationHours: 48 })).toEqual([
    'clinic.reminders.0 (free_change) has hoursBefore 48: it must be more than 51, because clinic.cancellationHours is 48 and the reminder needs time before free cancellation ends, or it would never be sent',
  ]);
  expect(noticeProblems({ ...settings, cancellationHours: 48, reminders: free(51) })).toHaveLength(1);
  expect(noticeProblems({ ...settings, cancellationHours: 48, reminders: free(52) })).toEqual([]);
});

test('refuses a reminder that comes too late, or has no channel', () => {
  const late = [
    { kind: 'attendance', hoursBefore: 0.5, channels: ['email'] },
    { kind: 'room', hoursBefore: 0, channels: ['email'] },
    { kind: 'attendance', hoursBefore: Number.NaN, channels: ['email'] },
  ] as const;
  expect(noticeProblems({ ...settings, reminders: late })).toEqual([
    expect.stringContaining('clinic.reminders.0 (attendance) has hoursBefore 0.5: it must be more than 0.5'),
    expect.stringContaining('clinic.reminders.1 (room) has hoursBefore 0: it must be more than 0.08'),
    expect.stringContaining('clinic.reminders.2 (attendance) has hoursBefore NaN'),
  ]);
  const mute = [{ kind: 'room', hoursBefore: 1, channels: [] }] as const;
  expect(noticeProblems({ ...settings, reminders: mute })).toEqual([
    'clinic.reminders.0 (room) has no channels, so it would never be sent',
  ]);
});

test.each([1, 0, -24, 24.5, 721, Number.NaN])('refuses a notice of %d hours', (cancellationHours) => {
  expect(noticeProblems({ ...settings, cancellationHours })).toEqual([
    `clinic.cancellationHours is ${cancellationHours}: it must be a whole number of hours from 2 to 720`,
  ]);
});

test('refuses a notice longer than the booking horizon', () => {
  expect(noticeProblems({ ...settings, bookableDaysAhead: 1, reminders: [] })).toEqual([
    'clinic.cancellationHours is 24: with clinic.bookableDaysAhead 1 no booking could ever be cancelled free of charge',
  ]);
});
