export const payableKinds = ['appointment', 'subscription'] as const;
export type PayableKind = (typeof payableKinds)[number];

export const paymentIntervals = ['single', 'monthly', 'quarterly'] as const;
export type PaymentInterval = (typeof paymentIntervals)[number];

/** How money moves: through the wallet, at the desk, or as a patient's credit. */
export const paymentMethods = ['wallet', 'cash', 'card', 'transfer', 'bizum', 'credit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const deskMethods = ['cash', 'card', 'bizum', 'transfer'] as const satisfies readonly PaymentMethod[];
export type DeskMethod = (typeof deskMethods)[number];

/** Methods of payment at the desk: money or existing credit. */
export const takenMethods = [...deskMethods, 'credit'] as const satisfies readonly PaymentMethod[];
export type TakenMethod = (typeof takenMethods)[number];

/**
 * Parsed reference: the feature and its item. `itemId` is the plan of an offer, or the subscription of a later
 * payment (`number`).
 */
export type ParsedReference =
  | { type: 'appointment'; itemId: number }
  | { type: 'subscription'; itemId: number; offer: OfferName; userId: number }
  | { type: 'subscription'; itemId: number; offer: OfferName; patientId: number }
  | { type: 'subscription'; itemId: number; number: number };

/**
 * Reference in a wallet order's `custom_id`: what the money is for (docs/behaviour.md, Payments).
 * @param appointmentId id of the appointment
 */
export const appointmentReference = (appointmentId: number): string => `appointment:${appointmentId}`;

/** Offer name in a reference; `landing` is the package on the front page, which has no interval. */
const offerNames = [...paymentIntervals, 'landing'] as const;
export type OfferName = (typeof offerNames)[number];

/** Reference for buying a plan's offer, which can be bought repeatedly. */
export const subscriptionReference = (planId: number, offer: OfferName, userId: number): string =>
  `subscription:${planId}:${offer}:${userId}`;

/** Reference for selling a plan's offer at the desk to a patient without an account. */
export const recordSubscriptionReference = (planId: number, offer: OfferName, patientId: number): string =>
  `subscription:${planId}:${offer}:patient-${patientId}`;

/** Reference of a later payment of a subscription: an instalment, or 'Reactivar'. Each number is used once. */
export const renewalReference = (userSubscriptionId: number, number: number): string =>
  `renewal:${userSubscriptionId}:${number}`;

const number = String.raw`([1-9]\d{0,9})`;
const appointment = new RegExp(`^appointment:${number}$`);
const subscription = new RegExp(`^subscription:${number}:(${offerNames.join('|')}):(patient-)?${number}$`);
const renewal = new RegExp(`^renewal:${number}:([1-9]\\d{0,3})$`);

const isId = (id: number) => id > 0 && id < 2 ** 31;

/** Parses a reference; null if it is not ours. */
export function parseReference(reference: string): ParsedReference | null {
  const itemId = Number(
    (appointment.exec(reference) ?? subscription.exec(reference) ?? renewal.exec(reference))?.[1],
  );
  if (!isId(itemId)) return null;
  const [, , name, ofRecord, owner] = subscription.exec(reference) ?? [];
  const offer = offerNames.find((one) => one === name);
  if (offer !== undefined) {
    const id = Number(owner);
    if (!isId(id)) return null;
    const ownerId = ofRecord === undefined ? { userId: id } : { patientId: id };
    return { type: 'subscription', itemId, offer, ...ownerId };
  }
  const [, , later] = renewal.exec(reference) ?? [];
  return later === undefined
    ? { type: 'appointment', itemId }
    : { type: 'subscription', itemId, number: Number(later) };
}

/**
 * Whether a reference is an earlier payment of the subscription whose next payment is `next`: settling a payment
 * increments the number.
 */
export function isEarlierPayment(reference: string, next: string): boolean {
  const earlier = parseReference(reference);
  const later = parseReference(next);
  if (earlier === null || later === null || !('number' in earlier) || !('number' in later)) return false;
  return earlier.itemId === later.itemId && earlier.number < later.number;
}

/**
 * `reference_id` of a purchase unit: identifies the installation among several sharing a wallet account. Its strict
 * shape ignores foreign values.
 */
const installationPattern = /^onyar-[\w-]{22}$/;

export const installationName = (random: string): string => `onyar-${random}`;

/** Whether a purchase unit belongs to another installation; one without an installation name counts as ours. */
export const isOtherInstallation = (referenceId: string | null, ours: string): boolean =>
  referenceId !== null && referenceId !== ours && installationPattern.test(referenceId);

export const paymentStatuses = ['none', 'checking', 'paid', 'returning', 'returned'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
