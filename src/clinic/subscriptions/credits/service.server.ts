import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { UserSubscriptionRow } from '../tables.server.ts';
import {
  addStep,
  countUsable,
  lock,
  lockFirstUsable,
  moveBalance,
  payerOf,
  type SessionWish,
  type Step,
} from './queries.server.ts';

export { lock, payerOf, type SessionWish } from './queries.server.ts';

/**
 * Adds an entry and updates the balance. The caller must have locked the subscription.
 * @returns false if the entry exists already; then nothing has changed
 * @throws a check violation if the balance would become negative
 */
async function write(tx: Database, step: Step, now: Date): Promise<boolean> {
  const isNew = await addStep(tx, step, now);
  if (isNew) await moveBalance(tx, step.subscriptionId, step.sessions);
  return isNew;
}

/** Grants the sessions of a payment, once per payment. */
export const grant = (
  tx: Database,
  { subscriptionId, payment, sessions }: { subscriptionId: number; payment: number; sessions: number },
  now: Date,
) => write(tx, { subscriptionId, step: 'grant', sessions, payment }, now);

/** End of a day in Madrid, as an instant. */
const endOf = (lastDay: Day): Date => instantOf(nextDay(lastDay), '00:00');
const nextDay = (day: Day): Day => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

export { endOf as endOfDay };

/**
 * Pays with a session of the plan that ends first.
 * @returns the subscription with its new balance; undefined if there is none
 */
export async function use(
  tx: Database,
  { appointmentId, ...wish }: SessionWish & { appointmentId: number },
  now: Date,
): Promise<UserSubscriptionRow | undefined> {
  const held = await lockFirstUsable(tx, wish);
  if (held === undefined) return hasOther(tx, wish, appointmentId, now);
  const isNew = await write(tx, { subscriptionId: held.id, step: 'use', sessions: -1, appointmentId }, now);
  return isNew ? { ...held, sessionsLeft: held.sessionsLeft - 1 } : held;
}

/**
 * The candidate was used up during the wait. A session returned to another plan meanwhile is invisible to that
 * statement, so search again.
 */
async function hasOther(
  tx: Database,
  wish: SessionWish,
  appointmentId: number,
  now: Date,
): Promise<UserSubscriptionRow | undefined> {
  return (await countUsable(tx, wish)) > 0 ? use(tx, { ...wish, appointmentId }, now) : undefined;
}

/**
 * Returns the session that paid for an appointment; its plan's end is unchanged.
 * @returns the subscription; undefined if none paid for it
 */
export async function giveBack(
  tx: Database,
  appointmentId: number,
  now: Date,
): Promise<UserSubscriptionRow | undefined> {
  const used = await payerOf(tx, appointmentId);
  if (used === undefined) return undefined;
  const held = await lock(tx, used.id);
  await write(tx, { subscriptionId: held.id, step: 'return', sessions: 1, appointmentId }, now);
  return held;
}

/** Writes off the remaining sessions of an expired plan. */
export async function expire(tx: Database, held: UserSubscriptionRow, now: Date): Promise<void> {
  if (held.sessionsLeft === 0 || held.endsAt > now) return;
  await write(tx, { subscriptionId: held.id, step: 'expire', sessions: -held.sessionsLeft }, now);
}

/**
 * Withdraws refunded sessions, never more than are left.
 * @returns the number withdrawn
 */
export async function withdraw(
  tx: Database,
  { subscriptionId, sessions, payment }: { subscriptionId: number; sessions: number; payment: number },
  now: Date,
): Promise<number> {
  const held = await lock(tx, subscriptionId);
  const taken = Math.min(sessions, held.sessionsLeft);
  if (taken > 0) await write(tx, { subscriptionId, step: 'withdraw', sessions: -taken, payment }, now);
  return taken;
}
