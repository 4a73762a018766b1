import { holdOpen } from '#clinic/accounts/service.server.ts';
import type { Actor } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refundAcross, refundPart } from '#clinic/payments/service.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { lock, withdraw } from '../credits/service.server.ts';
import {
  findPayment,
  findSubscription,
  isNoted,
  noteNotice,
  paymentOfCapture,
  setSubscription,
} from '../queries.server.ts';

/** What goes back of one payment of a plan, and how many of its sessions with it. */
export type PlanReturn = {
  subscriptionId: number;
  /** Which payment, counted over all rounds. */
  number: number;
  cents: number;
  sessions: number;
  /** Given by whoever decides it: the same one returns money once. */
  requestId: string;
  actor: Actor;
  /** Where the money becomes credit; otherwise it goes the way it came. */
  toCredit?: number | undefined;
  /** Of a payment that was made by two ways: which of them it goes back of, and no other. */
  captureId?: string | undefined;
};

/**
 * Returns a payment of a plan, whole or in part, and takes back the sessions that it no longer pays for; what was used stays
 * used. Where the whole of the last payment goes back, the subscription ends with it.
 * @returns 'too_much' where less money or fewer sessions are left: then nothing has changed
 */
export async function refundPlanPayment(
  { jobs }: { jobs: Jobs },
  tx: Database,
  wish: PlanReturn,
  now: Date,
): Promise<'noted' | 'too_much' | 'unknown'> {
  const { subscriptionId, number, cents, sessions, requestId, toCredit, captureId } = wish;
  const paid = await findPayment(tx, subscriptionId, number);
  if (paid === undefined) return 'unknown';
  const held = await lock(tx, subscriptionId);
  // Decided already: sessions are not taken twice either.
  if (await isNoted(tx, { subscriptionId, about: aboutOf(requestId) })) return 'noted';
  if (sessions > held.sessionsLeft) return 'too_much';
  const part = { cents, requestId, toCredit, reason: 'by_staff' } as const;
  const outcome =
    captureId === undefined
      ? await refundAcross(tx, jobs, { ...part, captureId: paid.captureId }, now)
      : await refundPart(tx, jobs, { ...part, captureId }, now);
  if (outcome !== 'noted') return outcome;
  await noteNotice(tx, { subscriptionId, about: aboutOf(requestId), queuedAt: now });
  await withdraw(tx, { subscriptionId, sessions, payment: number }, now);
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

const aboutOf = (requestId: string) => `return:${requestId}`;

/** The same, by the payment's capture. */
export async function refundOfCapture(
  deps: { jobs: Jobs },
  tx: Database,
  { boughtBy, ...wish }: Omit<PlanReturn, 'subscriptionId' | 'number'> & { boughtBy: string },
  now: Date,
): Promise<'noted' | 'too_much' | 'unknown'> {
  const paid = await paymentOfCapture(tx, boughtBy);
  if (paid === undefined) return 'unknown';
  const { subscriptionId, number } = paid;
  const payer = (await findSubscription(tx, subscriptionId))?.userId;
  // First of all rows the person's, as when an account is closed; what a closed one had paid goes back all the same.
  if (payer != null) await holdOpen(tx, payer);
  return refundPlanPayment(deps, tx, { ...wish, subscriptionId, number }, now);
}
