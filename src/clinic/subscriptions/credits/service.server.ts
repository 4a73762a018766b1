import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Audience, CreditStep } from '../offers.ts';
import { sessionCredits, type UserSubscriptionRow, userSubscriptions } from '../tables.server.ts';

/** A step in the ledger of a subscription's sessions; `sessions` counts up or down. */
type Step = { subscriptionId: number; step: CreditStep; sessions: number } & (
  | { payment: number; appointmentId?: undefined }
  | { appointmentId: number; payment?: undefined }
  | { payment?: undefined; appointmentId?: undefined }
);

/**
 * Writes a step and moves the balance with it. The caller holds the subscription's row.
 * @returns false where this very step stands there already; then nothing has changed
 * @throws PostgreSQL's check violation where the balance would fall below zero
 */
async function write(tx: Database, step: Step, now: Date): Promise<boolean> {
  const added = await tx
    .insert(sessionCredits)
    .values({ at: now, ...step })
    .onConflictDoNothing()
    .returning({ id: sessionCredits.id });
  if (added.length === 0) return false;
  await tx
    .update(userSubscriptions)
    .set({ sessionsLeft: sql`${userSubscriptions.sessionsLeft} + ${step.sessions}` })
    .where(eq(userSubscriptions.id, step.subscriptionId));
  return true;
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

/** Whose session is to be paid, and when it begins. */
export type SessionWish = { patientId: number; audience: Audience; startsAt: Date };

const usable = ({ patientId, audience, startsAt }: SessionWish) =>
  and(
    eq(userSubscriptions.patientId, patientId),
    eq(userSubscriptions.audience, audience),
    gt(userSubscriptions.sessionsLeft, 0),
    gt(userSubscriptions.endsAt, startsAt),
  );

/** How many sessions of the person's plans could pay for it. */
async function countUsable(db: Database, wish: SessionWish): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`coalesce(sum(${userSubscriptions.sessionsLeft}), 0)::int` })
    .from(userSubscriptions)
    .where(usable(wish));
  return row?.left ?? 0;
}

/**
 * Pays for a session with one of the plan that ends first.
 * @returns the subscription, with what is left of it now; undefined where there is none
 */
export async function use(
  tx: Database,
  { appointmentId, ...wish }: SessionWish & { appointmentId: number },
  now: Date,
): Promise<UserSubscriptionRow | undefined> {
  // Whoever waits here reads again once it is their turn: the condition is checked anew on the row as it is then.
  const [held] = await tx
    .select()
    .from(userSubscriptions)
    .where(usable(wish))
    .orderBy(asc(userSubscriptions.endsAt), asc(userSubscriptions.id))
    .limit(1)
    .for('update');
  if (held === undefined) return hasOther(tx, wish, appointmentId, now);
  const isNew = await write(tx, { subscriptionId: held.id, step: 'use', sessions: -1, appointmentId }, now);
  return isNew ? { ...held, sessionsLeft: held.sessionsLeft - 1 } : held;
}

/** The first in line was used up while we waited for it: LIMIT had chosen it before, so the next one is looked for. */
async function hasOther(
  tx: Database,
  wish: SessionWish,
  appointmentId: number,
  now: Date,
): Promise<UserSubscriptionRow | undefined> {
  return (await countUsable(tx, wish)) > 0 ? use(tx, { ...wish, appointmentId }, now) : undefined;
}

/** The subscription one of whose sessions has paid for an appointment, whether it was given back or not. */
export async function payerOf(db: Database, appointmentId: number): Promise<UserSubscriptionRow | undefined> {
  const [used] = await db
    .select({ held: userSubscriptions })
    .from(sessionCredits)
    .innerJoin(userSubscriptions, eq(userSubscriptions.id, sessionCredits.subscriptionId))
    .where(and(eq(sessionCredits.appointmentId, appointmentId), eq(sessionCredits.step, 'use')));
  return used?.held;
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

/** The row, once nobody else is at work on it. @throws Error where there is none: ids come from our own tables */
export async function lock(tx: Database, subscriptionId: number): Promise<UserSubscriptionRow> {
  const [held] = await tx
    .select()
    .from(userSubscriptions)
    .where(eq(userSubscriptions.id, subscriptionId))
    .for('update');
  if (held === undefined) throw new Error(`there is no subscription ${subscriptionId}`);
  return held;
}
