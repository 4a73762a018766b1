import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { mailboxOf } from '../delivery/mailboxes.ts';
import type { Message, Recipient } from '../message.ts';
import { dayBefore, suppressionReason } from '../rules.ts';
import * as queries from './queries.server.ts';

type Addressed = Pick<Recipient, 'channel' | 'recipient' | 'userId'> & Pick<Message, 'cause'>;

/**
 * Admits a letter or returns the reason to suppress it. Anyone can register another person's address, so what a
 * stranger can cause is limited per mailbox and in total (decision 0014): unpaid bookings have a count of their own,
 * so that nothing else uses it up. Counted in the letter's transaction, because a rolled-back letter was not sent.
 * @returns null if the letter may be sent
 */
export async function checkDailyLimit(tx: Database, addressed: Addressed, now: Date): Promise<string | null> {
  const { channel, recipient, userId, cause } = addressed;
  if (cause !== 'anyone' && cause !== 'hold') return null;
  // Notes to the clinic are exempt. An account that claims the clinic's address has a user id and is counted.
  if (userId === null && recipient === clinicContact().email) return null;
  const mailbox = channel === 'email' ? mailboxOf(recipient) : recipient;
  const counted = cause === 'hold' ? [channel, mailbox, cause] : [channel, mailbox];
  const addressHash = hashToken(JSON.stringify(counted));
  if (await queries.isProvedOrLocked(tx, { userId, recipient, addressHash })) return null;
  const inAll = clinic.verification.lettersPerDayToUnverified;
  const sent = await queries.countSince(tx, addressHash, dayBefore(now), inAll);
  const whyNot = suppressionReason(sent, inAll);
  if (whyNot === null) await queries.insertLetter(tx, addressHash, now);
  return whyNot;
}
