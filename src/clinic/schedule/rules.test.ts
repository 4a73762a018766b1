import { describe, expect, test } from 'vitest';
import {
  type Block,
  isAvailable,
  isWorkingDay,
  listStarts,
  overlap,
  type Schedule,
  startsOfBlock,
  worksWeekly,
} from './rules.ts';

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const range = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) });
const monday = '2026-11-23';

const schedule = (
  absences: Schedule['absences'] = [],
  extra: [string, Map<number, Set<string>>][] = [],
  blocks: Schedule['blocks'] = new Map(),
): Schedule => ({
  blocks,
  sessions: new Map(),
  hours: new Map([
    [
      1,
      new Map([
        [
          1,
          new Map([
            ['09:00', null],
            ['10:30', new Set(['home'] as const)],
          ]),
        ],
      ]),
    ],
  ]),
  people: new Map(),
  absences,
  extraHours: new Map(extra),
  isHoliday: (day) => day === '2026-12-08',
});
const session = range('08:00', '09:00');

test('overlap is true for a shared instant, and false for adjacent ranges', () => {
  expect(overlap(range('09:00', '10:00'), range('09:30', '10:30'))).toBe(true);
  expect(overlap(range('09:30', '10:30'), range('09:00', '10:00'))).toBe(true);
  expect(overlap(range('09:00', '12:00'), range('10:00', '11:00'))).toBe(true);
  expect(overlap(range('09:00', '10:00'), range('10:00', '11:00'))).toBe(false);
  expect(overlap(range('10:00', '11:00'), range('09:00', '10:00'))).toBe(false);
});

test('isWorkingDay is true on working weekdays that are not holidays', () => {
  const week = [1, 2, 3, 4, 5];
  expect(isWorkingDay(schedule(), monday, week)).toBe(true);
  expect(isWorkingDay(schedule(), '2026-11-28', week)).toBe(false);
  expect(isWorkingDay(schedule(), '2026-12-08', week)).toBe(false);
});

test("works follows the professional's hours of that weekday", () => {
  expect(isAvailable(schedule(), { professionalId: 1 }, monday, '09:00', session)).toBe(true);
  expect(isAvailable(schedule(), { professionalId: 1 }, monday, '12:00', session)).toBe(false);
  expect(isAvailable(schedule(), { professionalId: 1 }, '2026-11-24', '09:00', session)).toBe(false);
  expect(isAvailable(schedule(), { professionalId: 2 }, monday, '09:00', session)).toBe(false);
});

test('works is false during an absence of the professional or the whole clinic', () => {
  const absence = (professionalId: number | null, from: string, until: string) =>
    isAvailable(
      schedule([{ professionalId, ...range(from, until) }]),
      { professionalId: 1 },
      monday,
      '09:00',
      session,
    );
  expect(absence(1, '07:00', '12:00')).toBe(false);
  expect(absence(null, '07:00', '12:00')).toBe(false);
  expect(absence(2, '07:00', '12:00')).toBe(true);
  expect(absence(1, '09:00', '12:00')).toBe(true);
  const both = [
    { professionalId: 2, ...range('07:00', '12:00') },
    { professionalId: 1, ...range('07:00', '12:00') },
  ];
  expect(isAvailable(schedule(both), { professionalId: 1 }, monday, '09:00', session)).toBe(false);
});

test('extra hours open a Saturday or holiday for their professional only', () => {
  const saturday = '2026-11-28';
  const holiday = '2026-12-07';
  const opened = {
    ...schedule(
      [],
      [
        [saturday, new Map([[1, new Set(['10:30'])]])],
        [holiday, new Map([[2, new Set(['09:00'])]])],
      ],
    ),
    isHoliday: (day: string) => day === holiday,
  };
  expect([saturday, holiday].map((day) => isWorkingDay(opened, day, [1, 2, 3, 4, 5]))).toEqual([true, true]);
  expect(isAvailable(opened, { professionalId: 1 }, saturday, '10:30', session)).toBe(true);
  expect(isAvailable(opened, { professionalId: 1 }, saturday, '09:00', session)).toBe(false);
  expect(isAvailable(opened, { professionalId: 2 }, holiday, '09:00', session)).toBe(true);
  // A Monday, on which the first professional otherwise works at nine.
  expect(isAvailable(opened, { professionalId: 1 }, holiday, '09:00', session)).toBe(false);
});

test('an hour can be limited to some kinds, and counts as working time for any kind', () => {
  const at1030 = (kind?: 'home' | 'office') =>
    isAvailable(schedule(), { professionalId: 1, kind }, monday, '10:30', session);
  expect([at1030('home'), at1030('office'), at1030()]).toEqual([true, false, true]);
  expect(isAvailable(schedule(), { professionalId: 1, kind: 'office' }, monday, '09:00', session)).toBe(true);
});

describe('blocks', () => {
  const mornings: Schedule['blocks'] = new Map<number, Map<number, Block[]>>([
    [1, new Map([[1, [{ opens: '09:00', closes: '12:00', kinds: new Set(['office'] as const) }]]])],
    [2, new Map([[6, [{ opens: '10:00', closes: '13:30', kinds: null }]]])],
  ]);
  const known = schedule([], [], mornings);
  const length = { minutes: 50, pauseMinutes: 10 };
  const weekly = (weekday: number, time: string, minutes: number, kind: 'office' | 'video' = 'office') =>
    worksWeekly(known, { professionalId: 1, kind }, weekday, { time, minutes });

  test('yields one session and pause after the other; the last pause may reach beyond the block', () => {
    const starts = (closes: string, each = length) =>
      startsOfBlock({ opens: '09:00', closes, kinds: null }, each);
    expect(starts('12:00')).toEqual(['09:00', '10:00', '11:00']);
    expect(starts('11:50')).toEqual(['09:00', '10:00', '11:00']);
    expect(starts('11:49')).toEqual(['09:00', '10:00']);
    expect(starts('12:00', { minutes: 90, pauseMinutes: 0 })).toEqual(['09:00', '10:30']);
    expect(starts('09:30')).toEqual([]);
  });

  test('permits any start whose session lies inside, of the kinds of the block', () => {
    expect(weekly(1, '09:25', 50)).toBe(true);
    expect(weekly(1, '11:10', 50)).toBe(true);
    expect(weekly(1, '11:11', 50)).toBe(false);
    expect(weekly(1, '08:59', 50)).toBe(false);
    expect(weekly(1, '09:25', 50, 'video')).toBe(false);
  });

  test('replaces the hours of its weekday and of its professional only', () => {
    const list = (professionalId: number, day: string) =>
      listStarts(known, { professionalId }, day, length, ['09:00', '16:00']);
    expect(list(1, monday)).toEqual(['09:00', '10:00', '11:00']);
    expect(list(2, monday)).toEqual(['09:00', '16:00']);
    expect(weekly(2, '09:00', 50)).toBe(false);
  });

  test('opens a Saturday, not on a holiday', () => {
    const week = [1, 2, 3, 4, 5];
    const closed = { ...known, isHoliday: (day: string) => day === '2026-11-28' };
    expect(isWorkingDay(known, '2026-11-28', week)).toBe(true);
    expect(isWorkingDay(known, '2026-11-29', week)).toBe(false);
    expect(isWorkingDay(closed, '2026-11-28', week)).toBe(false);
  });

  test('lists extra hours beside the starts of a block, and on a holiday without them', () => {
    const extra: [string, Map<number, Set<string>>][] = [[monday, new Map([[1, new Set(['19:00'])]])]];
    const opened = schedule([], extra, mornings);
    expect(listStarts(opened, { professionalId: 1 }, monday, length, ['09:00'])).toContain('19:00');
    const holiday = { ...opened, isHoliday: () => true };
    expect(listStarts(holiday, { professionalId: 1 }, monday, length, ['09:00'])).toEqual(['09:00', '19:00']);
    expect(isAvailable(holiday, { professionalId: 1 }, monday, '09:00', session)).toBe(false);
  });
});
