import { expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import { countOfferedHours } from './offered.server.ts';
import { monthsFrom } from './rules.ts';

test('returns consecutive months across the turn of the year', () => {
  expect(monthsFrom('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsFrom('2026-11', '2026-11')).toEqual(['2026-11']);
});

test('counts weekly hours without holidays and absences, plus extra hours', () => {
  const monday = new Map([
    [
      1,
      new Map([
        ['09:00', null],
        ['10:00', null],
      ]),
    ],
  ]);
  const schedule = {
    blocks: new Map(),
    sessions: new Map(),
    hours: new Map([
      [1, monday],
      [2, monday],
    ]),
    people: new Map(),
    absences: [
      {
        professionalId: 2,
        startsAt: instantOf('2026-11-09', '09:30'),
        endsAt: instantOf('2026-11-09', '10:00'),
      },
    ],
    extraHours: new Map([['2026-11-14', new Map([[1, new Set(['11:00'])]])]]),
    isHoliday: (day: string) => day === '2026-11-16',
  };
  const given = { weekdays: [1, 2, 3, 4, 5], sessionMinutes: 60, instantOf };
  // Mondays: 2, 9, 16 (a holiday), 23 and 30; on the 9th one of four is absent; on the 14th there is one extra hour.
  expect(countOfferedHours(schedule, { first: '2026-11-01', last: '2026-11-30' }, given)).toEqual(
    // One extra hour of the first professional, one absence of the second.
    new Map([
      [
        '2026-11',
        new Map([
          [1, 4 * 2 + 1],
          [2, 4 * 2 - 1],
        ]),
      ],
    ]),
  );
});
