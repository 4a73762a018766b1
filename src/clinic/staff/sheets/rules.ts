import type { Day } from '#platform/time/calendar-days.ts';

/** What part was agreed, and from which Madrid day on. */
export type Share = { fromOn: Day; basisPoints: number };

/** Money that came or, below zero, went back on a Madrid day. */
type Movement = { day: Day; cents: number };

/** What came under one agreed part; null where nothing had been agreed by then. */
export type Part = { basisPoints: number | null; collectedCents: number; shareCents: number | null };

/**
 * The part that held on a day.
 * @param shares in the order of their days; of two for one day the later word holds
 */
export const shareOn = (shares: readonly Share[], day: Day): number | null =>
  shares.findLast(({ fromOn }) => fromOn <= day)?.basisPoints ?? null;

/** What falls to a professional of what their hours brought: by the part that held when the money moved, each rounded once. */
export const partsOf = (movements: readonly Movement[], shares: readonly Share[]): Part[] =>
  [...Map.groupBy(movements, ({ day }) => shareOn(shares, day))].map(([basisPoints, all]) => {
    const collectedCents = all.reduce((sum, { cents }) => sum + cents, 0);
    return {
      basisPoints,
      collectedCents,
      shareCents: basisPoints === null ? null : shareOf(collectedCents, basisPoints),
    };
  });

/** Half a cent is rounded away from zero, so that a return takes back what its payment gave. */
const shareOf = (cents: number, basisPoints: number): number =>
  // `+ 0`: a sign without a value would be written as '-0'.
  Math.sign(cents) * Math.round((Math.abs(cents) * basisPoints) / 10_000) + 0;

/** The Madrid days on which a month ('2026-11') begins and the next one does. */
export function daysOfMonth(month: string): { from: Day; to: Day } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, to: `${next}-01` };
}
