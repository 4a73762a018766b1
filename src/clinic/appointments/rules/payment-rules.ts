const minute = 60_000;

/** Reading an order takes seconds; with the wallet's timeouts and a slow phone, never two minutes. */
const readingMs = 2 * minute;
/** However often somebody says that they have paid, an unpaid hold gains no more than this. */
const mostReadingMs = 10 * minute;
/** A hold waits for the wallet's own review at most this long (docs/behaviour.md, Booking). */
const reviewMs = 24 * 60 * minute;

/**
 * When a hold ends that waits for its payment.
 * @param extension reading: its order is being read, which lengthens only what is still running; review: the wallet has
 *   the capture under review; usual: the wallet decided against it, and another try gets the usual time
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
      return new Date(Math.max(present, Math.min(current + readingMs, first + usualMs + mostReadingMs)));
    }
    case 'review':
      return new Date(Math.max(present, Math.min(current, first + usualMs) + reviewMs));
    case 'usual':
      return new Date(Math.min(current + usualMs, first + usualMs + reviewMs));
  }
}

/** The two prices of children's visits. */
export type ChildPrices = { priceCents: number; firstVisitPriceCents: number | null };

/**
 * By which prices a child's visit is paid: those that it was booked by, whatever the list says by now.
 * @param list today's, for what an older release has booked, which kept none
 */
export const pricesOf = (
  { firstVisitCents, laterVisitCents }: { firstVisitCents: number | null; laterVisitCents: number | null },
  list: ChildPrices,
): ChildPrices =>
  laterVisitCents === null ? list : { priceCents: laterVisitCents, firstVisitPriceCents: firstVisitCents };

/**
 * What a child's visit costs when it is about to be paid: the first paid one costs more, the others less. A price that
 * stands in neither place of its list was agreed by hand, or before the list changed, and stays.
 * @param agreedCents what the visit was booked at
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
