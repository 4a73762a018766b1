import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { mailboxOf, queueMessage } from '#clinic/notifications/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Config } from '#platform/config.server.ts';
import { type Limits, spendIfAllowed } from '#platform/http/limits.server.ts';
import { localizePath } from '#platform/language/language.ts';
import { type Jobs, job } from '#platform/operations/jobs.server.ts';
import { routes } from '#platform/paths.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { hashPassword } from '../passwords/passwords.server.ts';
import type { UserRow } from '../queries.server.ts';
import { isGuessable, usernameKey } from '../rules.ts';
import { createLoginGuard } from '../sessions/login-guard.server.ts';
import { recoveryMinutes } from '../terms.ts';
import { type forgotPassword, refusals, type resetPassword } from './contract.ts';
import { passwordChangedLetter, recoveryLetter } from './letters.server.ts';
import * as queries from './queries.server.ts';
import { texts } from './texts.ts';

const refuse = refusing(refusals);

export type RecoveryDeps = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  limits: Limits;
  config: Pick<Config, 'PUBLIC_URL'>;
};

/**
 * Sends the links. A job, so that the response takes the same path and time with or without an account;
 * its payload contains only ids.
 */
export const sendLinks = job<{ userIds: number[] }>('accounts.send-recovery-links');

/** Account recovery by a link in an e-mail. */
export function createRecovery(deps: RecoveryDeps) {
  const { db, clock, jobs, limits } = deps;
  const guard = createLoginGuard(limits);
  const ofAddress = limits({ name: 'recovery-address', points: 10, seconds: 3600 });

  return {
    /** @throws Refusal 429 after too many requests from one address */
    async ask(
      { usernameOrEmail }: z.output<typeof forgotPassword.body>,
      address: string,
    ): Promise<{ success: true; message: string }> {
      await ofAddress.spend(address);
      const userIds = await queries.findRecoverable(db, usernameKey(usernameOrEmail), usernameOrEmail);
      await jobs.enqueue(db, sendLinks, { userIds });
      return { success: true, message: texts().neutralResponse };
    },

    /**
     * @param deviceFor the browser's id if the account knows it: its failed attempts are cleared too
     * @throws Refusal `link_over`, `weak_password`
     */
    async reset(
      { token, password }: z.output<typeof resetPassword.body>,
      deviceFor: (usernameKey: string) => string | null,
    ): Promise<void> {
      const tokenHash = hashToken(token);
      const user = await queries.findByLink(db, tokenHash, clock.now());
      if (user === undefined) throw refuse('link_over');
      // A refused password does not use up the link.
      if (isGuessable(password, user.username))
        throw refuse('weak_password', { fields: { password: refusals.weak_password.message } });
      const passwordHash = await hashPassword(password);
      await inTransaction(db, (tx) => redeemLink(tx, tokenHash, passwordHash, clock.now()));
      await guard.forgive(user.usernameKey, deviceFor(user.usernameKey));
    },
  };
}

/** Of two concurrent uses of one link, the second finds it used. */
async function redeemLink(tx: Database, tokenHash: string, passwordHash: string, now: Date): Promise<void> {
  const userId = await queries.consumeLink(tx, tokenHash, now);
  if (userId === undefined) throw refuse('link_over');
  await queries.deleteLinks(tx, userId);
  const user = await queries.setPassword(tx, userId, passwordHash);
  await queries.deleteSessions(tx, userId);
  await notifyOfNewPassword(tx, user, 'account.password-reset', now);
}

/** Logs the new password and notifies the user, who may not have made the change, at every known address. */
export async function notifyOfNewPassword(
  tx: Database,
  { id: userId, username, email, formerEmail, language }: UserRow,
  action: 'account.password-reset' | 'account.password-changed',
  now: Date,
): Promise<void> {
  await record(tx, { at: now, actor: asClient(userId), action, subject: `user:${userId}` });
  const compose = () => ({ kind: action, cause: 'anyone' as const, ...passwordChangedLetter(username) });
  for (const recipient of new Set([email, formerEmail]))
    if (recipient !== null)
      await queueMessage(tx, { channel: 'email', recipient, userId, language }, compose, now);
}

/** Creates the e-mails with the links. If the job runs twice, the second link replaces the first. */
export function createLinkSender({ db, clock, limits, config }: RecoveryDeps) {
  // Silent, unlike the limit per address: a refusal would reveal that the account exists.
  const accountLimit = limits({ name: 'recovery-account', points: 3, seconds: 3600, fixed: true });
  // Per mailbox, across all accounts that share it, even verified ones: the requester may be a stranger.
  const mailboxLimit = limits({ name: 'recovery-mailbox', points: 5, seconds: 3600, fixed: true });
  const mayReceiveLink = async (userId: number, { email }: queries.Recoverable) =>
    (await spendIfAllowed(accountLimit, String(userId))) &&
    spendIfAllowed(mailboxLimit, hashToken(mailboxOf(email)));

  return async ({ userIds }: { userIds: number[] }): Promise<void> => {
    for (const userId of userIds) {
      const asked = await queries.findRecipient(db, userId);
      if (asked === undefined || !(await mayReceiveLink(userId, asked))) continue;
      await inTransaction(db, async (tx) => {
        const user = await queries.lockRecipient(tx, userId);
        if (user?.email === asked.email)
          await sendLink(tx, { ...user, userId }, config.PUBLIC_URL, clock.now());
      });
    }
  };
}

/** Stores the link only if its e-mail is queued; otherwise the former link stays valid. */
async function sendLink(
  tx: Database,
  { userId, username, email, language }: queries.Recoverable & { userId: number },
  publicUrl: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + recoveryMinutes * 60_000);
  const token = randomBytes(32).toString('base64url');
  const compose = () => {
    const url = new URL(`${localizePath(routes['nueva-contrasena'])}#token=${token}`, publicUrl).href;
    return {
      kind: 'account.recovery',
      cause: 'anyone' as const,
      expiresAt,
      ...recoveryLetter(username, url),
    };
  };
  if (!(await queueMessage(tx, { channel: 'email', recipient: email, userId, language }, compose, now)))
    return;
  await queries.deleteLinks(tx, userId);
  await queries.insertLink(tx, { tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
}
