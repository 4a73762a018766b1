import { expect, test } from 'vitest';
import {
  clipToDay,
  gridHeight,
  lineDistance,
  positionOf,
  positionOfMinutes,
  scaleOf,
  usualHours,
  zooms,
} from './place-in-day.ts';

const usualScale = scaleOf([], 60);

const remOf = (length: string) => Number.parseFloat(length);
const placeAt = (from: string, to: string) => {
  const { top, height } = positionOf(usualScale, {
    startsAt: `2026-12-01T${from}:00+01:00`,
    endsAt: `2026-12-01T${to}:00+01:00`,
  });
  return [remOf(top), remOf(height)];
};
const hour = remOf(lineDistance(usualScale));

test('places an hour in Madrid time and keeps half an hour high enough to press', () => {
  expect(placeAt('09:00', '10:00')).toEqual([hour, hour]);
  expect(placeAt('20:30', '21:00')).toEqual([12.5 * hour, hour / 2]);
  expect(hour / 2).toBeGreaterThanOrEqual(36 / 16);
});

test('splits an absence of several days by day', () => {
  const away = {
    startsAt: '2026-11-30T10:00:00.000Z',
    endsAt: '2026-12-02T09:00:00.000Z',
    professionalId: 1,
  };
  expect(clipToDay('2026-11-29', away)).toBeUndefined();
  expect(clipToDay('2026-11-30', away)).toEqual({ ...away, endsAt: '2026-11-30T23:00:00.000Z' });
  const whole = { startsAt: '2026-11-30T23:00:00.000Z', endsAt: '2026-12-01T23:00:00.000Z' };
  expect(clipToDay('2026-12-01', away)).toEqual({ ...away, ...whole });
  expect(positionOf(usualScale, whole)).toEqual({ top: '0rem', height: gridHeight(usualScale) });
  expect(clipToDay('2026-12-02', away)).toEqual({ ...away, startsAt: '2026-12-01T23:00:00.000Z' });
  expect(clipToDay('2026-12-03', away)).toBeUndefined();
});

test.each([
  ['06:00', '07:00'],
  ['07:30', '08:15'],
  ['20:50', '21:50'],
  ['22:00', '23:00'],
])('draws %s to %s, outside the scale, at the edge of the sheet', (from, to) => {
  const [top = -1, height = 0] = placeAt(from, to);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(height).toBeGreaterThanOrEqual(hour / 2);
  expect(top + height).toBeLessThanOrEqual(remOf(gridHeight(usualScale)));
});

test('extends the usual scale to the first and last hour of the appointments', () => {
  const stretch = (from: string, to: string, until = '01') => ({
    startsAt: `2026-12-01T${from}:00+01:00`,
    endsAt: `2026-12-${until}T${to}:00+01:00`,
  });
  expect(usualScale).toEqual({ ...usualHours, zoom: 60 });
  expect(scaleOf([stretch('09:00', '10:00'), stretch('20:30', '21:00')], 60)).toEqual(usualScale);
  const early = scaleOf([stretch('07:15', '07:45'), stretch('21:00', '22:15')], 60);
  expect(early).toEqual({ first: 7, last: 23, zoom: 60 });
  expect(positionOf(early, stretch('07:15', '07:45'))).toEqual({
    top: `${hour / 4}rem`,
    height: `${hour / 2}rem`,
  });
  expect(scaleOf([stretch('23:00', '00:00', '02')], 60)).toMatchObject({ first: 8, last: 24 });
  expect(scaleOf([stretch('23:30', '00:30', '02')], 60)).toMatchObject({ first: 8, last: 24 });
});

test('keeps proportions at every zoom, with lines at least 36 px apart', () => {
  for (const zoom of zooms) {
    const scale = scaleOf([], zoom);
    const hourRem = remOf(gridHeight(scale)) / (usualHours.last - usualHours.first);
    expect(remOf(lineDistance(scale))).toBeCloseTo((hourRem * zoom) / 60);
    expect(remOf(lineDistance(scale))).toBeGreaterThanOrEqual(36 / 16);
    const { top, height } = positionOf(scale, {
      startsAt: '2026-12-01T09:00:00+01:00',
      endsAt: '2026-12-01T10:30:00+01:00',
    });
    expect([remOf(top), remOf(height)]).toEqual([hourRem, 1.5 * hourRem]);
    expect(positionOfMinutes(scale, { from: 9 * 60, until: 10.5 * 60 })).toEqual({ top, height });
  }
});

test('cuts a range of minutes at the edges of the sheet', () => {
  expect(positionOfMinutes(usualScale, { from: 0, until: 24 * 60 })).toEqual({
    top: '0rem',
    height: gridHeight(usualScale),
  });
});
