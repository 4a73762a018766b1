import { type ChildPrices, firstVisitPrice, pricesOf } from './payment-rules.ts';

/** A child's visit that takes place: confirmed, and paid with money unless a session of a plan pays for it. */
export type ChildVisit = {
  id: number;
  startsAt: Date;
  priceCents: number;
  /** By which it was booked. */
  firstVisitCents: number | null;
  laterVisitCents: number | null;
  withCredit: boolean;
  supplementCents: number;
  supplementFromId: number | null;
};

/**
 * What stays of a cancelled visit's money, and which visit it pays from then on. `findCarryOver` asks the rule below,
 * `addCarryOver` writes it into the heir (`supplementCents`, `supplementFromId`), and the wire shows it as `supplementKept`.
 */
export type CarryOver = { cents: number; heir: ChildVisit };

/**
 * What a child's visit keeps back when it is cancelled in time. Where it bore the price of a first visit, the earliest of
 * the others becomes the first, and was paid as a later one: the supplement is not given back but pays for that. Never more
 * than the cancelled visit cost above the other; nothing where another has borne the first price, or where a plan pays for one.
 * The decision and its reasons: docs/decisions/0015.
 * @param prices today's list, for visits that an older release has booked
 * @param others the same child's other visits that take place, past ones included
 * @returns undefined where everything comes back
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
 * What a payment buys when it comes: the price of that moment, as a child's first paid visit or a later one. Whoever was
 * shown the dearer one before, and paid it, gets the difference back; less than what is due buys nothing.
 * @param agreedCents what the appointment was last said to cost
 * @param dueCents what it costs now
 * @returns the cents to give back of it; 'wrong_amount' where it buys nothing
 */
export function overpaid(
  cents: number,
  { agreedCents, dueCents }: { agreedCents: number; dueCents: number },
): number | 'wrong_amount' {
  if (cents === dueCents) return 0;
  return cents === agreedCents && cents > dueCents ? cents - dueCents : 'wrong_amount';
}
