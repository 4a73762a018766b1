import { languageOfRecipient, runInLanguage } from '#platform/language/request-language.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { findPayable } from '../payables.server.ts';
import {
  findRecipientOfCapture,
  lockStatedRecipient,
  storeRecipient,
  takeStatedRecipient,
} from '../queries.server.ts';
import type { LedgerRow } from '../tables.server.ts';
import { vatRules } from '../vat.ts';
import {
  addReceipt,
  copyRecipient,
  findPayerLanguage,
  type NewReceipt,
  paymentsWithout,
  refundsWithoutReceipt,
  takeNumber,
} from './queries.server.ts';
import { conceptOfRefund, seriesOf } from './rules.ts';
import { texts } from './texts.ts';

/**
 * Numbers and stores a receipt with its invoice recipient, if stated. Numbers have no gaps: a rollback takes none.
 * Locks the series until the transaction ends, so call it last: the holder must not wait for other locks (deadlock)
 * and blocks others only briefly.
 * @returns its id
 */
export async function issueReceipt(tx: Database, receipt: NewReceipt): Promise<number> {
  const series = seriesOf(receipt.issuedAt);
  const said = await recipientOf(tx, receipt);
  const receiptId = await addReceipt(tx, { ...receipt, series, number: await takeNumber(tx, series) });
  if (said !== undefined) await storeRecipient(tx, { ...said, receiptId });
  return receiptId;
}

/** A refund has the recipient of its payment. */
async function recipientOf(tx: Database, { reference, captureId, refundId }: NewReceipt) {
  if (refundId !== null) return findRecipientOfCapture(tx, captureId);
  await lockStatedRecipient(tx, reference);
  const wish = await takeStatedRecipient(tx, reference);
  return wish && { name: wish.name, taxId: wish.taxId, address: wish.address, statedAt: wish.statedAt };
}

/**
 * Issues all missing receipts of an order: one per purchase, and a counterpart per refund of such money. Money that
 * bought nothing has neither. Call it last in the transaction that wrote the ledger entries; each entry is written
 * once.
 * @returns ids of payment receipts, to send by e-mail
 */
export async function issueMissingReceipts(
  deps: Pick<PaymentsDeps, 'payables'>,
  tx: Database,
  order: { reference: string; orderId: string; payerPatientId?: number | null },
  now: Date,
): Promise<number[]> {
  const paid = [];
  for (const line of await paymentsWithout(tx, order)) {
    const payer = { payerUserId: line.payerUserId, payerPatientId: order.payerPatientId ?? null };
    const language = languageOfRecipient(await findPayerLanguage(tx, payer));
    const receipt = await runInLanguage(language, () => receiptOf(deps, tx, line, now));
    paid.push({ ...receipt, ...payer, language });
  }
  // All reads precede the first number, because numbering locks the series.
  const issued = [];
  for (const receipt of paid) issued.push(await issueReceipt(tx, receipt));
  // Both parts of a split payment have a receipt; the invoice recipient applies to both.
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
  const line = await findPayable(payables, reference)?.receiptLine(tx, reference);
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
    concept: part === 0 ? line.concept : texts().partOf(line.concept),
  };
}

/** A refund uses the VAT rate and the language of its payment, not the current ones. */
async function counterpartsDue(
  tx: Database,
  order: { reference: string; orderId: string },
  now: Date,
): Promise<NewReceipt[]> {
  const due = await refundsWithoutReceipt(tx, order);
  return due.flatMap(({ line: { refundId, cents, method, reason }, paid }) => {
    // The wallet's amount is unreadable: staff must check it, and it gets no number.
    if (cents === null) return [];
    const { reference, payerUserId, payerPatientId, captureId, language, vat, vatPercent } = paid;
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
      language,
      concept: runInLanguage(language, () => conceptOfRefund(paid.concept, reason === 'undone')),
    };
  });
}
