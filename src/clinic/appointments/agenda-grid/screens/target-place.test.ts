import { describe, expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { scaleOf } from './place-in-day.ts';
import {
  changeEnd,
  clampPlace,
  currentPlace,
  isLengthChanged,
  isUnchanged,
  mayChangeLength,
  moveByKey,
  type TargetPlace,
  toProposal,
} from './target-place.ts';

const usualScale = scaleOf([], 60);
const day = '2026-12-01';
const at = (time: string) => instantOf(day, time).toISOString();
// Cast: the functions read only these fields.
const one = { id: 1, professionalId: 1, startsAt: at('09:00'), endsAt: at('10:30') } as AgendaAppointment;
const columns = [
  { id: 1, isOpen: true },
  { id: 2, isOpen: false },
  { id: 3, isOpen: true },
].map(({ id, isOpen }) => ({ day, professional: { id, name: `Profesional ${id}`, isOpen } }));
const wishedBy = (keys: string[]): TargetPlace =>
  keys.reduce((wished, key) => moveByKey(wished, key, columns, usualScale) ?? wished, currentPlace(one, 0));
const proposed = (wished: TargetPlace) => {
  const column = columns[wished.column];
  if (column === undefined) throw new Error('no such column');
  return toProposal(wished, column);
};

describe('arrow keys', () => {
  test('move by a quarter of an hour and keep the length', () => {
    const proposal = proposed(wishedBy(Array(5).fill('ArrowDown')));
    expect(proposal).toMatchObject({ startsAt: at('10:15'), endsAt: at('11:45') });
    expect(isUnchanged(proposal)).toBe(false);
    expect(isUnchanged(proposed(wishedBy(['ArrowDown', 'ArrowUp'])))).toBe(true);
  });

  test('skip columns the user may not plan for and stop at the last one', () => {
    expect(proposed(wishedBy(['ArrowRight'])).professional.id).toBe(3);
    expect(proposed(wishedBy(['ArrowRight', 'ArrowRight'])).professional.id).toBe(3);
    expect(proposed(wishedBy(['ArrowRight', 'ArrowLeft'])).professional.id).toBe(1);
  });

  test('stop at the hours of the sheet', () => {
    expect(proposed(wishedBy(Array(99).fill('ArrowUp'))).startsAt).toBe(at('08:00'));
    expect(proposed(wishedBy(Array(99).fill('ArrowDown'))).endsAt).toBe(at('21:00'));
  });

  test('ignore other keys', () => {
    expect(moveByKey(currentPlace(one, 0), 'a', columns, usualScale)).toBeUndefined();
  });
});

test('a pointer rounds to a quarter of an hour and refuses columns the user may not plan for', () => {
  expect(clampPlace({ one, column: 2, minutes: 611, length: 90 }, columns, usualScale)?.minutes).toBe(615);
  expect(clampPlace({ one, column: 1, minutes: 611, length: 90 }, columns, usualScale)).toBeUndefined();
});

test('the finest zoom rounds to five minutes', () => {
  const fine = scaleOf([], 15);
  expect(clampPlace({ one, column: 0, minutes: 611, length: 90 }, columns, fine)?.minutes).toBe(610);
  expect(moveByKey(currentPlace(one, 0), 'ArrowDown', columns, fine)?.minutes).toBe(9 * 60 + 5);
});

describe('changeEnd', () => {
  const endAt = (minutes: number, scale = usualScale) =>
    proposed(changeEnd(currentPlace(one, 0), minutes, scale));

  test('keeps the start and rounds the length', () => {
    expect(endAt(11 * 60 + 3)).toMatchObject({ startsAt: at('09:00'), endsAt: at('11:00') });
    expect(endAt(10 * 60 + 18)).toMatchObject({ startsAt: at('09:00'), endsAt: at('10:15') });
    expect(endAt(10 * 60 + 18, scaleOf([], 15)).endsAt).toBe(at('10:20'));
    expect(isLengthChanged(endAt(11 * 60))).toBe(true);
    expect(isUnchanged(endAt(11 * 60))).toBe(false);
    expect(isUnchanged(endAt(10 * 60 + 32))).toBe(true);
  });

  test('stays within the lengths that the desk may book and the hours of the sheet', () => {
    expect(endAt(0).endsAt).toBe(at('09:30'));
    expect(endAt(24 * 60).endsAt).toBe(at('11:00'));
    const late = { ...currentPlace(one, 0), minutes: 20 * 60 };
    expect(proposed(changeEnd(late, 24 * 60, usualScale)).endsAt).toBe(at('21:00'));
  });
});

test('mayChangeLength is false for lengths the desk may not book', () => {
  const lasting = (to: string) => mayChangeLength({ startsAt: at('09:00'), endsAt: at(to) });
  expect(['09:30', '09:50', '11:00'].map(lasting)).toEqual([true, true, true]);
  expect(['09:20', '09:47', '11:05'].map(lasting)).toEqual([false, false, false]);
});
