import { expect, test } from 'vitest';
import { absenceRange, emptyAbsence, formatAbsence, withFirstDay } from './absence-draft.ts';

/** A Friday evening, Madrid time. */
const today = { day: '2026-11-27', time: '20:10' };
const draft = emptyAbsence(today);

test('closes the whole of today by default, at any hour', () => {
  expect(absenceRange(draft)).toEqual({
    startsAt: '2026-11-26T23:00:00.000Z',
    endsAt: '2026-11-27T23:00:00.000Z',
  });
});

test('closes the whole of another day once it is chosen', () => {
  expect(absenceRange(withFirstDay(draft, '2026-12-01'))).toEqual({
    startsAt: '2026-11-30T23:00:00.000Z',
    endsAt: '2026-12-01T23:00:00.000Z',
  });
});

test('keeps a last day chosen before unless the first day passes it', () => {
  const week = { ...draft, to: '2026-12-04' };
  expect(withFirstDay(week, '2026-11-30').to).toBe('2026-12-04');
  expect(withFirstDay(week, '2026-12-09').to).toBe('2026-12-09');
});

test('closes hours of the chosen day when it is not a whole day', () => {
  const hours = { ...withFirstDay(draft, '2026-12-01'), isWholeDays: false, startTime: '16:00' };
  expect(absenceRange(hours)).toEqual({
    startsAt: '2026-12-01T15:00:00.000Z',
    endsAt: '2026-12-01T20:00:00.000Z',
  });
});

test('has no range while a day is missing or the end precedes the start', () => {
  expect(absenceRange({ ...draft, from: '' })).toBeUndefined();
  expect(absenceRange({ ...draft, to: '2026-11-26' })).toBeUndefined();
  expect(
    absenceRange({ ...draft, isWholeDays: false, startTime: '12:00', endTime: '12:00' }),
  ).toBeUndefined();
  expect(absenceRange({ ...draft, isWholeDays: false, startTime: '' })).toBeUndefined();
});

test.each([
  [draft, 'viernes, 27\u00a0de\u00a0noviembre de 2026, todo el día'],
  [
    { ...draft, to: '2026-11-29' },
    'De viernes, 27\u00a0de\u00a0noviembre de 2026, a domingo, 29\u00a0de\u00a0noviembre de 2026, días enteros',
  ],
  [{ ...draft, isWholeDays: false }, 'viernes, 27\u00a0de\u00a0noviembre de 2026, de 09:00 a 21:00'],
])('formats %j as %s', (one, words) => {
  const { startsAt, endsAt } = absenceRange(one) ?? { startsAt: '', endsAt: '' };
  expect(formatAbsence(startsAt, endsAt)).toBe(words);
});
