import { expect, test } from 'vitest';
import { initialsOf, isSoon } from './rules.ts';

test('a name becomes its initials, and no name a dash', () => {
  expect(['Montse Vila Roca', 'àngel', '  Núria   (mare) Puig ', null, ''].map(initialsOf)).toEqual([
    'M. V. R.',
    'À.',
    'N. P.',
    '—',
    '—',
  ]);
});

test('soon is within two days from now, and to come', () => {
  const now = new Date('2026-11-30T08:00:00Z');
  const after = (hours: number) => isSoon(new Date(now.getTime() + hours * 3_600_000), now);
  expect([after(-1), after(0), after(1), after(48), after(49)]).toEqual([false, false, true, true, false]);
});
