import { type Compose, type Message, queueMessage } from '#clinic/notifications/service.server.ts';
import { composeFor } from '#platform/language/request-language.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type Contact, contactsOf } from './contacts/queries.server.ts';
import { patientOfUser } from './queries.server.ts';

/**
 * Queues an e-mail to all contacts of a patient, each in their own language: the patient and guardians with notices.
 * Runs in the caller's transaction.
 * @param compose per contact, in their language; null for none: payments are disclosed to the payer only
 */
export async function notifyPatient(
  tx: Database,
  patientId: number,
  compose: (contact: Contact) => Message | null,
  now: Date,
): Promise<void> {
  for (const contact of await contactsOf(tx, patientId, now)) {
    const { userId, email: recipient, name: recipientName, language } = contact;
    const message = composeFor(language, () => compose(contact));
    if (recipient === null || message === null) continue;
    const to = { channel: 'email', patientId, userId, recipient, recipientName, language } as const;
    await queueMessage(tx, to, () => message, now);
  }
}

/**
 * Queues an e-mail to the account holder only, for matters of money and account.
 * @param userId null if unknown
 * @param compose runs in the holder's language
 */
export async function notifyHolder(
  tx: Database,
  userId: number | null,
  compose: Compose,
  now: Date,
): Promise<void> {
  if (userId === null) return;
  const { email: recipient, name: recipientName, language } = await patientOfUser(tx, userId);
  if (recipient === null) return;
  await queueMessage(tx, { channel: 'email', recipient, recipientName, userId, language }, compose, now);
}
