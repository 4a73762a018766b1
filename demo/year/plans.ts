import { asClient } from '#clinic/audit/contract.ts';
import { methodsFor } from '#clinic/payments/terms.ts';
import {
  afterInstalment,
  billingInput,
  isActive,
  newRound,
  sessionsOfPayment,
} from '#clinic/subscriptions/service.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Context, Offer, Plan } from './context.ts';
import type { Money } from './money.ts';
import type { Patient } from './people.ts';
import type { RowCollector, Rows } from './rows.ts';
import { holderOf, payerOf } from './visit-rows.ts';
import { plus, type Visit } from './visits.ts';

type Subscription = Rows['userSubscriptions'][number];
const dayOf = (at: Date) => wallTimeOf(at).day;

/**
 * Buys the plans, pays their instalments and decides which hours a session pays. Runs before the visits are written,
 * because a session sets an hour's price to zero.
 */
export function writePlans(
  context: Context,
  collector: RowCollector,
  money: Money,
  visits: readonly Visit[],
): void {
  const ofPlans = visits.filter(({ patient }) => patient.plan !== null);
  for (const [patient, own] of Map.groupBy(ofPlans, (visit) => visit.patient))
    createPlanBook(context, collector, money, patient).run(own);
}

/** The plan of one patient from its purchase to now. */
function createPlanBook(context: Context, collector: RowCollector, money: Money, patient: Patient) {
  const { rows, audit, hasHappened, nextId } = collector;
  const { now } = context;
  const random = patient.random.fork('plan');
  const userId = holderOf(patient);
  /** The plan bought last, and all plans of this patient in the order of their purchase. */
  let held: Subscription | undefined;
  const own: Subscription[] = [];
  /** The plan whose session pays for an hour. */
  const payers = new Map<Visit, Subscription>();

  const line = (
    subscription: Subscription,
    at: Date,
    step: 'grant' | 'use' | 'return' | 'expire',
    sessions: number,
    of: { payment?: number; appointmentId?: number } = {},
  ) => {
    rows.sessionCredits.push({
      id: 0,
      at,
      subscriptionId: subscription.id,
      step,
      sessions,
      payment: of.payment ?? null,
      appointmentId: of.appointmentId ?? null,
    });
    subscription.sessionsLeft += sessions;
  };

  /** Pays at the desk or through the wallet; `settle` writes what is bought. */
  function payFor(
    item: { reference: string; concept: string; cents: number },
    { at, operationCents }: { at: Date; operationCents: number },
    settle: (captureId: string) => void,
  ): string {
    if (userId === null) throw new Error('a plan is bought by an account');
    if (patient.isGuest || random.chance(0.6))
      return money.payOnline(item, userId, at, ({ captureId }) => settle(captureId)).captureId;
    settle('');
    const method = random.pick(methodsFor(operationCents).filter((one) => one !== 'transfer'));
    return money.payAtDesk(item, payerOf(patient), { at, method }).captureId;
  }

  function countPayment(subscription: Subscription, reference: string, captureId: string, at: Date): void {
    const { id: subscriptionId, priceCents: cents, paymentsMade: number } = subscription;
    rows.subscriptionPayments.push({ subscriptionId, number, reference, captureId, cents, paidAt: at });
  }

  function buy(plan: Plan, offer: Offer, at: Date): void {
    const { lastDay, ...round } = newRound(offer, dayOf(at));
    const reference = `subscription:${plan.id}:${offer.kind}:${userId}`;
    const item = {
      reference,
      concept: `Paquete de sesiones de psicología: ${plan.name}`,
      cents: offer.priceCents,
    };
    const subscription: Subscription = {
      id: nextId('user_subscriptions'),
      userId,
      patientId: patient.person.id,
      planId: plan.id,
      kind: offer.kind,
      audience: plan.audience,
      planName: plan.name,
      // Cast: the plan's own features, read from the database.
      features: plan.features as Subscription['features'],
      priceCents: offer.priceCents,
      payments: offer.payments,
      sessionsPerPayment: [...offer.sessionsPerPayment],
      validityMonths: offer.validityMonths,
      startsAt: at,
      endsAt: instantOf(addDays(lastDay, 1), '00:00'),
      paymentsMade: 1,
      ...round,
      active: true,
      cancelledAt: null,
      sessionsLeft: 0,
      createdAt: at,
    };
    held = subscription;
    own.push(subscription);
    rows.userSubscriptions.push(subscription);
    const operationCents = offer.priceCents * offer.payments;
    const captureId = payFor(item, { at, operationCents }, () =>
      audit(at, asClient(userId ?? 0), 'subscription.bought', `subscription:${subscription.id}`),
    );
    countPayment(subscription, reference, captureId, at);
    line(subscription, at, 'grant', sessionsOfPayment(offer.sessionsPerPayment, 1), { payment: 1 });
  }

  function payInstalment(subscription: Subscription, at: Date): void {
    const { lastDay, ...change } = afterInstalment(billingInput(subscription), dayOf(at));
    const number = subscription.paymentsMade + 1;
    const reference = `renewal:${subscription.id}:${number}`;
    const item = {
      reference,
      concept: `Paquete de sesiones de psicología: ${subscription.planName}`,
      cents: subscription.priceCents,
    };
    Object.assign(subscription, change, {
      endsAt: instantOf(addDays(lastDay, 1), '00:00'),
      paymentsMade: number,
    });
    const operationCents = subscription.priceCents * subscription.payments;
    const captureId = payFor(item, { at, operationCents }, () =>
      audit(at, asClient(userId ?? 0), 'subscription.renewed', `subscription:${subscription.id}`),
    );
    countPayment(subscription, reference, captureId, at);
    const sessions = sessionsOfPayment(subscription.sessionsPerPayment, subscription.paymentsOfRound);
    line(subscription, at, 'grant', sessions, { payment: number });
    rows.subscriptionNotices.push({
      subscriptionId: subscription.id,
      about: `instalment:${number}`,
      queuedAt: plus(at, -2 * 24 * 60),
    });
  }

  /** Pays what is due by an instant, unless the patient has stopped paying. */
  function payUntil(at: Date): void {
    for (;;) {
      if (held?.nextBillingOn == null || held.cancelledAt !== null) return;
      const { nextBillingOn, paymentsMade } = held;
      const payAt = plus(instantOf(addDays(nextBillingOn, -random.int(0, 2)), '18:10'), random.int(0, 90));
      if (payAt > at || !hasHappened(plus(payAt, 5)) || payAt >= held.endsAt) return;
      const { after } = patient.plan ?? {};
      if (after === 'lapses' && paymentsMade >= 3) return;
      if (after === 'cancels' && paymentsMade >= 2) {
        held.cancelledAt = payAt;
        audit(payAt, asClient(userId ?? 0), 'subscription.cancelled', `subscription:${held.id}`);
        return;
      }
      payInstalment(held, payAt);
    }
  }

  /** Writes off what is left of the plans that are over by an instant. */
  function expireUntil(at: Date): void {
    for (const subscription of own) {
      const expiredAt = plus(subscription.endsAt, 41);
      if (subscription.sessionsLeft === 0 || expiredAt > at || !hasHappened(expiredAt)) continue;
      line(subscription, expiredAt, 'expire', -subscription.sessionsLeft);
    }
  }

  /** The plan that ends first among those with a session for an hour. */
  const findUsable = (startsAt: Date) =>
    own
      .filter(({ sessionsLeft, endsAt }) => sessionsLeft > 0 && endsAt > startsAt)
      .sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime())[0];

  function close(subscription: Subscription): void {
    subscription.active = isActive(billingInput(subscription), dayOf(now));
    // Notices that the first start would send count as sent.
    const { nextBillingOn, paymentsMade, endsAt } = subscription;
    const notices = new Set<string>();
    if (nextBillingOn !== null) {
      notices.add(`instalment:${paymentsMade + 1}`);
      notices.add(`lapsed:${paymentsMade + 1}`);
    }
    notices.add(`ending:${dayOf(plus(endsAt, -1))}`);
    for (const about of notices) {
      if (!isNoticeDue(subscription, about, now)) continue;
      const queuedAt = plus(now, -26 * 60);
      rows.subscriptionNotices.push({ subscriptionId: subscription.id, about, queuedAt });
    }
  }

  return {
    run(visits: readonly Visit[]): void {
      const { plan: wish } = patient;
      const plan = context.plans.find(({ id }) => id === wish?.planId);
      const offer = plan?.offers.find(({ kind }) => kind === wish?.offer);
      if (plan === undefined || offer === undefined || userId === null) return;
      const changes = visits.flatMap((visit) => [
        { at: visit.createdAt, visit, isReturn: false },
        ...(visit.cancelledAt === null ? [] : [{ at: visit.cancelledAt, visit, isReturn: true }]),
      ]);
      changes.sort((one, other) => one.at.getTime() - other.at.getTime());
      for (const { at, visit, isReturn } of changes) {
        expireUntil(at);
        const payer = payers.get(visit);
        if (isReturn) {
          if (payer !== undefined) line(payer, at, 'return', 1, { appointmentId: visit.id });
          continue;
        }
        // The first hour is paid singly; then the patient buys the plan.
        if (visit.index === 0) continue;
        payUntil(at);
        const isUsedUp = held === undefined || (held.payments === 1 && wish?.offer !== 'landing');
        if (findUsable(visit.startsAt) === undefined && isUsedUp) buy(plan, offer, plus(at, -12));
        const usable = findUsable(visit.startsAt);
        if (usable === undefined) continue;
        visit.withCredit = true;
        payers.set(visit, usable);
        line(usable, at, 'use', -1, { appointmentId: visit.id });
        if (usable.sessionsLeft === 2) addNoticeOnce(usable.id, `two-left:${usable.paymentsMade}`, at);
      }
      payUntil(now);
      expireUntil(now);
      for (const one of own) close(one);
    },
  };

  function addNoticeOnce(subscriptionId: number, about: string, queuedAt: Date): void {
    const isKnown = rows.subscriptionNotices.some(
      (one) => one.subscriptionId === subscriptionId && one.about === about,
    );
    if (!isKnown) rows.subscriptionNotices.push({ subscriptionId, about, queuedAt });
  }
}

/** Days before the end, and around a payment, in which the plan's job writes to the holder. */
const noticeDays = { ending: 30, instalment: 5, lapsed: 400 };

function isNoticeDue(
  { endsAt, nextBillingOn, sessionsLeft, cancelledAt }: Subscription,
  about: string,
  now: Date,
): boolean {
  const today = dayOf(now);
  if (about.startsWith('ending:'))
    return sessionsLeft > 0 && endsAt > now && dayOf(plus(endsAt, -noticeDays.ending * 24 * 60)) <= today;
  if (nextBillingOn === null || cancelledAt !== null) return false;
  return about.startsWith('lapsed:')
    ? addDays(nextBillingOn, 7) < today
    : today >= addDays(nextBillingOn, -noticeDays.instalment);
}
