import { describe, expect, test } from 'vitest';
import { readTimeText, stepTime } from './time-text.ts';

describe('readTimeText', () => {
  test.each([
    ['09:30', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9,30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['1930', '19:30'],
    ['9h30', '09:30'],
    ['9', '09:00'],
    ['17 h', '17:00'],
    ['0', '00:00'],
    ['', ''],
  ])('reads %j as %j', (text, value) => {
    expect(readTimeText(text)).toEqual({ value });
  });

  test.each(['24:00', '9:60', '2575'])('refuses %j, which is outside the day', (text) => {
    expect(readTimeText(text)).toEqual({ problem: 'La hora va de las 00:00 a las 23:59.' });
  });

  test.each(['siete', '7:0', '7 pm', '12345'])('refuses %j with an example of a time', (text) => {
    expect(readTimeText(text)).toEqual({ problem: 'Escribe la hora así: 09:30.' });
  });
});

test('stepTime moves to the next full step and stays within the day', () => {
  expect(stepTime('09:12', 5, 1)).toBe('09:15');
  expect(stepTime('09:12', 5, -1)).toBe('09:10');
  expect(stepTime('09:15', 5, -1)).toBe('09:10');
  expect(stepTime('23:58', 5, 1)).toBe('23:58');
  expect(stepTime('00:00', 5, -1)).toBe('00:00');
});
