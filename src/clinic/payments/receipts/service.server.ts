import type { Database } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { payableBehind } from '../payables.server.ts';
import { lockWish, putRecipient, recipientOfCapture, takeWish } from '../queries.server.ts';
import type { LedgerRow } from '../tables.server.ts';
import { vatRules } from '../vat.ts';
import {
  addReceipt,
  copyRecipient,
  type NewReceipt,
  paymentsWithout,
  refundsWithoutReceipt,
  takeNumber,
} from './queries.server.ts';
import { conceptOfRefund, seriesOf } from './rules.ts';

/**
 * Gives a receipt its number and stores it. Numbers have no gaps: a transaction that is rolled back takes none. The
 * series' row is locked until the transaction ends, so this comes last in it: whoever holds a number waits for nobody
 * else's lock (no circle), and keeps the others waiting shortest. Whom its invoice is for, where that was said, goes with it.
 * @returns its id
 */
export async function issueReceipt(tx: Database, receipt: NewReceipt): Promise<number> {
  const series = seriesOf(receipt.issuedAt);
  const said = await recipientOf(tx, receipt);
  const receiptId = await addReceipt(tx, { ...receipt, series, number: await takeNumber(tx, series) });
  if (said !== undefined) await putRecipient(tx, { ...said, receiptId });
  return receiptId;
}

/** A return's is its payment's. */
async function recipientOf(tx: Database, { reference, captureId, refundId }: NewReceipt) {
  if (refundId !== null) return recipientOfCapture(tx, captureId);
  await lockWish(tx, reference);
  const wish = await takeWish(tx, reference);
  return wish && { name: wish.name, taxId: wish.taxId, address: wish.address, statedAt: wish.statedAt };
}

/**
 * Issues what the ledger asks for and what is missing: a receipt for each payment of an order that bought something, a
 * counterpart for each return of such money. Money that bought nothing has neither. To be called last in the transaction that
 * wrote those lines; the ledger lets one transaction alone write each.
 * @returns the ids of the receipts of payments, which are sent by mail
 */
export async function issueMissing(
  deps: Pick<PaymentsDeps, 'payables'>,
  tx: Database,
  order: { reference: string; orderId: string; payerPatientId?: number | null },
  now: Date,
): Promise<number[]> {
  const paid = [];
  for (const line of await paymentsWithout(tx, order))
    paid.push({ ...(await receiptOf(deps, tx, line, now)), payerPatientId: order.payerPatientId ?? null });
  // Everything that is read is read before the first number is taken.
  const issued = [];
  for (const receipt of paid) issued.push(await issueReceipt(tx, receipt));
  // Of what was paid by two ways each has a receipt; whom the invoice is for holds for both.
  const [first, ...others] = issued;
  for (const id of others) if (first !== undefined) await copyRecipient(tx, { from: first, to: id });
  for (const receipt of await counterpartsDue(tx, order, now)) await issueReceipt(tx, receipt);
  return issued;
}

async function receiptOf(
  { payables }: Pick<PaymentsDeps, 'payables'>,
  tx: Database,
  { reference, payerUserId, captureId, cents, method, part }: LedgerRow,
  now: Date,
): Promise<NewReceipt> {
  const line = await payableBehind(payables, reference)?.receiptLine(tx, reference);
  if (line === undefined || captureId === null || cents === null)
    throw new Error(`${reference} was paid, and nothing says what its receipt is about`);
  return {
    issuedAt: now,
    reference,
    payerUserId,
    captureId,
    refundId: null,
    cents,
    method,
    vat: line.vat,
    vatPercent: vatRules[line.vat].percent,
    concept: part === 0 ? line.concept : `${line.concept} (una parte)`,
  };
}

/** A return is taxed as its payment was, whatever the rate is by then. */
async function counterpartsDue(
  tx: Database,
  order: { reference: string; orderId: string },
  now: Date,
): Promise<NewReceipt[]> {
  const due = await refundsWithoutReceipt(tx, order);
  return due.flatMap(({ line: { refundId, cents, method, reason }, paid }) => {
    // The wallet's text was no amount of ours: staff have to look at it, and no number is spent on it.
    if (cents === null) return [];
    const { reference, payerUserId, payerPatientId, captureId, vat, vatPercent } = paid;
    return {
      issuedAt: now,
      reference,
      payerUserId,
      payerPatientId,
      captureId,
      refundId,
      cents: -cents,
      vat,
      vatPercent,
      method,
      concept: conceptOfRefund(paid.concept, reason === 'undone'),
    };
  });
}
