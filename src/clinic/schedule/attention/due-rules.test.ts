import { expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import { findDueTime } from './due-rules.ts';

const times = new Map(['09:00', '19:00'].map((time) => [time, null]));
const week = new Map([1, 2, 3, 4, 5].map((weekday) => [weekday, times]));
const closedFrom = (professionalId: number | null) => ({
  professionalId,
  startsAt: instantOf('2026-11-24', '00:00'),
  endsAt: instantOf('2026-11-26', '00:00'),
});
const scheduleWith = (absences: ReturnType<typeof closedFrom>[] = []) => ({
  hours: new Map([1, 2].map((id) => [id, week])),
  blocks: new Map(),
  absences,
  isHoliday: (day: string) => day === '2026-12-08',
});

test.each([
  ['a Monday', '2026-11-23', '2026-11-24'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['a Sunday', '2026-11-22', '2026-11-23'],
  ['the day before a holiday', '2026-12-07', '2026-12-09'],
])('returns for %s the end of the next day on which messages are read', (_, on, due) => {
  expect(findDueTime(scheduleWith(), instantOf(on, '10:00'))).toEqual(instantOf(due, '20:00'));
});

test('skips days on which the whole clinic is closed, but not absences of single professionals', () => {
  const dueWith = (professionalId: number | null) =>
    findDueTime(scheduleWith([closedFrom(professionalId)]), instantOf('2026-11-23', '10:00'));
  expect(dueWith(null)).toEqual(instantOf('2026-11-26', '20:00'));
  expect(dueWith(1)).toEqual(instantOf('2026-11-24', '20:00'));
});

test('terminates for a clinic without working days', () => {
  expect(findDueTime({ ...scheduleWith(), hours: new Map() }, instantOf('2026-11-23', '10:00'))).toEqual(
    instantOf('2026-11-24', '18:00'),
  );
});
