import type { z } from 'zod';
import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import { currentLanguage } from '#platform/language/language.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { refusals, type registration, type User } from '../contract.ts';
import { hashPassword } from '../passwords/passwords.server.ts';
import { present } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { isGuessable, usernameKey } from '../rules.ts';
import { looksLikeClinic, looksLikeStaff, toLookalikeKey } from '../username-lookalikes.ts';
import type { Verification } from '../verification/service.server.ts';

const refuse = refusing(refusals);
const refuseAtField = (code: 'weak_password' | 'username_taken' | 'username_reserved', field: string) =>
  refuse(code, { fields: { [field]: refusals[code].message } });

/**
 * Dependencies of accounts. `afterRegistering` creates the records of other features for a new account, in
 * the same transaction.
 */
export type AccountsDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  verification: Verification;
  afterRegistering: (tx: Database, user: { id: number; fullName: string | null }, now: Date) => Promise<void>;
};

export type OpenSession = (tx: Database, user: { id: number; role: string }) => Promise<void>;

/**
 * Creates the user, the records of other features, the e-mail with its code and the first session in one
 * transaction.
 * @throws Refusal `weak_password`, `username_taken`, `username_reserved`; 429 after too many registrations
 * from one address
 */
export function createRegistration({ db, clock, limits, verification, afterRegistering }: AccountsDeps) {
  const registrations = limits({ name: 'register', points: 30, seconds: 3600 });

  return async (
    input: z.output<typeof registration>,
    address: string,
    openSession: OpenSession,
  ): Promise<User> => {
    const { password, ...fields } = input;
    if (isGuessable(password, input.username)) throw refuseAtField('weak_password', 'password');
    await registrations.spend(address);
    const passwordHash = await hashPassword(password);
    const mail = input.email === null ? null : await verification.prepareFirstMail(input.email, address);
    const openAccount = async (tx: Database) => {
      const now = clock.now();
      await requireNoLookalike(tx, input.username);
      const keys = { usernameKey: usernameKey(input.username), usernameLook: toLookalikeKey(input.username) };
      const values = { ...fields, ...keys, language: currentLanguage(), passwordHash, createdAt: now };
      const row = await queries.insertUser(tx, values);
      if (row === undefined) throw refuseAtField('username_taken', 'username');
      await afterRegistering(tx, row, now);
      await mail?.send(tx, row.id, now);
      const subject = `user:${row.id}`;
      await record(tx, { at: now, actor: asClient(row.id), action: 'account.registered', subject });
      await openSession(tx, row);
      return present(row);
    };
    try {
      return await inTransaction(db, openAccount);
    } catch (error) {
      // Nothing was sent, so the allowance is returned: a third attempt still gets its e-mail.
      await mail?.giveBack();
      throw error;
    }
  };
}

/**
 * Refuses a username that looks like another account's or the clinic's, whose messages could be confused. Of
 * two concurrent look-alikes the second waits and finds the first.
 * @throws Refusal `username_taken`, `username_reserved`
 */
async function requireNoLookalike(tx: Database, username: string): Promise<void> {
  const isTaken = await queries.isLookalikeTaken(tx, toLookalikeKey(username));
  if (isTaken || looksLikeStaff(username, await queries.staffNames(tx)))
    throw refuseAtField('username_taken', 'username');
  if (looksLikeClinic(username)) throw refuseAtField('username_reserved', 'username');
}
