import { isOtherInstallation, parseReference } from './references.ts';

/** One capture or refund of the wallet. `cents` is null when the wallet's amount cannot be parsed. */
export type WalletMoney = { id: string; status: string; cents: number | null; currency: string };

export type WalletOrder = {
  id: string;
  status: string;
  units: {
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
 * Meaning of an order for us. `reference` is the wallet's `custom_id` and alone says what the money is for. If null,
 * the money buys nothing and is refunded if its order was reported.
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
      refunds: (WalletMoney & { captureId: string | null })[];
      isSound: boolean;
    };

/**
 * Shape of wallet order ids (PayPal Orders v2: `^[A-Z0-9]{1,36}$`; in practice 17 characters). Anything else is
 * unknown without asking the wallet.
 */
export const isOrderId = (text: string): boolean => /^[A-Z0-9]{8,36}$/.test(text);

/** Maximum open orders polled per item: two abandoned dialogs and the one being paid. */
export const maxOpenOrdersPerItem = 3;
/** Maximum open orders polled per user: three held appointments with three each. */
export const maxOpenOrdersPerPayer = 9;

/** Capture statuses whose money has reached us, even if refunded later. */
const receivedStatuses = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'REVERSED']);
const failedStatuses = new Set(['DECLINED', 'FAILED']);

/** Our identity at the wallet: orders for another payee or installation are not ours. */
export type WalletIdentity = { payee: string; installation: string };

/**
 * Interprets an order read from the wallet.
 * @param order null if the wallet does not know it
 */
export function interpretOrder(order: WalletOrder | null, { payee, installation }: WalletIdentity): Reading {
  if (order === null) return { status: 'unknown' };
  const ours = order.units.filter(
    (unit) => unit.payee === payee && !isOtherInstallation(unit.installation, installation),
  );
  const [first] = ours;
  if (first === undefined) return { status: 'foreign' };
  const reference =
    ours.map((unit) => unit.reference).find((one) => one !== null && parseReference(one) !== null) ?? null;

  const captures = ours.flatMap((unit) => unit.captures);
  const money = captures.filter(({ status }) => receivedStatuses.has(status));
  if (money.length > 0) {
    // During a capture, the order shows the money before it is completed, so the capture's status counts.
    const isDone = order.status === 'COMPLETED' || order.status === 'APPROVED';
    const isSound = isDone && reference !== null && order.units.length === 1 && captures.length === 1;
    return {
      status: 'captured',
      reference,
      captures: money,
      // We request immediate capture, so a unit has one capture.
      refunds: ours.flatMap(({ captures: [own], refunds }) =>
        refunds.map((refund) => ({ ...refund, captureId: own?.id ?? null })),
      ),
      isSound,
    };
  }
  const pending = captures.find(({ status }) => status === 'PENDING');
  if (pending) return { status: 'pending', reference, capture: pending };
  const refused = captures.find(({ status }) => failedStatuses.has(status));
  if (refused) return { status: 'declined', reference, captureId: refused.id };
  if (order.status === 'APPROVED' && order.units.length === 1 && reference !== null)
    return { status: 'approved', reference, cents: first.cents, currency: first.currency };
  return { status: 'waiting', reference };
}

const second = 1_000;
const minute = 60 * second;

/** We capture an approved order after this delay; a browser that is still there needs a second or two. */
export const captureAfterMs = 15 * second;

/** The wallet drops unapproved orders after hours (PayPal: 3 to 6); we stop polling after a margin. */
const abandonAfterMs = 7 * 60 * minute;

/** A review at the wallet may take days (PayPal: up to 30). */
const reviewMs = 31 * 24 * 60 * minute;

/** A new order may be unknown to the wallet for this long. */
const unknownMs = minute;

/**
 * Delay until the next poll of an unsettled order: short while the user may be at the dialog, longer later. A payment
 * with a vanished browser is found within a minute: up to 20 s until seen, 15 s until captured, plus queue time.
 * @param ageMs time since the report
 * @param state result of the last reading; 'away' if the wallet was unreachable
 * @returns milliseconds; null when abandoned
 */
export function nextPollInMs(
  ageMs: number,
  state: 'waiting' | 'approved' | 'pending' | 'unknown' | 'away',
): number | null {
  if (state === 'pending' && ageMs > reviewMs) return null;
  if (state === 'pending') return ageMs < 60 * minute ? 2 * minute : 30 * minute;
  if (state === 'approved' && ageMs < 60 * minute) return captureAfterMs;
  if (state === 'unknown') return ageMs > unknownMs ? null : unknownMs / 2;
  if (state !== 'away' && ageMs > abandonAfterMs) return null;
  if (ageMs < 2 * minute) return 10 * second;
  if (ageMs < 40 * minute) return 20 * second;
  return 10 * minute;
}

/**
 * Delay until the next attempt of a failed refund: doubling from 10 seconds up to an hour.
 * @param tries attempts made so far
 */
export const nextRefundTryInMs = (tries: number): number =>
  Math.min(10 * second * 2 ** Math.min(tries, 9), 60 * minute);

/**
 * Whether a refund is less than the full payment of an item: fewer cents, or one part of a split payment.
 * @param line ledger entry of the payment; `part` is 0 if it was not split
 * @param cents refunded amount; null for everything
 */
export const isPartialRefund = (
  line: { part: number; cents: number | null },
  cents: number | null,
): boolean => line.part !== 0 || (cents !== null && cents !== line.cents);
