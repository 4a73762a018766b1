import type { Person } from '#clinic/audit/contract.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { mayReturn, mayUndo } from '../desk/policy.ts';
import { formatReceiptNumber } from '../receipts/rules.ts';
import { parseReference } from '../references.ts';
import { deriveInvoiceMark } from '../terms.ts';
import { type PaymentSelection, receiptsFor, refundsOpen } from './queries.server.ts';

/** Payments and refunds, newest first, and open refunds. The caller checks access. */
export async function movementsOf(
  db: Database,
  whose: PaymentSelection,
  { actor, now }: { actor: Person; now: Date },
) {
  const [issued, open] = await Promise.all([receiptsFor(db, whose), refundsOpen(db, whose)]);
  const gone = Map.groupBy(issued, ({ receipt }) => receipt.captureId);
  return {
    receipts: issued.map(({ receipt, payerName, enteredBy, ...invoice }) => ({
      id: receipt.id,
      number: formatReceiptNumber(receipt),
      issuedAt: receipt.issuedAt.toISOString(),
      concept: receipt.concept,
      cents: receipt.cents,
      isRefund: receipt.refundId !== null,
      payerName,
      method: receipt.method,
      isPlan: parseReference(receipt.reference)?.type === 'subscription',
      invoice: deriveInvoiceMark(invoice),
      // True while nothing was refunded; other obstacles are reported on the attempt.
      mayUndo:
        receipt.refundId === null &&
        gone.get(receipt.captureId)?.length === 1 &&
        mayUndo(actor, { enteredBy, at: receipt.issuedAt }, now),
      mayReturn:
        mayReturn(actor) && receipt.refundId === null && sumOf(gone.get(receipt.captureId) ?? []) > 0,
    })),
    returning: open.map(({ id, cents, createdAt, state, method }) => ({
      id,
      cents,
      since: createdAt.toISOString(),
      isRefused: state === 'refused',
      method,
    })),
  };
}

const sumOf = (issued: readonly { receipt: { cents: number } }[]): number =>
  issued.reduce((sum, { receipt }) => sum + receipt.cents, 0);
