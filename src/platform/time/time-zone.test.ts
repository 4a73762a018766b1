import { expect, test } from 'vitest';
import { wallTimeOf } from './calendar-days.ts';
import { timeZone } from './time-zone.ts';
import { instantOf } from './zoned-time.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

const hourMs = 3_600_000;

test('agrees with the time zone database for Madrid around every clock change until 2060', () => {
  const wrong: string[] = [];
  for (let year = 1981; year <= 2060; year++)
    // The last weeks of March, September and October, and the turn of a year.
    for (const [month, date] of [
      [2, 24],
      [8, 23],
      [9, 24],
      [11, 31],
    ] as const)
      for (let hour = 0; hour < 9 * 24; hour++) {
        const at = new Date(Date.UTC(year, month, date) + hour * hourMs);
        const { day, time } = wallTimeOf(at);
        if (`${day} ${time}` !== clock.format(at)) wrong.push(at.toISOString());
      }
  expect(wrong).toEqual([]);
});

test('maps an ambiguous local time to the first instant, and a skipped one to an hour later', () => {
  const shown = (at: number) => clock.format(at);
  const wrong: string[] = [];
  for (let year = 2024; year <= 2040; year++)
    for (const month of [2, 9])
      for (let quarter = 0; quarter < 8 * 24 * 4; quarter++) {
        const wall = new Date(Date.UTC(year, month, 24, 0, quarter * 15)).toISOString();
        const day = wall.slice(0, 10);
        const time = wall.slice(11, 16);
        const at = instantOf(day, time).getTime();
        const isFirst = shown(at) === `${day} ${time}` && shown(at - hourMs) !== `${day} ${time}`;
        const isLeftOut = month === 2 && shown(at - hourMs) === `${day} 01${time.slice(2)}`;
        if (!isFirst && !(isLeftOut && time.startsWith('02'))) wrong.push(wall);
      }
  expect(wrong).toEqual([]);
  expect(instantOf('2027-03-28', '02:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
  expect(instantOf('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('maps an invalid day or time to an invalid date', () => {
  for (const [day, time] of [
    ['', '09:00'],
    ['2026-11-23', ''],
    ['hoy', '09:00'],
  ] as const)
    expect(instantOf(day, time).getTime()).toBeNaN();
});
