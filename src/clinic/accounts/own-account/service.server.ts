import type { z } from 'zod';
import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { refuse as refuseCommonly, refusing } from '#platform/api/refusals.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { User } from '../contract.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.server.ts';
import { present } from '../presenter.server.ts';
import { findById, type UserRow } from '../queries.server.ts';
import { notifyOfNewPassword } from '../recovery/service.server.ts';
import { detectChanges, formerEmailOf, isGuessable, isStaff, needsPassword } from '../rules.ts';
import { type changePassword, type changeUser, refusals } from './contract.ts';
import { contactCorrectedLetter, emailChangedLetter } from './letters.server.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(refusals);

export type OwnAccountDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  /** Copies a new name to the user's patient record, in the same transaction. */
  afterRenaming: (tx: Database, user: { id: number; fullName: string | null }) => Promise<void>;
};

/** Opens a new session for this browser, in the transaction that ends the others. */
type OpenSession = (tx: Database, user: { id: number; role: string }) => Promise<void>;

/**
 * Checks the password of a signed-in user. Counted before comparing, so that parallel guesses do not bypass
 * the limit: five attempts in 15 minutes at an open screen.
 */
export function createPasswordCheck({ db, limits }: Pick<OwnAccountDeps, 'db' | 'limits'>) {
  const tries = limits({ name: 'own-password', points: 5, seconds: 15 * 60, fixed: true });
  /** @throws Refusal `wrong_password` at `field`; 429 after five attempts */
  return async (userId: number, password: string, field: string): Promise<UserRow> => {
    await tries.spend(String(userId));
    const user = await findById(db, userId);
    if (!(await verifyPassword(password, user?.passwordHash)) || user === undefined)
      throw refuse('wrong_password', { fields: { [field]: refusals.wrong_password.message } });
    await tries.forget(String(userId));
    return user;
  };
}

export function createOwnAccount(deps: OwnAccountDeps) {
  const { db, clock, limits } = deps;
  const check = createPasswordCheck(deps);
  const changes = limits({ name: 'own-data', points: 30, seconds: 3600 });
  // Each change sends a message to an address whose owner may not be the user at the screen.
  const newPasswords = limits({ name: 'own-new-password', points: 5, seconds: 3600, fixed: true });
  const newAddresses = limits({ name: 'own-new-address', points: 5, seconds: 3600, fixed: true });

  return {
    /**
     * @throws Refusal `wrong_password`, `weak_password`; 429 after five wrong ones, and after five changes in
     * an hour
     */
    async changePassword(
      userId: number,
      { current, next }: z.output<typeof changePassword.body>,
      openSession: OpenSession,
    ): Promise<void> {
      const { username, passwordHash: former } = await check(userId, current, 'current');
      if (isGuessable(next, username))
        throw refuse('weak_password', { fields: { next: refusals.weak_password.message } });
      await newPasswords.spend(String(userId));
      const passwordHash = await hashPassword(next);
      await inTransaction(db, async (tx) => {
        const user = await queries.lockUser(tx, userId);
        // Of two concurrent changes the second was authorised with a password that is no longer valid.
        if (user?.passwordHash !== former) throw refuseCommonly('sign_in_required');
        await queries.updateUser(tx, userId, { passwordHash });
        await queries.deleteSessions(tx, userId);
        await queries.deleteLinks(tx, userId);
        await notifyOfNewPassword(tx, user, 'account.password-changed', clock.now());
        await openSession(tx, user);
      });
    },

    /**
     * Changes the given fields. A new e-mail or phone is unverified; the former e-mail address is notified.
     * @throws Refusal `staff_email` if staff would replace their e-mail, `password_required`,
     * `wrong_password` if e-mail or phone change; 429 after five such changes in an hour
     */
    async change(userId: number, { password, ...wish }: z.output<typeof changeUser.body>): Promise<User> {
      await changes.spend(String(userId));
      const known = await findById(db, userId);
      if (known === undefined) throw refuseCommonly('sign_in_required');
      const proven = needsPassword(detectChanges(known, wish))
        ? await requirePassword(userId, password)
        : null;
      return inTransaction(db, (tx) => applyChange(tx, deps, { userId, wish, proven }));
    },
  };

  /**
   * Requires the password for a new address, so that a stranger at an open screen cannot take over the
   * account.
   */
  async function requirePassword(userId: number, password: string | undefined): Promise<string> {
    if (password === undefined)
      throw refuse('password_required', { fields: { password: refusals.password_required.message } });
    const { passwordHash } = await check(userId, password, 'password');
    await newAddresses.spend(String(userId));
    return passwordHash;
  }
}

type ChangeRequest = Omit<z.output<typeof changeUser.body>, 'password' | 'language'> & {
  language?: string | null | undefined;
};

/** @param proven the password hash that was compared; null if no password was needed */
async function applyChange(
  tx: Database,
  { clock, afterRenaming }: OwnAccountDeps,
  { userId, wish, proven }: { userId: number; wish: ChangeRequest; proven: string | null },
): Promise<User> {
  const before = await queries.lockUser(tx, userId);
  if (before === undefined) throw refuseCommonly('sign_in_required');
  const changed = detectChanges(before, wish);
  if (Object.keys(changed).length === 0) return present(before);
  // After a concurrent change, also of the password, the user's confirmation no longer applies.
  if (needsPassword(changed) && proven !== before.passwordHash) throw refuseCommonly('sign_in_required');
  if ('email' in changed && before.email !== null && isStaff(before.role)) throw refuse('staff_email');
  const now = clock.now();
  const setting = 'email' in changed ? { emailSetAt: now, emailSetBy: userId } : {};
  const formerEmail = formerEmailOf(before, changed);
  const after = await queries.updateUser(tx, userId, { ...changed, ...setting, formerEmail });
  if ('email' in changed) await revokeFormerEmail(tx, before, after, now);
  if ('phone' in changed) await queries.deleteCode(tx, userId, 'phone');
  if ('fullName' in changed) await afterRenaming(tx, after);
  await recordChange(tx, userId, Object.keys(changed), clock.now());
  return present(after);
}

/**
 * The desk corrects contact details of an account. A new e-mail or phone is unverified, as if the user had
 * changed it, and the e-mail addresses known before are notified.
 * @returns false for an account of staff or a closed one, which the desk may not change
 */
export async function correctContact(
  tx: Database,
  { userId, setBy, now }: { userId: number; setBy: number; now: Date },
  wish: Pick<ChangeRequest, 'email' | 'phone' | 'address' | 'language'>,
): Promise<boolean> {
  const before = await queries.lockUser(tx, userId);
  if (before === undefined || isStaff(before.role)) return false;
  const changed = detectChanges(before, wish);
  if (Object.keys(changed).length === 0) return true;
  const setting = 'email' in changed ? { emailSetAt: now, emailSetBy: setBy } : {};
  const formerEmail = formerEmailOf(before, changed);
  const after = await queries.updateUser(tx, userId, { ...changed, ...setting, formerEmail });
  if ('email' in changed) {
    await queries.deleteCode(tx, userId, 'email');
    await queries.deleteLinks(tx, userId);
  }
  if ('phone' in changed) await queries.deleteCode(tx, userId, 'phone');
  if (!needsPassword(changed)) return true;
  for (const recipient of new Set([before.email, before.formerEmail, after.formerEmail])) {
    if (recipient === null || ('email' in changed && recipient === after.email)) continue;
    const compose = () => ({
      kind: 'account.contact-corrected',
      cause: 'desk' as const,
      ...contactCorrectedLetter(before.username, {
        hasEmail: 'email' in changed,
        hasPhone: 'phone' in changed,
      }),
    });
    const { language } = after;
    await queueMessage(tx, { channel: 'email', recipient, userId, language }, compose, now);
  }
  return true;
}

/**
 * Deletes pending codes and links, which were sent to an address that is no longer the user's, and notifies
 * that address.
 */
export async function revokeFormerEmail(
  tx: Database,
  before: UserRow,
  after: UserRow,
  now: Date,
): Promise<void> {
  const { id: userId, username } = before;
  await queries.deleteCode(tx, userId, 'email');
  await queries.deleteLinks(tx, userId);
  for (const recipient of new Set([before.email, after.formerEmail])) {
    if (recipient === null || recipient === after.email) continue;
    const change = { hasNew: after.email !== null, isStillGood: recipient === after.formerEmail };
    const compose = () => ({
      kind: 'account.email-changed',
      cause: 'anyone' as const,
      ...emailChangedLetter(username, change),
    });
    const { language } = after;
    await queueMessage(tx, { channel: 'email', recipient, userId, language }, compose, now);
  }
}

/** Logs which fields changed, never their values. */
const recordChange = (tx: Database, userId: number, fields: string[], now: Date) =>
  record(tx, {
    at: now,
    actor: asClient(userId),
    action: 'account.changed',
    subject: `user:${userId}`,
    detail: { fields: fields.filter((field) => !field.endsWith('Verified')).join(', ') },
  });
