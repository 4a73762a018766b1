import type { z } from 'zod';
import { record } from '#clinic/audit/service.server.ts';
import type { Clock } from '#platform/clock.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import type { Limits } from '#platform/limits.server.ts';
import { refusing } from '#platform/refusals.ts';
import { type credentials, refusals, type registration, type User } from './contract.ts';
import { createLoginGuard, triesOf } from './login-guard.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import * as queries from './queries.server.ts';
import { isGuessable, usernameKey } from './rules.ts';

const refuse = refusing(refusals);
const atField = (code: 'weak_password' | 'username_taken', field: string) =>
  refuse(code, { fields: { [field]: refusals[code].message } });

/** What accounts need. `afterRegistering` makes what belongs to a new account elsewhere, in the same transaction. */
export type AccountsDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  afterRegistering: (tx: Database, user: { id: number; fullName: string | null }, now: Date) => Promise<void>;
};

/** Where a try to sign in comes from: a network, and the browser's id where the account knows it. */
type Origin = { address: string; deviceFor: (usernameKey: string) => string | null };
type OpenSession = (tx: Database, user: { id: number; role: string }) => Promise<void>;

/** The user as the wire may show it. */
export const present = (row: queries.UserRow): User => ({
  id: row.id,
  username: row.username,
  fullName: row.fullName,
  email: row.email,
  emailVerified: row.emailVerified,
  phone: row.phone,
  phoneVerified: row.phoneVerified,
  address: row.address,
  role: row.role,
});

/** Registering and signing in. */
export function createAccounts({ db, clock, limits, afterRegistering }: AccountsDeps) {
  const guard = createLoginGuard(limits);
  const registrations = limits({ name: 'register', points: 30, seconds: 3600 });

  return {
    async findUser(id: number): Promise<User | undefined> {
      const row = await queries.findById(db, id);
      return row && present(row);
    },

    /** @throws Refusal `wrong_credentials`, the same for an unknown name and a wrong password; 429 after too many failures */
    async login(
      { username, password }: z.output<typeof credentials>,
      from: Origin,
      openSession: OpenSession,
    ): Promise<User> {
      const key = usernameKey(username);
      const account = triesOf(key, from.deviceFor(key));
      await guard.admit(account, from.address);
      const user = await queries.findByUsername(db, key);
      const isRight = await verifyPassword(password, user?.passwordHash);
      if (!isRight || user === undefined) throw refuse('wrong_credentials');
      await inTransaction(db, async (tx) => {
        // A password that changed while it was compared has ended every session: this one must not come after it.
        if (!(await queries.holdPassword(tx, user))) throw refuse('wrong_credentials');
        await openSession(tx, user);
      });
      await guard.succeed(account, from.address);
      return present(user);
    },

    /** @throws Refusal `weak_password`, `username_taken`; 429 for too many registrations from one address */
    async register(
      input: z.output<typeof registration>,
      address: string,
      openSession: OpenSession,
    ): Promise<User> {
      const { password, ...fields } = input;
      if (isGuessable(password, input.username)) throw atField('weak_password', 'password');
      await registrations.spend(address);
      const passwordHash = await hashPassword(password);
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        const values = { ...fields, usernameKey: usernameKey(input.username), passwordHash, createdAt: now };
        const row = await queries.insertUser(tx, values);
        if (row === undefined) throw atField('username_taken', 'username');
        await afterRegistering(tx, row, now);
        await record(tx, {
          at: now,
          actorUserId: row.id,
          action: 'account.registered',
          subject: `user:${row.id}`,
        });
        await openSession(tx, row);
        return present(row);
      });
    },
  };
}
