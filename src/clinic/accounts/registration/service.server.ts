import type { z } from 'zod';
import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { refusals, type registration, type User } from '../contract.ts';
import { lookOf, looksLikeClinic, looksLikeStaff } from '../names.ts';
import { hashPassword } from '../passwords/passwords.server.ts';
import { present } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { isGuessable, usernameKey } from '../rules.ts';
import type { Verification } from '../verification/service.server.ts';

const refuse = refusing(refusals);
const atField = (code: 'weak_password' | 'username_taken' | 'username_reserved', field: string) =>
  refuse(code, { fields: { [field]: refusals[code].message } });

/** What accounts need. `afterRegistering` makes what belongs to a new account elsewhere, in the same transaction. */
export type AccountsDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  verification: Verification;
  afterRegistering: (tx: Database, user: { id: number; fullName: string | null }, now: Date) => Promise<void>;
};

export type OpenSession = (tx: Database, user: { id: number; role: string }) => Promise<void>;

/**
 * Opens accounts: the user, what belongs to it elsewhere, the mail with its code and the first session, or none of them.
 * @throws Refusal `weak_password`, `username_taken`, `username_reserved`; 429 for too many registrations from one address
 */
export function createRegistering({ db, clock, limits, verification, afterRegistering }: AccountsDeps) {
  const registrations = limits({ name: 'register', points: 30, seconds: 3600 });

  return async (
    input: z.output<typeof registration>,
    address: string,
    openSession: OpenSession,
  ): Promise<User> => {
    const { password, ...fields } = input;
    if (isGuessable(password, input.username)) throw atField('weak_password', 'password');
    await registrations.spend(address);
    const passwordHash = await hashPassword(password);
    const mail = input.email === null ? null : await verification.prepareFirstMail(input.email, address);
    const open = async (tx: Database) => {
      const now = clock.now();
      await requireOwnLook(tx, input.username);
      const keys = { usernameKey: usernameKey(input.username), usernameLook: lookOf(input.username) };
      const values = { ...fields, ...keys, passwordHash, createdAt: now };
      const row = await queries.insertUser(tx, values);
      if (row === undefined) throw atField('username_taken', 'username');
      await afterRegistering(tx, row, now);
      await mail?.send(tx, row.id, now);
      const subject = `user:${row.id}`;
      await record(tx, { at: now, actor: asClient(row.id), action: 'account.registered', subject });
      await openSession(tx, row);
      return present(row);
    };
    try {
      return await inTransaction(db, open);
    } catch (error) {
      // No account, no mail: whoever tries a third name still gets theirs.
      await mail?.giveBack();
      throw error;
    }
  };
}

/**
 * No account looks like another's or the clinic's, or its messages could be taken for theirs. Of two that look alike and come
 * at once, the second waits and finds the first.
 * @throws Refusal `username_taken`, `username_reserved`
 */
async function requireOwnLook(tx: Database, username: string): Promise<void> {
  const isTaken = await queries.isLookTaken(tx, lookOf(username));
  if (isTaken || looksLikeStaff(username, await queries.staffNames(tx)))
    throw atField('username_taken', 'username');
  if (looksLikeClinic(username)) throw atField('username_reserved', 'username');
}
