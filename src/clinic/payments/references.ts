/** What can be paid for. */
export const payableKinds = ['appointment', 'subscription'] as const;
export type PayableKind = (typeof payableKinds)[number];

/** How a plan is paid. */
export const paymentIntervals = ['single', 'monthly', 'quarterly'] as const;
export type PaymentInterval = (typeof paymentIntervals)[number];

/** What stands behind a reference: which feature settles it, and which of its things. */
export type Referred = { kind: PayableKind; itemId: number };

/**
 * The reference that a wallet's order carries as `custom_id`: what its money is for (DESIGN.md section 5).
 * @param appointmentId id of the appointment
 */
export const appointmentReference = (appointmentId: number): string => `appointment:${appointmentId}`;

/** How an offer is named in a reference: `landing` is the front page's package, which calls name by no interval. */
export type OfferName = PaymentInterval | 'landing';

/** The reference for buying a plan's offer; the same may be bought again. */
export const subscriptionReference = (planId: number, offer: OfferName, userId: number): string =>
  `subscription:${planId}:${offer}:${userId}`;

/** The reference of a later payment of a subscription: an instalment, or 'Reactivar'. Each number once. */
export const renewalReference = (userSubscriptionId: number, number: number): string =>
  `renewal:${userSubscriptionId}:${number}`;

const known: [RegExp, PayableKind][] = [
  [/^appointment:([1-9]\d{0,9})$/, 'appointment'],
  [/^subscription:([1-9]\d{0,9}):(?:single|monthly|quarterly|landing):[1-9]\d{0,9}$/, 'subscription'],
  [/^renewal:([1-9]\d{0,9}):[1-9]\d{0,3}$/, 'subscription'],
];

/** Reads a reference; null where it is none of ours. */
export function readReference(reference: string): Referred | null {
  for (const [pattern, kind] of known) {
    const itemId = Number(pattern.exec(reference)?.[1]);
    if (itemId > 0 && itemId < 2 ** 31) return { kind, itemId };
  }
  return null;
}

/** How the money of something stands, as its owner sees it. */
export const paymentStandings = ['none', 'checking', 'paid', 'returning', 'returned'] as const;
export type PaymentStanding = (typeof paymentStandings)[number];
