import { type Message, queueMessage } from '#clinic/notifications/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type Contact, contactsOf } from './contacts/queries.server.ts';
import { patientOfUser } from './queries.server.ts';

type PersonalLetter = Omit<Message, 'channel' | 'recipient' | 'userId' | 'patientId'>;

/**
 * Queues an e-mail to all contacts of a patient: the patient and guardians with notices. Runs in the caller's
 * transaction.
 * @param letter the same for all, or a function per contact, null for none: payments are disclosed to the payer only
 * @returns false when every letter was suppressed and can be tried another day; true when nobody has an address
 */
export async function notifyPatient(
  tx: Database,
  patientId: number,
  letter: PersonalLetter | ((contact: Contact) => PersonalLetter | null),
  now: Date,
): Promise<boolean> {
  const addressed = (await contactsOf(tx, patientId, now)).flatMap((contact) => {
    const { userId, email } = contact;
    if (email === null) return [];
    const own = typeof letter === 'function' ? letter(contact) : letter;
    return own === null ? [] : [{ userId, recipient: email, ...own }];
  });
  let sent = 0;
  for (const message of addressed)
    if (await queueMessage(tx, { channel: 'email', patientId, ...message }, now)) sent++;
  return addressed.length === 0 || sent > 0;
}

/**
 * Queues an e-mail to the account holder only, for matters of money and account.
 * @param userId null if unknown
 * @returns as `notifyPatient`
 */
export async function notifyHolder(
  tx: Database,
  userId: number | null,
  letter: PersonalLetter,
  now: Date,
): Promise<boolean> {
  const email = userId === null ? null : (await patientOfUser(tx, userId)).email;
  if (email === null) return true;
  return queueMessage(tx, { channel: 'email', recipient: email, userId, ...letter }, now);
}
