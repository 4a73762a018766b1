import { expect, test } from 'vitest';
import { hourHeight, positionOf, sheetHeight } from './place-in-day.ts';

const remOf = (length: string) => Number.parseFloat(length);
const placeAt = (from: string, to: string) => {
  const { top, height } = positionOf({
    startsAt: `2026-12-01T${from}:00+01:00`,
    endsAt: `2026-12-01T${to}:00+01:00`,
  });
  return [remOf(top), remOf(height)];
};
const hour = remOf(hourHeight);

test('an hour of Madrid stands where it belongs, and half of one can still be pressed', () => {
  expect(placeAt('09:00', '10:00')).toEqual([hour, hour]);
  expect(placeAt('20:30', '21:00')).toEqual([12.5 * hour, hour / 2]);
  expect(hour / 2).toBeGreaterThanOrEqual(36 / 16);
});

test.each([
  ['06:00', '07:00'],
  ['07:30', '08:15'],
  ['20:50', '21:50'],
  ['22:00', '23:00'],
])('from %s to %s, outside its hours, it is drawn at the edge, within the sheet', (from, to) => {
  const [top = -1, height = 0] = placeAt(from, to);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(height).toBeGreaterThanOrEqual(hour / 2);
  expect(top + height).toBeLessThanOrEqual(remOf(sheetHeight));
});
