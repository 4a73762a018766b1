import { renewalReference, subscriptionReference } from '#clinic/payments/api.ts';
import type { Checkout } from '#clinic/payments/screens/checkout.ts';
import type { Offer, Plan, UserSubscription } from '#clinic/subscriptions/contract.ts';
import { hasDaysLeft, roundOffer } from '#clinic/subscriptions/screens/held-words.ts';
import { wholeInWords } from '#clinic/subscriptions/screens/instalment-words.ts';
import { sessionsInWords, validityInWords } from '#clinic/subscriptions/screens/plan-words.ts';
import { formatDay } from '#platform/time/spanish-dates.ts';

const always = { type: 'subscription', isHealthCare: true, whenPaidTitle: 'Suscripción activada' } as const;

/**
 * Checkout of a plan's offer, with the dialog's texts.
 * @param userId the buyer, part of the reference
 * @param childBirthDate for a child's plan
 */
export function checkoutOfOffer(plan: Plan, offer: Offer, userId: number, childBirthDate?: string): Checkout {
  const { interval, price, sessions, validityMonths } = offer;
  return {
    ...always,
    itemId: plan.id,
    ...(interval === 'landing' ? {} : { paymentInterval: interval }),
    reference: subscriptionReference(plan.id, interval, userId),
    priceCents: price,
    ...(offer.payments > 1 ? wholeOf(price, (cents) => wholeInWords(cents, offer.payments)) : {}),
    title: 'Paga tu plan',
    description: [
      `Plan ${plan.name}`,
      `${sessionsInWords(sessions)} · ${validityInWords(validityMonths)}`,
      ...(childBirthDate ? [forChild(childBirthDate)] : []),
      ...paymentsToCome(offer),
    ],
    whenCancelled: 'No se ha cobrado nada y no has comprado ningún plan. Puedes pagar cuando quieras.',
    whenPaid: 'Ya puedes reservar con tus sesiones.',
  };
}

/**
 * Checkout of the next payment of a subscription: an instalment, or its restart.
 * @param plans all plans, for the contents of a new round
 * @returns undefined if nothing can be paid
 */
export function checkoutOfRenewal(
  held: UserSubscription,
  plans: readonly Plan[],
  now: Date,
): Checkout | undefined {
  const { id, planId, active, renewal, planDetails, childBirthDate } = held;
  if (renewal === null || planId === null) return undefined;
  return {
    ...always,
    itemId: planId,
    userSubscriptionId: id,
    reference: renewalReference(id, renewal.number),
    priceCents: renewal.price,
    ...wholeOfRenewal(held, plans, now),
    title: active ? 'Haz tu próximo pago' : 'Reactiva tu plan',
    description: [
      `Plan ${planDetails.name}`,
      ...(childBirthDate ? [forChild(childBirthDate)] : []),
      ...(hasDaysLeft(held, now) ? instalment : newRound(held, plans)),
    ],
    whenCancelled: 'No se ha cobrado nada. Puedes pagar cuando quieras.',
    whenPaid: 'Ya puedes reservar con tus sesiones.',
  };
}

/** An instalment is one of several, and a new round may start several. */
function wholeOfRenewal(held: UserSubscription, plans: readonly Plan[], now: Date) {
  const { renewal, toCome } = held;
  const isInstalment = hasDaysLeft(held, now);
  const payments = isInstalment ? toCome?.roundPayments : roundOffer(held, plans)?.payments;
  if (renewal === null || payments === undefined || payments === 1) return {};
  const number = isInstalment && toCome ? payments - toCome.payments + 1 : 1;
  return wholeOf(renewal.price, (cents) => wholeInWords(cents, payments, number));
}

const wholeOf = (priceCents: number, wholeAt: (priceCents: number) => string) => ({
  whole: wholeAt(priceCents),
  wholeAt,
});

const forChild = (birthDate: string) => `Para quien nació el ${formatDay(birthDate)}`;

/** Future payments the buyer agrees to; nothing is charged automatically. */
function paymentsToCome({ payments }: Offer): string[] {
  if (payments === 1) return ['Un solo pago: no se renueva solo.'];
  return ['Antes de cada pago te escribimos, si tenemos tu correo: nunca cobramos sin que tú lo confirmes.'];
}

const instalment = [
  'Con este pago llegan tus siguientes sesiones.',
  'Solo pagas lo que ves aquí: nunca cobramos sin que tú lo confirmes.',
];

/** After its end the plan starts over. */
function newRound(held: UserSubscription, plans: readonly Plan[]): string[] {
  const offer = roundOffer(held, plans);
  if (offer === undefined) return ['Las sesiones y los meses empiezan hoy.'];
  const { sessions, validityMonths } = offer;
  return [
    `Empieza hoy: ${sessionsInWords(sessions)} · ${validityInWords(validityMonths)}`,
    ...paymentsToCome(offer),
  ];
}
