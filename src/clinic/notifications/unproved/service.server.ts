import { clinic } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { mailboxOf } from '../delivery/mailboxes.ts';
import { dayBefore, whyKeptBack } from '../rules.ts';
import * as queries from './queries.server.ts';

type Addressed = { channel: 'email' | 'sms'; recipient: string; userId: number | null };

/**
 * Lets a letter pass, or says why not. Whoever registers may name anybody's address, so what goes to one that its account
 * has not verified is counted, by mailbox and in all, whoever causes it and by whatever (decision 0014). Counted in
 * the letter's own transaction, by its own clock: what is rolled back was not sent.
 * @returns the reason to keep it back; null where it may go
 */
export async function admit(tx: Database, addressed: Addressed, now: Date): Promise<string | null> {
  const { channel, recipient, userId } = addressed;
  // The clinic's notes to itself. An account that claims this address has a number, and is counted.
  if (userId === null && recipient === clinic.email) return null;
  const addressHash = hashToken(
    JSON.stringify([channel, channel === 'email' ? mailboxOf(recipient) : recipient]),
  );
  if (await queries.isProvedOrLocked(tx, { userId, recipient, addressHash })) return null;
  const inAll = clinic.verification.lettersPerDayToUnverified;
  const sent = await queries.countSince(tx, addressHash, dayBefore(now), inAll);
  const whyNot = whyKeptBack(sent, inAll);
  if (whyNot === null) await queries.count(tx, addressHash, now);
  return whyNot;
}
