import type { OfferKind } from '#clinic/subscriptions/offers.ts';

/**
 * One line of the price list: the plan and its interval; cents per payment, number of payments, and total
 * sessions and months.
 */
export type PriceLine = {
  id: number;
  plan: string;
  interval: OfferKind;
  cents: number;
  payments: number;
  sessions: number;
  months: number;
};

const line = (
  id: number,
  plan: string,
  interval: OfferKind,
  cents: number,
  payments: number,
  sessions: number,
  months: number,
): PriceLine => ({ id, plan, interval, cents, payments, sessions, months });

/** The demonstration's plans as given by the clinic. Duplicated here on purpose. */
export const planPrices: readonly PriceLine[] = [
  line(1, 'Básico', 'landing', 16000, 1, 2, 1),
  line(1, 'Básico', 'single', 52000, 1, 8, 6),
  line(1, 'Básico', 'monthly', 8700, 6, 8, 6),
  line(1, 'Básico', 'quarterly', 25000, 2, 8, 6),
  line(2, 'Premium', 'landing', 30000, 1, 4, 2),
  line(2, 'Premium', 'single', 66300, 1, 12, 9),
  line(2, 'Premium', 'monthly', 8000, 9, 12, 9),
  line(2, 'Premium', 'quarterly', 23000, 3, 12, 9),
  line(3, 'Intensivo', 'landing', 42000, 1, 6, 3),
  line(3, 'Intensivo', 'single', 83200, 1, 16, 12),
  line(3, 'Intensivo', 'monthly', 7500, 12, 16, 12),
  line(3, 'Intensivo', 'quarterly', 21000, 4, 16, 12),
  line(4, 'Enuresis', 'single', 25000, 1, 5, 12),
  line(5, 'TDAH', 'single', 140000, 1, 28, 12),
  line(6, 'Trastornos de Conducta', 'single', 140000, 1, 28, 12),
];
