import { randomBytes } from 'node:crypto';
import { asClient, type Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { refuse as refuseCommonly, refusing } from '#platform/api/refusals.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import { composeFor } from '#platform/language/request-language.server.ts';
import type { Erased, PersonalPart } from '#platform/personal.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { hashPassword } from '../passwords/passwords.server.ts';
import type { UserRow } from '../queries.server.ts';
import { refusals } from './contract.ts';
import { goodbyeLetter } from './letters.server.ts';
import * as queries from './queries.server.ts';
import { createPasswordCheck } from './service.server.ts';

const refuse = refusing(refusals);

/** Message kind of the goodbye e-mail, which is deleted after it has been sent. */
export const goodbyeKind = 'account.goodbye';

export type ClosingDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  /** The personal data of each feature, in order of erasure. */
  personal: readonly PersonalPart[];
};

/** Export and erasure of all personal data of a user. */
export function createAccountClosing(deps: ClosingDeps) {
  const { db, clock, limits, personal } = deps;
  const check = createPasswordCheck(deps);
  // Each export reads all data; nobody needs more copies than this.
  const copies = limits({ name: 'export', points: 20, seconds: 3600 });

  return {
    /** All personal data of a user, one key per feature. */
    async export(userId: number): Promise<Record<string, unknown>> {
      await copies.spend(String(userId));
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        const parts: Record<string, unknown> = { exportedAt: now.toISOString() };
        for (const part of personal) parts[part.name] = await part.export(tx, userId, now);
        await record(tx, {
          at: now,
          actor: asClient(userId),
          action: 'account.exported',
          subject: `user:${userId}`,
        });
        return parts;
      });
    },

    /**
     * Closes an account permanently.
     * @throws Refusal `wrong_password`, `open_appointments`, `staff_account`; 429 after five wrong passwords
     */
    async close(userId: number, password: string): Promise<Erased> {
      const { role, passwordHash: proven } = await check(userId, password, 'password');
      if (role !== 'client') throw refuse('staff_account');
      // A random password: a concurrent sign-in finds no match.
      const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        const user = await queries.lockUser(tx, userId, 'update');
        if (user?.passwordHash !== proven) throw refuseCommonly('sign_in_required');
        return eraseAccount(tx, personal, { user, actor: asClient(userId), passwordHash, now });
      });
    },
  };
}

/**
 * Closes an account on the user's request through the clinic: without the password, under the same
 * conditions.
 * @throws Refusal `open_appointments`, `staff_account`
 */
export const createErasure =
  (personal: readonly PersonalPart[]) =>
  async (tx: Database, userId: number, actor: Person, now: Date): Promise<Erased> => {
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    const user = await queries.lockUser(tx, userId, 'update');
    if (user?.role !== 'client') throw refuse('staff_account');
    return eraseAccount(tx, personal, { user, actor, passwordHash, now });
  };

type AccountToClose = { user: UserRow; actor: Person; passwordHash: string; now: Date };

async function eraseAccount(
  tx: Database,
  personal: readonly PersonalPart[],
  { user, actor, passwordHash, now }: AccountToClose,
): Promise<Erased> {
  const { id: userId } = user;
  // The sentences about what was erased are for the user.
  const erased = await composeFor(user.language, () => eraseAll(tx, personal, userId, now));
  await queries.updateUser(tx, userId, { passwordHash });
  await record(tx, { at: now, actor, action: 'account.closed', subject: `user:${userId}` });
  await queueGoodbyeLetter(tx, user, erased, now);
  return erased;
}

async function eraseAll(
  tx: Database,
  personal: readonly PersonalPart[],
  userId: number,
  now: Date,
): Promise<Erased> {
  for (const part of personal) {
    const message = await part.objection?.(tx, userId, now);
    if (message) throw refuse('open_appointments', { message });
  }
  const erased: Erased = { deleted: [], kept: [] };
  for (const part of personal) {
    const { deleted, kept } = await part.erase(tx, userId, now);
    erased.deleted.push(...deleted);
    erased.kept.push(...kept);
  }
  return erased;
}

/** Queued after the erasure, which would delete the message too. */
async function queueGoodbyeLetter(
  tx: Database,
  { id: userId, email, emailVerified, language }: UserRow,
  erased: Erased,
  now: Date,
): Promise<void> {
  if (email === null) return;
  // The erased account no longer holds the address.
  const cause = emailVerified ? 'verified' : 'anyone';
  const compose = () => ({ kind: goodbyeKind, cause, ...goodbyeLetter(erased) }) as const;
  await queueMessage(tx, { channel: 'email', recipient: email, userId, language }, compose, now);
}
