import { formatEuros } from '#platform/money.ts';
import { joinList } from '#platform/text/lists.ts';
import type { Offer } from '../contract.ts';
import type { OfferKind } from '../offers.ts';
import { centsPerSession, totalCents } from '../rules/plan-rules.ts';

export const toTerms = ({ price, payments, sessionsPerPayment }: Offer) => ({
  priceCents: price,
  payments,
  sessionsPerPayment,
});

export const billingLabels: Record<OfferKind, string> = {
  landing: 'por paquete',
  single: 'por paquete',
  monthly: 'al mes',
  quarterly: 'al trimestre',
};

export const formatSessions = (sessions: number): string =>
  sessions === 1 ? '1 sesión' : `${sessions} sesiones`;

export const formatValidity = (months: number): string =>
  months === 1 ? 'Válido 1 mes' : `Válido ${months} meses`;

/** '6 pagos de 87 €; 8 sesiones en total' */
export const formatPayments = ({ price, payments, sessions }: Offer): string =>
  `${payments === 1 ? 'Un solo pago' : `${payments} pagos`} de ${formatEuros(price)}; ${formatSessions(sessions)} en total`;

export const formatPricePerSession = (offer: Offer): string =>
  `${formatEuros(centsPerSession(toTerms(offer)))} por sesión`;

/** '8, 12 y 16' */
export const joinNumbers = (numbers: readonly number[]): string => joinList(numbers.map(String));

/** When later payments are due, for one and for several. */
const laterPayments: Record<OfferKind, { one: string; each: string }> = {
  landing: { one: 'más tarde', each: 'uno tras otro' },
  single: { one: 'más tarde', each: 'uno tras otro' },
  monthly: { one: 'al mes siguiente', each: 'uno al mes' },
  quarterly: { one: 'a los tres meses', each: 'uno cada tres meses' },
};

/**
 * Card text under the price: 'Hoy pagas 230 €. Después, otros 2 pagos de 230 €, uno cada tres meses. En total, 690 €
 * por 12 sesiones.'
 */
export function formatPaymentPlan(offer: Offer): string[] {
  const { interval, payments, sessions } = offer;
  const price = formatEuros(offer.price);
  if (payments === 1) return [`Hoy pagas ${price} y nada más.`];
  const others =
    payments === 2
      ? `otro pago de ${price}, ${laterPayments[interval].one}`
      : `otros ${payments - 1} pagos de ${price}, ${laterPayments[interval].each}`;
  return [
    `Hoy pagas ${price}. Después, ${others}.`,
    `En total, ${formatEuros(totalCents(toTerms(offer)))} por ${formatSessions(sessions)}.`,
  ];
}
