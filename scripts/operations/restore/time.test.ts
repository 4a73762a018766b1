import { expect, test } from 'vitest';
import { parseTime } from './time.ts';

test.each([
  ['2026-11-27 18:30', 'Europe/Madrid', '2026-11-27T17:30:00.000Z'],
  ['2026-07-27T18:30:05', 'Europe/Madrid', '2026-07-27T16:30:05.000Z'],
  ['2026-11-27T18:30Z', 'Europe/Madrid', '2026-11-27T18:30:00.000Z'],
  ['2026-11-27T18:30:00.25-03:00', 'Europe/Madrid', '2026-11-27T21:30:00.250Z'],
  // Two hours after the change to summer time.
  ['2026-03-29 04:00', 'Europe/Madrid', '2026-03-29T02:00:00.000Z'],
])('reads %s in %s as %s', (text, timeZone, instant) => {
  expect(parseTime(text, timeZone).toISOString()).toBe(instant);
});

test.each(['yesterday', '2026-13-01 10:00', '2026-11-27'])('refuses %s with an example', (text) => {
  expect(() => parseTime(text, 'Europe/Madrid')).toThrow('write it like 2026-11-27T18:30');
});
