import { asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { notifyHolder } from '#clinic/patients/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { boughtNothingLetter, declinedLetter, underReviewLetter } from '../letters.server.ts';
import { findPayable, type SettleOutcome, type SettleSuccess } from '../payables.server.ts';
import * as queries from '../queries.server.ts';
import { type PayableKind, parseReference } from '../references.ts';
import { type RefundReason, refundCapture, refundPartOfCapture } from '../refunds/service.server.ts';
import { recordReturn } from '../returned/service.server.ts';
import type { Reading, WalletMoney } from '../rules.ts';

export type Reconciled =
  | { status: 'unknown' | 'foreign' }
  | Extract<Reading, { status: 'approved' }>
  | { status: 'waiting' | 'pending' | 'declined' | 'verified' | 'rejected'; reference: string };

export type Payment = { reference: string; orderId: string; payerUserId: number | null };

/** The only currency we request. */
export const currency = 'EUR';

/** Kind of item for letters; an unknown reference buys nothing, so its kind does not matter. */
const payableKindOf = ({ reference }: Payment): PayableKind =>
  parseReference(reference)?.type ?? 'appointment';

/** Applies a reading. The caller's transaction must hold the order's lock. */
export async function applyReading(
  deps: PaymentsDeps,
  tx: Database,
  reading: Reading,
  payment: Payment,
): Promise<Reconciled> {
  const now = deps.clock.now();
  switch (reading.status) {
    case 'unknown':
    case 'foreign':
      return { status: reading.status };
    case 'pending':
      return applyReview(deps, tx, reading.capture, payment, now);
    case 'declined':
      return declined(deps, tx, reading.captureId, payment, now);
    case 'captured':
      return applyCaptures(deps, tx, reading, payment);
    case 'approved':
      return reading;
    case 'waiting':
      return { status: reading.status, reference: payment.reference };
  }
}

async function applyReview(
  deps: PaymentsDeps,
  tx: Database,
  { id: captureId, cents, currency }: WalletMoney,
  payment: Payment,
  now: Date,
): Promise<Reconciled> {
  // The reading precedes the order's lock, so a newer reading may have been applied meanwhile.
  const decision = await queries.findDecision(tx, captureId);
  if (decision !== undefined) return { status: decision, reference: payment.reference };
  const isNew = await queries.appendToLedger(tx, {
    at: now,
    step: 'pending',
    captureId,
    cents,
    currency,
    ...payment,
  });
  if (isNew) {
    await findPayable(deps.payables, payment.reference)?.extendHold(tx, payment.reference, 'review', now);
    await notifyHolder(
      tx,
      payment.payerUserId,
      () => ({
        kind: 'payment.under-review',
        cause: 'payment',
        ...underReviewLetter({ cents, currency }, payableKindOf(payment)),
      }),
      now,
    );
  }
  return { status: 'pending', reference: payment.reference };
}

async function declined(
  deps: PaymentsDeps,
  tx: Database,
  captureId: string | undefined,
  payment: Payment,
  now: Date,
): Promise<Reconciled> {
  const entry = { at: now, step: 'declined' as const, ...payment };
  if (captureId !== undefined && (await queries.appendToLedger(tx, { ...entry, captureId }))) {
    await findPayable(deps.payables, payment.reference)?.extendHold(tx, payment.reference, 'usual', now);
    await notifyHolder(
      tx,
      payment.payerUserId,
      () => ({ kind: 'payment.declined', cause: 'payment', ...declinedLetter(payableKindOf(payment)) }),
      now,
    );
  }
  return { status: 'declined', reference: payment.reference };
}

/** Settles the item with captured money, or refunds it in full. */
async function applyCaptures(
  deps: PaymentsDeps,
  tx: Database,
  reading: Extract<Reading, { status: 'captured' }>,
  payment: Payment,
): Promise<Reconciled> {
  const { reference } = payment;
  let isVerified = false;
  for (const capture of reading.captures) {
    const verdict = await queries.findVerdict(tx, capture.id);
    if (verdict === undefined)
      isVerified = (await judgeCapture(deps, tx, reading, capture, payment)) || isVerified;
    else isVerified = isVerified || verdict === 'verified';
  }
  await noteRefunds(deps, tx, reading, payment);
  return { status: isVerified ? 'verified' : 'rejected', reference };
}

async function judgeCapture(
  deps: PaymentsDeps,
  tx: Database,
  reading: Extract<Reading, { status: 'captured' }>,
  { id: captureId, status, cents, currency: theirs }: WalletMoney,
  payment: Payment,
): Promise<boolean> {
  const now = deps.clock.now();
  const facts = { at: now, captureId, cents, currency: theirs, ...payment };
  await queries.appendToLedger(tx, { ...facts, step: 'captured' });
  // Money taken back at the wallet before we saw it buys nothing and is not refunded again.
  const isThere = status === 'COMPLETED';
  const taken = { captureId, cents, theirs, isThere };
  const outcome = await settleCapture(deps, tx, reading, taken, payment);
  if (outcome === 'settled' || typeof outcome === 'object') {
    if (!(await queries.appendToLedger(tx, { ...facts, step: 'verified' })))
      throw new Error(`${payment.reference} was paid for already, and its feature did not say so`);
    await record(tx, {
      at: now,
      actor: asSystem('payments'),
      action: 'payment.verified',
      subject: payment.reference,
    });
    if (typeof outcome === 'object') {
      const part = { captureId, cents: outcome.backCents, reason: 'price_difference' as const };
      await refundPartOfCapture(tx, deps.jobs, { ...part, requestId: `difference-${captureId}` }, now);
    }
    return true;
  }
  await queries.appendToLedger(tx, { ...facts, step: 'rejected', reason: outcome });
  await record(tx, {
    at: now,
    actor: asSystem('payments'),
    action: 'payment.rejected',
    subject: payment.reference,
    detail: { reason: outcome },
  });
  const left = status === 'REFUNDED' ? 0 : centsLeftAtWallet(reading, { captureId, cents });
  if (outcome === 'returned_at_wallet' && left === 0) return false;
  const money = { captureId, cents: left, currency: theirs };
  await refundCapture(tx, deps.jobs, { ...payment, ...money, reason: outcome }, now);
  await notifyHolder(
    tx,
    payment.payerUserId,
    () => ({
      kind: 'payment.bought-nothing',
      cause: 'payment',
      ...boughtNothingLetter({ cents, currency: theirs, reason: outcome }, payableKindOf(payment)),
    }),
    now,
  );
  return false;
}

function centsLeftAtWallet(
  { refunds }: Extract<Reading, { status: 'captured' }>,
  { captureId, cents }: { captureId: string; cents: number | null },
): number | null {
  const own = refunds.filter((one) => one.captureId === captureId && one.status === 'COMPLETED');
  if (cents === null || own.some((one) => one.cents === null)) return null;
  return cents - own.reduce((sum, one) => sum + (one.cents ?? 0), 0);
}

async function settleCapture(
  deps: PaymentsDeps,
  tx: Database,
  { isSound }: { isSound: boolean },
  {
    captureId,
    cents,
    theirs,
    isThere,
  }: { captureId: string; cents: number | null; theirs: string; isThere: boolean },
  { reference, orderId }: Payment,
): Promise<SettleSuccess | RefundReason> {
  if (!isThere) return 'returned_at_wallet';
  if (!isSound) return 'odd_order';
  if (theirs !== currency) return 'wrong_currency';
  if (cents === null) return 'wrong_amount';
  const settled: SettleOutcome | undefined = await findPayable(deps.payables, reference)?.settle(
    tx,
    { reference, cents, captureId, orderId },
    deps.clock.now(),
  );
  return settled ?? 'unknown_item';
}

/** Records refunds missing in our ledger: made in the wallet's own screens, or by a job that was killed. */
async function noteRefunds(
  deps: PaymentsDeps,
  tx: Database,
  { captures, refunds }: Extract<Reading, { status: 'captured' }>,
  payment: Payment,
): Promise<void> {
  const { clock } = deps;
  for (const { id: refundId, captureId, status, cents, currency } of refunds) {
    if (status !== 'COMPLETED') continue;
    const entry = { ...payment, captureId, refundId, cents, currency, reason: 'seen_at_wallet' };
    const isNew = await queries.appendToLedger(tx, { at: clock.now(), step: 'refunded', ...entry });
    // It fulfils a refund refused before, so nobody returns that one by hand as well.
    if (!isNew || captureId === null) continue;
    await recordReturn(deps, tx, { ...payment, captureId, refundId }, clock.now());
    await queries.closeRefusedRefunds(tx, { captureId, cents });
  }
  for (const { id: captureId, status, cents, currency } of captures) {
    // Disputed money leaves without a refund. A refund that is listed later has been counted then.
    if (status !== 'REVERSED' || (await queries.isWhollyRefunded(tx, captureId))) continue;
    const refundId = `REVERSED-${captureId}`;
    const left = cents === null ? null : cents - (await queries.sumRefunded(tx, captureId));
    const entry = { ...payment, captureId, refundId, cents: left, currency, reason: 'seen_at_wallet' };
    if (await queries.appendToLedger(tx, { at: clock.now(), step: 'refunded', ...entry }))
      await recordReturn(deps, tx, { ...payment, captureId, refundId }, clock.now());
  }
}
