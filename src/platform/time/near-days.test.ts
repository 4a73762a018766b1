import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatComingDay, formatNearDate, formatPastDay, sharedToday } from './near-days.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Madrid');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Noon on Monday 23, Tuesday 24 and Wednesday 25 in Madrid. */
const noons = ['2026-11-23T11:00:00Z', '2026-11-24T11:00:00Z', '2026-11-25T11:00:00Z'];
const inFull = ['lunes, 23', 'martes, 24', 'miércoles, 25'].map((day) => `${day} de noviembre de 2026`);

test.each([
  // Madrid: Monday 23 at noon, and so it is everywhere.
  ['Europe/Madrid', '2026-11-23T11:00:00Z', ['hoy, lunes 23', 'mañana, martes 24', inFull[2]]],
  ['America/Mexico_City', '2026-11-23T11:00:00Z', ['hoy, lunes 23', 'mañana, martes 24', inFull[2]]],
  // Madrid: Tuesday 24, 00:30. In the Canary Islands and Mexico it is still Monday.
  ['Europe/Madrid', '2026-11-23T23:30:00Z', [inFull[0], 'hoy, martes 24', 'mañana, miércoles 25']],
  ['Atlantic/Canary', '2026-11-23T23:30:00Z', inFull],
  ['America/Mexico_City', '2026-11-23T23:30:00Z', inFull],
  // Madrid: Monday 23, 20:00. In Auckland it is Tuesday already.
  ['Pacific/Auckland', '2026-11-23T19:00:00Z', inFull],
] as const)("in %s at %s, names today and tomorrow only if they are Madrid's too", (zone, now, words) => {
  vi.stubEnv('TZ', zone);
  expect(noons.map((at) => formatNearDate(at, new Date(now)))).toEqual(words);
});

test('writes the date when the same instant falls on another day where the visitor is', () => {
  // Tuesday 24, 00:30 in Madrid, seen on Monday at noon: tomorrow there, and today in Mexico.
  vi.stubEnv('TZ', 'America/Mexico_City');
  const [now, at] = [new Date('2026-11-23T11:00:00Z'), '2026-11-23T23:30:00Z'];
  expect(formatNearDate(at, now)).toBe(inFull[1]);
  expect(formatComingDay(at, now)).toBe(`el ${inFull[1]}`);
  expect(formatPastDay('2026-11-23T05:30:00Z', now)).toBe(inFull[0]);
  expect(formatPastDay('2026-11-23T08:00:00Z', now)).toBe('Hoy');
});

test("today is shared only while the visitor's calendar shows Madrid's day", () => {
  vi.stubEnv('TZ', 'Atlantic/Canary');
  expect(sharedToday(new Date('2026-11-23T22:30:00Z'))).toBe('2026-11-23');
  expect(sharedToday(new Date('2026-11-23T23:30:00Z'))).toBeUndefined();
  expect(sharedToday(undefined)).toBeUndefined();
});

test('uses the day in Madrid', () => {
  const now = new Date('2026-11-30T23:30:00.000Z');
  expect(
    ['2026-11-30T23:00:00Z', '2026-11-30T22:59:00Z', '2026-11-28T12:00:00Z'].map((at) =>
      formatPastDay(at, now),
    ),
  ).toEqual(['Hoy', 'Ayer', 'sábado, 28 de noviembre de 2026']);
});

test('handles a day before that had 23 hours', () => {
  const now = new Date('2027-03-28T22:30:00Z');
  expect(['2027-03-28T12:00:00Z', '2027-03-27T12:00:00Z'].map((at) => formatPastDay(at, now))).toEqual([
    'Ayer',
    'sábado, 27 de marzo de 2027',
  ]);
});

test('does not call the day after tomorrow tomorrow on the eve of a clock change', () => {
  const now = new Date('2027-03-27T22:30:00Z');
  expect(
    ['2027-03-29T07:00:00Z', '2027-03-28T07:00:00Z', '2027-03-27T22:45:00Z'].map((at) =>
      formatComingDay(at, now),
    ),
  ).toEqual(['el lunes, 29 de marzo de 2027', 'mañana', 'hoy']);
  expect(formatComingDay('2027-03-28T07:00:00Z', undefined)).toBe('el domingo, 28 de marzo de 2027');
});

test('names today and tomorrow with their weekday, and other days in full', () => {
  const now = new Date('2026-11-23T22:59:00Z');
  const said = (at: string | null, present = now) => formatNearDate(at, present);
  expect(
    ['2026-11-23T22:59:00Z', '2026-11-24T08:00:00Z', '2026-11-25T08:00:00Z'].map((at) => said(at)),
  ).toEqual(['hoy, lunes 23', 'mañana, martes 24', 'miércoles, 25 de noviembre de 2026']);
  // A minute later it is Tuesday in Madrid; past days are never near; without a current time, no day is.
  expect(said('2026-11-24T08:00:00Z', new Date('2026-11-23T23:00:00Z'))).toBe('hoy, martes 24');
  expect(said('2026-11-22T08:00:00Z')).toBe('domingo, 22 de noviembre de 2026');
  expect(formatNearDate('2026-11-24T08:00:00Z', undefined)).toBe('martes, 24 de noviembre de 2026');
  // Also at the turn of the year.
  expect(said('2027-01-01T08:00:00Z', new Date('2026-12-31T12:00:00Z'))).toBe('mañana, viernes 1');
  expect([said(null), said('ayer')]).toEqual(['Fecha no disponible', 'Fecha inválida']);
});
