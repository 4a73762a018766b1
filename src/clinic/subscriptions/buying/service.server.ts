import { asClient, asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { patientOfUser } from '#clinic/patients/service.server.ts';
import type { OfferName } from '#clinic/payments/contract.ts';
import type { Money, SettleOutcome } from '#clinic/payments/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { billingInput, madridDayOf } from '../billing-state.server.ts';
import * as credits from '../credits/service.server.ts';
import type { SubscriptionsDeps } from '../deps.server.ts';
import { notifyBought } from '../notify.server.ts';
import * as queries from '../queries.server.ts';
import { afterInstalment, currentPayment, newRound } from '../rules/billing-rules.ts';
import { sessionsOfPayment } from '../rules/plan-rules.ts';
import type { UserSubscriptionRow } from '../tables.server.ts';
import { findAgreedTerms } from './queries.server.ts';

/** Bought by an account, or at the desk for a patient record without one. */
type Purchase = { planId: number; offer: OfferName } & ({ userId: number } | { patientId: number });

/**
 * Patient record that receives a plan's sessions: the account's own, or the stated child's; undefined if none was
 * stated.
 */
export async function findBeneficiary(
  db: Database,
  { planId, userId }: { planId: number; userId: number },
): Promise<number | undefined> {
  if ((await queries.audienceOf(db, planId)) === 'child') return queries.findStatedChild(db, userId, planId);
  return (await patientOfUser(db, userId)).patientId;
}

export async function buy(
  deps: SubscriptionsDeps,
  tx: Database,
  purchase: Purchase,
  money: Money,
  now: Date,
): Promise<SettleOutcome> {
  const offer =
    (await findMatchingTerms(tx, money)) ?? (await queries.findOffer(tx, purchase.planId, purchase.offer));
  if (offer === undefined) return 'unknown_item';
  if (offer.priceCents !== money.cents) return 'wrong_amount';
  const patientId = 'userId' in purchase ? await findBeneficiary(tx, purchase) : purchase.patientId;
  if (patientId === undefined) return 'gone';
  const { lastDay, ...round } = newRound(offer, madridDayOf(now));
  const { planId } = purchase;
  const userId = 'userId' in purchase ? purchase.userId : null;
  const values = { ...offer, ...round, planId, userId, patientId };
  const begin = { startsAt: now, endsAt: credits.endOfDay(lastDay), createdAt: now };
  const held = await queries.insertSubscription(tx, { ...values, ...begin });
  await countPayment(tx, held, money, { number: 1, ofRound: 1 }, now);
  await record(tx, auditEntry('subscription.bought', { id: held.id, userId }, now));
  await notifyBought(deps, tx, held.id, now);
  return 'settled';
}

export async function renew(
  deps: SubscriptionsDeps,
  tx: Database,
  { id, number }: { id: number; number: number },
  money: Money,
  now: Date,
): Promise<SettleOutcome> {
  const seen = await queries.findSubscription(tx, id);
  if (seen === undefined) return 'unknown_item';
  const held = await credits.lockSubscription(tx, id);
  if (number <= held.paymentsMade) return 'second_payment';
  const isNext = number === held.paymentsMade + 1;
  const price = isNext ? await renewalPrice(tx, held, now, await findMatchingTerms(tx, money)) : undefined;
  if (price === undefined) return 'gone';
  if (price.cents !== money.cents) return 'wrong_amount';
  // Sessions of an expired period do not carry over.
  await credits.expireSessions(tx, held, now);
  const change = price.offer === undefined ? applyInstalment(held, now) : startNewRound(price.offer, now);
  const active = { active: true, cancelledAt: null, paymentsMade: number };
  await queries.setSubscription(tx, id, { ...change, ...active });
  const { paymentsOfRound, sessionsPerPayment = held.sessionsPerPayment } = change;
  await countPayment(tx, { id, sessionsPerPayment }, money, { number, ofRound: paymentsOfRound }, now);
  await record(tx, auditEntry('subscription.renewed', seen, now));
  await notifyBought(deps, tx, id, now);
  return 'settled';
}

/** Terms agreed for the order, if they match this payment. */
async function findMatchingTerms(
  tx: Database,
  { orderId, reference, cents }: Money,
): Promise<queries.OfferRow | undefined> {
  const agreed = orderId === undefined ? undefined : await findAgreedTerms(tx, { orderId, reference });
  return agreed?.priceCents === cents ? agreed : undefined;
}

/**
 * Price of the next payment: an instalment at the original price, a new round at today's or the order's agreed price.
 * @returns undefined if nothing can be paid now; `offer` if it starts a new round
 */
export async function renewalPrice(
  db: Database,
  held: UserSubscriptionRow,
  now: Date,
  agreed?: queries.OfferRow,
): Promise<{ cents: number; offer?: queries.OfferRow } | undefined> {
  const { planId } = held;
  const due = currentPayment(billingInput(held), madridDayOf(now));
  // Imported packages belong to no plan, so they cannot be renewed.
  if (due === null || planId === null) return undefined;
  if (due === 'instalment') return { cents: held.priceCents };
  const offer = agreed ?? (await queries.findOfferOnSale(db, planId, held.kind));
  return offer && { cents: offer.priceCents, offer };
}

function applyInstalment(held: UserSubscriptionRow, now: Date) {
  const { lastDay, ...change } = afterInstalment(billingInput(held), madridDayOf(now));
  return { ...change, endsAt: credits.endOfDay(lastDay), sessionsPerPayment: held.sessionsPerPayment };
}

function startNewRound(offer: queries.OfferRow, now: Date) {
  const { lastDay, ...round } = newRound(offer, madridDayOf(now));
  const { planName, features, priceCents, payments, sessionsPerPayment, validityMonths } = offer;
  const terms = { planName, features, priceCents, payments, sessionsPerPayment, validityMonths };
  return { ...terms, ...round, startsAt: now, endsAt: credits.endOfDay(lastDay) };
}

async function countPayment(
  tx: Database,
  held: Pick<UserSubscriptionRow, 'id' | 'sessionsPerPayment'>,
  { reference, cents, captureId }: Money,
  { number, ofRound }: { number: number; ofRound: number },
  now: Date,
): Promise<void> {
  const paid = { reference, cents, captureId, paidAt: now };
  await queries.addPayment(tx, { subscriptionId: held.id, number, ...paid });
  const sessions = sessionsOfPayment(held.sessionsPerPayment, ofRound);
  await credits.grantSessions(tx, { subscriptionId: held.id, payment: number, sessions }, now);
}

/** Without an account the plan was sold at the desk: the audit entry of its payment names the staff member. */
const auditEntry = (action: string, held: { id: number; userId: number | null }, at: Date) => ({
  at,
  action,
  actor: held.userId === null ? asSystem('payments') : asClient(held.userId),
  subject: `subscription:${held.id}`,
});
