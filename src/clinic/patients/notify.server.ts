import { type Message, queueMessage } from '#clinic/notifications/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type Contact, contactsOf } from './contacts/queries.server.ts';
import { patientOfUser } from './queries.server.ts';

type PersonalLetter = Omit<Message, 'channel' | 'recipient' | 'userId' | 'patientId'>;

/**
 * Writes by e-mail to everybody who is to hear of a patient: the person, and those guardians who get notices. In the
 * transaction of what the letter tells.
 * @param letter the same for all, or what each of them gets, null being nothing: what of money one hears is not another's
 * @returns false where every letter was kept back; it may go another day. True where nobody has an address
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
 * Writes by e-mail to the holder of an account alone: what concerns their money and their account is nobody else's.
 * @param userId null where nobody is known
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
