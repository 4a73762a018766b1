import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { issuedBetween } from '../receipts/queries.server.ts';
import { deriveInvoiceMark } from '../terms.ts';
import { daysOfQuarter } from './rules.ts';
import type { InvoicedReceipt } from './table.ts';

/** Receipts of a quarter with their invoices, by number. Records the download. */
export async function listQuarterReceipts(
  { db, clock }: Pick<PaymentsDeps, 'db' | 'clock'>,
  actor: Person,
  quarter: string,
): Promise<InvoicedReceipt[]> {
  const { from, to } = daysOfQuarter(quarter);
  const issued = await issuedBetween(db, instantOf(from, '00:00'), instantOf(to, '00:00'));
  await record(db, {
    at: clock.now(),
    actor,
    action: 'receipts.quarter-taken',
    subject: `quarter:${quarter}`,
  });
  return issued.map(({ receipt, payerName, recipient, ...invoice }) => ({
    ...receipt,
    payerName,
    recipient,
    invoice: deriveInvoiceMark(invoice),
  }));
}
