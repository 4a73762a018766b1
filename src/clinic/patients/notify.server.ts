import { type Message, queueMessage } from '#clinic/notifications/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type Contact, contactsOf } from './contacts/queries.server.ts';
import { patientOfUser } from './queries.server.ts';

type PersonalLetter = Omit<Message, 'channel' | 'recipient' | 'recipientName' | 'userId' | 'patientId'>;

/**
 * Queues an e-mail to all contacts of a patient: the patient and guardians with notices. Runs in the caller's
 * transaction.
 * @param letter the same for all, or a function per contact, null for none: payments are disclosed to the payer only
 */
export async function notifyPatient(
  tx: Database,
  patientId: number,
  letter: PersonalLetter | ((contact: Contact) => PersonalLetter | null),
  now: Date,
): Promise<void> {
  for (const contact of await contactsOf(tx, patientId, now)) {
    const { userId, email: recipient, name: recipientName } = contact;
    const own = typeof letter === 'function' ? letter(contact) : letter;
    if (recipient !== null && own !== null)
      await queueMessage(tx, { channel: 'email', patientId, userId, recipient, recipientName, ...own }, now);
  }
}

/**
 * Queues an e-mail to the account holder only, for matters of money and account.
 * @param userId null if unknown
 */
export async function notifyHolder(
  tx: Database,
  userId: number | null,
  letter: PersonalLetter,
  now: Date,
): Promise<void> {
  if (userId === null) return;
  const { email: recipient, name: recipientName } = await patientOfUser(tx, userId);
  if (recipient !== null)
    await queueMessage(tx, { channel: 'email', recipient, recipientName, userId, ...letter }, now);
}
