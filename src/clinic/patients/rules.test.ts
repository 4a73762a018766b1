import { expect, test } from 'vitest';
import { recordYears, yearsLater } from './rules.ts';

test('keeps clinical records for 15 years after the account is closed, other documents for 5', () => {
  expect(yearsLater('2026-11-23', recordYears.clinical)).toBe('2041-11-23');
  expect(yearsLater('2026-11-23', recordYears.other)).toBe('2031-11-23');
});

test('ends a period on 1 March in years without 29 February, not a day too soon', () => {
  expect(yearsLater('2028-02-29', 15)).toBe('2043-03-01');
});
