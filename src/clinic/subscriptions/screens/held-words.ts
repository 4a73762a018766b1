import { formatEuros } from '#platform/money.ts';
import { formatDate, formatDay } from '#platform/time/spanish-dates.ts';
import type { Offer, Plan, UserSubscription } from '../contract.ts';
import { sessionsInWords } from './plan-words.ts';

/** The instant at which its last day ends is the next day's first: said is the last day. */
export const lastDayInWords = (endDate: string): string => {
  const at = Date.parse(endDate);
  return formatDate(Number.isNaN(at) ? endDate : new Date(at - 60_000));
};

/** Whether its days are not over yet. */
export const hasDaysLeft = ({ endDate }: Pick<UserSubscription, 'endDate'>, now: Date): boolean =>
  Date.parse(endDate) > now.getTime();

/**
 * What can be used, and what is still to come: 'Te quedan 3 de 8 sesiones', or while payments are to come '1 sesión disponible
 * ahora; 8 en total, la próxima con el pago del 28 de febrero de 2027'.
 */
export function leftInWords({
  sessionsLeft,
  sessionsTotal,
  toCome,
  nextBillingDate,
}: Pick<UserSubscription, 'sessionsLeft' | 'sessionsTotal' | 'toCome' | 'nextBillingDate'>): string {
  if (toCome === null)
    return `${sessionsLeft === 1 ? 'Te queda' : 'Te quedan'} ${sessionsLeft} de ${sessionsInWords(sessionsTotal)}`;
  const now = `${sessionsInWords(sessionsLeft)} ${sessionsLeft === 1 ? 'disponible' : 'disponibles'} ahora`;
  // Cancelled or inactive: nothing comes by itself, and what is paid is all there is.
  if (nextBillingDate === null) return now;
  const next = toCome.nextSessions === 1 ? 'la próxima' : `las ${toCome.nextSessions} próximas`;
  return `${now}; ${toCome.roundSessions} en total, ${next} con el pago del ${formatDay(nextBillingDate)}`;
}

/** What is still to be paid: '2 de 3, que suman 460 €', '1 de 3: 230 €'; undefined where nothing is, or nothing is wanted. */
export function paymentsLeftInWords({
  toCome,
  nextBillingDate,
}: Pick<UserSubscription, 'toCome' | 'nextBillingDate'>): string | undefined {
  if (toCome === null || nextBillingDate === null) return undefined;
  const { payments, roundPayments, cents } = toCome;
  return `${payments} de ${roundPayments}${payments === 1 ? ': ' : ', que suman '}${formatEuros(cents)}`;
}

/** The same as a sentence: 'Faltan 2 de 3, que suman 460 €.', 'Falta 1 de 3: 230 €.' */
export function paymentsMissingInWords(
  held: Pick<UserSubscription, 'toCome' | 'nextBillingDate'>,
): string | undefined {
  const left = paymentsLeftInWords(held);
  return left && `${held.toCome?.payments === 1 ? 'Falta' : 'Faltan'} ${left}.`;
}

/** What was really paid so far: '174 € en 2 pagos'. */
export const paidInWords = ({
  pricePaid,
  payments,
}: Pick<UserSubscription, 'pricePaid' | 'payments'>): string =>
  payments.length > 1 ? `${formatEuros(pricePaid)} en ${payments.length} pagos` : formatEuros(pricePaid);

/** '87 €, el 28 de febrero de 2027'; undefined where no payment is to come. */
export function nextPaymentInWords({
  nextBillingDate,
  renewal,
  payments,
}: Pick<UserSubscription, 'nextBillingDate' | 'renewal' | 'payments'>): string | undefined {
  // Instalments cost what the last one did; only a new round may cost something else.
  const price = renewal?.price ?? payments.at(-1)?.price;
  if (nextBillingDate === null || price === undefined) return undefined;
  return `${formatEuros(price)}, el ${formatDay(nextBillingDate)}`;
}

/**
 * Today's offer for a plan whose days are over. On the wire the front page's package is 'single' too: the price tells
 * them apart.
 */
export const roundOffer = (
  { planId, paymentInterval, renewal }: UserSubscription,
  plans: readonly Plan[],
): Offer | undefined =>
  plans
    .find(({ id }) => id === planId)
    ?.offers.find(
      ({ interval, price }) =>
        price === renewal?.price && (interval === 'landing' ? 'single' : interval) === paymentInterval,
    );
