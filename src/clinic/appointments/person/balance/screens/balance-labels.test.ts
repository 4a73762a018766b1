import { expect, test } from 'vitest';
import { compareDues } from './balance-labels.ts';

test('lists debts before unpaid appointments, the oldest first', () => {
  const dues = [
    { state: 'open', startsAt: '2027-01-21T18:00:00.000Z' },
    { state: 'waived', startsAt: '2026-09-17T17:00:00.000Z' },
    { state: 'open', startsAt: '2026-12-10T18:00:00.000Z' },
    { state: 'owed', startsAt: '2026-11-12T18:00:00.000Z' },
    { state: 'owed', startsAt: '2026-10-01T17:00:00.000Z' },
  ] as const;
  expect(dues.toSorted(compareDues).map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
    '2026-10-01',
    '2026-11-12',
    '2026-12-10',
    '2027-01-21',
    '2026-09-17',
  ]);
});
