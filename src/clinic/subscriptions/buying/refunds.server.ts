import { lockOpenAccount } from '#clinic/accounts/service.server.ts';
import type { Actor } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refundPartOfCapture, refundPartOfPayment } from '#clinic/payments/service.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { lockSubscription, withdrawSessions } from '../credits/service.server.ts';
import {
  findPayment,
  findPaymentOfCapture,
  findSubscription,
  isNoticeRecorded,
  recordNotice,
  setSubscription,
} from '../queries.server.ts';

/** A refund of a plan payment, and the number of sessions removed. */
export type PlanRefund = {
  subscriptionId: number;
  /** Number of the payment over all rounds. */
  number: number;
  cents: number;
  sessions: number;
  /** Idempotency key from the caller. */
  requestId: string;
  actor: Actor;
  /** Credit account to refund to; otherwise the original method is used. */
  toCredit?: number | undefined;
  /** For a split payment: the part to refund, and no other. */
  captureId?: string | undefined;
};

/**
 * Refunds a plan payment in full or in part and removes the sessions no longer paid for; used ones stay used. A full
 * refund of the last payment ends the subscription.
 * @returns 'too_much' if less money or fewer sessions are left; then nothing has changed
 */
export async function refundPlanPayment(
  { jobs }: { jobs: Jobs },
  tx: Database,
  wish: PlanRefund,
  now: Date,
): Promise<'noted' | 'too_much' | 'unknown'> {
  const { subscriptionId, number, cents, sessions, requestId, toCredit, captureId } = wish;
  const paid = await findPayment(tx, subscriptionId, number);
  if (paid === undefined) return 'unknown';
  const held = await lockSubscription(tx, subscriptionId);
  // Repeated request: sessions must not be removed twice.
  if (await isNoticeRecorded(tx, { subscriptionId, about: creditSubject(requestId) })) return 'noted';
  if (sessions > held.sessionsLeft) return 'too_much';
  const part = { cents, requestId, toCredit, reason: 'by_staff' } as const;
  const outcome =
    captureId === undefined
      ? await refundPartOfPayment(tx, jobs, { ...part, captureId: paid.captureId }, now)
      : await refundPartOfCapture(tx, jobs, { ...part, captureId }, now);
  if (outcome !== 'noted') return outcome;
  await recordNotice(tx, { subscriptionId, about: creditSubject(requestId), queuedAt: now });
  await withdrawSessions(tx, { subscriptionId, sessions, payment: number }, now);
  if (cents === paid.cents && number === held.paymentsMade)
    await setSubscription(tx, subscriptionId, { active: false, cancelledAt: now, nextBillingOn: null });
  await record(tx, {
    at: now,
    actor: wish.actor,
    action: 'subscription.payment-returned',
    subject: `subscription:${subscriptionId}`,
    detail: { number, cents, sessions },
  });
  return 'noted';
}

const creditSubject = (requestId: string) => `return:${requestId}`;

/** Same, by the capture of the payment. */
export async function refundPlanPaymentOfCapture(
  deps: { jobs: Jobs },
  tx: Database,
  { boughtBy, ...wish }: Omit<PlanRefund, 'subscriptionId' | 'number'> & { boughtBy: string },
  now: Date,
): Promise<'noted' | 'too_much' | 'unknown'> {
  const paid = await findPaymentOfCapture(tx, boughtBy);
  if (paid === undefined) return 'unknown';
  const { subscriptionId, number } = paid;
  const payer = (await findSubscription(tx, subscriptionId))?.userId;
  // Locks the user first, in the same order as closing an account; payments of closed accounts are refunded too.
  if (payer != null) await lockOpenAccount(tx, payer);
  return refundPlanPayment(deps, tx, { ...wish, subscriptionId, number }, now);
}
