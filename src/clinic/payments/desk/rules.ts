import type { TakenMethod } from '../references.ts';

/** A part of a payment: how much is paid in one way. */
export type Part = { method: TakenMethod; cents: number };

/** Credit comes first, so that a cancellation withholds from it before money. */
export const orderCreditFirst = (parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => Number(other.method === 'credit') - Number(one.method === 'credit'));

/**
 * Shares the parts of a payment among the items it pays for: the first part pays the first items, as far as it goes.
 * @param parts they add up to the prices
 * @returns the parts of each item, which add up to its price
 */
export function shareParts(items: readonly { cents: number }[], parts: readonly Part[]): Part[][] {
  const left = parts.map((part) => ({ ...part }));
  return items.map(({ cents }) => {
    const share: Part[] = [];
    let rest = cents;
    for (const part of left) {
      const taken = Math.min(rest, part.cents);
      if (taken === 0) continue;
      share.push({ method: part.method, cents: taken });
      part.cents -= taken;
      rest -= taken;
    }
    return share;
  });
}
