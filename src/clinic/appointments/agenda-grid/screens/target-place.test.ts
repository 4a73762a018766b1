import { describe, expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { usualScale } from './place-in-day.ts';
import {
  clampPlace,
  currentPlace,
  isUnchanged,
  moveByKey,
  type TargetPlace,
  toProposal,
} from './target-place.ts';

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

test('placed rounds to a quarter of an hour and refuses columns the user may not plan for', () => {
  expect(clampPlace({ one, column: 2, minutes: 611 }, columns, usualScale)?.minutes).toBe(615);
  expect(clampPlace({ one, column: 1, minutes: 611 }, columns, usualScale)).toBeUndefined();
});
