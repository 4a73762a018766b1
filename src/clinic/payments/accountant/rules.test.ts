import { expect, test } from 'vitest';
import { daysOfQuarter, lastQuarters } from './rules.ts';

test.each([
  ['2026-1', '2026-01-01', '2026-04-01'],
  ['2026-2', '2026-04-01', '2026-07-01'],
  ['2026-3', '2026-07-01', '2026-10-01'],
  ['2026-4', '2026-10-01', '2027-01-01'],
  ['2027-1', '2027-01-01', '2027-04-01'],
])('starts quarter %s on %s and the next one on %s', (quarter, from, to) => {
  expect(daysOfQuarter(quarter)).toEqual({ from, to });
});

test.each([
  ['2026-01-01', ['2026-1', '2025-4', '2025-3', '2025-2']],
  ['2026-03-31', ['2026-1', '2025-4', '2025-3', '2025-2']],
  ['2026-04-01', ['2026-2', '2026-1', '2025-4', '2025-3']],
  ['2026-06-30', ['2026-2', '2026-1', '2025-4', '2025-3']],
  ['2026-07-01', ['2026-3', '2026-2', '2026-1', '2025-4']],
  ['2026-09-30', ['2026-3', '2026-2', '2026-1', '2025-4']],
  ['2026-10-01', ['2026-4', '2026-3', '2026-2', '2026-1']],
  ['2026-12-31', ['2026-4', '2026-3', '2026-2', '2026-1']],
])('lists on %s the current quarter and the three before it', (today, quarters) => {
  expect(lastQuarters(today)).toEqual(quarters);
});

test('the first listed quarter contains the day', () => {
  for (const today of ['2026-01-01', '2026-05-15', '2026-09-30', '2026-12-31']) {
    const { from, to } = daysOfQuarter(lastQuarters(today)[0] ?? '');
    expect(from <= today && today < to).toBe(true);
  }
});
