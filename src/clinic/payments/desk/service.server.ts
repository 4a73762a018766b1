import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { creditOfPayer, takeCredit } from '../credit/service.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { putWish } from '../invoices/queries.server.ts';
import { otherOpenOrders } from '../orders/queries.server.ts';
import { reconcileOrder } from '../orders/reconcile.server.ts';
import { isUnderReview } from '../orders/status.server.ts';
import type { DeskDue, DeskItem } from '../payables.server.ts';
import { append, deskId, lockWish, whileNobodyCounts } from '../queries.server.ts';
import { sendReceipt } from '../receipts/letters.server.ts';
import { findReceipt } from '../receipts/queries.server.ts';
import { numberText } from '../receipts/rules.ts';
import { issueMissing } from '../receipts/service.server.ts';
import { currency } from '../reconciliation/service.server.ts';
import type { PayableKind, TakenMethod } from '../references.ts';
import { methodsFor } from '../terms.ts';
import { ignoreAway } from '../wallet/wallet.server.ts';
import { type DueAtDesk, type deskPayment, deskRefusals, type Taken } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(deskRefusals);
type Wish = DeskItem & { type: PayableKind };

/** What is due now. @throws Refusal `not_found`, `already_paid`, `nothing_due`, `under_review` */
async function payableNow(
  { payables }: PaymentsDeps,
  tx: Database,
  actor: Person,
  { type, ...item }: Wish,
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
export async function readDueAtDesk(deps: PaymentsDeps, actor: Person, wish: Wish): Promise<DueAtDesk> {
  const look = () => inTransaction(deps.db, (tx) => payableNow(deps, tx, actor, wish, deps.clock.now()));
  const seen = await look();
  const orders = await otherOpenOrders(deps.db, seen.reference, '');
  await Promise.all(orders.map(({ orderId }) => reconcileOrder(deps, orderId).catch(ignoreAway)));
  const due = orders.length === 0 ? seen : await look();
  const [{ name: payerName, email }, { concept }, creditCents] = await Promise.all([
    queries.payerOf(deps.db, due),
    deps.payables[wish.type].receiptLine(deps.db, due.reference),
    creditOfPayer(deps.db, due),
  ]);
  const methods: TakenMethod[] = [...methodsFor(due.operationCents)];
  if (creditCents >= due.priceCents) methods.push('credit');
  return { cents: due.priceCents, concept, payerName, email, methods, creditCents };
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
  { method, cents, creditCents, recipient, ...wish }: z.output<typeof deskPayment>,
  remember: Remember,
): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const due = await payableNow(deps, tx, actor, wish, now);
    if (due.priceCents !== cents) throw priceChanged(due);
    if (method !== 'credit' && !methodsFor(due.operationCents).includes(method)) throw refuse('no_cash');
    // Credit must leave a rest of at least one cent; full payment by credit is a method of its own.
    if (creditCents && (method === 'credit' || creditCents >= cents)) throw refuse('no_credit');
    const money = { reference: due.reference, cents, captureId: deskId() };
    const { type, ...item } = wish;
    const settled = await deps.payables[type].settleAtDesk(tx, money, item, now);
    // The price list has changed since it was read.
    if (settled === 'wrong_amount') throw priceChanged(await payableNow(deps, tx, actor, wish, now));
    if (settled !== 'settled') throw refuse('nothing_due');
    await whileNobodyCounts(tx);
    const creditNeeded = method === 'credit' ? cents : (creditCents ?? 0);
    const creditAccountId = creditNeeded > 0 ? await takeCredit(tx, due, creditNeeded) : null;
    if (creditAccountId === undefined) throw refuse('no_credit');
    const lines = linesOf({ ...money, method, creditAccountId, enteredBy: actor.userId }, creditCents ?? 0);
    await write(tx, due, lines, now);
    await record(tx, {
      at: now,
      actor,
      action: 'payment.taken',
      subject: due.reference,
      detail: { cents, method, ...(creditCents ? { creditCents } : {}) },
    });
    const order = { reference: due.reference, orderId: money.captureId };
    if (recipient) {
      await lockWish(tx, due.reference);
      const said = { reference: due.reference, payerUserId: due.payerUserId, ...recipient };
      await putWish(tx, { ...said, statedAt: now });
    }
    const issued = await issueMissing(deps, tx, { ...order, payerPatientId: due.payerPatientId }, now);
    const receiptId = issued.at(-1);
    if (receiptId === undefined) throw new Error(`${due.reference} was paid at the desk and has no receipt`);
    for (const id of issued) await deps.jobs.enqueue(tx, sendReceipt, { receiptId: id });
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
function linesOf(money: Money, creditCents: number) {
  const { captureId: orderId, cents } = money;
  if (creditCents === 0) return [{ ...money, orderId, part: 0 }];
  const credit = { method: 'credit' as const, captureId: deskId(), cents: creditCents, part: 1 };
  const rest = { cents: cents - creditCents, part: 2, creditAccountId: null };
  return [
    { ...money, orderId, ...credit },
    { ...money, orderId, ...rest },
  ];
}

/** Captured and verified at once: money on the desk needs no verification. */
async function write(
  tx: Database,
  { payerUserId, reference }: Pick<DeskDue, 'payerUserId' | 'reference'>,
  lines: ReturnType<typeof linesOf>,
  at: Date,
): Promise<void> {
  const occurrence = 1 + (await queries.undoneOf(tx, reference));
  for (const line of lines) {
    const entry = { at, ...line, payerUserId, currency, occurrence };
    await append(tx, { ...entry, step: 'captured' });
    if (!(await append(tx, { ...entry, step: 'verified' })))
      throw new Error(`${reference} was paid for already, and its feature did not say so`);
  }
}

/** What the clinic owes a payer before erasing them: credit and desk returns. */
export async function owedTo(
  db: Database,
  payer: { payerUserId: number | null; payerPatientId: number | null },
): Promise<{ creditCents: number; returnCents: number }> {
  return {
    creditCents: await creditOfPayer(db, payer),
    returnCents: await queries.owedAtDesk(db, payer),
  };
}

export async function showTaken({ db }: Pick<PaymentsDeps, 'db'>, receiptId: number): Promise<Taken> {
  const receipt = await findReceipt(db, receiptId);
  if (receipt === undefined || receipt.method === 'wallet')
    throw new Error(`no receipt ${receiptId} of the desk`);
  const { cents, method, captureId } = receipt;
  const credit = await queries.creditPartOf(db, captureId);
  return {
    receiptId,
    number: numberText(receipt),
    cents,
    method,
    credit: credit ? { receiptId: credit.id, number: numberText(credit), cents: credit.cents } : null,
  };
}
