import { expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import { readingAt } from './reading-hours.server.ts';

const isHoliday = (day: string) => day === '2026-12-08';
const away = (professionalId: number | null, from: [string, string], until: [string, string]) => ({
  professionalId,
  startsAt: instantOf(...from),
  endsAt: instantOf(...until),
});
const noon = instantOf('2026-11-30', '12:00');

test('nobody reads while the clinic is closed, or everybody who treats the person is away', () => {
  const one = away(1, ['2026-11-30', '00:00'], ['2026-12-01', '10:30']);
  const other = away(2, ['2026-11-30', '11:00'], ['2026-11-30', '16:30']);
  const all = away(null, ['2026-11-30', '00:00'], ['2026-12-02', '00:00']);
  const at = (absences: (typeof one)[], team: number[]) => readingAt({ absences, isHoliday }, team, noon);
  const until = (day: string, time: string) => ({ isNow: false, turnsAt: instantOf(day, time) });
  expect(at([], [1]).isNow).toBe(true);
  expect(at([one], [1])).toEqual(until('2026-12-01', '10:30'));
  expect(at([one], [1, 2]).isNow).toBe(true);
  expect(at([one, other], [1, 2])).toEqual(until('2026-11-30', '16:30'));
  expect(at([one], []).isNow).toBe(true);
  expect(at([all], [])).toEqual(until('2026-12-02', '09:00'));
});

test('while somebody reads it says until when, an absence that begins included', () => {
  const other = away(2, ['2026-11-30', '12:30'], ['2026-11-30', '16:30']);
  expect(readingAt({ absences: [], isHoliday }, [2], noon).turnsAt).toEqual(instantOf('2026-11-30', '13:00'));
  expect(readingAt({ absences: [other], isHoliday }, [2], noon).turnsAt).toEqual(other.startsAt);
});

test('hours are Madrid’s on both sides of a clock change, and a holiday has none', () => {
  const next = (day: string, time: string) =>
    readingAt({ absences: [], isHoliday }, [], instantOf(day, time));
  expect(next('2027-03-27', '23:00').turnsAt).toEqual(new Date('2027-03-29T07:00:00Z'));
  expect(next('2026-12-07', '20:00').turnsAt).toEqual(new Date('2026-12-09T08:00:00Z'));
});
