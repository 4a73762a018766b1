import { describe, expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import { appearanceOf, appearances, stateOf } from './appearance.ts';

const now = instantOf('2026-12-01', '12:00');
const ended = { endsAt: instantOf('2026-12-01', '11:00').toISOString() };
const planned = {
  type: 'video' as const,
  status: 'confirmed' as const,
  endsAt: instantOf('2026-12-01', '13:00').toISOString(),
  attendance: null,
  attendanceConfirmed: false,
};
const noted = (status: 'arrived' | 'fulfilled' | 'no_show' | 'cancelled_late') => ({
  attendance: { id: 1, status, at: now.toISOString(), isByPhone: false, isWaived: false },
});

describe('stateOf', () => {
  test('follows an appointment from the hold to its outcome', () => {
    expect(stateOf({ ...planned, status: 'pending' }, now)).toBe('pending');
    expect(stateOf(planned, now)).toBe('planned');
    expect(stateOf({ ...planned, attendanceConfirmed: true }, now)).toBe('expected');
    expect(stateOf({ ...planned, ...noted('arrived') }, now)).toBe('arrived');
    expect(stateOf({ ...planned, ...ended, ...noted('fulfilled') }, now)).toBe('over');
    expect(stateOf({ ...planned, ...ended, ...noted('no_show') }, now)).toBe('missed');
    expect(stateOf({ ...planned, ...noted('cancelled_late') }, now)).toBe('missed');
  });

  test('is undecided after the end without an outcome', () => {
    expect(stateOf({ ...planned, ...ended }, now)).toBe('undecided');
    expect(stateOf({ ...planned, ...ended, ...noted('arrived') }, now)).toBe('undecided');
  });
});

test('colours by kind or by state, with different signs', () => {
  expect(appearanceOf(planned, 'kind', now).word()).toBe('Vídeo');
  expect(appearanceOf(planned, 'state', now).word()).toBe('Confirmada');
  const ids = Object.values(appearances).flatMap((list) => list.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
