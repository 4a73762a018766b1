import { addToWaiting, hasBeenNotified, queueMessage } from '#clinic/notifications/service.server.ts';
import { job } from '#platform/operations/jobs.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { receiptLetter, receiptSentences } from '../letters.server.ts';
import { renderIssuedReceipt } from './issued.server.ts';
import { findReceipt, lockSending, type ReceiptWithPayer } from './queries.server.ts';
import { formatReceiptNumber } from './rules.ts';

/**
 * Sends the receipts of a payment in one letter, once. Retried for hours, because no other e-mail delivers them.
 * `otherIds`: the further receipts of a payment that was split between two methods.
 */
export const sendReceipt = job<{ receiptId: number; otherIds?: number[] }>('payments.send-receipt', {
  retryLimit: 12,
});

const kind = 'payment.receipt';

/**
 * Queues the letter with the receipts if the payer has an address. If the confirmation of what was paid waits for
 * them, they are attached to it instead, so that a booking paid at once brings one letter. The PDFs are rendered
 * outside the transaction; a repeated or concurrent call finds the first letter.
 */
export async function queueReceiptLetter(
  { db, clock }: PaymentsDeps,
  { receiptId, otherIds = [] }: { receiptId: number; otherIds?: number[] },
): Promise<void> {
  const found = await Promise.all([receiptId, ...otherIds].map((id) => findReceipt(db, id)));
  const receipts = found.filter((receipt) => receipt !== undefined);
  const [first] = receipts;
  // The address is that of the paying account or record, so it is gone when both are.
  if (first === undefined || first.email === null) return;
  const { email, payerLanguage: language, payerUserId: userId, payerPatientId: patientId } = first;
  const about = `receipt:${receiptId}`;
  if (await hasBeenNotified(db, { userId, about })) return;
  const attachments = await Promise.all(receipts.map((receipt) => toAttachment(db, receipt)));
  const said = { receipts: receipts.map(toSaid), hasProfile: userId !== null };
  await inTransaction(db, async (tx) => {
    await lockSending(tx, receiptId);
    if (await hasBeenNotified(tx, { userId, about })) return;
    if (userId !== null) {
      const waiting = { userId, about: first.reference, newAbout: about };
      const composeAdded = () => ({ blocks: receiptSentences(said), attachments });
      if (await addToWaiting(tx, waiting, composeAdded)) return;
    }
    const to = { channel: 'email', recipient: email, userId, language } as const;
    const compose = () => ({ kind, cause: 'payment' as const, about, attachments, ...receiptLetter(said) });
    await queueMessage(tx, { ...to, patientId: userId === null ? patientId : null }, compose, clock.now());
  });
}

async function toAttachment(db: Database, receipt: ReceiptWithPayer) {
  const { name, content } = await renderIssuedReceipt(db, receipt);
  return {
    name,
    type: 'application/pdf',
    content: content.toString('base64'),
    encoding: 'base64' as const,
  };
}

const toSaid = (receipt: ReceiptWithPayer) => ({
  number: formatReceiptNumber(receipt),
  cents: receipt.cents,
  currency: 'EUR',
  method: receipt.method,
});
