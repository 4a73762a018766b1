import { type Message, queueMessage } from '#clinic/notifications/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { patientOfUser } from './queries.server.ts';

/**
 * Writes to a person by e-mail, in the transaction of what the letter tells, where there is a person and an address.
 * @param userId whose address it is; null where nobody is known
 * @returns false where the letter was kept back; it may go another day
 */
export async function notifyPatient(
  tx: Database,
  userId: number | null,
  letter: Omit<Message, 'channel' | 'recipient' | 'userId'>,
  now: Date,
): Promise<boolean> {
  const email = userId === null ? null : (await patientOfUser(tx, userId)).email;
  if (email === null) return true;
  return queueMessage(tx, { channel: 'email', recipient: email, userId, ...letter }, now);
}
