import { formatEuros } from '#platform/money.ts';
import { formatDate, formatDay } from '#platform/time/dates.ts';
import type { Offer, Plan, UserSubscription } from '../contract.ts';
import { heldPlanTexts } from './held-plan-texts.ts';
import { formatSessions } from './plan-messages.ts';

/** `endDate` is the start of the next day, so subtract to get the last day. */
export const formatLastDay = (endDate: string): string => {
  const at = Date.parse(endDate);
  return formatDate(Number.isNaN(at) ? endDate : new Date(at - 60_000));
};

export const hasDaysLeft = ({ endDate }: Pick<UserSubscription, 'endDate'>, now: Date): boolean =>
  Date.parse(endDate) > now.getTime();

/**
 * 'Te quedan 3 de 8 sesiones', or with outstanding payments '1 sesión disponible ahora; 8 en total, la próxima con el
 * pago del 28 de febrero de 2027'.
 */
export function formatSessionsLeft({
  sessionsLeft,
  sessionsTotal,
  toCome,
  nextBillingDate,
}: Pick<UserSubscription, 'sessionsLeft' | 'sessionsTotal' | 'toCome' | 'nextBillingDate'>): string {
  if (toCome === null) return heldPlanTexts().left(sessionsLeft, formatSessions(sessionsTotal));
  const now = heldPlanTexts().availableNow(sessionsLeft, formatSessions(sessionsLeft));
  // Cancelled or inactive plans grant nothing further by themselves.
  if (nextBillingDate === null) return now;
  const { roundSessions, nextSessions } = toCome;
  return `${now}; ${heldPlanTexts().nextSessions(roundSessions, nextSessions, formatDay(nextBillingDate))}`;
}

/**
 * Outstanding payments: '2 de 3, que suman 460 €', '1 de 3: 230 €'; undefined if there are none or they are
 * cancelled.
 */
export function formatPaymentsLeft({
  toCome,
  nextBillingDate,
}: Pick<UserSubscription, 'toCome' | 'nextBillingDate'>): string | undefined {
  if (toCome === null || nextBillingDate === null) return undefined;
  const { payments, roundPayments, cents } = toCome;
  return heldPlanTexts().paymentsLeft(payments, roundPayments, formatEuros(cents));
}

/** Same as a sentence: 'Faltan 2 de 3, que suman 460 €.', 'Falta 1 de 3: 230 €.' */
export function formatMissingPayments(
  held: Pick<UserSubscription, 'toCome' | 'nextBillingDate'>,
): string | undefined {
  const left = formatPaymentsLeft(held);
  return left && heldPlanTexts().missing(held.toCome?.payments ?? 0, left);
}

/** '174 € en 2 pagos' */
export const formatPaid = ({
  pricePaid,
  payments,
}: Pick<UserSubscription, 'pricePaid' | 'payments'>): string =>
  payments.length > 1
    ? heldPlanTexts().paidIn(formatEuros(pricePaid), payments.length)
    : formatEuros(pricePaid);

/** '87 €, el 28 de febrero de 2027'; undefined without a next payment. */
export function formatNextPayment({
  nextBillingDate,
  renewal,
  payments,
}: Pick<UserSubscription, 'nextBillingDate' | 'renewal' | 'payments'>): string | undefined {
  // Instalments cost the same as the last one; only a new round may differ.
  const price = renewal?.price ?? payments.at(-1)?.price;
  if (nextBillingDate === null || price === undefined) return undefined;
  return heldPlanTexts().nextPayment(formatEuros(price), formatDay(nextBillingDate));
}

/**
 * Today's offer for a plan that has ended. The API calls the front page's package 'single' too; the price
 * distinguishes them.
 */
export const findRoundOffer = (
  { planId, paymentInterval, renewal }: UserSubscription,
  plans: readonly Plan[],
): Offer | undefined =>
  plans
    .find(({ id }) => id === planId)
    ?.offers.find(
      ({ interval, price }) =>
        price === renewal?.price && (interval === 'landing' ? 'single' : interval) === paymentInterval,
    );
