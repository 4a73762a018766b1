import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holidayCalendar } from '#clinic/schedule/holidays.server.ts';
import type { Schedule } from '#clinic/schedule/service.server.ts';
import { daysBetween, daysFrom, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { bookingWindow, busyTimes, nearestFree, sessionFrom, slotProblem, slotsOf } from './slots.server.ts';

const times = new Set(['09:00', '10:30', '12:00', '16:00', '17:30', '19:00']);
const whatever = new Map([...times].map((time) => [time, null]));
const week = new Map([1, 2, 3, 4, 5].map((weekday) => [weekday, whatever]));
const schedule: Schedule = {
  blocks: new Map(),
  sessions: new Map(),
  hours: new Map([
    [1, week],
    [2, new Map([[1, new Map([['09:00', null]])]])],
  ]),
  people: new Map([
    [1, { name: '', roomUrl: null, kinds: new Set(['office', 'home', 'video'] as const) }],
    [2, { name: '', roomUrl: null, kinds: new Set(['office', 'child'] as const) }],
  ]),
  extraHours: new Map(),
  absences: [
    {
      professionalId: 1,
      startsAt: instantOf('2026-11-26', '09:30'),
      endsAt: instantOf('2026-11-26', '16:00'),
    },
  ],
  isHoliday: holidayCalendar({ country: 'ES', state: 'CT' }, () => ['2026-10-29']),
};
const now = instantOf('2026-11-24', '10:05');
const office = (professionalId = 1) => ({ professionalId, kind: 'office' as const });
const noMargins = { travelBeforeMinutes: 0, travelAfterMinutes: 0, pauseMinutes: 0 };
const slots = (from: string, to = from, professionalId = 1, at = now) =>
  slotsOf(schedule, office(professionalId), { from, to }, [], bookingWindow(at));
const free = (day: string, professionalId = 1, at = now) =>
  slots(day, day, professionalId, at)[0]
    ?.slots.filter((slot) => slot.free)
    .map((slot) => slot.time);

describe('slotsOf', () => {
  test('lists all six slots on a working day and none on weekends and Catalan holidays', () => {
    expect(free('2026-11-25')).toEqual([...times]);
    for (const day of ['2026-11-28', '2026-11-29', '2026-12-08', '2026-12-25', '2027-01-06', '2026-10-29'])
      expect(slots(day)[0]?.slots).toEqual([]);
  });
  test('offers slots from two hours ahead', () => {
    expect(free('2026-11-24')).toEqual(['16:00', '17:30', '19:00']);
    expect(free('2026-11-24', 1, instantOf('2026-11-24', '10:00'))).toEqual([
      '12:00',
      '16:00',
      '17:30',
      '19:00',
    ]);
  });
  test('offers slots up to 150 days ahead', () => {
    const at = instantOf('2026-11-24', '10:05');
    expect(free('2027-04-23', 1, at)).toEqual([...times]);
    expect(free('2027-04-26', 1, at)).toEqual([]);
  });
  test('blocks the sessions that an absence overlaps', () => {
    expect(free('2026-11-26')).toEqual(['16:00', '17:30', '19:00']);
  });
  test('lists all six slots for a professional with fewer hours and offers only theirs', () => {
    expect(slots('2026-11-30', '2026-11-30', 2)[0]?.slots).toHaveLength(6);
    expect(free('2026-11-30', 2)).toEqual(['09:00']);
    expect(free('2026-12-01', 2)).toEqual([]);
  });
  test('blocks slots that a booking overlaps by a minute', () => {
    const taken = [
      { startsAt: instantOf('2026-11-25', '09:59'), endsAt: instantOf('2026-11-25', '10:31'), ...noMargins },
    ];
    const [day] = slotsOf(
      schedule,
      office(),
      { from: '2026-11-25', to: '2026-11-25' },
      taken.map(busyTimes),
      bookingWindow(now),
    );
    expect(day?.slots.filter((slot) => !slot.free).map((slot) => slot.time)).toEqual(['09:00', '10:30']);
  });
});

describe('clock changes', () => {
  test('keeps 9:00 in Madrid across the autumn change', () => {
    const at = instantOf('2026-10-01', '08:00');
    const starts = slotsOf(
      schedule,
      office(),
      { from: '2026-10-23', to: '2026-10-26' },
      [],
      bookingWindow(at),
    ).flatMap((day) => day.slots.filter((slot) => slot.time === '09:00'));
    expect(starts.map((slot) => slot.startsAt)).toEqual([
      '2026-10-23T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ]);
  });
  test('keeps 19:00 in Madrid across the spring change', () => {
    const at = instantOf('2027-03-01', '08:00');
    const starts = slotsOf(
      schedule,
      office(),
      { from: '2027-03-25', to: '2027-03-30' },
      [],
      bookingWindow(at),
    ).flatMap((day) => day.slots.filter((slot) => slot.time === '19:00'));
    // Good Friday and Easter Monday are holidays.
    expect(starts.map((slot) => slot.startsAt)).toEqual([
      '2027-03-25T18:00:00.000Z',
      '2027-03-30T17:00:00.000Z',
    ]);
  });
});

describe.each(['UTC', 'Europe/Madrid', 'America/Mexico_City'])('on a server in %s', (zone) => {
  const former = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (former === undefined) delete process.env.TZ;
    else process.env.TZ = former;
  });
  test('uses days, times and instants in Madrid', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const [day] = slots('2027-03-30');
    expect(day?.slots.map((slot) => slot.startsAt)[5]).toBe('2027-03-30T17:00:00.000Z');
    expect(slotProblem(schedule, office(), new Date('2026-11-25T08:00:00Z'), now)).toBeNull();
    expect(instantOf('2026-10-26', '00:00').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });
});

describe('slotProblem', () => {
  test.each([
    ['2026-11-25T08:00:00Z', null],
    ['2026-11-25T08:00:01Z', 'no_slot'],
    ['2026-11-25T08:30:00Z', 'no_slot'],
    ['2026-11-23T08:00:00Z', 'past'],
    ['2026-11-24T11:00:00Z', 'too_soon'],
    ['2027-05-03T07:00:00Z', 'too_far'],
    ['2026-11-28T08:00:00Z', 'closed'],
    ['2026-11-26T09:30:00Z', 'closed'],
  ])('%s returns %s', (instant, expected) => {
    expect(slotProblem(schedule, office(), new Date(instant), now)).toBe(expected);
  });
});

test('nearestFree returns the nearest free slots before or after', () => {
  const wished = instantOf('2026-11-25', '12:00');
  const taken = [{ ...sessionFrom(wished, 60), ...noMargins }];
  const slotsOn = (day: string) =>
    slotsOf(schedule, office(), { from: day, to: day }, taken.map(busyTimes), bookingWindow(now))[0]?.slots ??
    [];
  expect(nearestFree(slotsOn, wished, { count: 3, days: 2 })).toEqual([
    '2026-11-25T09:30:00.000Z',
    '2026-11-25T08:00:00.000Z',
    '2026-11-25T15:00:00.000Z',
  ]);
});

test('nearestFree stops early and finds the same as a complete search', () => {
  // Around clock changes, with days of 23 and 25 hours.
  const days = [...daysFrom('2026-10-18', '2026-11-01'), ...daysFrom('2027-03-21', '2027-04-04')];
  const start = fc
    .tuple(fc.constantFrom(...days), fc.integer({ min: 0, max: 1_439 }))
    .map(([day, minute]) => new Date(instantOf(day, '00:00').getTime() + minute * 60_000));
  fc.assert(
    fc.property(
      fc.array(start, { maxLength: 40 }),
      start,
      fc.integer({ min: 0, max: 7 }),
      (free, wished, far) => {
        const starts = [...new Set(free.map((at) => at.toISOString()))].sort();
        const looked: string[] = [];
        const slotsOn = (day: string) => {
          looked.push(day);
          return starts
            .filter((startsAt) => wallTimeOf(new Date(startsAt)).day === day)
            .map((startsAt) => ({ time: '', startsAt, free: true }));
        };
        const found = nearestFree(slotsOn, wished, { count: 3, days: far });
        const away = (startsAt: string) => Math.abs(Date.parse(startsAt) - wished.getTime());
        const within = starts.filter(
          (startsAt) =>
            Math.abs(daysBetween(wallTimeOf(wished).day, wallTimeOf(new Date(startsAt)).day)) <= far,
        );
        expect(found).toEqual(within.sort((one, other) => away(one) - away(other)).slice(0, 3));
        // Three nearby slots need no search beyond the adjacent days.
        if (found.length === 3 && found.every((startsAt) => away(startsAt) < 22 * 3_600_000))
          expect(looked.length).toBeLessThanOrEqual(3);
      },
    ),
    { numRuns: 300 },
  );
});
