import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { notifyHolder } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { accountOfPayer } from '../credit/service.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { refundedLetter, undoneLetter } from '../letters.server.ts';
import { payableBehind } from '../payables.server.ts';
import {
  append,
  centsGoneOf,
  deskId,
  lockCapture,
  partsOf,
  verifiedLine,
  whileNobodyCounts,
} from '../queries.server.ts';
import { issueMissing } from '../receipts/service.server.ts';
import { type RefundReason, refundPart } from '../refunds/service.server.ts';
import { isPartOf } from '../rules.ts';
import type { LedgerRow } from '../tables.server.ts';
import { deskRefusals, type returnWays } from './contract.ts';
import { mayUndo } from './policy.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(deskRefusals);
type Found = NonNullable<Awaited<ReturnType<typeof queries.findPaid>>>;

/**
 * Takes back a payment of the desk that was wrongly typed: a counter-entry and its receipt; the thing is unpaid again.
 * @param why for the log
 * @throws Refusal `not_found`, `not_yours`, `cannot_undo`
 */
export const undoAtDesk = (
  deps: PaymentsDeps,
  actor: Person,
  receiptId: number,
  why: string,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const paid = await queries.findPaid(tx, receiptId);
    if (paid === undefined || paid.line.method === 'wallet' || isOfOthers(actor, paid))
      throw refuse('not_found');
    const { line } = paid;
    if (!mayUndo(actor, line, now)) throw refuse('not_yours');
    // Of two ways both: the thing is unpaid again.
    const parts = await partsOf(tx, line);
    const money = { reference: line.reference, captureId: boughtBy(line, parts) };
    // First the thing's own turn, then the capture: the order in which whoever cancels takes them.
    const isUndone = await payableBehind(deps.payables, line.reference)?.unsettle(tx, money, now);
    for (const part of parts) {
      await lockCapture(tx, captureOf(part));
      if (!isUndone || (await centsGoneOf(tx, captureOf(part))) > 0) throw refuse('cannot_undo');
    }
    for (const part of parts)
      await giveBack(deps, tx, part, { cents: part.cents ?? 0, reason: 'undone', actor }, now);
    await record(tx, {
      at: now,
      actor,
      action: 'payment.undone',
      subject: line.reference,
      detail: { cents: line.cents, method: line.method, why },
    });
  });

/** To a professional what a colleague took is as unknown. */
const isOfOthers = ({ role, userId }: Person, { line }: Found): boolean =>
  role === 'professional' && line.enteredBy !== userId;

/** @throws Refusal `not_found` for a receipt that the actor may not see */
export async function requireSeen({ db }: PaymentsDeps, actor: Person, receiptId: number): Promise<void> {
  const paid = await queries.findPaid(db, receiptId);
  if (paid === undefined || isOfOthers(actor, paid)) throw refuse('not_found');
}

const captureOf = ({ id, captureId }: LedgerRow): string => {
  if (captureId === null) throw new Error(`line ${id} of the ledger is of no capture`);
  return captureId;
};

/** The capture that a thing knows its payment by: of two ways the one by which money came. */
const boughtBy = (line: LedgerRow, parts: readonly LedgerRow[]): string => captureOf(parts.at(-1) ?? line);

/** Writes that money has gone back at the desk, with the counterpart of its receipt, and tells whoever had paid. */
async function giveBack(
  deps: PaymentsDeps,
  tx: Database,
  line: LedgerRow,
  { cents, reason, actor }: { cents: number; reason: RefundReason; actor: Person },
  now: Date,
): Promise<void> {
  const { reference, orderId, captureId, payerUserId, currency, method, occurrence, creditAccountId, part } =
    line;
  await whileNobodyCounts(tx);
  await append(tx, {
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
    refundId: deskId(),
    cents,
    reason,
    enteredBy: actor.userId,
  });
  const money = { cents, currency: currency ?? '', method };
  const isPart = isPartOf(line, cents);
  const letter =
    reason === 'undone'
      ? { kind: 'payment.undone', ...undoneLetter(money) }
      : {
          kind: 'payment.refunded',
          ...refundedLetter({ ...money, isPart, hasReceipt: payerUserId !== null }),
        };
  await notifyHolder(tx, payerUserId, letter, now);
  await issueMissing(deps, tx, { reference, orderId }, now);
}

type Return = { cents: number; why: string; to: (typeof returnWays)[number]; sessions: number };

/**
 * Gives back a payment, whole or in part: by the wallet what came by it, at the desk the rest, or as credit of whoever had paid. An
 * appointment that it paid for stays paid; of a plan go the sessions that are no longer paid for.
 * @returns whether it is on its way; false where it has been given back at the desk
 * @throws Refusal `not_found`, `too_much`, `no_card`
 */
export const refundAtDesk = (
  deps: PaymentsDeps,
  actor: Person,
  receiptId: number,
  { cents, why, to, sessions }: Return,
  remember: Remember,
): Promise<{ isOnItsWay: boolean }> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const paid = await queries.findPaid(tx, receiptId);
    if (paid === undefined) throw refuse('not_found');
    const { line, receipt } = paid;
    const captureId = captureOf(line);
    const toCredit = to === 'credit' ? await accountOfPayer(tx, receipt, now) : undefined;
    if (to === 'credit' && toCredit === undefined) throw refuse('no_card');
    const part = { captureId, cents, requestId: deskId(), toCredit };
    const payable = payableBehind(deps.payables, line.reference);
    // First the thing's own turn, then the capture, as wherever one is cancelled.
    const bought = { boughtBy: boughtBy(line, await partsOf(tx, line)), sessions, actor };
    const outcome = await payable?.returnAtDesk?.(tx, { ...part, ...bought }, now);
    const isOnItsWay = outcome !== undefined || line.method === 'wallet' || to === 'credit';
    await lockCapture(tx, captureId);
    if (outcome === 'unknown') throw refuse('not_found');
    if (outcome === 'too_much') throw refuse('too_much');
    if (outcome === undefined) {
      if (cents > (line.cents ?? 0) - (await centsGoneOf(tx, captureId))) throw refuse('too_much');
      if (isOnItsWay) await refundPart(tx, deps.jobs, { ...part, reason: 'by_staff' }, now);
      else await giveBack(deps, tx, line, { cents, reason: 'by_staff', actor }, now);
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

/** Notes that money which the desk owed back has been given back. @throws Refusal `not_found`, also where it is done */
export const payOutAtDesk = (deps: PaymentsDeps, actor: Person, refundId: number): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const due = await queries.endAtDesk(tx, refundId);
    if (due === undefined || due.cents === null) throw refuse('not_found');
    const line = await verifiedLine(tx, due.captureId);
    if (line === undefined) throw new Error(`refund ${refundId} is of no payment`);
    const { cents, reason } = due;
    // Cast: the column holds nothing but reasons.
    await giveBack(deps, tx, line, { cents, reason: reason as RefundReason, actor }, now);
    await record(tx, {
      at: now,
      actor,
      action: 'payment.returned',
      subject: due.reference,
      detail: { cents, method: due.method },
    });
  });
