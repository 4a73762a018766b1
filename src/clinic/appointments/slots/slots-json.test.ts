import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Schedule } from '#clinic/schedule/service.server.ts';
import { kinds } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import {
  addDays,
  clockTime,
  type Day,
  minutesOfDay,
  wallTimeOf,
  weekdayOf,
} from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { getAvailability } from '../contract.ts';
import { bookingWindow, busyTimes, lengthOf, slotsOf, travelOf } from '../rules/slots.server.ts';
import { serializeSlots } from './slots-json.server.ts';

// Around both clock changes, so that bookings, absences and requests overlap, and beyond the bookable range.
const day = fc.oneof(
  fc.integer({ min: 0, max: 9 }).map((offset) => addDays('2026-10-21', offset)),
  fc.integer({ min: 0, max: 9 }).map((offset) => addDays('2027-03-24', offset)),
  fc.integer({ min: -9, max: 240 }).map((offset) => addDays('2026-10-21', offset)),
);
const time = fc.constantFrom(...clinic.slots);
const kind = fc.constantFrom(...kinds);
const someKinds = fc.subarray([...kinds], { minLength: 1 }).map((some) => new Set(some));
const person = fc.constantFrom(1, 2);
/**
 * Around the edges of sessions with and without travel, or any minute: touching, missing and crossing
 * midnight.
 */
const minute = fc.oneof(
  fc
    .tuple(time, fc.constantFrom(0, 60, -45, 105), fc.integer({ min: -1, max: 1 }))
    .map(([at, edge, beside]) => minutesOfDay(at) + edge + beside),
  fc.integer({ min: 0, max: 1_439 }),
);
const instant = fc
  .tuple(day, minute)
  .map(([on, after]) => new Date(instantOf(on, '00:00').getTime() + after * 60_000));
const stretch = fc
  .tuple(instant, fc.oneof(fc.constantFrom(1, 30, 60, 90), fc.integer({ min: 1, max: 3_000 })))
  .map(([startsAt, minutes]) => ({ startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }));

const quarter = (min: number, max: number) =>
  fc.integer({ min, max }).map((quarters) => clockTime(quarters * 15));

const schedule: fc.Arbitrary<Schedule> = fc
  .record({
    blocks: fc.array(
      fc.record({
        professionalId: person,
        weekday: fc.integer({ min: 1, max: 7 }),
        opens: quarter(0, 60),
        closes: quarter(61, 95),
        offered: fc.option(someKinds, { nil: null }),
      }),
      { maxLength: 8 },
    ),
    sessions: fc.array(
      fc.tuple(
        kind,
        fc.record({
          minutes: fc.constantFrom(30, 45, 50, 60, 90),
          pauseMinutes: fc.constantFrom(0, 5, 10, 15),
        }),
      ),
      { maxLength: 4 },
    ),
    hours: fc.array(
      fc.tuple(person, fc.integer({ min: 1, max: 6 }), time, fc.option(someKinds, { nil: null })),
      {
        maxLength: 120,
      },
    ),
    people: fc.array(fc.tuple(person, someKinds), { minLength: 1, maxLength: 4 }),
    absences: fc.array(fc.tuple(fc.option(person, { nil: null }), stretch), { maxLength: 6 }),
    extraHours: fc.array(fc.tuple(day, person, time), { maxLength: 10 }),
    holidays: fc.uniqueArray(day),
  })
  .map(({ blocks, sessions, hours, people, absences, extraHours, holidays }) => ({
    blocks: new Map(
      blocks.map(({ professionalId }) => [
        professionalId,
        new Map(
          blocks
            .filter((one) => one.professionalId === professionalId)
            .map(({ weekday, opens, closes, offered }) => [weekday, [{ opens, closes, kinds: offered }]]),
        ),
      ]),
    ),
    sessions: new Map(sessions),
    hours: nested(hours.map(([id, weekday, at, offered]) => [id, weekday, at, offered] as const)),
    people: new Map(people.map(([id, offered]) => [id, { name: '', roomUrl: null, kinds: offered }])),
    absences: absences.map(([professionalId, away]) => ({ professionalId, ...away })),
    extraHours: new Map(
      extraHours.map(([on, id]) => [
        on,
        new Map([
          [
            id,
            new Set(
              extraHours.filter(([other, whose]) => other === on && whose === id).map(([, , at]) => at),
            ),
          ],
        ]),
      ]),
    ),
    isHoliday: (on: Day) => holidays.includes(on),
  }));

type Hours = Map<number, Map<number, Map<string, ReadonlySet<(typeof kinds)[number]> | null>>>;
function nested(rows: (readonly [number, number, string, Set<(typeof kinds)[number]> | null])[]): Hours {
  const hours: Hours = new Map();
  for (const [id, weekday, at, offered] of rows) {
    const week = hours.get(id) ?? new Map();
    hours.set(id, week.set(weekday, (week.get(weekday) ?? new Map()).set(at, offered)));
  }
  return hours;
}

const service = fc.record({
  minutes: fc.integer({ min: 10, max: 300 }),
  pauseMinutes: fc.integer({ min: 0, max: 60 }),
  modalities: fc.uniqueArray(kind),
  offeredBy: fc.uniqueArray(person),
  online: fc.boolean(),
  active: fc.boolean(),
});
const question = fc.record({
  visit: fc.record({ professionalId: person, kind, service: fc.option(service, { nil: undefined }) }),
  from: day,
  length: fc.integer({ min: 0, max: 61 }),
  booked: fc.array(
    fc
      .tuple(stretch, kind, fc.constantFrom(0, 10))
      .map(([session, of, pauseMinutes]) => ({ ...session, ...travelOf(of), pauseMinutes })),
    { maxLength: 30 },
  ),
  now: instant,
});

test('writes the same slots as slotsOf in the shape of the contract, in any order of requests', () => {
  const whole = getAvailability.reply.strict();
  fc.assert(
    fc.property(schedule, fc.array(question, { minLength: 2, maxLength: 5 }), (known, questions) => {
      for (const { visit, from, length, booked, now } of questions) {
        const days = { from, to: addDays(from, length) };
        const busy = booked.map(busyTimes);
        const written = serializeSlots(known, visit, days, busy, bookingWindow(now));
        expect(written).toBe(JSON.stringify({ days: slotsOf(known, visit, days, busy, bookingWindow(now)) }));
        expect(whole.safeParse(JSON.parse(written)).success).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test('offers free starts inside a block that permits the kind, clear of every appointment with its pause', () => {
  let inBlocks = 0;
  fc.assert(
    fc.property(schedule, question, (known, { visit, from, length, booked, now }) => {
      const days = { from, to: addDays(from, length) };
      const taken = booked.map(busyTimes);
      const { minutes, pauseMinutes } = lengthOf(known, visit);
      const free = slotsOf(known, visit, days, taken, bookingWindow(now)).flatMap(({ slots }) =>
        slots.filter((slot) => slot.free),
      );
      for (const { startsAt, time } of free) {
        const start = Date.parse(startsAt);
        const { day: on } = wallTimeOf(new Date(start));
        const busyUntil = start + (minutes + pauseMinutes) * 60_000;
        expect(taken.some((one) => one.from < busyUntil && start < one.until)).toBe(false);
        const blocks = known.blocks.get(visit.professionalId)?.get(weekdayOf(on));
        if (blocks === undefined || known.extraHours.get(on)?.get(visit.professionalId)?.has(time)) continue;
        inBlocks++;
        const isInside = blocks.some(
          ({ opens, closes, kinds: permitted }) =>
            opens <= time &&
            minutesOfDay(time) + minutes <= minutesOfDay(closes) &&
            (permitted === null || permitted.has(visit.kind)),
        );
        expect(isInside).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
  expect(inBlocks).toBeGreaterThan(100);
});

test('blocks the first and last slot of a day by a minute at its edge', () => {
  const known: Schedule = {
    blocks: new Map(),
    sessions: new Map(),
    hours: nested(clinic.slots.map((at) => [1, 2, at, null] as const)),
    people: new Map([[1, { name: '', roomUrl: null, kinds: new Set(kinds) }]]),
    absences: [],
    extraHours: new Map(),
    isHoliday: () => false,
  };
  const tuesday = '2026-12-01';
  const visit = { professionalId: 1, kind: 'office' as const };
  const window = bookingWindow(instantOf('2026-11-23', '09:00'));
  const { slots = [] } = slotsOf(known, visit, { from: tuesday, to: tuesday }, [], window)[0] ?? {};
  const [first, last] = [slots[0], slots.at(-1)].map((slot) => Date.parse(slot?.startsAt ?? ''));
  const freeBeside = (from: number, until: number) =>
    serializeSlots(known, visit, { from: tuesday, to: tuesday }, [{ from, until }], window).split(
      '"free":true',
    ).length - 1;
  const begin = Number(first);
  const end = Number(last) + clinic.sessionMinutes * 60_000;
  expect(freeBeside(begin - 60_000, begin)).toBe(clinic.slots.length);
  expect(freeBeside(begin - 60_000, begin + 60_000)).toBe(clinic.slots.length - 1);
  expect(freeBeside(end - 60_000, end)).toBe(clinic.slots.length - 1);
  expect(freeBeside(end, end + 60_000)).toBe(clinic.slots.length);
});
