import { randomBytes } from 'node:crypto';
import { type Actor, asSystem, type staffRoles } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { routes } from '#platform/paths.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deleteSessions, updateUser } from '../own-account/queries.server.ts';
import { revokeFormerEmail } from '../own-account/service.server.ts';
import { hashPassword } from '../passwords/passwords.server.ts';
import { insertUser, isLookalikeTaken, type UserRow } from '../queries.server.ts';
import { deleteLinks, insertLink } from '../recovery/queries.server.ts';
import { usernameKey } from '../rules.ts';
import { deleteFactor } from '../second-factor/queries.server.ts';
import { staffLinkDays } from '../terms.ts';
import { toLookalikeKey } from '../username-lookalikes.ts';
import { staffLinkLetter } from './letters.server.ts';
import * as queries from './queries.server.ts';

export type StaffAccountsDeps = {
  db: Database;
  clock: Clock;
  publicUrl: string;
  /** The director who makes the request; without one, the server's command line. */
  actor?: Actor;
  /**
   * Creates the other features' records of a new account: the patient record and the link to the
   * professional.
   */
  afterCreating: (tx: Database, user: { id: number; fullName: string | null }, now: Date) => Promise<void>;
};

export type NewColleague = {
  username: string;
  role: (typeof staffRoles)[number];
  fullName: string;
  email: string | null;
};

/** Staff accounts: created by the director, or created and disabled from the server's command line. */
export function createStaffAccounts(deps: StaffAccountsDeps) {
  const { db, clock } = deps;
  const find = async (tx: Database, username: string): Promise<UserRow> => {
    const user = await queries.lockStaff(tx, usernameKey(username));
    if (user === undefined) throw new Error(`There is no staff account "${username}".`);
    return user;
  };

  return {
    list: () => queries.listStaffAccounts(db),

    /** @returns the link to choose a password; also e-mailed if there is an address */
    create: (colleague: NewColleague): Promise<string> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const { username } = colleague;
        const look = toLookalikeKey(username);
        if (await isLookalikeTaken(tx, look)) throw nameTaken(username);
        const keys = { usernameKey: usernameKey(username), usernameLook: look };
        const passwordHash = await hashRandomPassword();
        const setting = { emailSetAt: now, emailSetBy: setterOf(deps.actor) };
        const user = await insertUser(tx, {
          ...colleague,
          ...keys,
          ...setting,
          passwordHash,
          createdAt: now,
        });
        if (user === undefined) throw nameTaken(username);
        await deps.afterCreating(tx, user, now);
        return sendStaffLink(tx, deps, user, 'staff.created');
      }),

    /**
     * Issues a new link; deletes password, second factor and sessions, and enables a disabled account again.
     */
    reset: (username: string): Promise<string> =>
      inTransaction(db, async (tx) => {
        const { id } = await find(tx, username);
        const passwordHash = await hashRandomPassword();
        const user = await updateUser(tx, id, { passwordHash, disabledAt: null });
        await deleteFactor(tx, id);
        await deleteSessions(tx, id);
        return sendStaffLink(tx, deps, user, 'staff.reset');
      }),

    /** Sets another e-mail address and notifies the former one; codes and links sent to it are deleted. */
    setEmail: (username: string, email: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const before = await find(tx, username);
        if (before.email === email) return;
        const after = await updateUser(tx, before.id, {
          email,
          emailVerified: false,
          emailSetAt: now,
          emailSetBy: setterOf(deps.actor),
          formerEmail: null,
        });
        await revokeFormerEmail(tx, before, after, now);
        await recordStaffAction(tx, before.id, { action: 'staff.email-set', at: now, actor: deps.actor });
      }),

    /** Ends every session; the log entries stay. */
    disable: (username: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const { id } = await find(tx, username);
        await updateUser(tx, id, { disabledAt: clock.now() });
        await deleteSessions(tx, id);
        await deleteLinks(tx, id);
        await recordStaffAction(tx, id, { action: 'staff.disabled', at: clock.now(), actor: deps.actor });
      }),
  };
}

const setterOf = (actor: Actor | undefined): number | null =>
  actor?.kind === 'person' ? actor.userId : null;

export class StaffNameTaken extends Error {}

const nameTaken = (username: string) =>
  new StaffNameTaken(`The name "${username}" is in use, or too similar to another.`);

/** A random password: the account cannot be used before its link has set another. */
const hashRandomPassword = () => hashPassword(randomBytes(32).toString('base64url'));

async function sendStaffLink(
  tx: Database,
  { clock, publicUrl, actor }: StaffAccountsDeps,
  { id: userId, username, email, language }: UserRow,
  action: 'staff.created' | 'staff.reset',
): Promise<string> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + staffLinkDays * 86_400_000);
  const token = randomBytes(32).toString('base64url');
  const url = new URL(`${routes['nueva-contrasena']}#token=${token}`, publicUrl).href;
  await deleteLinks(tx, userId);
  await insertLink(tx, { tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  const compose = () => ({
    kind: 'account.recovery',
    // The director vouches for the address, and without the link nobody can sign in.
    cause: 'verified' as const,
    expiresAt,
    ...staffLinkLetter(username, url),
  });
  if (email !== null)
    await queueMessage(tx, { channel: 'email', recipient: email, userId, language }, compose, now);
  await recordStaffAction(tx, userId, { action, at: now, actor });
  return url;
}

const recordStaffAction = (
  tx: Database,
  userId: number,
  { actor = asSystem('staff'), ...trace }: { action: string; at: Date; actor: Actor | undefined },
) => record(tx, { ...trace, actor, subject: `user:${userId}` });
