import { discountTexts } from './discount-texts.ts';

/** Price per payment in cents, number of payments, and sessions of each payment in rotation. */
export type Terms = { priceCents: number; payments: number; sessionsPerPayment: readonly number[] };

/**
 * Sessions granted by one payment.
 * @param payment counted from 1; the rotation repeats
 */
export const sessionsOfPayment = (turn: readonly number[], payment: number): number =>
  turn[(payment - 1) % turn.length] ?? 0;

/** Total sessions of an offer. */
export const sessionsOf = ({ payments, sessionsPerPayment }: Omit<Terms, 'priceCents'>): number =>
  Array.from({ length: payments }, (_, index) => sessionsOfPayment(sessionsPerPayment, index + 1)).reduce(
    (sum, sessions) => sum + sessions,
    0,
  );

/** Outstanding payments of a round: sessions and cost. */
export type OutstandingPayments = {
  payments: number;
  cents: number;
  sessions: number;
  nextSessions: number;
  roundPayments: number;
  roundSessions: number;
};

/**
 * Computes the outstanding part of a round.
 * @param paid number of payments made
 */
export function outstandingPayments(
  { priceCents, payments, sessionsPerPayment }: Terms,
  paid: number,
): OutstandingPayments | null {
  const left = payments - paid;
  if (left <= 0) return null;
  const roundSessions = sessionsOf({ payments, sessionsPerPayment });
  return {
    payments: left,
    cents: left * priceCents,
    roundPayments: payments,
    roundSessions,
    sessions: roundSessions - sessionsOf({ payments: paid, sessionsPerPayment }),
    nextSessions: sessionsOfPayment(sessionsPerPayment, paid + 1),
  };
}

export const totalCents = ({ priceCents, payments }: Pick<Terms, 'priceCents' | 'payments'>): number =>
  priceCents * payments;

/** Price of one session of an offer in cents, rounded. */
export const centsPerSession = (terms: Terms): number => Math.round(totalCents(terms) / sessionsOf(terms));

/** Percentage saved against the same sessions bought singly; negative if the offer costs more. */
export function savedPercent(terms: Terms, singleCents: number): number {
  const apartCents = singleCents * sessionsOf(terms);
  return ((apartCents - totalCents(terms)) * 100) / apartCents;
}

/** The line that announces a discount: '20 % de descuento'. */
export const formatDiscount = (percent: number): string => discountTexts().discount(percent);

type DiscountedPlan<Kind> = {
  name: string;
  discountPercent: number | null;
  offers: readonly (Terms & { kind: Kind })[];
};

/**
 * An announced discount that is not real. `actualPercent`, to one decimal, is negative if a session costs more than a
 * single one.
 */
export type UnfoundedDiscount<Kind = string> = {
  plan: string;
  offer: Kind;
  announcedPercent: number;
  actualPercent: number;
  centsPerSession: number;
};

/**
 * Returns discounts not confirmed by the price of the same sessions bought singly at the office (docs/behaviour.md,
 * Plans).
 * @param officeCents price of one office session
 */
export function unfoundedDiscounts<Kind>(
  plans: readonly DiscountedPlan<Kind>[],
  officeCents: number,
): UnfoundedDiscount<Kind>[] {
  return plans.flatMap(({ name, discountPercent, offers }) =>
    offers.flatMap((offer) => {
      const actualPercent = savedPercent(offer, officeCents);
      if (discountPercent === null || actualPercent >= discountPercent) return [];
      return [
        {
          plan: name,
          offer: offer.kind,
          announcedPercent: discountPercent,
          actualPercent: Math.round(actualPercent * 10) / 10,
          centsPerSession: centsPerSession(offer),
        },
      ];
    }),
  );
}
