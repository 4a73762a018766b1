import { hasBeenNotified, queueMessage } from '#clinic/notifications/service.server.ts';
import { job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { receiptLetter } from '../letters.server.ts';
import { renderIssuedReceipt } from './issued.server.ts';
import { findReceipt, lockSending } from './queries.server.ts';
import { fileNameOf, formatReceiptNumber } from './rules.ts';

/** Sends the receipt of a payment, once. Retried for hours, because no other e-mail delivers it. */
export const sendReceipt = job<{ receiptId: number }>('payments.send-receipt', { retryLimit: 12 });

const kind = 'payment.receipt';

const dayMs = 24 * 3_600_000;

/** A suppressed letter is retried daily for this long; the receipt stays available in the profile. */
const retryForMs = 30 * dayMs;

/**
 * Queues the receipt letter if the payer has an address. The PDF is rendered outside the transaction; a repeated or
 * concurrent call finds the first letter. Above the address's daily limit (decision 0014) it is retried the next day.
 */
export async function queueReceiptLetter(
  { db, clock, jobs }: PaymentsDeps,
  receiptId: number,
): Promise<void> {
  const receipt = await findReceipt(db, receiptId);
  // The address is that of the paying account or record, so it is gone when both are.
  if (receipt === undefined || receipt.email === null) return;
  const { email, payerUserId: userId, payerPatientId: patientId } = receipt;
  const about = `receipt:${receiptId}`;
  if (await hasBeenNotified(db, { userId, kind, about })) return;
  const file = {
    name: fileNameOf(receipt),
    type: 'application/pdf',
    content: (await renderIssuedReceipt(db, receipt)).toString('base64'),
    encoding: 'base64' as const,
  };
  await inTransaction(db, async (tx) => {
    await lockSending(tx, receiptId);
    if (await hasBeenNotified(tx, { userId, kind, about })) return;
    const words = receiptLetter({
      number: formatReceiptNumber(receipt),
      cents: receipt.cents,
      currency: 'EUR',
      method: receipt.method,
      hasProfile: userId !== null,
    });
    const whose = userId === null ? { userId, patientId } : { userId };
    const message = { channel: 'email' as const, recipient: email, kind, ...whose, about, ...words };
    const now = clock.now();
    if (await queueMessage(tx, { ...message, attachments: [file] }, now)) return;
    const again = new Date(now.getTime() + dayMs);
    if (again.getTime() - receipt.issuedAt.getTime() <= retryForMs)
      await jobs.enqueue(tx, sendReceipt, { receiptId }, again);
  });
}
