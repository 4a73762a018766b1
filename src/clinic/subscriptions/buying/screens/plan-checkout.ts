import { renewalReference, subscriptionReference } from '#clinic/payments/api.ts';
import type { Checkout } from '#clinic/payments/screens/checkout.ts';
import type { Offer, Plan, UserSubscription } from '#clinic/subscriptions/contract.ts';
import { findRoundOffer, hasDaysLeft } from '#clinic/subscriptions/screens/held-plan-messages.ts';
import { formatTotalPayments } from '#clinic/subscriptions/screens/instalment-messages.ts';
import { formatSessions, formatValidity } from '#clinic/subscriptions/screens/plan-messages.ts';
import { formatDay } from '#platform/time/dates.ts';
import { checkoutTexts } from './checkout-texts.ts';

const baseCheckout = () =>
  ({
    type: 'subscription',
    whenPaidTitle: checkoutTexts().activated,
    whenPaid: checkoutTexts().whenPaid,
  }) as const;

/**
 * Checkout of a plan's offer, with the dialog's texts.
 * @param userId the buyer, part of the reference
 * @param childBirthDate for a child's plan
 */
export function offerCheckout(plan: Plan, offer: Offer, userId: number, childBirthDate?: string): Checkout {
  const { interval, price, sessions, validityMonths } = offer;
  return {
    ...baseCheckout(),
    itemId: plan.id,
    ...(interval === 'landing' ? {} : { paymentInterval: interval }),
    reference: subscriptionReference(plan.id, interval, userId),
    priceCents: price,
    ...(offer.payments > 1
      ? withTotalText(price, (cents) => formatTotalPayments(cents, offer.payments))
      : {}),
    title: checkoutTexts().buy.title,
    description: [
      checkoutTexts().plan(plan.name),
      `${formatSessions(sessions)} · ${formatValidity(validityMonths)}`,
      ...(childBirthDate ? [childLine(childBirthDate)] : []),
      ...futurePayments(offer),
    ],
    whenCancelled: checkoutTexts().buy.whenCancelled,
  };
}

/**
 * Checkout of the next payment of a subscription: an instalment, or its restart.
 * @param plans all plans, for the contents of a new round
 * @returns undefined if nothing can be paid
 */
export function renewalCheckout(
  held: UserSubscription,
  plans: readonly Plan[],
  now: Date,
): Checkout | undefined {
  const { id, planId, active, renewal, planDetails, childBirthDate } = held;
  if (renewal === null || planId === null) return undefined;
  return {
    ...baseCheckout(),
    itemId: planId,
    userSubscriptionId: id,
    reference: renewalReference(id, renewal.number),
    priceCents: renewal.price,
    ...renewalTotalText(held, plans, now),
    title: active ? checkoutTexts().renew.instalment : checkoutTexts().renew.reactivation,
    description: [
      checkoutTexts().plan(planDetails.name),
      ...(childBirthDate ? [childLine(childBirthDate)] : []),
      ...(hasDaysLeft(held, now) ? checkoutTexts().instalment : newRoundLines(held, plans)),
    ],
    whenCancelled: checkoutTexts().renew.whenCancelled,
  };
}

/** An instalment is one of several, and a new round may start several. */
function renewalTotalText(held: UserSubscription, plans: readonly Plan[], now: Date) {
  const { renewal, toCome } = held;
  const isInstalment = hasDaysLeft(held, now);
  const payments = isInstalment ? toCome?.roundPayments : findRoundOffer(held, plans)?.payments;
  if (renewal === null || payments === undefined || payments === 1) return {};
  const number = isInstalment && toCome ? payments - toCome.payments + 1 : 1;
  return withTotalText(renewal.price, (cents) => formatTotalPayments(cents, payments, number));
}

const withTotalText = (priceCents: number, wholeAt: (priceCents: number) => string) => ({
  whole: wholeAt(priceCents),
  wholeAt,
});

const childLine = (birthDate: string) => checkoutTexts().child(formatDay(birthDate));

/** Future payments the buyer agrees to; nothing is charged automatically. */
function futurePayments({ payments }: Offer): string[] {
  return [payments === 1 ? checkoutTexts().singlePayment : checkoutTexts().furtherPayments];
}

/** After its end the plan starts over. */
function newRoundLines(held: UserSubscription, plans: readonly Plan[]): string[] {
  const offer = findRoundOffer(held, plans);
  if (offer === undefined) return [checkoutTexts().startsAnew];
  const { sessions, validityMonths } = offer;
  return [
    checkoutTexts().startsToday(formatSessions(sessions), formatValidity(validityMonths)),
    ...futurePayments(offer),
  ];
}
