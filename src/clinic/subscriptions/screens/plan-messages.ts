import { formatEuros } from '#platform/money.ts';
import { joinList } from '#platform/text/lists.ts';
import type { Offer } from '../contract.ts';
import type { OfferKind } from '../offers.ts';
import { centsPerSession, totalCents } from '../rules/plan-rules.ts';
import { planTexts } from './plan-texts.ts';

export const toTerms = ({ price, payments, sessionsPerPayment }: Offer) => ({
  priceCents: price,
  payments,
  sessionsPerPayment,
});

export const billingLabels = (): Record<OfferKind, string> => planTexts().billing;

export const formatSessions = (sessions: number): string => planTexts().sessions(sessions);

export const formatValidity = (months: number): string => planTexts().validity(months);

/** '6 pagos de 87 €; 8 sesiones en total' */
export const formatPayments = ({ price, payments, sessions }: Offer): string =>
  planTexts().payments(payments, formatEuros(price), sessions);

export const formatPricePerSession = (offer: Offer): string =>
  planTexts().perSession(formatEuros(centsPerSession(toTerms(offer))));

/** '8, 12 y 16' */
export const joinNumbers = (numbers: readonly number[]): string => joinList(numbers.map(String));

/**
 * Card text under the price: 'Hoy pagas 230 €. Después, otros 2 pagos de 230 €, uno cada tres meses. En total, 690 €
 * por 12 sesiones.'
 */
export function formatPaymentPlan(offer: Offer): string[] {
  const { interval, payments, sessions } = offer;
  const price = formatEuros(offer.price);
  const { onlyToday, firstOfTwo, firstOfSeveral, whole, later } = planTexts();
  if (payments === 1) return [onlyToday(price)];
  return [
    payments === 2
      ? firstOfTwo(price, later[interval].one)
      : firstOfSeveral(price, payments - 1, later[interval].each),
    whole(formatEuros(totalCents(toTerms(offer))), sessions),
  ];
}
