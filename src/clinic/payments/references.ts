/** What can be paid for. */
export const payableKinds = ['appointment', 'subscription'] as const;
export type PayableKind = (typeof payableKinds)[number];

/** How a plan is paid. */
export const paymentIntervals = ['single', 'monthly', 'quarterly'] as const;
export type PaymentInterval = (typeof paymentIntervals)[number];

/** By which way money comes and goes: through the wallet, at the clinic's desk, or from what the clinic keeps for somebody. */
export const paymentMethods = ['wallet', 'cash', 'card', 'transfer', 'bizum', 'credit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What the desk takes. */
export const deskMethods = ['cash', 'card', 'bizum', 'transfer'] as const satisfies readonly PaymentMethod[];
export type DeskMethod = (typeof deskMethods)[number];

/** By which ways something is paid at the desk: with money, or with credit that somebody has here. */
export const takenMethods = [...deskMethods, 'credit'] as const satisfies readonly PaymentMethod[];
export type TakenMethod = (typeof takenMethods)[number];

/**
 * What stands behind a reference: which feature settles it, and which of its things. `itemId` is the plan of an offer, and
 * the subscription of a later payment (`number`).
 */
export type Referred =
  | { type: 'appointment'; itemId: number }
  | { type: 'subscription'; itemId: number; offer: OfferName; userId: number }
  | { type: 'subscription'; itemId: number; number: number };

/**
 * The reference that a wallet's order carries as `custom_id`: what its money is for (docs/behaviour.md, Payments).
 * @param appointmentId id of the appointment
 */
export const appointmentReference = (appointmentId: number): string => `appointment:${appointmentId}`;

/** How an offer is named in a reference: `landing` is the front page's package, which calls name by no interval. */
const offerNames = [...paymentIntervals, 'landing'] as const;
export type OfferName = (typeof offerNames)[number];

/** The reference for buying a plan's offer; the same may be bought again. */
export const subscriptionReference = (planId: number, offer: OfferName, userId: number): string =>
  `subscription:${planId}:${offer}:${userId}`;

/** The reference of a later payment of a subscription: an instalment, or 'Reactivar'. Each number once. */
export const renewalReference = (userSubscriptionId: number, number: number): string =>
  `renewal:${userSubscriptionId}:${number}`;

const number = String.raw`([1-9]\d{0,9})`;
const appointment = new RegExp(`^appointment:${number}$`);
const subscription = new RegExp(`^subscription:${number}:(${offerNames.join('|')}):${number}$`);
const renewal = new RegExp(`^renewal:${number}:([1-9]\\d{0,3})$`);

const isId = (id: number) => id > 0 && id < 2 ** 31;

/** Reads a reference; null where it is none of ours. */
export function readReference(reference: string): Referred | null {
  const itemId = Number(
    (appointment.exec(reference) ?? subscription.exec(reference) ?? renewal.exec(reference))?.[1],
  );
  if (!isId(itemId)) return null;
  const [, , name, userId] = subscription.exec(reference) ?? [];
  const offer = offerNames.find((one) => one === name);
  if (offer !== undefined)
    return isId(Number(userId)) ? { type: 'subscription', itemId, offer, userId: Number(userId) } : null;
  const [, , later] = renewal.exec(reference) ?? [];
  return later === undefined
    ? { type: 'appointment', itemId }
    : { type: 'subscription', itemId, number: Number(later) };
}

/**
 * Whether a reference is an earlier payment of the subscription whose next one is `next`: as soon as a payment is settled,
 * the next one has another number.
 */
export function isEarlierPayment(reference: string, next: string): boolean {
  const earlier = readReference(reference);
  const later = readReference(next);
  if (earlier === null || later === null || !('number' in earlier) || !('number' in later)) return false;
  return earlier.itemId === later.itemId && earlier.number < later.number;
}

/**
 * What a purchase unit carries as `reference_id`: the installation that asked for its money, of several that may share one
 * account at the wallet. It has a shape of its own, so that whatever else stands there is taken for none.
 */
const installation = /^onyar-[\w-]{22}$/;

/** Names an installation. @param random 16 bytes as base64url */
export const installationName = (random: string): string => `onyar-${random}`;

/** Whether a purchase unit was asked for by somebody else: one without the name of an installation counts as ours. */
export const isOfOthers = (referenceId: string | null, ours: string): boolean =>
  referenceId !== null && referenceId !== ours && installation.test(referenceId);

/** How the money of something stands, as its owner sees it. */
export const paymentStatuses = ['none', 'checking', 'paid', 'returning', 'returned'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
