import type { z } from 'zod';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { type credentials, refusals, type User } from './contract.ts';
import type { DemoPerson } from './demonstration/contract.ts';
import { sealedColumns as ofDrafts } from './drafts/service.server.ts';
import { verifyPassword } from './passwords/passwords.server.ts';
import { present } from './presenter.server.ts';
import * as queries from './queries.server.ts';
import { type AccountsDeps, createRegistration, type OpenSession } from './registration/service.server.ts';
import { isStaff, usernameKey } from './rules.ts';
import { sealedColumns as ofSecondFactor } from './second-factor/service.server.ts';
import { createLoginGuard, loginTryKey } from './sessions/login-guard.server.ts';

export { enterAsStaff, listDemoStaff } from './demonstration/contract.ts';
export { createFirstAdminLink } from './first-admin/service.server.ts';
export { createErasure } from './own-account/closing.server.ts';
export { correctContact } from './own-account/service.server.ts';
export { hashPassword } from './passwords/passwords.server.ts';
export { lockOpenAccount, lockSession } from './queries.server.ts';
export type { AccountsDeps } from './registration/service.server.ts';
export { createReauthentication, type ReauthenticationDeps } from './second-factor/service.server.ts';
export type { Sessions } from './sessions/sessions.server.ts';
export { createStaffAccounts, StaffNameTaken } from './staff-accounts/service.server.ts';
export { toLookalikeKey } from './username-lookalikes.ts';

/** Sealed columns, for `npm run reseal`. */
export const sealedColumns = [...ofDrafts, ...ofSecondFactor] as const;

/** Whether the account exists and is not closed. */
export const isAccountOpen = async (db: Database, userId: number): Promise<boolean> =>
  (await queries.findById(db, userId)) !== undefined;

/** Staff who can sign in, oldest account first. */
export const listColleagues = async (db: Database): Promise<DemoPerson[]> =>
  (await queries.findStaff(db)).map(({ username, fullName, role }) => ({
    username,
    name: fullName ?? username,
    role,
  }));

/** A staff member by username; undefined for unknown names and clients. */
export async function findColleague(db: Database, username: string): Promise<User | undefined> {
  const row = await queries.findByUsername(db, usernameKey(username));
  return row !== undefined && isStaff(row.role) ? present(row) : undefined;
}

/** A patient's open account by username; undefined for unknown names and staff. */
export async function findClient(db: Database, username: string): Promise<User | undefined> {
  const row = await queries.findByUsername(db, usernameKey(username));
  return row?.role === 'client' ? present(row) : undefined;
}

const refuse = refusing(refusals);
/** Origin of a sign-in attempt: a network address, and the browser's id if the account knows it. */
type Origin = { address: string; deviceFor: (usernameKey: string) => string | null };

export function createAccounts(deps: AccountsDeps) {
  const { db, limits } = deps;
  const guard = createLoginGuard(limits);

  return {
    async findUser(id: number): Promise<User | undefined> {
      const row = await queries.findById(db, id);
      return row && present(row);
    },

    /**
     * @throws Refusal `wrong_credentials`, the same for an unknown username and a wrong password; 429 after
     * too many failures
     */
    async login(
      { username, password }: z.output<typeof credentials>,
      from: Origin,
      openSession: OpenSession,
    ): Promise<User> {
      const key = usernameKey(username);
      const account = loginTryKey(key, from.deviceFor(key));
      await guard.admit(account, from.address);
      const user = await queries.findByUsername(db, key);
      const isRight = await verifyPassword(password, user?.passwordHash);
      if (!isRight || user === undefined) throw refuse('wrong_credentials');
      await inTransaction(db, async (tx) => {
        // A password changed during the comparison has ended every session: a new one must not be opened
        // after that.
        if (!(await queries.lockUnchangedPassword(tx, user))) throw refuse('wrong_credentials');
        await openSession(tx, user);
      });
      await guard.succeed(account, from.address);
      return present(user);
    },

    register: createRegistration(deps),
  };
}
