import type { Day } from '#platform/time/calendar-days.ts';

/** A share and its first day (Europe/Madrid). */
export type Share = { fromOn: Day; basisPoints: number };

/** A payment or refund (negative) on a day (Europe/Madrid). */
type Movement = { day: Day; cents: number };

/** Sum collected under one share; null if none was agreed. */
export type SharePart = { basisPoints: number | null; collectedCents: number; shareCents: number | null };

/**
 * The share in force on a day.
 * @param shares by day; of two for one day, the later entry applies
 */
export const shareOn = (shares: readonly Share[], day: Day): number | null =>
  shares.findLast(({ fromOn }) => fromOn <= day)?.basisPoints ?? null;

/** The professional's part of their takings, by the share in force when the money moved. Each part is rounded once. */
export const splitByShare = (movements: readonly Movement[], shares: readonly Share[]): SharePart[] =>
  [...Map.groupBy(movements, ({ day }) => shareOn(shares, day))].map(([basisPoints, all]) => {
    const collectedCents = all.reduce((sum, { cents }) => sum + cents, 0);
    return {
      basisPoints,
      collectedCents,
      shareCents: basisPoints === null ? null : roundShare(collectedCents, basisPoints),
    };
  });

/** Rounds half a cent away from zero, so that a refund takes back exactly what its payment gave. */
const roundShare = (cents: number, basisPoints: number): number =>
  // `+ 0` turns -0 into 0.
  Math.sign(cents) * Math.round((Math.abs(cents) * basisPoints) / 10_000) + 0;

/** First days (Europe/Madrid) of a month ('2026-11') and of the next one. */
export function daysOfMonth(month: string): { from: Day; to: Day } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, to: `${next}-01` };
}
