import { type ChildPrices, firstVisitPrice, pricesOf } from './payment-rules.ts';

/** A child's confirmed visit, paid with money unless a session credit pays for it. */
export type ChildVisit = {
  id: number;
  startsAt: Date;
  priceCents: number;
  firstVisitCents: number | null;
  laterVisitCents: number | null;
  withCredit: boolean;
  supplementCents: number;
  supplementFromId: number | null;
};

/**
 * The part of a cancelled visit's payment that is kept, and the visit it pays for. `findCarryOver` applies
 * the rule below, `addCarryOver` stores it in the heir (`supplementCents`, `supplementFromId`), and the wire
 * format shows it as `supplementKept`.
 */
export type CarryOver = { cents: number; heir: ChildVisit };

/**
 * The amount kept of a child's visit that was cancelled in time. If it bore the price of a first visit, the earliest
 * other visit becomes the first but was paid as a later one: the supplement pays for that instead of being
 * refunded. Never more than the cancelled visit cost above the other; nothing if another visit bore the first
 * price or a plan pays for one. Decision: docs/decisions/0015.
 * @param prices current list, for visits booked by an older release
 * @param others the child's other confirmed visits, past ones included
 * @returns undefined if everything is refunded
 */
export function carryOverOnCancellation(
  visit: Pick<ChildVisit, 'priceCents' | 'supplementCents'>,
  others: readonly ChildVisit[],
  prices: ChildPrices,
): CarryOver | undefined {
  if (others.some(({ withCredit, priceCents }) => withCredit || priceCents >= visit.priceCents))
    return undefined;
  const [heir] = [...others].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (heir === undefined) return undefined;
  const due = firstVisitPrice(heir.priceCents, pricesOf(heir, prices), true) - heir.priceCents;
  const most = visit.supplementCents || visit.priceCents - heir.priceCents;
  const cents = Math.min(due, most);
  return cents > 0 ? { cents, heir } : undefined;
}

/**
 * The item a payment buys on arrival: the current price, as the child's first paid visit or a later one. A payer of
 * the higher price shown before gets a refund of the difference; less than the amount due buys nothing.
 * @param agreedCents price last shown
 * @param dueCents current price
 * @returns cents to refund; 'wrong_amount' if it buys nothing
 */
export function computeOverpayment(
  cents: number,
  { agreedCents, dueCents }: { agreedCents: number; dueCents: number },
): number | 'wrong_amount' {
  if (cents === dueCents) return 0;
  return cents === agreedCents && cents > dueCents ? cents - dueCents : 'wrong_amount';
}
