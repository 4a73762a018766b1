import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { lastValidDay } from '../billing-state.server.ts';
import type { SubscriptionsDeps } from '../deps.server.ts';
import { twoLeftLetter } from '../letters.server.ts';
import { letterFacts, notifyOnce } from '../notify.server.ts';
import * as credits from './service.server.ts';

/** The holder is notified when this many sessions are left. */
const noticeAtSessions = 2;

/**
 * Pays for an appointment with a session of the plan that ends first, in the booking transaction.
 * @returns false if there is none; then nothing has changed
 */
export async function paySession(
  deps: Pick<SubscriptionsDeps, 'publicUrl'>,
  tx: Database,
  wish: credits.SessionRequest & { appointmentId: number },
  now: Date,
): Promise<boolean> {
  const held = await credits.spendSession(tx, wish, now);
  if (held === undefined) return false;
  if (held.sessionsLeft === noticeAtSessions) {
    const compose = () => ({ kind: 'subscription.two-left', ...twoLeftLetter(letterFacts(deps, held)) });
    await notifyOnce(tx, held, `two-left:${held.paymentsMade}`, compose, now);
  }
  return true;
}

/**
 * Last day (Europe/Madrid) on which the session paying for an appointment is valid; undefined if it is not paid by
 * one.
 */
export async function lastDayOfSession(db: Database, appointmentId: number): Promise<Day | undefined> {
  const held = await credits.findPayingSubscription(db, appointmentId);
  return held && lastValidDay(held);
}

/** Returns the session of an appointment cancelled in time; written off again if the plan is over. */
export async function returnSession(tx: Database, appointmentId: number, now: Date): Promise<boolean> {
  const held = await credits.returnSessionOf(tx, appointmentId, now);
  if (held === undefined) return false;
  await credits.expireSessions(tx, await credits.lockSubscription(tx, held.id), now);
  return true;
}
