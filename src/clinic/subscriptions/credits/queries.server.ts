import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Audience, CreditStep } from '../offers.ts';
import { sessionCredits, type UserSubscriptionRow, userSubscriptions } from '../tables.server.ts';

/** A step in the ledger of a subscription's sessions; `sessions` counts up or down. */
export type Step = { subscriptionId: number; step: CreditStep; sessions: number } & (
  | { payment: number; appointmentId?: undefined }
  | { appointmentId: number; payment?: undefined }
  | { payment?: undefined; appointmentId?: undefined }
);

/** Adds a step. @returns false where this very step stands there already */
export async function addStep(tx: Database, step: Step, now: Date): Promise<boolean> {
  const added = await tx
    .insert(sessionCredits)
    .values({ at: now, ...step })
    .onConflictDoNothing()
    .returning({ id: sessionCredits.id });
  return added.length > 0;
}

/** Moves the balance. @throws PostgreSQL's check violation where it would fall below zero */
export const moveBalance = (tx: Database, subscriptionId: number, sessions: number) =>
  tx
    .update(userSubscriptions)
    .set({ sessionsLeft: sql`${userSubscriptions.sessionsLeft} + ${sessions}` })
    .where(eq(userSubscriptions.id, subscriptionId));

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
export async function countUsable(db: Database, wish: SessionWish): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`coalesce(sum(${userSubscriptions.sessionsLeft}), 0)::int` })
    .from(userSubscriptions)
    .where(usable(wish));
  return row?.left ?? 0;
}

/**
 * The plan that ends first of those that could pay for it, locked. Whoever waits here reads again once it is their turn: the
 * condition is checked anew on the row as it is then.
 */
export async function lockFirstUsable(
  tx: Database,
  wish: SessionWish,
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

/** The subscription one of whose sessions has paid for an appointment, whether it was given back or not. */
export async function payerOf(db: Database, appointmentId: number): Promise<UserSubscriptionRow | undefined> {
  const [used] = await db
    .select({ held: userSubscriptions })
    .from(sessionCredits)
    .innerJoin(userSubscriptions, eq(userSubscriptions.id, sessionCredits.subscriptionId))
    .where(and(eq(sessionCredits.appointmentId, appointmentId), eq(sessionCredits.step, 'use')));
  return used?.held;
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
