import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { Refusal, refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction, sqlStateOf } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { lockStatedRecipient, storeRecipient } from '../queries.server.ts';
import { formatReceiptNumber } from '../receipts/rules.ts';
import { deriveInvoiceMark, formatInvoiceNumber } from '../terms.ts';
import {
  type InvoiceRow,
  invoiceRefusals,
  type listInvoices,
  type noteInvoice,
  type noteInvoices,
  type Recipient,
  type stateRecipient,
} from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(invoiceRefusals);
type Deps = Pick<PaymentsDeps, 'db' | 'clock'>;

/** How long after a payment the payer can state the recipient online; later only reception can. */
const statementWindowMs = 3_600_000;

/**
 * Stores the invoice recipient of an item the user is about to pay or has just paid.
 * @throws Refusal `not_found` if the item is not theirs
 */
export async function saveStatedRecipient(
  { db, clock, payables }: Pick<PaymentsDeps, 'db' | 'clock' | 'payables'>,
  payerUserId: number,
  { type, recipient, ...item }: z.output<NonNullable<typeof stateRecipient.body>>,
): Promise<void> {
  const reference = await payables[type].referenceOf(db, { ...item, userId: payerUserId });
  if (reference === undefined) throw refuse('not_found');
  await inTransaction(db, async (tx) => {
    const statedAt = clock.now();
    await lockStatedRecipient(tx, reference);
    const since = new Date(statedAt.getTime() - statementWindowMs);
    const receiptId = await queries.findReceiptWithoutRecipient(tx, { reference, payerUserId, since });
    if (receiptId === undefined)
      await queries.storeStatedRecipient(tx, { reference, payerUserId, ...recipient, statedAt });
    else await storeRecipient(tx, { receiptId, ...recipient, statedAt });
  });
}

const pageSize = 50;

export async function invoicesFor(
  db: Database,
  { which, before }: z.output<NonNullable<typeof listInvoices.query>>,
) {
  const wish = { which, before };
  const [found, pending, lacking, lastSeries] = await Promise.all([
    queries.listWithInvoice(db, wish, pageSize + 1),
    queries.countPending(db),
    queries.countLackingData(db),
    queries.lastSeries(db),
  ]);
  return {
    rows: found.slice(0, pageSize).map(present),
    hasMore: found.length > pageSize,
    pending,
    lacking,
    lastSeries,
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof queries.findWithInvoice>>>;

function present({
  receipt,
  payerName,
  isBlocked,
  recipient,
  series,
  number,
  isUndone,
  lacksData,
}: Found): InvoiceRow {
  return {
    receiptId: receipt.id,
    receipt: formatReceiptNumber(receipt),
    issuedAt: receipt.issuedAt.toISOString(),
    concept: receipt.concept,
    cents: receipt.cents,
    payerName,
    series,
    number,
    state: deriveInvoiceMark({ series, number, isUndone }).state,
    recipient:
      recipient === null || isBlocked
        ? null
        : { name: recipient.name, taxId: recipient.taxId, address: recipient.address },
    lacksData,
  };
}

/**
 * Stores an invoice number. The former number stays in the audit log with the reason.
 * @throws Refusal `not_found`, `no_invoice`, `reason_needed`, `number_taken`
 */
export const saveInvoiceNumber = (
  { db, clock }: Deps,
  actor: Person,
  receiptId: number,
  { series, number, reason }: z.output<NonNullable<typeof noteInvoice.body>>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = clock.now();
    await queries.lockInvoice(tx, receiptId);
    const found = await queries.findWithInvoice(tx, receiptId);
    if (found === undefined) throw refuse('not_found');
    const former =
      found.number === null
        ? undefined
        : formatInvoiceNumber({ series: found.series ?? '', number: found.number });
    const text = formatInvoiceNumber({ series, number });
    if (former === undefined && found.isUndone) throw refuse('no_invoice');
    if (found.series === series && found.number === number) return;
    if (former !== undefined && !reason) throw refuse('reason_needed');
    if (await queries.isNumberTaken(tx, { receiptId, text })) throw refuse('number_taken');
    await queries.storeInvoice(tx, { receiptId, series, number, at, enteredBy: actor.userId });
    const subject = `receipt:${formatReceiptNumber(found.receipt)}`;
    await record(tx, {
      at,
      actor,
      subject,
      detail: { invoice: text, ...(former !== undefined && { former }) },
      ...(former === undefined
        ? { action: 'invoice.noted' }
        : { action: 'invoice.corrected', reason: `Antes ${former}, ahora ${text}: ${reason}` }),
    });
  }).catch((error: unknown) => {
    throw sqlStateOf(error) === uniqueViolation ? refuse('number_taken') : error;
  });

/**
 * Stores many invoice numbers, each on its own: one that is taken does not stop the others.
 * @returns the receipts whose number was refused, with the reason
 */
export async function saveInvoiceNumbers(
  deps: Deps,
  actor: Person,
  { numbers }: z.output<NonNullable<typeof noteInvoices.body>>,
): Promise<{ refused: { receiptId: number; message: string }[] }> {
  const refused: { receiptId: number; message: string }[] = [];
  for (const { receiptId, ...number } of numbers)
    try {
      await saveInvoiceNumber(deps, actor, receiptId, number);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ receiptId, message: error.message });
    }
  return { refused };
}

const uniqueViolation = '23505';

/** @throws Refusal `not_found`, `no_invoice` */
export const saveRecipient = (
  { db, clock }: Deps,
  actor: Person,
  receiptId: number,
  recipient: Recipient,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = clock.now();
    await queries.lockInvoice(tx, receiptId);
    const found = await queries.findWithInvoice(tx, receiptId);
    if (found === undefined) throw refuse('not_found');
    if (found.isUndone) throw refuse('no_invoice');
    await storeRecipient(tx, { receiptId, ...recipient, statedAt: at });
    const subject = `receipt:${formatReceiptNumber(found.receipt)}`;
    await record(tx, { at, actor, action: 'invoice.recipient-noted', subject });
  });
