import { isOfOthers, readReference } from './references.ts';

/** One capture or refund of the wallet. `cents` is null where the wallet's text is no amount of ours. */
export type WalletMoney = { id: string; status: string; cents: number | null; currency: string };

/** What the wallet says of an order, in our words. */
export type WalletOrder = {
  id: string;
  status: string;
  units: {
    /** The wallet's `reference_id`: which installation asked for it. */
    installation: string | null;
    reference: string | null;
    payee: string | null;
    cents: number | null;
    currency: string;
    captures: WalletMoney[];
    refunds: WalletMoney[];
  }[];
};

/**
 * What an order means for us. `reference` is the wallet's `custom_id`: it alone says what the money is for. Null where it
 * says nothing of the kind: such money buys nothing, and goes back where somebody reported its order.
 */
export type Reading =
  | { status: 'unknown' | 'foreign' }
  | { status: 'waiting' | 'declined'; reference: string | null; captureId?: string }
  | { status: 'approved'; reference: string; cents: number | null; currency: string }
  | { status: 'pending'; reference: string | null; capture: WalletMoney }
  | {
      status: 'captured';
      reference: string | null;
      captures: WalletMoney[];
      /** Each with the capture whose money it returned. */
      refunds: (WalletMoney & { captureId: string | null })[];
      isSound: boolean;
    };

/**
 * What the wallet calls orders (PayPal Orders v2: `^[A-Z0-9]{1,36}$`; in fact 17). Whatever else somebody sends is an order
 * that it cannot know, and is not asked for.
 */
export const isOrderId = (text: string): boolean => /^[A-Z0-9]{8,36}$/.test(text);

/** So many orders for one thing are read at once: two sheets that were left, and the one that is paid. */
export const mostOpenOfItem = 3;
/** And so many of one person's, whatever they are for: three hours held, each with its three. */
export const mostOpenOfPayer = 9;

/** Statuses of a capture whose money has reached us, whatever became of it later. */
const received = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'REVERSED']);
const lost = new Set(['DECLINED', 'FAILED']);

/** Who we are at the wallet: money to another payee, or asked for by another installation, is none of ours. */
export type Ourselves = { payee: string; installation: string };

/**
 * Judges an order that the wallet has told us about.
 * @param order null where the wallet knows none
 */
export function readingOf(order: WalletOrder | null, { payee, installation }: Ourselves): Reading {
  if (order === null) return { status: 'unknown' };
  const ours = order.units.filter(
    (unit) => unit.payee === payee && !isOfOthers(unit.installation, installation),
  );
  const [first] = ours;
  if (first === undefined) return { status: 'foreign' };
  const reference =
    ours.map((unit) => unit.reference).find((one) => one !== null && readReference(one) !== null) ?? null;

  const captures = ours.flatMap((unit) => unit.captures);
  const money = captures.filter(({ status }) => received.has(status));
  if (money.length > 0) {
    // Read in the middle of a capture, the order shows the money before it is called done: the capture itself is.
    const isDone = order.status === 'COMPLETED' || order.status === 'APPROVED';
    const isSound = isDone && reference !== null && order.units.length === 1 && captures.length === 1;
    return {
      status: 'captured',
      reference,
      captures: money,
      // What we ask for is captured at once, so a unit has one capture.
      refunds: ours.flatMap(({ captures: [own], refunds }) =>
        refunds.map((refund) => ({ ...refund, captureId: own?.id ?? null })),
      ),
      isSound,
    };
  }
  const pending = captures.find(({ status }) => status === 'PENDING');
  if (pending) return { status: 'pending', reference, capture: pending };
  const refused = captures.find(({ status }) => lost.has(status));
  if (refused) return { status: 'declined', reference, captureId: refused.id };
  if (order.status === 'APPROVED' && order.units.length === 1 && reference !== null)
    return { status: 'approved', reference, cents: first.cents, currency: first.currency };
  return { status: 'waiting', reference };
}

const second = 1_000;
const minute = 60 * second;

/** An approved order is captured by us after this long: a browser that is still there needs a second or two. */
export const captureAfterMs = 15 * second;

/** The wallet drops orders that nobody approves after some hours (PayPal: 3 to 6); a margin above that we stop reading. */
const abandonAfterMs = 7 * 60 * minute;

/** A capture under review may take the wallet days (PayPal: up to 30). */
const reviewMs = 31 * 24 * 60 * minute;

/** An order that the wallet does not know may still be on its way to its memory for this long. */
const unknownMs = minute;

/**
 * When an order that is not settled is read again: often while somebody may be sitting before the sheet, seldom later.
 * A vanished browser has paid within a minute: at most 20 s until seen, 15 s until captured, and the queue's own seconds.
 * @param ageMs since it was reported
 * @param state what the last reading said; 'away' where the wallet did not answer
 * @returns milliseconds from now; null where it is given up
 */
export function nextPollInMs(
  ageMs: number,
  state: 'waiting' | 'approved' | 'pending' | 'unknown' | 'away',
): number | null {
  if (state === 'pending') return ageMs > reviewMs ? null : ageMs < 60 * minute ? 2 * minute : 30 * minute;
  if (state === 'approved' && ageMs < 60 * minute) return captureAfterMs;
  if (state === 'unknown') return ageMs > unknownMs ? null : unknownMs / 2;
  if (state !== 'away' && ageMs > abandonAfterMs) return null;
  if (ageMs < 2 * minute) return 10 * second;
  if (ageMs < 40 * minute) return 20 * second;
  return 10 * minute;
}

/**
 * When a refund that failed is tried again: doubling from 10 seconds, at most an hour.
 * @param tries how often it was tried
 */
export const nextRefundTryInMs = (tries: number): number =>
  Math.min(10 * second * 2 ** Math.min(tries, 9), 60 * minute);

/**
 * Whether what goes back is less than somebody had paid for a thing: some of the cents, or one of the two ways it was paid by.
 * @param line as the ledger has what was paid; `part` 0 where it was paid by one way
 * @param cents what goes back; null for all that the line holds
 */
export const isPartOf = (line: { part: number; cents: number | null }, cents: number | null): boolean =>
  line.part !== 0 || (cents !== null && cents !== line.cents);
