import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Schedule } from '#clinic/schedule/service.server.ts';
import { kinds } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { addDays, type Day } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { getAvailability } from '../contract.ts';
import { bookingWindow, busyTimes, slotsOf, travelOf } from '../rules/slots.server.ts';
import { writeSlots } from './written.server.ts';

// Both clock changes lie in these days, and the end of what may be booked.
const firstDay = '2026-10-12';
const day = fc.integer({ min: -3, max: 240 }).map((offset) => addDays(firstDay, offset));
const time = fc.constantFrom(...clinic.slots);
const kind = fc.constantFrom(...kinds);
const someKinds = fc.uniqueArray(kind).map((some) => new Set(some));
const person = fc.constantFrom(1, 2);
/** From an odd minute of a day, so that stretches touch, miss and cross sessions and midnights. */
const instant = fc
  .tuple(day, fc.integer({ min: 0, max: 1_439 }))
  .map(([on, minute]) => new Date(instantOf(on, '00:00').getTime() + minute * 60_000));
const stretch = fc
  .tuple(instant, fc.integer({ min: 1, max: 3_000 }))
  .map(([startsAt, minutes]) => ({ startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }));

const schedule: fc.Arbitrary<Schedule> = fc
  .record({
    hours: fc.array(
      fc.tuple(person, fc.integer({ min: 1, max: 6 }), time, fc.option(someKinds, { nil: null })),
      {
        maxLength: 40,
      },
    ),
    people: fc.array(fc.tuple(person, someKinds), { maxLength: 2 }),
    absences: fc.array(fc.tuple(fc.option(person, { nil: null }), stretch), { maxLength: 6 }),
    extraHours: fc.array(fc.tuple(day, person, time), { maxLength: 10 }),
    holidays: fc.uniqueArray(day),
  })
  .map(({ hours, people, absences, extraHours, holidays }) => ({
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
    fc.tuple(stretch, kind).map(([session, of]) => ({ ...session, ...travelOf(of) })),
    { maxLength: 30 },
  ),
  now: instant,
});

test('what is written is what the slots are, one by one, in the shape of the contract, whoever asked before', () => {
  const whole = getAvailability.reply.strict();
  fc.assert(
    fc.property(schedule, fc.array(question, { minLength: 2, maxLength: 5 }), (known, questions) => {
      for (const { visit, from, length, booked, now } of questions) {
        const days = { from, to: addDays(from, length) };
        const busy = booked.map(busyTimes);
        const written = writeSlots(known, visit, days, busy, bookingWindow(now));
        expect(written).toBe(JSON.stringify({ days: slotsOf(known, visit, days, busy, bookingWindow(now)) }));
        expect(whole.safeParse(JSON.parse(written)).success).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
