import { describe, expect, test } from 'vitest';
import { sortDebts } from './report-messages.ts';

const rows = [
  { at: '2026-11-20T09:00:00Z', value: 6500 },
  { at: '2026-11-03T09:00:00Z', value: 6500 },
  { at: '2026-11-10T09:00:00Z', value: 8000 },
];

describe('sortDebts', () => {
  test('lists the oldest debts first', () => {
    expect(sortDebts(rows, 'oldest').map(({ at }) => at.slice(8, 10))).toEqual(['03', '10', '20']);
  });

  test('lists the largest debts first, the older of two equal ones before the other', () => {
    expect(sortDebts(rows, 'largest').map(({ at }) => at.slice(8, 10))).toEqual(['10', '03', '20']);
  });
});
