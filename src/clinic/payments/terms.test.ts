import { expect, test } from 'vitest';
import type { Person } from '#clinic/audit/contract.ts';
import { daysOfQuarter, lastQuarters } from './accountant/rules.ts';
import { mayUndo } from './desk/policy.ts';
import { parseEuros } from './screens/amount.ts';
import { methodsFor } from './terms.ts';

test('methodsFor offers cash for 999.99 € but not for 1,000 €', () => {
  expect(methodsFor(99_999)).toEqual(['cash', 'card', 'bizum', 'transfer']);
  expect(methodsFor(100_000)).toEqual(['card', 'bizum', 'transfer']);
});

test('mayUndo ends with the day in Madrid', () => {
  const reception: Person = { kind: 'person', userId: 7, role: 'reception', professionalId: null };
  const late = new Date('2026-12-11T22:30:00Z');
  expect(mayUndo(reception, { enteredBy: 7, at: late }, new Date('2026-12-11T22:59:00Z'))).toBe(true);
  expect(mayUndo(reception, { enteredBy: 7, at: late }, new Date('2026-12-11T23:01:00Z'))).toBe(false);
  expect(mayUndo({ ...reception, role: 'admin' }, { enteredBy: null, at: late }, late)).toBe(false);
});

test('centsOf parses common formats without floats', () => {
  const written = ['65', '65,5', '65.50', ' 1.200,00 €', '0,07', '1.200', '4,35'];
  expect(written.map(parseEuros)).toEqual([6_500, 6_550, 6_550, 120_000, 7, 120_000, 435]);
  for (const text of ['', '6,555', '1e3', '-5', '1,2,3', 'mucho', '99999999'])
    expect(parseEuros(text), text).toBeUndefined();
});

test('daysOfQuarter returns the days of a quarter, across the year boundary too', () => {
  expect(daysOfQuarter('2026-1')).toEqual({ from: '2026-01-01', to: '2026-04-01' });
  expect(daysOfQuarter('2026-4')).toEqual({ from: '2026-10-01', to: '2027-01-01' });
  expect(lastQuarters('2027-02-01')).toEqual(['2027-1', '2026-4', '2026-3', '2026-2']);
});
