import { queueMessage } from '#clinic/notifications/service.server.ts';
import { clinic } from '#config';
import { type Jobs, job } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { partByHandLetter } from '../letters.server.ts';
import * as queries from '../queries.server.ts';
import type { PaymentMethod } from '../references.ts';
import type { LedgerRow } from '../tables.server.ts';

/** Returns money; tries again by itself until the wallet has done it or refused for good. */
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
 * The reason of a return that ends what was bought: it was cancelled in time, with its notice waived, or by the clinic
 * itself. The ledger calls all three by the first, which was there before the others.
 */
export const cancelledReason: RefundReason = 'cancelled_in_time';

/** Money of one capture on its way back: these cents, or all that the wallet holds of it where they are null. */
export type CaptureRefund = {
  reference: string;
  orderId: string;
  captureId: string;
  payerUserId: number | null;
  cents: number | null;
  currency: string;
  reason: RefundReason;
  /** As it was paid; through the wallet where nothing is said. */
  method?: PaymentMethod;
  /** Of credit: whose. */
  creditAccountId?: number | null;
};

/**
 * Notes, in the transaction that decides it, that money of a capture goes back, once: all of it, but for what the caller has
 * taken off; a job does it, and the desk where the desk took it.
 * @returns false where that is noted already
 */
export const refundOnce = (tx: Database, jobs: Jobs, wish: CaptureRefund, now: Date): Promise<boolean> =>
  note(tx, jobs, wish, `whole-${wish.captureId}`, now);

async function note(
  tx: Database,
  jobs: Jobs,
  wish: CaptureRefund,
  requestId: string,
  now: Date,
): Promise<boolean> {
  const id = await queries.addRefund(tx, { ...wish, requestId, nextTryAt: now, createdAt: now });
  if (id === undefined) return false;
  await queries.append(tx, { at: now, step: 'refund_due', ...wish });
  if (wish.method === undefined || wish.method === 'wallet' || wish.method === 'credit')
    await jobs.enqueue(tx, sendRefund, { refundRowId: id });
  return true;
}

/**
 * Returns, in the transaction that cancels something, what was paid for it and has not gone back in parts.
 * @param withheldCents stays: it pays for something else from now on
 * @returns false where nothing was paid, by the wallet or at the desk, or nothing is left of it
 */
export async function refundPaymentOf(
  tx: Database,
  jobs: Jobs,
  reference: string,
  { reason, withheldCents = 0 }: { reason: RefundReason; withheldCents?: number },
  now: Date,
): Promise<boolean> {
  const paid = await queries.verifiedCapture(tx, reference);
  if (paid === undefined) return false;
  let withheld = withheldCents;
  let isNoted = false;
  // What stays is taken from credit first: money goes back as far as it can.
  for (const part of await queries.partsOf(tx, paid)) {
    if (part.captureId === null) continue;
    const { captureId } = part;
    await queries.lockCapture(tx, captureId);
    const left = part.cents === null ? null : part.cents - (await queries.centsGoneOf(tx, captureId));
    const cents = left === null ? null : Math.max(0, left - withheld);
    if (left !== null && cents !== null) withheld -= left - cents;
    if (cents === 0) continue;
    const wish = { ...moneyOf(part, captureId), cents, reason };
    isNoted = (await refundOnce(tx, jobs, wish, now)) || isNoted;
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

/** Keeps the requests of parts apart from that for the whole. */
const partPrefix = 'part-';

/** A part of a payment that somebody decides to give back. `requestId` is theirs: the same one is one return. */
export type PartToRefund = {
  captureId: string;
  cents: number;
  reason: RefundReason;
  requestId: string;
  /** Where it becomes credit (`accountOfPayer`); otherwise it goes the way it came. */
  toCredit?: number | undefined;
};

/**
 * Notes, in the transaction that decides it, that a part of a payment goes back; a job does it. What is noted and what
 * has gone back never exceed what was paid, also where two are decided at once: they wait for each other here. The
 * capture's lock is the last but for the series of receipts, so it may be called under any other.
 * @param part cents: whole, at least 1
 * @returns 'noted', also where the same request is noted already; 'too_much' where less is left;
 *   'unknown' where no such capture has bought anything
 */
export async function refundPart(
  tx: Database,
  jobs: Jobs,
  { captureId, cents, reason, requestId: request, toCredit }: PartToRefund,
  now: Date,
): Promise<'noted' | 'too_much' | 'unknown'> {
  if (!Number.isSafeInteger(cents) || cents < 1) throw new Error(`${cents} cents cannot go back`);
  const requestId = `${partPrefix}${request}`;
  await queries.lockCapture(tx, captureId);
  const paid = await queries.verifiedLine(tx, captureId);
  if (paid?.cents == null) return 'unknown';
  const known = await queries.findRefundByRequest(tx, requestId);
  if (known !== undefined) {
    if (known.captureId === captureId && known.cents === cents) return 'noted';
    throw new Error(`request ${request} has returned something else`);
  }
  if (cents > paid.cents - (await queries.centsGoneOf(tx, captureId))) return 'too_much';
  const way = toCredit === undefined ? {} : { method: 'credit' as const, creditAccountId: toCredit };
  await note(tx, jobs, { ...moneyOf(paid, captureId), ...way, cents, reason }, requestId, now);
  return 'noted';
}

/**
 * The same of a payment that may have been made by two ways: first from the capture that is named, then from the other.
 * @param part cents: of both together
 */
export async function refundAcross(
  tx: Database,
  jobs: Jobs,
  part: PartToRefund,
  now: Date,
): Promise<'noted' | 'too_much' | 'unknown'> {
  const paid = await queries.verifiedLine(tx, part.captureId);
  if (paid === undefined || paid.part === 0) return refundPart(tx, jobs, part, now);
  const lines = (await queries.partsOf(tx, paid)).flatMap(({ captureId, cents }) =>
    captureId === null || cents === null ? [] : { captureId, cents },
  );
  for (const { captureId } of lines) await queries.lockCapture(tx, captureId);
  const wishes = [];
  let rest = part.cents;
  for (const { captureId, cents } of lines.toSorted((one) => (one.captureId === part.captureId ? -1 : 1))) {
    const requestId = captureId === part.captureId ? part.requestId : `${part.requestId}-${captureId}`;
    if (await queries.findRefundByRequest(tx, `${partPrefix}${requestId}`)) return 'noted';
    const taken = Math.min(rest, cents - (await queries.centsGoneOf(tx, captureId)));
    if (taken > 0) wishes.push({ ...part, captureId, requestId, cents: taken });
    rest -= Math.max(0, taken);
  }
  if (rest > 0) return 'too_much';
  for (const wish of wishes) await refundPart(tx, jobs, wish, now);
  return 'noted';
}

/**
 * Gives a part back of what was paid for something; a job does it. Where nothing was paid for it through the wallet, or less
 * is left, whoever was promised it gets it all the same: the clinic is told to return it by hand.
 * @param part its `requestId` need be unique for the thing alone
 */
export async function refundPartOf(
  tx: Database,
  jobs: Jobs,
  reference: string,
  { requestId, ...part }: Omit<PartToRefund, 'captureId'>,
  now: Date,
): Promise<void> {
  const captureId = (await queries.verifiedCapture(tx, reference))?.captureId ?? null;
  const wish = { ...part, requestId: `${requestId}-${captureId}` };
  const outcome = captureId === null ? 'unknown' : await refundAcross(tx, jobs, { ...wish, captureId }, now);
  if (outcome === 'noted') return;
  const letter = partByHandLetter({ cents: part.cents, currency: 'EUR', reference, captureId });
  const message = { kind: 'payment.refund-by-hand', userId: null, ...letter };
  await queueMessage(tx, { channel: 'email', recipient: clinic.email, ...message }, now);
}
