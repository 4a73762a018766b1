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
 * Writes a step and moves the balance with it. The caller holds the subscription's row.
 * @returns false where this very step stands there already; then nothing has changed
 * @throws PostgreSQL's check violation where the balance would fall below zero
 */
async function write(tx: Database, step: Step, now: Date): Promise<boolean> {
  const isNew = await addStep(tx, step, now);
  if (isNew) await moveBalance(tx, step.subscriptionId, step.sessions);
  return isNew;
}

/** The sessions that come with a payment; each payment gives them once. */
export const grant = (
  tx: Database,
  { subscriptionId, payment, sessions }: { subscriptionId: number; payment: number; sessions: number },
  now: Date,
) => write(tx, { subscriptionId, step: 'grant', sessions, payment }, now);

/** The instant at which a Madrid day ends. */
const endOf = (lastDay: Day): Date => instantOf(nextDay(lastDay), '00:00');
const nextDay = (day: Day): Day => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

export { endOf as endOfDay };

/**
 * Pays for a session with one of the plan that ends first.
 * @returns the subscription, with what is left of it now; undefined where there is none
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
 * All were used up while we waited for them. A session that has come back to another plan meanwhile the statement did not see:
 * that plan is looked for.
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
 * Gives back the session that paid for an appointment; it keeps its plan's end.
 * @returns the subscription it belongs to; undefined where none paid for it
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

/** Writes off what is left once its days are over. */
export async function expire(tx: Database, held: UserSubscriptionRow, now: Date): Promise<void> {
  if (held.sessionsLeft === 0 || held.endsAt > now) return;
  await write(tx, { subscriptionId: held.id, step: 'expire', sessions: -held.sessionsLeft }, now);
}

/**
 * Takes back sessions whose money goes back; never more than are left.
 * @returns how many were taken
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
