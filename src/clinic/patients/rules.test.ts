import { expect, test } from 'vitest';
import { recordYears, yearsLater } from './rules.ts';

test('clinical records stay 15 years after the account is closed, other documents 5', () => {
  expect(yearsLater('2026-11-23', recordYears.clinical)).toBe('2041-11-23');
  expect(yearsLater('2026-11-23', recordYears.other)).toBe('2031-11-23');
});

test('a year without 29 February ends a day later, not a day too soon', () => {
  expect(yearsLater('2028-02-29', 15)).toBe('2043-03-01');
});
