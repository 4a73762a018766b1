import { lockOpenAccount } from '#clinic/accounts/service.server.ts';
import type { Person } from '#clinic/audit/contract.ts';
import { deskRoles } from '#clinic/audit/contract.ts';
import { holderOf, patientOfUser, requirePatientRecord } from '#clinic/patients/service.server.ts';
import { childProblem } from '#clinic/patients/terms.ts';
import {
  parseReference,
  recordSubscriptionReference,
  renewalReference,
  subscriptionReference,
} from '#clinic/payments/contract.ts';
import type { DeskDue, DeskItem, Payable } from '#clinic/payments/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { billingInput, madridDayOf } from '../billing-state.server.ts';
import { refusals } from '../contract.ts';
import { lockSubscription, withdrawSessions } from '../credits/service.server.ts';
import * as queries from '../queries.server.ts';
import { nextBillingDay } from '../rules/billing-rules.ts';
import { sessionsOfPayment, totalCents } from '../rules/plan-rules.ts';
import type { UserSubscriptionRow } from '../tables.server.ts';
import { renewalPrice } from './service.server.ts';
import { texts } from './texts.ts';

const refuse = refusing(refusals);

/** Desk functions of plans: what is sold to whom, and undoing a sale. */
export const deskPayable = (
  settle: Payable['settle'],
): Pick<Payable, 'dueAtDesk' | 'settleAtDesk' | 'unsettle' | 'earnersOf'> => ({
  async dueAtDesk(tx, { actor, item }, now) {
    if (!deskRoles.some((role) => role === actor.role)) return undefined;
    return item.userSubscriptionId == null
      ? findNewPlanDue(tx, actor, item, now)
      : findInstalmentDue(tx, actor, item, now);
  },

  async settleAtDesk(tx, money, { itemId: planId, patientId, userSubscriptionId }, now) {
    const referred = parseReference(money.reference);
    const isNew = userSubscriptionId == null && referred?.type === 'subscription' && 'userId' in referred;
    if (isNew && patientId != null && (await queries.audienceOf(tx, planId)) === 'child')
      await queries.storeStatedChild(tx, { planId, patientId, userId: referred.userId, statedAt: now });
    return settle(tx, money, now);
  },

  unsettle: (tx, { captureId }, now) => unsettle(tx, captureId, now),

  // Plans belong to no professional.
  earnersOf: async () => new Map(),
});

async function findNewPlanDue(
  tx: Database,
  actor: Person,
  { itemId: planId, paymentInterval, patientId }: DeskItem,
  now: Date,
): Promise<DeskDue | undefined> {
  if (patientId == null) return undefined;
  await requirePatientRecord(tx, { actor, id: patientId, now });
  const kind = paymentInterval ?? 'landing';
  const offer = await queries.findOfferOnSale(tx, planId, kind);
  if (offer === undefined) throw refuse('invalid', { message: texts().notSoldLikeThis });
  const holder = await holderOf(tx, patientId, madridDayOf(now));
  const holderId = holder?.userId ?? null;
  const userId = holderId !== null && (await lockOpenAccount(tx, holderId)) ? holderId : null;
  await requireMatchingRecord(tx, { planId, patientId, userId, birthDate: holder?.birthDate ?? null }, now);
  return {
    ...(userId === null
      ? recordPayer(recordSubscriptionReference(planId, kind, patientId), patientId)
      : {
          reference: subscriptionReference(planId, kind, userId),
          payerUserId: userId,
          payerPatientId: null,
        }),
    priceCents: offer.priceCents,
    operationCents: totalCents(offer),
    state: 'payable',
  };
}

/** Payer of a plan without an account: the patient, whom a child's guardian replaces (`choosePayer`). */
const recordPayer = (reference: string, patientId: number) => ({
  reference,
  payerUserId: null,
  payerPatientId: patientId,
  patientId,
});

/**
 * The sessions belong to the record: an adult's plan would be the guardian's own, and a child's plan is useless to an
 * adult.
 */
async function requireMatchingRecord(
  tx: Database,
  {
    planId,
    patientId,
    userId,
    birthDate,
  }: { planId: number; patientId: number; userId: number | null; birthDate: Day | null },
  now: Date,
): Promise<void> {
  const problem = birthDate === null ? undefined : childProblem(birthDate, madridDayOf(now));
  if ((await queries.audienceOf(tx, planId)) === 'child') {
    if (problem !== null)
      throw refuse('invalid', {
        message: texts().childPlan,
      });
    return;
  }
  const isOther =
    userId === null
      ? problem === null || problem === 'too_young'
      : (await patientOfUser(tx, userId)).patientId !== patientId;
  if (isOther)
    throw refuse('invalid', {
      message: texts().adultPlan,
    });
}

async function findInstalmentDue(
  tx: Database,
  actor: Person,
  { itemId, userSubscriptionId }: DeskItem,
  now: Date,
): Promise<DeskDue | undefined> {
  const seen = await queries.findSubscription(tx, userSubscriptionId ?? 0);
  if (seen === undefined || seen.planId !== itemId) return undefined;
  await requirePatientRecord(tx, { actor, id: seen.patientId, now });
  // Locks the user first, in the same order as closing an account.
  const isOpen = seen.userId === null || (await lockOpenAccount(tx, seen.userId));
  const held = await lockSubscription(tx, seen.id);
  const price = isOpen ? await renewalPrice(tx, held, now) : undefined;
  const terms = price?.offer ?? held;
  const reference = renewalReference(held.id, held.paymentsMade + 1);
  return {
    ...(seen.userId === null
      ? recordPayer(reference, seen.patientId)
      : { reference, payerUserId: seen.userId, payerPatientId: null }),
    priceCents: price?.cents ?? 0,
    operationCents: totalCents(terms),
    state: price === undefined ? 'over' : 'payable',
  };
}

/** Undoes the last payment of a plan with its sessions, if none is used. */
async function unsettle(tx: Database, captureId: string, now: Date): Promise<boolean> {
  const paid = await queries.findPaymentOfCapture(tx, captureId);
  if (paid === undefined) return false;
  const seen = await queries.findSubscription(tx, paid.subscriptionId);
  if (seen === undefined || (seen.userId !== null && !(await lockOpenAccount(tx, seen.userId)))) return false;
  const held = await lockSubscription(tx, paid.subscriptionId);
  const sessions = sessionsOfPayment(held.sessionsPerPayment, held.paymentsOfRound);
  if (paid.number !== held.paymentsMade || sessions > held.sessionsLeft || held.endsAt <= now) return false;
  await withdrawSessions(tx, { subscriptionId: held.id, sessions, payment: paid.number }, now);
  await queries.setSubscription(tx, held.id, undoLastPayment(held, now));
  return true;
}

/** Payment numbers are never reused. Undoing the first payment ends the plan. */
const undoLastPayment = (held: UserSubscriptionRow, now: Date) =>
  held.paymentsOfRound === 1
    ? { active: false, cancelledAt: now, nextBillingOn: null }
    : {
        paymentsOfRound: held.paymentsOfRound - 1,
        nextBillingOn: nextBillingDay(billingInput(held), held.paymentsOfRound - 1),
      };
