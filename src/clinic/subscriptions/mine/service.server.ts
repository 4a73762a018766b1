import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { findOrCreateChild, patientOfUser } from '#clinic/patients/service.server.ts';
import { childProblem, mayNotBookSentence } from '#clinic/patients/terms.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { billingInput, madridDayOf } from '../billing-state.server.ts';
import { renewalPrice } from '../buying/service.server.ts';
import { childMessages } from '../child-messages.ts';
import { refusals, type UserSubscription } from '../contract.ts';
import { lockSubscription } from '../credits/service.server.ts';
import type { SubscriptionsDeps } from '../deps.server.ts';
import { planCancelledLetter } from '../letters.server.ts';
import { letterFacts, notify } from '../notify.server.ts';
import { perksOf } from '../perks/service.server.ts';
import * as queries from '../queries.server.ts';
import { isActive, mayCancelPlan } from '../rules/billing-rules.ts';
import { outstandingPayments } from '../rules/plan-rules.ts';
import type { UserSubscriptionRow } from '../tables.server.ts';

const refuse = refusing(refusals);
const refuseChild = (field: 'childBirthDate', message: string) =>
  refuse('invalid', { fields: { [field]: message }, message });

export function createOwnPlans(deps: SubscriptionsDeps) {
  const { db, clock } = deps;

  async function list(userId: number): Promise<UserSubscription[]> {
    const now = clock.now();
    const own = await queries.listOwn(db, userId, now);
    if (own.length === 0) return [];
    const rows = own.map(({ held }) => held);
    const ids = rows.map(({ id }) => id);
    const [steps, payments, perks] = await Promise.all([
      queries.sessionStepsOf(db, ids),
      queries.paymentsOf(db, ids),
      perksOf(db, rows, now),
    ]);
    return Promise.all(
      own.map(async ({ held, birthDate }) => ({
        ...present(held, now),
        userId,
        childBirthDate: held.audience === 'child' ? birthDate : null,
        sessionsTotal: steps
          .filter(({ subscriptionId, step }) => subscriptionId === held.id && step === 'grant')
          .reduce((sum, { sessions }) => sum + sessions, 0),
        perks: perks.get(held.id) ?? [],
        renewal: await readRenewal(db, held, now),
        ...paymentSummary(payments.filter(({ subscriptionId }) => subscriptionId === held.id)),
      })),
    );
  }

  async function show(userId: number, id: number): Promise<UserSubscription> {
    const held = (await list(userId)).find((each) => each.id === id);
    if (held === undefined) throw refuse('not_found');
    return held;
  }

  return {
    list,

    /** One of the user's plans. @throws Refusal `not_found` */
    show,

    /** @throws Refusal `not_found`, `nothing_to_cancel` */
    async cancel(userId: number, id: number, remember: Remember): Promise<UserSubscription> {
      await inTransaction(db, async (tx) => {
        const now = clock.now();
        if ((await queries.findSubscription(tx, id))?.userId !== userId) throw refuse('not_found');
        const held = await lockSubscription(tx, id);
        await remember(tx, id);
        if (held.cancelledAt !== null) return;
        if (!mayCancelPlan(billingInput(held), madridDayOf(now))) throw refuse('nothing_to_cancel');
        await queries.setSubscription(tx, id, { cancelledAt: now });
        const compose = () => ({
          kind: 'subscription.cancelled',
          ...planCancelledLetter(letterFacts(deps, held)),
        });
        await notify(tx, held, compose, now);
        const subject = `subscription:${id}`;
        await record(tx, { at: now, actor: asClient(userId), action: 'subscription.cancelled', subject });
      });
      return show(userId, id);
    },
  };
}

/**
 * Stores the child a guardian is about to buy a plan for (Ley 41/2002 art. 9).
 * @param birthDate day in Madrid
 * @throws Refusal `not_found` for anything but a child's plan, `invalid` at the birth date
 */
export async function nameChild(
  { db, clock }: SubscriptionsDeps,
  { userId, planId }: { userId: number; planId: number },
  birthDate: Day,
  remember: Remember,
): Promise<void> {
  if ((await queries.audienceOf(db, planId)) !== 'child') throw refuse('not_found');
  const problem = childProblem(birthDate, madridDayOf(clock.now()));
  if (problem !== null) throw refuseChild('childBirthDate', childMessages()[problem]);
  const { patientId: guardianId } = await patientOfUser(db, userId);
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const patientId = await findOrCreateChild(tx, guardianId, birthDate, now);
    if (patientId === undefined) throw refuseChild('childBirthDate', mayNotBookSentence());
    await queries.storeStatedChild(tx, { userId, planId, patientId, statedAt: now });
    await remember(tx);
  });
}

async function readRenewal(db: Database, held: UserSubscriptionRow, now: Date) {
  const price = await renewalPrice(db, held, now);
  return price === undefined ? null : { number: held.paymentsMade + 1, price: price.cents };
}

function present(held: UserSubscriptionRow, now: Date) {
  const today = madridDayOf(now);
  const terms = billingInput(held);
  const isOver = held.endsAt <= now;
  return {
    id: held.id,
    planId: held.planId,
    planDetails: { name: held.planName },
    type: held.audience,
    startDate: held.startsAt.toISOString(),
    endDate: held.endsAt.toISOString(),
    active: isActive(terms, today),
    paymentInterval: held.kind === 'landing' ? ('single' as const) : held.kind,
    nextBillingDate: held.cancelledAt === null && !isOver ? held.nextBillingOn : null,
    sessionsLeft: isOver ? 0 : held.sessionsLeft,
    toCome: isOver ? null : outstandingPayments(held, held.paymentsOfRound),
    cancelled: held.cancelledAt !== null,
    mayCancel: mayCancelPlan(terms, today),
  };
}

const paymentSummary = (payments: Awaited<ReturnType<typeof queries.paymentsOf>>) => ({
  pricePaid: payments.reduce((sum, { cents }) => sum + cents, 0),
  payments: payments.map(({ number, paidAt, cents, captureId }) => ({
    number,
    paidAt: paidAt.toISOString(),
    price: cents,
    captureId,
  })),
});
