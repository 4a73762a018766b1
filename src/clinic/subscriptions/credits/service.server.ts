import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { UserSubscriptionRow } from '../tables.server.ts';
import {
  addCreditEntry,
  type CreditEntry,
  countUsable,
  findPayingSubscription,
  lockFirstUsable,
  lockSubscription,
  moveBalance,
  type SessionRequest,
} from './queries.server.ts';

export { findPayingSubscription, lockSubscription, type SessionRequest } from './queries.server.ts';

/**
 * Adds an entry and updates the balance. The caller must have locked the subscription.
 * @returns false if the entry exists already; then nothing has changed
 * @throws a check violation if the balance would become negative
 */
async function addEntry(tx: Database, step: CreditEntry, now: Date): Promise<boolean> {
  const isNew = await addCreditEntry(tx, step, now);
  if (isNew) await moveBalance(tx, step.subscriptionId, step.sessions);
  return isNew;
}

/** Grants the sessions of a payment, once per payment. */
export const grantSessions = (
  tx: Database,
  { subscriptionId, payment, sessions }: { subscriptionId: number; payment: number; sessions: number },
  now: Date,
) => addEntry(tx, { subscriptionId, step: 'grant', sessions, payment }, now);

/** End of a day in Madrid, as an instant. */
const endOfDayInMadrid = (lastDay: Day): Date => instantOf(nextDay(lastDay), '00:00');
const nextDay = (day: Day): Day => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

export { endOfDayInMadrid as endOfDay };

/**
 * Pays with a session of the plan that ends first.
 * @returns the subscription with its new balance; undefined if there is none
 */
export async function spendSession(
  tx: Database,
  { appointmentId, ...wish }: SessionRequest & { appointmentId: number },
  now: Date,
): Promise<UserSubscriptionRow | undefined> {
  const held = await lockFirstUsable(tx, wish);
  if (held === undefined) return retryWithOther(tx, wish, appointmentId, now);
  const isNew = await addEntry(
    tx,
    { subscriptionId: held.id, step: 'use', sessions: -1, appointmentId },
    now,
  );
  return isNew ? { ...held, sessionsLeft: held.sessionsLeft - 1 } : held;
}

/**
 * The candidate was used up during the wait. A session returned to another plan meanwhile is invisible to that
 * statement, so search again.
 */
async function retryWithOther(
  tx: Database,
  wish: SessionRequest,
  appointmentId: number,
  now: Date,
): Promise<UserSubscriptionRow | undefined> {
  return (await countUsable(tx, wish)) > 0 ? spendSession(tx, { ...wish, appointmentId }, now) : undefined;
}

/**
 * Returns the session that paid for an appointment; its plan's end is unchanged.
 * @returns the subscription; undefined if none paid for it
 */
export async function returnSessionOf(
  tx: Database,
  appointmentId: number,
  now: Date,
): Promise<UserSubscriptionRow | undefined> {
  const used = await findPayingSubscription(tx, appointmentId);
  if (used === undefined) return undefined;
  const held = await lockSubscription(tx, used.id);
  await addEntry(tx, { subscriptionId: held.id, step: 'return', sessions: 1, appointmentId }, now);
  return held;
}

/** Writes off the remaining sessions of an expired plan. */
export async function expireSessions(tx: Database, held: UserSubscriptionRow, now: Date): Promise<void> {
  if (held.sessionsLeft === 0 || held.endsAt > now) return;
  await addEntry(tx, { subscriptionId: held.id, step: 'expire', sessions: -held.sessionsLeft }, now);
}

/**
 * Withdraws refunded sessions, never more than are left.
 * @returns the number withdrawn
 */
export async function withdrawSessions(
  tx: Database,
  { subscriptionId, sessions, payment }: { subscriptionId: number; sessions: number; payment: number },
  now: Date,
): Promise<number> {
  const held = await lockSubscription(tx, subscriptionId);
  const taken = Math.min(sessions, held.sessionsLeft);
  if (taken > 0) await addEntry(tx, { subscriptionId, step: 'withdraw', sessions: -taken, payment }, now);
  return taken;
}
