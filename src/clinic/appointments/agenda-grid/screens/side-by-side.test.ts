import { expect, test } from 'vitest';
import { positionOf as positionOn, scaleOf } from './place-in-day.ts';
import { layoutSideBySide as placesOn } from './side-by-side.ts';

const usualScale = scaleOf([], 60);
const positionOf = positionOn.bind(undefined, usualScale);
const placesOf = (list: Parameters<typeof placesOn>[0]) => placesOn(list, usualScale);
const stretch = (id: number, from: string, to: string) => ({
  id,
  startsAt: `2026-12-01T${from}:00+01:00`,
  endsAt: `2026-12-01T${to}:00+01:00`,
});

test('gives consecutive appointments the full width', () => {
  const list = [stretch(1, '09:00', '10:00'), stretch(2, '10:00', '10:30'), stretch(3, '10:30', '12:00')];
  for (const one of list) expect(placesOf(list).get(one.id)).toEqual(positionOf(one));
});

test('places an appointment before the scale beside the one at its first hour, in order of time', () => {
  const list = [stretch(1, '08:00', '08:45'), stretch(2, '07:15', '07:45'), stretch(3, '09:00', '10:00')];
  const places = placesOf(list);
  expect(places.get(2)).toMatchObject({
    top: '0rem',
    left: 'calc(0% + 0.25rem)',
    width: 'calc(50% - 0.5rem)',
  });
  expect(places.get(1)).toMatchObject({ top: '0rem', left: 'calc(50% + 0.25rem)', right: 'auto' });
  expect(places.get(3)).toEqual(positionOf(stretch(3, '09:00', '10:00')));
});

test('places three appointments after the last hour side by side', () => {
  const list = [stretch(1, '21:00', '22:00'), stretch(2, '22:00', '23:00'), stretch(3, '20:30', '21:00')];
  const widths = [...placesOf(list).values()].map(({ width }) => width);
  expect(widths).toEqual(Array(3).fill(`calc(${100 / 3}% - 0.5rem)`));
});
