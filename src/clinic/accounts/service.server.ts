import type { z } from 'zod';
import { record } from '#clinic/audit/service.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.server.ts';
import type { Limits } from '#platform/limits.server.ts';
import { refusing } from '#platform/refusals.ts';
import { type credentials, refusals, type registration, type User } from './contract.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import * as queries from './queries.server.ts';
import { freeFailures, isGuessable, pauseAfter, usernameKey } from './rules.ts';

const refuse = refusing(refusals);

/** What accounts need. `afterRegistering` makes what belongs to a new account elsewhere, in the same transaction. */
export type AccountsDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  afterRegistering: (tx: Database, user: { id: number; fullName: string | null }, now: Date) => Promise<void>;
};

/** The user as the wire may show it. */
const present = ({
  id,
  username,
  fullName,
  email,
  emailVerified,
  phone,
  phoneVerified,
  address,
  role,
}: queries.UserRow): User => ({
  id,
  username,
  fullName,
  email,
  emailVerified,
  phone,
  phoneVerified,
  address,
  role,
});

export function createAccounts({ db, clock, limits, afterRegistering }: AccountsDeps) {
  // Per account the count is fixed; per address a whole clinic or school may stand behind it.
  const failures = limits({ name: 'login-account', points: 1_000_000, seconds: 15 * 60, fixed: true });
  const failuresOfAddress = limits({ name: 'login-address', points: 20, seconds: 15 * 60 });
  const registrations = limits({ name: 'register', points: 30, seconds: 3600 });

  /** Counts the try before the password is compared, so that parallel guesses cannot all slip through. */
  async function admitTry(key: string): Promise<void> {
    const count = await failures.spend(key);
    if (count < freeFailures) return;
    const pass = limits({ name: 'login-pass', points: 1, seconds: pauseAfter(count), fixed: true });
    try {
      await pass.spend(key);
    } catch (refused) {
      await failures.giveBack(key);
      throw refused;
    }
  }

  return {
    async findUser(id: number): Promise<User | undefined> {
      const row = await queries.findById(db, id);
      return row && present(row);
    },

    /** @throws Refusal `wrong_credentials`, the same for an unknown name and a wrong password; 429 after too many failures */
    async login({ username, password }: z.output<typeof credentials>, address: string): Promise<User> {
      const key = usernameKey(username);
      await failuresOfAddress.spend(address);
      await admitTry(key);
      const user = await queries.findByUsername(db, key);
      if (!(await verifyPassword(password, user?.passwordHash)) || user === undefined)
        throw refuse('wrong_credentials');
      await Promise.all([
        failures.forget(key),
        limits({ name: 'login-pass', points: 1, seconds: 1 }).forget(key),
        failuresOfAddress.giveBack(address),
      ]);
      return present(user);
    },

    /** @throws Refusal `weak_password`, `username_taken`; 429 for too many registrations from one address */
    async register(
      input: z.output<typeof registration>,
      address: string,
      openSession: (tx: Database, userId: number) => Promise<void>,
    ): Promise<User> {
      const { password, ...rest } = input;
      if (isGuessable(password, input.username)) {
        throw refuse('weak_password', { fields: { password: refusals.weak_password.message } });
      }
      await registrations.spend(address);
      const passwordHash = await hashPassword(password);
      return db.transaction(async (transaction) => {
        const tx = transaction as unknown as Database;
        const now = clock.now();
        const row = await queries.insertUser(tx, {
          ...rest,
          usernameKey: usernameKey(input.username),
          passwordHash,
          createdAt: now,
        });
        if (row === undefined)
          throw refuse('username_taken', { fields: { username: refusals.username_taken.message } });
        await afterRegistering(tx, row, now);
        await record(tx, {
          at: now,
          actorUserId: row.id,
          action: 'account.registered',
          subject: `user:${row.id}`,
        });
        await openSession(tx, row.id);
        return present(row);
      });
    },
  };
}
