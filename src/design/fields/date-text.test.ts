import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainLimits, formatDayText, isDayTextComplete, readDayText } from './date-text.ts';

const today = '2026-11-28';

describe('readDayText', () => {
  test.each([
    ['26/11/2026', '2026-11-26'],
    ['3/5/26', '2026-05-03'],
    ['3.5.2026', '2026-05-03'],
    [' 3 5 26 ', '2026-05-03'],
    ['3-5-26', '2026-05-03'],
    ['030526', '2026-05-03'],
    ['03052026', '2026-05-03'],
    ['2026-05-03', '2026-05-03'],
    ['29/2/2028', '2028-02-29'],
    ['', ''],
  ])('reads %j as %j', (text, value) => {
    expect(readDayText(text, today)).toEqual({ value });
  });

  test.each([
    ['30-11', '2026-11-30'],
    ['0305', '2027-05-03'],
    ['15/10', '2026-10-15'],
    ['3/1', '2027-01-03'],
    ['29-2', '2028-02-29'],
  ])('reads %j without a year as the nearest day, %s', (text, value) => {
    expect(readDayText(text, today)).toEqual({ value });
  });

  test('prefers a day within the limits when the year is missing', () => {
    expect(readDayText('3/1', today, { max: today })).toEqual({ value: '2026-01-03' });
    expect(readDayText('15/10', today, { min: today })).toEqual({ value: '2027-10-15' });
  });

  test('reads two digits as a year up to twenty years ahead, or up to the last allowed one', () => {
    expect(readDayText('1/1/46', today)).toEqual({ value: '2046-01-01' });
    expect(readDayText('1/1/47', today)).toEqual({ value: '1947-01-01' });
    expect(readDayText('1/1/40', today, { max: today })).toEqual({ value: '1940-01-01' });
  });

  test('refuses a day that does not exist', () => {
    expect(readDayText('31/2/2026', today)).toEqual({
      problem: 'El 31/02/2026 no existe. Revisa el día y el mes.',
    });
    expect(readDayText('45-3', today)).toEqual({ problem: 'El 45/03 no existe. Revisa el día y el mes.' });
  });

  test.each(['mañana', '3', '3/', '3/5/202', '305', '1/2/3/4'])(
    'refuses %j with an example of a date',
    (text) => {
      expect(readDayText(text, today)).toEqual({ problem: 'Escribe la fecha así: 26/11/2026.' });
    },
  );

  test('requires a year if the present day is unknown', () => {
    expect(readDayText('3/5', '')).toHaveProperty('problem');
  });

  test('reads every day in the format in which it is shown', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (at) => {
        const day = at.toISOString().slice(0, 10);
        expect(readDayText(formatDayText(day), today)).toEqual({ value: day });
        expect(isDayTextComplete(formatDayText(day))).toBe(true);
      }),
    );
  });
});

test.each([
  ['2/5/20', false],
  ['2/5', false],
  ['0205', false],
  ['2/5/2026', true],
  ['02052026', true],
])('isDayTextComplete: %j is complete: %s', (text, isComplete) => {
  expect(isDayTextComplete(text)).toBe(isComplete);
});

describe('explainLimits', () => {
  test('accepts days within the limits, and no day', () => {
    expect(explainLimits('2026-11-28', today, { min: today, max: today })).toBeUndefined();
    expect(explainLimits('', today, { min: today })).toBeUndefined();
  });

  test('names the days that can be chosen', () => {
    expect(explainLimits('2026-11-29', today, { max: today })).toBe('Elige un día hasta hoy.');
    expect(explainLimits('1999-01-01', today, { min: '2000-01-01' })).toBe(
      'Elige un día desde el 01/01/2000.',
    );
    expect(explainLimits('2027-01-01', today, { min: '2026-01-01', max: today })).toBe(
      'Elige un día entre el 01/01/2026 y hoy.',
    );
  });
});
