import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Audience, CreditStep } from '../offers.ts';
import { sessionCredits, type UserSubscriptionRow, userSubscriptions } from '../tables.server.ts';

/** An entry of the session ledger; `sessions` is positive or negative. */
export type CreditEntry = { subscriptionId: number; step: CreditStep; sessions: number } & (
  | { payment: number; appointmentId?: undefined }
  | { appointmentId: number; payment?: undefined }
  | { payment?: undefined; appointmentId?: undefined }
);

/** Adds an entry. @returns false if it exists already */
export async function addCreditEntry(tx: Database, step: CreditEntry, now: Date): Promise<boolean> {
  const added = await tx
    .insert(sessionCredits)
    .values({ at: now, ...step })
    .onConflictDoNothing()
    .returning({ id: sessionCredits.id });
  return added.length > 0;
}

/** Changes the balance. @throws a check violation if it would become negative */
export const moveBalance = (tx: Database, subscriptionId: number, sessions: number) =>
  tx
    .update(userSubscriptions)
    .set({ sessionsLeft: sql`${userSubscriptions.sessionsLeft} + ${sessions}` })
    .where(eq(userSubscriptions.id, subscriptionId));

export type SessionRequest = { patientId: number; audience: Audience; startsAt: Date };

const usable = ({ patientId, audience, startsAt }: SessionRequest) =>
  and(
    eq(userSubscriptions.patientId, patientId),
    eq(userSubscriptions.audience, audience),
    gt(userSubscriptions.sessionsLeft, 0),
    gt(userSubscriptions.endsAt, startsAt),
  );

export async function countUsable(db: Database, wish: SessionRequest): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`coalesce(sum(${userSubscriptions.sessionsLeft}), 0)::int` })
    .from(userSubscriptions)
    .where(usable(wish));
  return row?.left ?? 0;
}

/**
 * Locks the plan that ends first among the usable ones. After waiting for a lock, PostgreSQL rechecks the condition
 * on the updated row.
 */
export async function lockFirstUsable(
  tx: Database,
  wish: SessionRequest,
): Promise<UserSubscriptionRow | undefined> {
  const [held] = await tx
    .select()
    .from(userSubscriptions)
    .where(usable(wish))
    .orderBy(asc(userSubscriptions.endsAt), asc(userSubscriptions.id))
    .limit(1)
    .for('update');
  return held;
}

/** Subscription that paid for an appointment, even if the session was returned. */
export async function findPayingSubscription(
  db: Database,
  appointmentId: number,
): Promise<UserSubscriptionRow | undefined> {
  const [used] = await db
    .select({ held: userSubscriptions })
    .from(sessionCredits)
    .innerJoin(userSubscriptions, eq(userSubscriptions.id, sessionCredits.subscriptionId))
    .where(and(eq(sessionCredits.appointmentId, appointmentId), eq(sessionCredits.step, 'use')));
  return used?.held;
}

/** Locks a subscription. @throws Error if there is none: ids come from our own tables */
export async function lockSubscription(tx: Database, subscriptionId: number): Promise<UserSubscriptionRow> {
  const [held] = await tx
    .select()
    .from(userSubscriptions)
    .where(eq(userSubscriptions.id, subscriptionId))
    .for('update');
  if (held === undefined) throw new Error(`there is no subscription ${subscriptionId}`);
  return held;
}
