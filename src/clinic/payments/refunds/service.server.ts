import { clinicMailbox, queueMessage } from '#clinic/notifications/service.server.ts';
import { type Jobs, job } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { partByHandLetter } from '../letters.server.ts';
import * as queries from '../queries.server.ts';
import type { PaymentMethod } from '../references.ts';
import type { LedgerRow } from '../tables.server.ts';

/** Refunds money; retried until the wallet has done it or refused permanently. */
export const sendRefund = job<{ refundRowId: number }>('payments.return-money');

export type RefundReason =
  | 'cancelled_in_time'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'odd_order'
  | 'second_payment'
  | 'gone'
  | 'unknown_item'
  | 'returned_at_wallet'
  | 'price_difference'
  | 'by_staff'
  | 'undone';

/**
 * Reason of refunds that end a purchase: cancelled in time, with waived notice, or by the clinic. The ledger uses the
 * first name for all three, for historical reasons.
 */
export const cancellationReason: RefundReason = 'cancelled_in_time';

/** A refund of one capture; `cents` null means everything the wallet holds of it. */
export type CaptureRefund = {
  reference: string;
  orderId: string;
  captureId: string;
  payerUserId: number | null;
  cents: number | null;
  currency: string;
  reason: RefundReason;
  method?: PaymentMethod;
  creditAccountId?: number | null;
};

/**
 * Queues the only full refund of a capture (less what the caller withholds), in the deciding transaction. A job
 * performs it, or reception for desk payments.
 * @returns false if it is queued already
 */
export const refundCapture = (tx: Database, jobs: Jobs, wish: CaptureRefund, now: Date): Promise<boolean> =>
  queueRefund(tx, jobs, wish, `whole-${wish.captureId}`, now);

async function queueRefund(
  tx: Database,
  jobs: Jobs,
  wish: CaptureRefund,
  requestId: string,
  now: Date,
): Promise<boolean> {
  const id = await queries.addRefund(tx, { ...wish, requestId, nextTryAt: now, createdAt: now });
  if (id === undefined) return false;
  await queries.appendToLedger(tx, { at: now, step: 'refund_due', ...wish });
  if (wish.method === undefined || wish.method === 'wallet' || wish.method === 'credit')
    await jobs.enqueue(tx, sendRefund, { refundRowId: id });
  return true;
}

/**
 * Queues the refund of all that was paid for a cancelled item and is not yet refunded, in the cancelling transaction.
 * @param withheldCents kept, because it pays for something else from now on
 * @returns false if nothing was paid or nothing is left
 */
export async function refundItem(
  tx: Database,
  jobs: Jobs,
  reference: string,
  { reason, withheldCents = 0 }: { reason: RefundReason; withheldCents?: number },
  now: Date,
): Promise<boolean> {
  const paid = await queries.findLastPurchase(tx, reference);
  if (paid === undefined) return false;
  let withheld = withheldCents;
  let isNoted = false;
  // Withholds from credit first, so that as much money as possible is refunded.
  for (const part of await queries.listPaymentParts(tx, paid)) {
    if (part.captureId === null) continue;
    const { captureId } = part;
    await queries.lockCapture(tx, captureId);
    const left = await queries.readRefundableCents(tx, part);
    const cents = left === null ? null : Math.max(0, left - withheld);
    if (left !== null && cents !== null) withheld -= left - cents;
    if (cents === 0) continue;
    const wish = { ...moneyOf(part, captureId), cents, reason };
    isNoted = (await refundCapture(tx, jobs, wish, now)) || isNoted;
  }
  return isNoted;
}

const moneyOf = (
  { reference, orderId, payerUserId, currency, method, creditAccountId }: LedgerRow,
  captureId: string,
) => ({
  reference,
  orderId,
  captureId,
  payerUserId,
  currency: currency ?? '',
  method,
  creditAccountId,
});

/** Keeps request ids of partial refunds apart from full ones. */
const partPrefix = 'part-';

/** A partial refund. `requestId` comes from the caller; equal ids are one refund. */
export type PartialRefund = {
  captureId: string;
  cents: number;
  reason: RefundReason;
  requestId: string;
  toCredit?: number | undefined;
};

/**
 * Queues a partial refund of one capture in the deciding transaction. Concurrent requests are serialized, so the total never exceeds
 * the payment. The capture's lock is second to last, before the receipt series, so any other lock may be held.
 * @param part cents: integer, at least 1
 * @returns 'noted', also for a repeated request; 'too_much' if less is left; 'unknown' if the capture bought nothing
 */
export async function refundPartOfCapture(
  tx: Database,
  jobs: Jobs,
  { captureId, cents, reason, requestId: request, toCredit }: PartialRefund,
  now: Date,
): Promise<'noted' | 'too_much' | 'unknown'> {
  if (!Number.isSafeInteger(cents) || cents < 1) throw new Error(`${cents} cents cannot go back`);
  const requestId = `${partPrefix}${request}`;
  await queries.lockCapture(tx, captureId);
  const paid = await queries.findPurchase(tx, captureId);
  const left = paid === undefined ? null : await queries.readRefundableCents(tx, paid);
  if (paid === undefined || left === null) return 'unknown';
  const known = await queries.findRefundByRequest(tx, requestId);
  if (known !== undefined) {
    if (known.captureId === captureId && known.cents === cents) return 'noted';
    throw new Error(`request ${request} has returned something else`);
  }
  if (cents > left) return 'too_much';
  const destination = toCredit === undefined ? {} : { method: 'credit' as const, creditAccountId: toCredit };
  await queueRefund(tx, jobs, { ...moneyOf(paid, captureId), ...destination, cents, reason }, requestId, now);
  return 'noted';
}

/**
 * Queues a partial refund of a payment that may be split over two captures: first from the given capture, then from the other.
 * @param part cents: total over both
 */
export async function refundPartOfPayment(
  tx: Database,
  jobs: Jobs,
  part: PartialRefund,
  now: Date,
): Promise<'noted' | 'too_much' | 'unknown'> {
  const paid = await queries.findPurchase(tx, part.captureId);
  if (paid === undefined || paid.part === 0) return refundPartOfCapture(tx, jobs, part, now);
  const lines = (await queries.listPaymentParts(tx, paid)).flatMap(({ captureId, cents }) =>
    captureId === null || cents === null ? [] : { captureId, cents },
  );
  for (const { captureId } of lines) await queries.lockCapture(tx, captureId);
  const wishes = [];
  let rest = part.cents;
  for (const { captureId, cents } of lines.toSorted((one) => (one.captureId === part.captureId ? -1 : 1))) {
    const requestId = captureId === part.captureId ? part.requestId : `${part.requestId}-${captureId}`;
    if (await queries.findRefundByRequest(tx, `${partPrefix}${requestId}`)) return 'noted';
    const left = (await queries.readRefundableCents(tx, { captureId, cents })) ?? 0;
    const taken = Math.min(rest, left);
    if (taken > 0) wishes.push({ ...part, captureId, requestId, cents: taken });
    rest -= Math.max(0, taken);
  }
  if (rest > 0) return 'too_much';
  for (const wish of wishes) await refundPartOfCapture(tx, jobs, wish, now);
  return 'noted';
}

/**
 * Queues a partial refund of an item. If nothing was paid through the wallet, or less is left, the clinic is notified
 * to return it by hand, because it was promised.
 * @param part its `requestId` need be unique only per item
 */
export async function refundPartOfItem(
  tx: Database,
  jobs: Jobs,
  reference: string,
  { requestId, ...part }: Omit<PartialRefund, 'captureId'>,
  now: Date,
): Promise<void> {
  const captureId = (await queries.findLastPurchase(tx, reference))?.captureId ?? null;
  const wish = { ...part, requestId: `${requestId}-${captureId}` };
  const outcome =
    captureId === null ? 'unknown' : await refundPartOfPayment(tx, jobs, { ...wish, captureId }, now);
  if (outcome === 'noted') return;
  const compose = () => ({
    kind: 'payment.refund-by-hand',
    cause: 'payment' as const,
    ...partByHandLetter({ cents: part.cents, currency: 'EUR', reference, captureId }),
  });
  await queueMessage(tx, clinicMailbox(), compose, now);
}
