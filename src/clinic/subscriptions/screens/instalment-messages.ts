import { formatEuros, formatEurosExactly } from '#platform/money.ts';
import type { Offer } from '../contract.ts';
import { outstandingPayments, totalCents } from '../rules/plan-rules.ts';
import { instalmentTexts } from './instalment-texts.ts';
import { formatSessions, joinNumbers, toTerms } from './plan-messages.ts';

// Separate from the card texts, to keep the front page small.

/** 'Es el primero de 3 pagos: 690 € y 12 sesiones en total. Con los otros 2 llegan las 8 que faltan.' */
export function formatOutstanding(offer: Offer): string {
  const left = outstandingPayments(toTerms(offer), 1);
  if (left === null) return '';
  const { payments, sessions, roundPayments, roundSessions } = left;
  const { first, others } = instalmentTexts();
  const amount = formatEuros(totalCents(toTerms(offer)));
  return `${first(roundPayments, amount, formatSessions(roundSessions))} ${others(payments, sessions)}`;
}

/**
 * Payments today, later and in total, to the cent: 'Hoy pagas 230,00 €. Después, otros 2 pagos iguales. En total,
 * 690,00 €.'
 * @param cents per payment
 * @param number of today's payment, from 1
 */
export function formatTotalPayments(cents: number, payments: number, number = 1): string {
  const said = instalmentTexts();
  const amount = formatEurosExactly(cents);
  return [
    number === 1 ? said.today(amount) : said.todayNumber(amount, number, payments),
    said.remaining(payments - number),
    said.total(formatEurosExactly(cents * payments)),
  ].join(' ');
}

/** Sessions per payment: 'Con cada pago, 4 sesiones', or 'Con cada pago, 1 sesión; cada tercer pago, 2'. */
export function formatSessionsPerPayment({ sessionsPerPayment: perPayment }: Offer): string {
  const said = instalmentTexts();
  const [usual = 0, ...others] = perPayment;
  const last = others.pop();
  if (last === undefined) return said.perPayment(formatSessions(usual));
  const ordinal = said.ordinals[perPayment.length];
  return ordinal !== undefined && others.every((one) => one === usual)
    ? said.perPaymentExcept(formatSessions(usual), ordinal, last)
    : said.perPaymentInTurn(joinNumbers(perPayment));
}
