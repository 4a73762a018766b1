import { hasBeenNotified, queueMessage } from '#clinic/notifications/service.server.ts';
import { job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { receiptLetter } from '../letters.server.ts';
import { issuedPdf } from './issued.server.ts';
import { findReceipt, lockSending } from './queries.server.ts';
import { fileNameOf, numberText } from './rules.ts';

/** Sends the receipt of a payment, once. Nobody has it otherwise by mail, so it is tried for hours. */
export const sendReceipt = job<{ receiptId: number }>('payments.send-receipt', { retryLimit: 12 });

const kind = 'payment.receipt';

const dayMs = 24 * 3_600_000;

/** So long a letter that was kept back is tried again each day; the receipt stays in the profile. */
const triedForMs = 30 * dayMs;

/**
 * Queues the letter with the receipt, if the payer has an address. The file is drawn outside the transaction; of two that
 * come here at once, or one after the other, the second finds the first one's letter. Where the address has had its share of the
 * day (decision 0014), it is tried again on the next.
 */
export async function sendByMail({ db, clock, jobs }: PaymentsDeps, receiptId: number): Promise<void> {
  const receipt = await findReceipt(db, receiptId);
  // An address is that of the account or the card that paid: where neither is left, nor is it.
  if (receipt === undefined || receipt.email === null) return;
  const { email, payerUserId: userId, payerPatientId: patientId } = receipt;
  const about = `receipt:${receiptId}`;
  if (await hasBeenNotified(db, { userId, kind, about })) return;
  const file = {
    name: fileNameOf(receipt),
    type: 'application/pdf',
    content: (await issuedPdf(db, receipt)).toString('base64'),
    encoding: 'base64' as const,
  };
  await inTransaction(db, async (tx) => {
    await lockSending(tx, receiptId);
    if (await hasBeenNotified(tx, { userId, kind, about })) return;
    const words = receiptLetter({
      number: numberText(receipt),
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
    if (again.getTime() - receipt.issuedAt.getTime() <= triedForMs)
      await jobs.enqueue(tx, sendReceipt, { receiptId }, again);
  });
}
