import { expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Schedule } from '../rules.ts';
import { findAttention, findClosing, findNextOpening } from './rules.ts';

const isHoliday = (day: string) => day === '2026-12-08';
const times = new Map(['09:00', '10:30', '12:00', '16:00', '17:30', '19:00'].map((time) => [time, null]));
const week = new Map([1, 2, 3, 4, 5].map((weekday) => [weekday, times]));
const absence = (professionalId: number | null, from: [string, string], until: [string, string]) => ({
  professionalId,
  startsAt: instantOf(...from),
  endsAt: instantOf(...until),
});
type Absence = ReturnType<typeof absence>;
const scheduleWith = (
  absences: Absence[] = [],
  hours = new Map([1, 2].map((id) => [id, week])),
  blocks: Schedule['blocks'] = new Map(),
) => ({
  hours,
  blocks,
  absences,
  isHoliday,
});
const noon = instantOf('2026-11-30', '12:00');

test('is closed while the clinic is, or while the whole care team is away', () => {
  const one = absence(1, ['2026-11-30', '00:00'], ['2026-12-01', '10:30']);
  const other = absence(2, ['2026-11-30', '11:00'], ['2026-11-30', '16:30']);
  const all = absence(null, ['2026-11-30', '00:00'], ['2026-12-02', '00:00']);
  const at = (absences: Absence[], team: number[]) => findAttention(scheduleWith(absences), noon, team);
  const until = (day: string, time: string) => ({ isOpen: false, turnsAt: instantOf(day, time) });
  expect(at([], [1]).isOpen).toBe(true);
  expect(at([one], [1])).toEqual(until('2026-12-01', '10:30'));
  expect(at([one], [1, 2]).isOpen).toBe(true);
  expect(at([one, other], [1, 2])).toEqual(until('2026-11-30', '16:30'));
  expect(at([one], []).isOpen).toBe(true);
  expect(at([one, other], [])).toEqual(until('2026-11-30', '16:30'));
  expect(at([all], [])).toEqual(until('2026-12-02', '09:00'));
});

test("follows the care team's hours within the clinic's current hours only", () => {
  const mornings = new Map([[1, new Map([[1, new Map([['09:00', null]])]])]]);
  expect(findAttention(scheduleWith([], mornings), instantOf('2026-11-30', '17:00'), [1])).toEqual({
    isOpen: false,
    turnsAt: instantOf('2026-12-07', '09:00'),
  });
  expect(findAttention(scheduleWith([], new Map()), noon)).toEqual({ isOpen: false, turnsAt: null });
});

test('says until when it is open, including a coming absence', () => {
  const other = absence(2, ['2026-11-30', '12:30'], ['2026-11-30', '16:30']);
  expect(findAttention(scheduleWith(), noon, [2]).turnsAt).toEqual(instantOf('2026-11-30', '13:00'));
  expect(findAttention(scheduleWith([other]), noon, [2]).turnsAt).toEqual(other.startsAt);
});

test('says when the clinic opens next, in the afternoon or after the weekend', () => {
  expect(findNextOpening(scheduleWith(), noon)).toEqual(instantOf('2026-11-30', '16:00'));
  expect(findNextOpening(scheduleWith(), instantOf('2026-11-28', '23:00'))).toEqual(
    instantOf('2026-11-30', '09:00'),
  );
});

test('uses Madrid time across clock changes, and no hours on holidays', () => {
  const next = (day: string, time: string) => findAttention(scheduleWith(), instantOf(day, time)).turnsAt;
  expect(next('2027-03-27', '23:00')).toEqual(new Date('2027-03-29T07:00:00Z'));
  expect(next('2026-12-07', '20:00')).toEqual(new Date('2026-12-09T08:00:00Z'));
});

test('follows the blocks of a weekday instead of its hours, Saturdays included', () => {
  const blocks: Schedule['blocks'] = new Map([
    [
      1,
      new Map([
        [1, [{ opens: '10:00', closes: '14:00', kinds: null }]],
        [6, [{ opens: '09:30', closes: '13:00', kinds: null }]],
      ]),
    ],
  ]);
  const known = scheduleWith([], new Map([[1, week]]), blocks);
  expect(findAttention(known, instantOf('2026-11-30', '09:30')).isOpen).toBe(false);
  expect(findAttention(known, instantOf('2026-11-30', '13:30'))).toEqual({
    isOpen: true,
    turnsAt: instantOf('2026-11-30', '14:00'),
  });
  expect(findClosing(known, '2026-11-28')).toEqual(instantOf('2026-11-28', '13:00'));
});
