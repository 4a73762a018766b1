import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { readPayerCredit, reserveCredit } from '../credit/service.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { storeStatedRecipient } from '../invoices/queries.server.ts';
import { otherOpenOrders } from '../orders/queries.server.ts';
import { reconcileOrder } from '../orders/reconcile.server.ts';
import { isUnderReview } from '../orders/status.server.ts';
import type { DeskDue, DeskItem } from '../payables.server.ts';
import { appendToLedger, lockStatedRecipient, lockTillShared, newDeskId } from '../queries.server.ts';
import { sendReceipt } from '../receipts/letters.server.ts';
import { findReceipt } from '../receipts/queries.server.ts';
import { formatReceiptNumber } from '../receipts/rules.ts';
import { issueMissingReceipts } from '../receipts/service.server.ts';
import { currency } from '../reconciliation/service.server.ts';
import type { PayableKind, TakenMethod } from '../references.ts';
import { methodsFor } from '../terms.ts';
import { ignoreUnreachable } from '../wallet/rest.server.ts';
import { type DueAtDesk, type deskPaymentBody, deskRefusals, type TakenPayment } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(deskRefusals);
type ItemAtDesk = DeskItem & { type: PayableKind };

/** What is due now. @throws Refusal `not_found`, `already_paid`, `nothing_due`, `under_review` */
async function requireDue(
  { payables }: PaymentsDeps,
  tx: Database,
  actor: Person,
  { type, ...item }: ItemAtDesk,
  now: Date,
): Promise<DeskDue> {
  const due = await payables[type].dueAtDesk(tx, { actor, item }, now);
  if (due === undefined) throw refuse('not_found');
  if (due.state === 'paid') throw refuse('already_paid');
  if (due.state === 'over') throw refuse('nothing_due');
  if (await isUnderReview(tx, due.reference)) throw refuse('under_review');
  return due;
}

/**
 * What is due for an item. Reads open wallet orders first, because they may have paid for it.
 * @throws Refusal as `payableNow`
 */
export async function readDueAtDesk(deps: PaymentsDeps, actor: Person, wish: ItemAtDesk): Promise<DueAtDesk> {
  const look = () => inTransaction(deps.db, (tx) => requireDue(deps, tx, actor, wish, deps.clock.now()));
  const seen = await look();
  const orders = await otherOpenOrders(deps.db, seen.reference, '');
  await Promise.all(orders.map(({ orderId }) => reconcileOrder(deps, orderId).catch(ignoreUnreachable)));
  const due = orders.length === 0 ? seen : await look();
  const [{ name: payerName, email }, { concept }, creditCents] = await Promise.all([
    queries.findPayer(deps.db, due),
    deps.payables[wish.type].receiptLine(deps.db, due.reference),
    readPayerCredit(deps.db, due),
  ]);
  const methods: TakenMethod[] = [...methodsFor(due.operationCents)];
  if (creditCents >= due.priceCents) methods.push('credit');
  const { priceCents: cents, sessionsLeft = 0 } = due;
  return { cents, concept, payerName, email, methods, creditCents, sessionsLeft };
}

/**
 * Takes a payment at the desk: ledger entry, settlement and receipt in one transaction. Locks serialize it with an
 * online payment; the second of the two is refused.
 * @returns the receipt id
 * @throws Refusal as `payableNow`, and `price_changed` (with `price`), `no_cash`, `no_credit`
 */
export async function takeAtDesk(
  deps: PaymentsDeps,
  actor: Person,
  { method, cents, creditCents, recipient, ...wish }: z.output<typeof deskPaymentBody>,
  remember: Remember,
): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const due = await requireDue(deps, tx, actor, wish, now);
    if (due.priceCents !== cents) throw priceChanged(due);
    if (method !== 'credit' && !methodsFor(due.operationCents).includes(method)) throw refuse('no_cash');
    // Credit must leave a rest of at least one cent; full payment by credit is a method of its own.
    if (creditCents && (method === 'credit' || creditCents >= cents)) throw refuse('no_credit');
    const money = { reference: due.reference, cents, captureId: newDeskId() };
    const { type, ...item } = wish;
    const settled = await deps.payables[type].settleAtDesk(tx, money, item, now);
    // The price list has changed since it was read.
    if (settled === 'wrong_amount') throw priceChanged(await requireDue(deps, tx, actor, wish, now));
    if (settled !== 'settled') throw refuse('nothing_due');
    await lockTillShared(tx);
    const creditNeeded = method === 'credit' ? cents : (creditCents ?? 0);
    const creditAccountId = creditNeeded > 0 ? await reserveCredit(tx, due, creditNeeded) : null;
    if (creditAccountId === undefined) throw refuse('no_credit');
    const lines = splitLedgerLines(
      { ...money, method, creditAccountId, enteredBy: actor.userId },
      creditCents ?? 0,
    );
    await appendLines(tx, due, lines, now);
    await record(tx, {
      at: now,
      actor,
      action: 'payment.taken',
      subject: due.reference,
      detail: { cents, method, ...(creditCents ? { creditCents } : {}) },
    });
    const order = { reference: due.reference, orderId: money.captureId };
    if (recipient) {
      await lockStatedRecipient(tx, due.reference);
      const said = { reference: due.reference, payerUserId: due.payerUserId, ...recipient };
      await storeStatedRecipient(tx, { ...said, statedAt: now });
    }
    const issued = await issueMissingReceipts(
      deps,
      tx,
      { ...order, payerPatientId: due.payerPatientId },
      now,
    );
    const receiptId = issued.at(-1);
    if (receiptId === undefined) throw new Error(`${due.reference} was paid at the desk and has no receipt`);
    await deps.jobs.enqueue(tx, sendReceipt, { receiptId, otherIds: issued.slice(0, -1) });
    await remember(tx, receiptId);
    return receiptId;
  });
}

const priceChanged = ({ priceCents: price }: DeskDue) => refuse('price_changed', { extra: { price } });

type Money = { reference: string; cents: number; captureId: string; enteredBy: number } & {
  method: TakenMethod;
  creditAccountId: number | null;
};

/** Ledger entries of a payment: two when part is paid with credit, which comes first. */
function splitLedgerLines(money: Money, creditCents: number) {
  const { captureId: orderId, cents } = money;
  if (creditCents === 0) return [{ ...money, orderId, part: 0 }];
  const credit = { method: 'credit' as const, captureId: newDeskId(), cents: creditCents, part: 1 };
  const rest = { cents: cents - creditCents, part: 2, creditAccountId: null };
  return [
    { ...money, orderId, ...credit },
    { ...money, orderId, ...rest },
  ];
}

/** Captured and verified at once: money on the desk needs no verification. */
async function appendLines(
  tx: Database,
  { payerUserId, reference }: Pick<DeskDue, 'payerUserId' | 'reference'>,
  lines: ReturnType<typeof splitLedgerLines>,
  at: Date,
): Promise<void> {
  const occurrence = 1 + (await queries.countUndone(tx, reference));
  for (const line of lines) {
    const entry = { at, ...line, payerUserId, currency, occurrence };
    await appendToLedger(tx, { ...entry, step: 'captured' });
    if (!(await appendToLedger(tx, { ...entry, step: 'verified' })))
      throw new Error(`${reference} was paid for already, and its feature did not say so`);
  }
}

/** What the clinic owes a payer before erasing them: credit and desk returns. */
export async function readOwedTo(
  db: Database,
  payer: { payerUserId: number | null; payerPatientId: number | null },
): Promise<{ creditCents: number; returnCents: number }> {
  return {
    creditCents: await readPayerCredit(db, payer),
    returnCents: await queries.sumDeskRefundsDue(db, payer),
  };
}

export async function presentTakenPayment(
  { db }: Pick<PaymentsDeps, 'db'>,
  receiptId: number,
): Promise<TakenPayment> {
  const receipt = await findReceipt(db, receiptId);
  if (receipt === undefined || receipt.method === 'wallet')
    throw new Error(`no receipt ${receiptId} of the desk`);
  const { cents, method, captureId } = receipt;
  const credit = await queries.findCreditPart(db, captureId);
  return {
    receiptId,
    number: formatReceiptNumber(receipt),
    cents,
    method,
    credit: credit
      ? { receiptId: credit.id, number: formatReceiptNumber(credit), cents: credit.cents }
      : null,
  };
}
