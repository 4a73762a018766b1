import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { routes } from '#platform/paths.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { User } from '../contract.ts';
import { hashPassword } from '../passwords/passwords.server.ts';
import { present } from '../presenter.server.ts';
import { insertUser, isLookalikeTaken } from '../queries.server.ts';
import type { OpenSession } from '../registration/service.server.ts';
import { isGuessable, usernameKey } from '../rules.ts';
import { firstAdminHours } from '../terms.ts';
import { toLookalikeKey } from '../username-lookalikes.ts';
import { type createFirstAdmin, refusals } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(refusals);

type FirstAdminDeps = { db: Database; clock: Clock };

/**
 * Creates a link with which the first director opens their account. The token follows the '#', which browsers send to
 * no server, so no access log contains it.
 * @param options voidsFormer: voids all former links, for a lost one. By default they stay valid until they expire,
 * because the director may have one from an earlier start or another process
 * @returns undefined if a director account exists already
 */
export async function createFirstAdminLink({
  db,
  clock,
  publicUrl,
  voidsFormer = false,
}: FirstAdminDeps & { publicUrl: string; voidsFormer?: boolean }): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + firstAdminHours * 3_600_000);
  return inTransaction(db, async (tx) => {
    if (await queries.hasAdmin(tx)) return undefined;
    await (voidsFormer ? queries.deleteLinks(tx) : queries.deleteExpiredLinks(tx, createdAt));
    await queries.addLink(tx, { tokenHash: hashToken(token), createdAt, expiresAt });
    return new URL(`${routes['staff-welcome']}#${token}`, publicUrl).href;
  });
}

/**
 * Opens the first director account. The second factor is required right after it, as for all staff.
 * @throws Refusal `first_admin_link_over`, `username_taken`, `weak_password`
 */
export async function createFirstAdminAccount(
  {
    db,
    clock,
    afterRegistering,
  }: FirstAdminDeps & {
    afterRegistering: (
      tx: Database,
      user: { id: number; fullName: string | null },
      now: Date,
    ) => Promise<void>;
  },
  { token, password, ...fields }: z.output<typeof createFirstAdmin.body>,
  openSession: OpenSession,
): Promise<User> {
  const tokenHash = hashToken(token);
  if (!(await queries.isLinkUsable(db, tokenHash, clock.now()))) throw refuse('first_admin_link_over');
  // A refused password or name does not use up the link.
  if (isGuessable(password, fields.username))
    throw refuse('weak_password', { fields: { password: refusals.weak_password.message } });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    // Of two concurrent uses, of one link or of two, the second finds every link used.
    if (!(await queries.consumeLinks(tx, tokenHash, now)) || (await queries.hasAdmin(tx)))
      throw refuse('first_admin_link_over');
    const lookalikeKey = toLookalikeKey(fields.username);
    const keys = { usernameKey: usernameKey(fields.username), usernameLook: lookalikeKey };
    const isTaken = await isLookalikeTaken(tx, lookalikeKey);
    const values = { ...fields, ...keys, role: 'admin' as const, passwordHash, createdAt: now };
    const user = isTaken ? undefined : await insertUser(tx, values);
    if (user === undefined)
      throw refuse('username_taken', { fields: { username: refusals.username_taken.message } });
    await afterRegistering(tx, user, now);
    const subject = `user:${user.id}`;
    await record(tx, { at: now, actor: asSystem('first-admin'), action: 'staff.created', subject });
    await openSession(tx, user);
    return present(user);
  });
}
