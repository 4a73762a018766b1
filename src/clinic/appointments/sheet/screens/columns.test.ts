import { expect, test } from 'vitest';
import { weekInWords } from './columns.ts';

test('a week is named by its Monday and its Sunday, with what both have in common once', () => {
  expect(weekInWords('2026-11-25')).toBe('Semana del 23 al 29 nov 2026');
  expect(weekInWords('2026-12-06')).toBe('Semana del 30 nov al 6 dic 2026');
  expect(weekInWords('2027-01-01')).toBe('Semana del 28 dic 2026 al 3 ene 2027');
});
