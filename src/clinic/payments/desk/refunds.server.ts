import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { notifyHolder } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { openPayerCreditAccount } from '../credit/service.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { refundedLetter, undoneLetter } from '../letters.server.ts';
import { findPayable } from '../payables.server.ts';
import {
  appendToLedger,
  findPurchase,
  isTillOpen,
  listPaymentParts,
  lockCapture,
  lockTillShared,
  newDeskId,
  readRefundableCents,
} from '../queries.server.ts';
import { issueMissingReceipts } from '../receipts/service.server.ts';
import { type RefundReason, refundPartOfCapture } from '../refunds/service.server.ts';
import { isPartialRefund } from '../rules.ts';
import type { LedgerRow } from '../tables.server.ts';
import { deskRefusals, type refundDestinations } from './contract.ts';
import { mayUndo } from './policy.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(deskRefusals);
type PaidReceipt = NonNullable<Awaited<ReturnType<typeof queries.findPaidReceipt>>>;

/**
 * Undoes a mistaken payment at the desk: a counter-entry with its receipt; the item is due again.
 * @param why for the audit log; `all` undoes every payment taken in the same act
 * @throws Refusal `not_found`, `not_yours`, `cannot_undo`
 */
export const undoAtDesk = (
  deps: PaymentsDeps,
  actor: Person,
  receiptId: number,
  { reason: why, all }: { reason: string; all: boolean },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const paid = await queries.findPaidReceipt(tx, receiptId);
    if (paid === undefined || paid.line.method === 'wallet' || isColleaguesPayment(actor, paid))
      throw refuse('not_found');
    if (!mayUndo(actor, paid.line, now)) throw refuse('not_yours');
    const lines = all ? await queries.listLastLinesOfAct(tx, paid.line) : [paid.line];
    const undone: LedgerRow[] = [];
    for (const line of lines) {
      // Undoes all parts of a split payment, so that the item is due again.
      const parts = await listPaymentParts(tx, line);
      const money = { reference: line.reference, captureId: boughtBy(line, parts) };
      // Locks the item first, then the capture, in the same order as a cancellation.
      const isUndone = await findPayable(deps.payables, line.reference)?.unsettle(tx, money, now);
      for (const part of parts) {
        await lockCapture(tx, requireCaptureId(part));
        if (!isUndone || (await readRefundableCents(tx, part)) !== part.cents) throw refuse('cannot_undo');
      }
      undone.push(...parts);
    }
    for (const part of undone)
      await bookDeskRefund(deps, tx, part, { cents: part.cents ?? 0, reason: 'undone', actor }, now);
    for (const line of lines)
      await record(tx, {
        at: now,
        actor,
        action: 'payment.undone',
        subject: line.reference,
        detail: { cents: line.cents, method: line.method, why },
      });
  });

/** Colleagues' payments are reported to professionals as unknown. */
const isColleaguesPayment = ({ role, userId }: Person, { line }: PaidReceipt): boolean =>
  role === 'professional' && line.enteredBy !== userId;

/** @throws Refusal `not_found` for a receipt outside the actor's scope */
export async function requireVisibleReceipt(
  { db }: PaymentsDeps,
  actor: Person,
  receiptId: number,
): Promise<void> {
  const paid = await queries.findPaidReceipt(db, receiptId);
  if (paid === undefined || isColleaguesPayment(actor, paid)) throw refuse('not_found');
}

const requireCaptureId = ({ id, captureId }: LedgerRow): string => {
  if (captureId === null) throw new Error(`line ${id} of the ledger is of no capture`);
  return captureId;
};

/** The capture the item is linked to: for a split payment that of its last part. */
const boughtBy = (line: LedgerRow, parts: readonly LedgerRow[]): string =>
  requireCaptureId(parts.at(-1) ?? line);

/** Books a return at the desk with its receipt and notifies the payer. */
async function bookDeskRefund(
  deps: PaymentsDeps,
  tx: Database,
  line: LedgerRow,
  { cents, reason, actor }: { cents: number; reason: RefundReason; actor: Person },
  now: Date,
): Promise<void> {
  const { reference, orderId, captureId, payerUserId, currency, method, occurrence, creditAccountId, part } =
    line;
  await lockTillShared(tx);
  await appendToLedger(tx, {
    at: now,
    step: 'refunded',
    reference,
    orderId,
    captureId,
    payerUserId,
    currency,
    method,
    occurrence,
    creditAccountId,
    part,
    refundId: newDeskId(),
    cents,
    reason,
    enteredBy: actor.userId,
  });
  const money = { cents, currency: currency ?? '', method };
  const isPart = isPartialRefund(line, cents);
  const compose = () => {
    const cause = 'payment' as const;
    return reason === 'undone'
      ? { kind: 'payment.undone', cause, ...undoneLetter(money) }
      : {
          kind: 'payment.refunded',
          cause,
          ...refundedLetter({ ...money, isPart, hasReceipt: payerUserId !== null }),
        };
  };
  await notifyHolder(tx, payerUserId, compose, now);
  await issueMissingReceipts(deps, tx, { reference, orderId }, now);
}

type DeskRefund = { cents: number; why: string; to: (typeof refundDestinations)[number]; sessions: number };

/**
 * Refunds a payment in full or in part: through the wallet, at the desk, or as the payer's credit. A paid appointment
 * stays paid; a plan loses the sessions no longer paid for.
 * @returns true when the refund is under way, false when it was returned at the desk
 * @throws Refusal `not_found`, `too_much`, `no_card`, `till_closed`
 */
export const refundAtDesk = (
  deps: PaymentsDeps,
  actor: Person,
  receiptId: number,
  { cents, why, to, sessions }: DeskRefund,
  remember: Remember,
): Promise<{ isOnItsWay: boolean }> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const paid = await queries.findPaidReceipt(tx, receiptId);
    if (paid === undefined) throw refuse('not_found');
    const { line, receipt } = paid;
    const captureId = requireCaptureId(line);
    const toCredit = to === 'credit' ? await openPayerCreditAccount(tx, receipt, now) : undefined;
    if (to === 'credit' && toCredit === undefined) throw refuse('no_card');
    const part = { captureId, cents, requestId: newDeskId(), toCredit };
    const payable = findPayable(deps.payables, line.reference);
    // Locks the item first, then the capture, in the same order as a cancellation.
    const bought = { boughtBy: boughtBy(line, await listPaymentParts(tx, line)), sessions, actor };
    const outcome = await payable?.returnAtDesk?.(tx, { ...part, ...bought }, now);
    const isOnItsWay = outcome !== undefined || line.method === 'wallet' || to === 'credit';
    await lockCapture(tx, captureId);
    if (outcome === 'unknown') throw refuse('not_found');
    if (outcome === 'too_much') throw refuse('too_much');
    if (outcome === undefined) {
      if (cents > ((await readRefundableCents(tx, line)) ?? 0)) throw refuse('too_much');
      if (isOnItsWay) await refundPartOfCapture(tx, deps.jobs, { ...part, reason: 'by_staff' }, now);
      else {
        await requireOpenTill(tx, line);
        await bookDeskRefund(deps, tx, line, { cents, reason: 'by_staff', actor }, now);
      }
    }
    await record(tx, {
      at: now,
      actor,
      action: 'payment.returned',
      subject: line.reference,
      detail: { cents, method: to === 'credit' ? to : line.method, why },
    });
    await remember(tx, isOnItsWay ? 1 : 0);
    return { isOnItsWay };
  });

/** Cash leaves the till only while it is open. An undone payment is a correction and needs no open till. */
async function requireOpenTill(tx: Database, { method }: LedgerRow): Promise<void> {
  if (method !== 'cash') return;
  await lockTillShared(tx);
  if (!(await isTillOpen(tx))) throw refuse('till_closed');
}

/**
 * Records that reception has returned owed money.
 * @throws Refusal `not_found`, also when already done; `till_closed`
 */
export const payOutAtDesk = (deps: PaymentsDeps, actor: Person, refundId: number): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const due = await queries.closeDeskRefund(tx, refundId);
    if (due === undefined || due.cents === null) throw refuse('not_found');
    const line = await findPurchase(tx, due.captureId);
    if (line === undefined) throw new Error(`refund ${refundId} is of no payment`);
    const { cents, reason } = due;
    await requireOpenTill(tx, line);
    // Cast: the column contains only refund reasons.
    await bookDeskRefund(deps, tx, line, { cents, reason: reason as RefundReason, actor }, now);
    await record(tx, {
      at: now,
      actor,
      action: 'payment.returned',
      subject: due.reference,
      detail: { cents, method: due.method },
    });
  });
