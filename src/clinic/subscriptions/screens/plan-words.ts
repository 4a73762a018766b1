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

/** What the payments come to: '522 € en total'. */
export const totalInWords = (offer: Offer): string => `${formatEuros(totalCentsOf(termsOf(offer)))} en total`;

const list = new Intl.ListFormat('es', { type: 'conjunction' });
/** '8, 12 y 16'. */
export const inWords = (numbers: readonly number[]): string => list.format(numbers.map(String));

/** After the first payment: 'Es el primero de 3 pagos: 690 € y 12 sesiones en total. Con los otros 2 llegan las 8 que faltan.' */
export function stillToComeInWords(offer: Offer): string {
  const left = toCome(termsOf(offer), 1);
  if (left === null) return '';
  const { payments, sessions, roundPayments, roundSessions } = left;
  const whole = `Es el primero de ${roundPayments} pagos: ${totalInWords(offer).replace(' en total', '')} y ${sessionsInWords(roundSessions)} en total.`;
  const others = payments === 1 ? 'Con el otro' : `Con los otros ${payments}`;
  return `${whole} ${others} ${sessions === 1 ? 'llega la que falta' : `llegan las ${sessions} que faltan`}.`;
}

/** In the payment dialog, what is paid now and what it all comes to: 'Hoy 230,00 €; en total 690,00 € en 3 pagos'. @param cents of one payment */
export const wholeInWords = (cents: number, payments: number): string =>
  `Hoy ${formatEurosExactly(cents)}; en total ${formatEurosExactly(cents * payments)} en ${payments} pagos`;

/** Which sessions come when: 'Con cada pago, 4 sesiones', or where it goes by turns 'Cada 3 pagos, 4 sesiones (1, 1 y 2)'. */
export function turnInWords({ sessionsPerPayment: turn }: Offer): string {
  const sessions = sessionsInWords(turn.reduce((sum, some) => sum + some, 0));
  return turn.length === 1
    ? `Con cada pago, ${sessions}`
    : `Cada ${turn.length} pagos, ${sessions} (${inWords(turn)})`;
}
