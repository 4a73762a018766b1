import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfMonth, shareOn, splitByShare } from './rules.ts';

const shares = [
  { fromOn: '2026-01-01', basisPoints: 6_000 },
  { fromOn: '2026-11-15', basisPoints: 6_250 },
];

test('applies a share from its day on, and none before the first', () => {
  expect(shareOn(shares, '2025-12-31')).toBeNull();
  expect(shareOn(shares, '2026-11-14')).toBe(6_000);
  expect(shareOn(shares, '2026-11-15')).toBe(6_250);
  expect(shareOn([...shares, { fromOn: '2026-11-15', basisPoints: 7_000 }], '2026-11-15')).toBe(7_000);
});

test('splits a month in which the share changes, each with its payments', () => {
  const days = ['2026-11-03', '2026-11-20', '2026-11-21'];
  expect(
    splitByShare(
      days.map((day) => ({ day, cents: 6_500 })),
      shares,
    ),
  ).toEqual([
    { basisPoints: 6_000, collectedCents: 6_500, shareCents: 3_900 },
    { basisPoints: 6_250, collectedCents: 13_000, shareCents: 8_125 },
  ]);
  expect(splitByShare([{ day: '2025-12-31', cents: 100 }], shares)).toEqual([
    { basisPoints: null, collectedCents: 100, shareCents: null },
  ]);
});

test('subtracts the share of refunds, without rounding losses between the parts', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          day: fc.constantFrom('2025-12-31', '2026-02-01', '2026-12-01'),
          cents: fc.integer({ min: -9_999, max: 9_999 }),
        }),
      ),
      (movements) => {
        const parts = splitByShare(movements, shares);
        const sum = movements.reduce((all, { cents }) => all + cents, 0);
        expect(parts.reduce((all, { collectedCents }) => all + collectedCents, 0)).toBe(sum);
        const back = splitByShare(
          movements.map(({ day, cents }) => ({ day, cents: -cents })),
          shares,
        );
        expect(back.map(({ shareCents }) => shareCents)).toEqual(
          parts.map(({ shareCents }) => (shareCents === null ? null : 0 - shareCents)),
        );
      },
    ),
  );
});

test('returns the days of a month, across the turn of the year too', () => {
  expect(daysOfMonth('2026-11')).toEqual({ from: '2026-11-01', to: '2026-12-01' });
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2027-01-01' });
});
