/** What an offer takes and gives: cents of one payment, how many payments, and the sessions of each, in turn. */
export type Terms = { priceCents: number; payments: number; sessionsPerPayment: readonly number[] };

/**
 * Sessions that come with one payment.
 * @param payment counted from 1; the turn begins again after its last
 */
export const sessionsOfPayment = (turn: readonly number[], payment: number): number =>
  turn[(payment - 1) % turn.length] ?? 0;

/** All sessions of an offer, once every payment is made. */
export const sessionsOf = ({ payments, sessionsPerPayment }: Omit<Terms, 'priceCents'>): number =>
  Array.from({ length: payments }, (_, index) => sessionsOfPayment(sessionsPerPayment, index + 1)).reduce(
    (sum, sessions) => sum + sessions,
    0,
  );

/** What the payments of a round that are still to be made bring and cost. */
export type ToCome = {
  payments: number;
  cents: number;
  sessions: number;
  /** Sessions of the very next one. */
  nextSessions: number;
  /** Of the whole round, made and to be made. */
  roundPayments: number;
  roundSessions: number;
};

/**
 * What is still to come of a round of payments.
 * @param paid how many of them are made
 * @returns null where all are
 */
export function toCome({ priceCents, payments, sessionsPerPayment }: Terms, paid: number): ToCome | null {
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

/** What all payments of an offer come to, in cents. */
export const totalCentsOf = ({ priceCents, payments }: Pick<Terms, 'priceCents' | 'payments'>): number =>
  priceCents * payments;

/** What one session of an offer costs, in cents, to the nearest one. */
export const centsPerSession = (terms: Terms): number => Math.round(totalCentsOf(terms) / sessionsOf(terms));

type DiscountedPlan<Kind> = {
  name: string;
  discountPercent: number | null;
  offers: readonly (Terms & { kind: Kind })[];
};

/**
 * A discount that is announced but not given. `actualPercent`, to a tenth, is below zero where a session costs more than
 * one bought alone.
 */
export type UnfoundedDiscount<Kind = string> = {
  plan: string;
  offer: Kind;
  announcedPercent: number;
  actualPercent: number;
  centsPerSession: number;
};

/**
 * The discounts that do not follow from the prices: those that the same sessions, bought one by one in the office, would
 * not bear out (docs/behaviour.md, Plans).
 * @param officeCents what one session in the office costs
 */
export function unfoundedDiscounts<Kind>(
  plans: readonly DiscountedPlan<Kind>[],
  officeCents: number,
): UnfoundedDiscount<Kind>[] {
  return plans.flatMap(({ name, discountPercent, offers }) =>
    offers.flatMap((offer) => {
      const apartCents = officeCents * sessionsOf(offer);
      const savedPercent = ((apartCents - totalCentsOf(offer)) * 100) / apartCents;
      if (discountPercent === null || savedPercent >= discountPercent) return [];
      return [
        {
          plan: name,
          offer: offer.kind,
          announcedPercent: discountPercent,
          actualPercent: Math.round(savedPercent * 10) / 10,
          centsPerSession: centsPerSession(offer),
        },
      ];
    }),
  );
}
