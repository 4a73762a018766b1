import { expect, test } from 'vitest';
import { dayWords, formatNearDate, whenWords } from './near-days.ts';

test('uses the day in Madrid', () => {
  const now = new Date('2026-11-30T23:30:00.000Z');
  expect(
    ['2026-11-30T23:00:00Z', '2026-11-30T22:59:00Z', '2026-11-28T12:00:00Z'].map((at) => dayWords(at, now)),
  ).toEqual(['Hoy', 'Ayer', 'sábado, 28 de noviembre de 2026']);
});

test('handles a day before that had 23 hours', () => {
  const now = new Date('2027-03-28T22:30:00Z');
  expect(['2027-03-28T12:00:00Z', '2027-03-27T12:00:00Z'].map((at) => dayWords(at, now))).toEqual([
    'Ayer',
    'sábado, 27 de marzo de 2027',
  ]);
});

test('does not call the day after tomorrow tomorrow on the eve of a clock change', () => {
  const now = new Date('2027-03-27T22:30:00Z');
  expect(
    ['2027-03-29T07:00:00Z', '2027-03-28T07:00:00Z', '2027-03-27T22:45:00Z'].map((at) => whenWords(at, now)),
  ).toEqual(['el lunes, 29 de marzo de 2027', 'mañana', 'hoy']);
  expect(whenWords('2027-03-28T07:00:00Z', undefined)).toBe('el domingo, 28 de marzo de 2027');
});

test('names today and tomorrow with their weekday, and other days in full', () => {
  const now = new Date('2026-11-23T22:59:00Z');
  const said = (at: string | null, present: Date | string | undefined = now) => formatNearDate(at, present);
  expect(
    ['2026-11-23T22:59:00Z', '2026-11-24T08:00:00Z', '2026-11-25T08:00:00Z'].map((at) => said(at)),
  ).toEqual(['hoy, lunes 23', 'mañana, martes 24', 'miércoles, 25 de noviembre de 2026']);
  // A minute later it is Tuesday in Madrid; past days are never near; without a current time, no day is.
  expect(said('2026-11-24T08:00:00Z', '2026-11-24')).toBe('hoy, martes 24');
  expect(said('2026-11-22T08:00:00Z')).toBe('domingo, 22 de noviembre de 2026');
  expect(formatNearDate('2026-11-24T08:00:00Z', undefined)).toBe('martes, 24 de noviembre de 2026');
  // Also at the turn of the year.
  expect(said('2027-01-01T08:00:00Z', '2026-12-31')).toBe('mañana, viernes 1');
  expect([said(null), said('ayer')]).toEqual(['Fecha no disponible', 'Fecha inválida']);
});
