const minute = 60_000;

/**
 * Reading an order takes seconds; even with the wallet's timeouts and a slow phone, less than two minutes.
 */
const readingMs = 2 * minute;
/** Upper bound of all extensions of an unpaid hold, however often a payment is reported. */
const maxReadingMs = 10 * minute;
/** A hold waits at most this long for the wallet's review (docs/behaviour.md, Booking). */
const reviewMs = 24 * 60 * minute;

/**
 * End of a hold that waits for its payment.
 * @param extension reading: its order is being read, which extends running holds only; review: the wallet
 * reviews the capture; usual: the wallet refused, and another attempt gets the usual time
 * @param holdMinutes length of a hold
 */
export function holdEnd(
  { holdExpiresAt, createdAt }: { holdExpiresAt: Date; createdAt: Date },
  extension: 'reading' | 'review' | 'usual',
  now: Date,
  holdMinutes: number,
): Date {
  const present = holdExpiresAt.getTime();
  const current = now.getTime();
  const first = createdAt.getTime();
  const usualMs = holdMinutes * minute;
  switch (extension) {
    case 'reading': {
      if (present <= current) return holdExpiresAt;
      return new Date(Math.max(present, Math.min(current + readingMs, first + usualMs + maxReadingMs)));
    }
    case 'review':
      return new Date(Math.max(present, Math.min(current, first + usualMs) + reviewMs));
    case 'usual':
      return new Date(Math.min(current + usualMs, first + usualMs + reviewMs));
  }
}

export type ChildPrices = { priceCents: number; firstVisitPriceCents: number | null };

/**
 * The prices a child's visit is paid by: those it was booked by, whatever the current list says.
 * @param list current list, for visits of an older release, which stored none
 */
export const pricesOf = (
  { firstVisitCents, laterVisitCents }: { firstVisitCents: number | null; laterVisitCents: number | null },
  list: ChildPrices,
): ChildPrices =>
  laterVisitCents === null ? list : { priceCents: laterVisitCents, firstVisitPriceCents: firstVisitCents };

/**
 * Price of a child's visit at payment: the first paid one costs more. A price that is in neither place of its
 * list was agreed by hand or before a change of the list, and stays.
 * @param agreedCents price at booking
 */
export function firstVisitPrice(
  agreedCents: number,
  { priceCents, firstVisitPriceCents }: ChildPrices,
  isFirst: boolean,
): number {
  if (firstVisitPriceCents === null) return agreedCents;
  if (agreedCents !== priceCents && agreedCents !== firstVisitPriceCents) return agreedCents;
  return isFirst ? firstVisitPriceCents : priceCents;
}
