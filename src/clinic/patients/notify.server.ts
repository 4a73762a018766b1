import { type Message, queueMessage } from '#clinic/notifications/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { contactsOf } from './contacts/queries.server.ts';
import { patientOfUser } from './queries.server.ts';

type PersonalLetter = Omit<Message, 'channel' | 'recipient' | 'userId' | 'patientId'>;

/**
 * Writes by e-mail to everybody who is to hear of a patient: the person, and those guardians who get notices. In the
 * transaction of what the letter tells.
 * @returns false where every letter was kept back; it may go another day. True where nobody has an address
 */
export async function notifyPatient(
  tx: Database,
  patientId: number,
  letter: PersonalLetter,
  now: Date,
): Promise<boolean> {
  const contacts = await contactsOf(tx, patientId, now);
  const addressed = contacts.flatMap(({ userId, email }) => (email === null ? [] : [{ userId, email }]));
  let sent = 0;
  for (const { userId, email } of addressed)
    if (await queueMessage(tx, { channel: 'email', recipient: email, userId, patientId, ...letter }, now))
      sent++;
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
