import { formatEuros, formatEurosExactly } from '#platform/money.ts';
import type { Offer } from '../contract.ts';
import type { OfferKind } from '../offers.ts';
import { centsPerSession, toCome, totalCentsOf } from '../rules/plan-rules.ts';

const termsOf = ({ price, payments, sessionsPerPayment }: Offer) => ({
  priceCents: price,
  payments,
  sessionsPerPayment,
});

/** What stands beside a price. */
export const billingLabels: Record<OfferKind, string> = {
  landing: 'por paquete',
  single: 'por paquete',
  monthly: 'al mes',
  quarterly: 'al trimestre',
};

/** '1 sesión', '8 sesiones'. */
export const sessionsInWords = (sessions: number): string =>
  sessions === 1 ? '1 sesión' : `${sessions} sesiones`;

/** 'Válido 1 mes', 'Válido 6 meses'. */
export const validityInWords = (months: number): string =>
  months === 1 ? 'Válido 1 mes' : `Válido ${months} meses`;

/** What an offer really takes and gives: '6 pagos de 87 €; 8 sesiones en total'. */
export const paymentsInWords = ({ price, payments, sessions }: Offer): string =>
  `${payments === 1 ? 'Un solo pago' : `${payments} pagos`} de ${formatEuros(price)}; ${sessionsInWords(sessions)} en total`;

/** '65,25 € por sesión'. */
export const perSessionInWords = (offer: Offer): string =>
  `${formatEuros(centsPerSession(termsOf(offer)))} por sesión`;

const list = new Intl.ListFormat('es', { type: 'conjunction' });
/** '8, 12 y 16'. */
export const inWords = (numbers: readonly number[]): string => list.format(numbers.map(String));

/** After the first payment: 'Es el primero de 3 pagos: 690 € y 12 sesiones en total. Con los otros 2 llegan las 8 que faltan.' */
export function stillToComeInWords(offer: Offer): string {
  const left = toCome(termsOf(offer), 1);
  if (left === null) return '';
  const { payments, sessions, roundPayments, roundSessions } = left;
  const whole = `Es el primero de ${roundPayments} pagos: ${formatEuros(totalCentsOf(termsOf(offer)))} y ${sessionsInWords(roundSessions)} en total.`;
  const others = payments === 1 ? 'Con el otro' : `Con los otros ${payments}`;
  return `${whole} ${others} ${sessions === 1 ? 'llega la que falta' : `llegan las ${sessions} que faltan`}.`;
}

/** When the payment after the first is due, and each of several. */
const later: Record<OfferKind, { one: string; each: string }> = {
  landing: { one: 'más tarde', each: 'uno tras otro' },
  single: { one: 'más tarde', each: 'uno tras otro' },
  monthly: { one: 'al mes siguiente', each: 'uno al mes' },
  quarterly: { one: 'a los tres meses', each: 'uno cada tres meses' },
};

/**
 * On a card, under the price: what is paid today, what later, and what it all comes to. 'Hoy pagas 230 €. Después, otros 2
 * pagos de 230 €, uno cada tres meses. En total, 690 € por 12 sesiones.'
 */
export function moneyInWords(offer: Offer): string[] {
  const { interval, payments, sessions } = offer;
  const price = formatEuros(offer.price);
  if (payments === 1) return [`Hoy pagas ${price} y nada más.`];
  const others =
    payments === 2
      ? `otro pago de ${price}, ${later[interval].one}`
      : `otros ${payments - 1} pagos de ${price}, ${later[interval].each}`;
  return [
    `Hoy pagas ${price}. Después, ${others}.`,
    `En total, ${formatEuros(totalCentsOf(termsOf(offer)))} por ${sessionsInWords(sessions)}.`,
  ];
}

/**
 * The same in the payment dialog, to the cent: 'Hoy pagas 230,00 €. Después, otros 2 pagos iguales. En total, 690,00 €.'
 * @param cents of one payment
 * @param number which of them is paid today, from 1 on
 */
export function wholeInWords(cents: number, payments: number, number = 1): string {
  const left = payments - number;
  const which = number === 1 ? '' : `, el pago ${number} de ${payments}`;
  const others =
    left === 0
      ? 'Es el último'
      : left === 1
        ? 'Después, otro pago igual'
        : `Después, otros ${left} pagos iguales`;
  return `Hoy pagas ${formatEurosExactly(cents)}${which}. ${others}. En total, ${formatEurosExactly(cents * payments)}.`;
}

const ordinals = ['', '', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'];

/** Which sessions come when: 'Con cada pago, 4 sesiones'; where the last of some brings more, 'Con cada pago, 1 sesión; cada tercer pago, 2'. */
export function turnInWords({ sessionsPerPayment: turn }: Offer): string {
  const [usual = 0, ...others] = turn;
  const last = others.pop();
  if (last === undefined) return `Con cada pago, ${sessionsInWords(usual)}`;
  const ordinal = ordinals[turn.length];
  return ordinal !== undefined && others.every((one) => one === usual)
    ? `Con cada pago, ${sessionsInWords(usual)}; cada ${ordinal} pago, ${last}`
    : `Con los pagos llegan, por este orden, ${inWords(turn)} sesiones`;
}
