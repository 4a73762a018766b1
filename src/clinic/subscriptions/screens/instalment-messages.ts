import { formatEuros, formatEurosExactly } from '#platform/money.ts';
import type { Offer } from '../contract.ts';
import { outstandingPayments, totalCents } from '../rules/plan-rules.ts';
import { formatSessions, joinNumbers, toTerms } from './plan-messages.ts';

// Separate from the card texts, to keep the front page small.

/** 'Es el primero de 3 pagos: 690 € y 12 sesiones en total. Con los otros 2 llegan las 8 que faltan.' */
export function formatOutstanding(offer: Offer): string {
  const left = outstandingPayments(toTerms(offer), 1);
  if (left === null) return '';
  const { payments, sessions, roundPayments, roundSessions } = left;
  const whole = `Es el primero de ${roundPayments} pagos: ${formatEuros(totalCents(toTerms(offer)))} y ${formatSessions(roundSessions)} en total.`;
  const others = payments === 1 ? 'Con el otro' : `Con los otros ${payments}`;
  return `${whole} ${others} ${sessions === 1 ? 'llega la que falta' : `llegan las ${sessions} que faltan`}.`;
}

/**
 * Payments today, later and in total, to the cent: 'Hoy pagas 230,00 €. Después, otros 2 pagos iguales. En total,
 * 690,00 €.'
 * @param cents per payment
 * @param number of today's payment, from 1
 */
export function formatTotalPayments(cents: number, payments: number, number = 1): string {
  const left = payments - number;
  const which = number === 1 ? '' : `, el pago ${number} de ${payments}`;
  return `Hoy pagas ${formatEurosExactly(cents)}${which}. ${formatRemaining(left)}. En total, ${formatEurosExactly(cents * payments)}.`;
}

function formatRemaining(payments: number): string {
  if (payments === 0) return 'Es el último';
  return payments === 1 ? 'Después, otro pago igual' : `Después, otros ${payments} pagos iguales`;
}

const ordinals = ['', '', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'];

/** Sessions per payment: 'Con cada pago, 4 sesiones', or 'Con cada pago, 1 sesión; cada tercer pago, 2'. */
export function formatSessionsPerPayment({ sessionsPerPayment: perPayment }: Offer): string {
  const [usual = 0, ...others] = perPayment;
  const last = others.pop();
  if (last === undefined) return `Con cada pago, ${formatSessions(usual)}`;
  const ordinal = ordinals[perPayment.length];
  return ordinal !== undefined && others.every((one) => one === usual)
    ? `Con cada pago, ${formatSessions(usual)}; cada ${ordinal} pago, ${last}`
    : `Con los pagos llegan, por este orden, ${joinNumbers(perPayment)} sesiones`;
}
