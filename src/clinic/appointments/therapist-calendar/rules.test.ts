import { expect, test } from 'vitest';
import { initialsOf, isSoon } from './rules.ts';

test('reduces a name to initials and a missing name to a dash', () => {
  expect(['Montse Vila Roca', 'àngel', '  Núria   (mare) Puig ', null, ''].map(initialsOf)).toEqual([
    'M. V. R.',
    'À.',
    'N. P.',
    '—',
    '—',
  ]);
});

test('counts the next two days as soon, not the past', () => {
  const now = new Date('2026-11-30T08:00:00Z');
  const after = (hours: number) => isSoon(new Date(now.getTime() + hours * 3_600_000), now);
  expect([after(-1), after(0), after(1), after(48), after(49)]).toEqual([false, false, true, true, false]);
});
