import { dayOfAge } from '#clinic/patients/terms.ts';
import { addDays, type Day, daysBetween } from '#platform/time/calendar-days.ts';
import type { OfferKind } from '../offers.ts';

/** Input of the billing rules; days are in Europe/Madrid. */
export type BillingState = {
  kind: OfferKind;
  payments: number;
  paymentsMade: number;
  paymentsOfRound: number;
  billingFrom: Day;
  billingBase: number;
  nextBillingOn: Day | null;
  lastDay: Day;
  active: boolean;
  cancelled: boolean;
};

/**
 * Days before the due day from which an instalment is requested by e-mail and can be paid (docs/behaviour.md, Plans).
 */
export const requestBeforeDays = 5;
/** Days after the due day until an unpaid subscription becomes inactive (docs/behaviour.md, Plans). */
export const graceDays = 7;
/** Days before the end from which the holder is told that sessions are left. */
export const endingNoticeDays = 30;

const monthsBetweenPayments: Record<OfferKind, number> = { landing: 0, single: 0, monthly: 1, quarterly: 3 };

/**
 * Same day some months later, or the last day of a shorter month: 31 January plus one month is 28 or 29 February.
 * Always counted from the first day, so that March has its 31 again.
 */
const addMonths = dayOfAge;

/** Due day of the round's next payment; null after the last. */
export function nextBillingDay(
  {
    kind,
    payments,
    billingFrom,
    billingBase,
  }: Pick<BillingState, 'kind' | 'payments' | 'billingFrom' | 'billingBase'>,
  paymentsOfRound: number,
): Day | null {
  if (paymentsOfRound >= payments) return null;
  return addMonths(billingFrom, (paymentsOfRound + 1 - billingBase) * monthsBetweenPayments[kind]);
}

const isRoundComplete = ({ payments, paymentsOfRound }: BillingState) => paymentsOfRound >= payments;

export const hasEnded = ({ lastDay }: Pick<BillingState, 'lastDay'>, today: Day): boolean => today > lastDay;

/** Whether a payment is overdue beyond the grace period, or was cancelled by its due day. */
export const hasLapsed = ({ nextBillingOn, cancelled }: BillingState, today: Day): boolean =>
  nextBillingOn !== null &&
  today > (cancelled ? addDays(nextBillingOn, -1) : addDays(nextBillingOn, graceDays));

/** Whether the plan is active on a day, even before the job updates the row. */
export const isActive = (billed: BillingState, today: Day): boolean =>
  billed.active && !hasEnded(billed, today) && !hasLapsed(billed, today);

/** Whether further payments can still be cancelled. */
export const mayCancelPlan = (billed: BillingState, today: Day): boolean =>
  isActive(billed, today) && !billed.cancelled && billed.nextBillingOn !== null;

/**
 * The payment possible now: the next instalment from some days before its due day, or the restart of an inactive or
 * ended plan.
 * @returns 'instalment' at the original price, 'round' at today's; null if nothing is due
 */
export function currentPayment(billed: BillingState, today: Day): 'instalment' | 'round' | null {
  if (isRoundComplete(billed)) return hasEnded(billed, today) ? 'round' : null;
  // A plan that ended with payments missing starts over, because its sessions would have no validity.
  if (hasEnded(billed, today)) return 'round';
  if (!isActive(billed, today)) return 'instalment';
  const due = billed.nextBillingOn;
  return due !== null && !billed.cancelled && today >= addDays(due, -requestBeforeDays) ? 'instalment' : null;
}

/**
 * Changes after an instalment: due days continue from the first one, unless the payment is so late that they would
 * pile up.
 */
export function afterInstalment(
  billed: BillingState,
  today: Day,
): Pick<BillingState, 'paymentsOfRound' | 'billingFrom' | 'billingBase' | 'nextBillingOn' | 'lastDay'> {
  const paymentsOfRound = billed.paymentsOfRound + 1;
  const isLate = billed.nextBillingOn !== null && daysBetween(billed.nextBillingOn, today) > graceDays;
  if (!isLate) {
    const { billingFrom, billingBase, lastDay } = billed;
    return {
      paymentsOfRound,
      billingFrom,
      billingBase,
      lastDay,
      nextBillingOn: nextBillingDay(billed, paymentsOfRound),
    };
  }
  // Unpaid days are not lost: the rest is counted from today.
  const billingFrom = today;
  const billingBase = paymentsOfRound;
  const monthsToCome = (billed.payments - billed.paymentsOfRound) * monthsBetweenPayments[billed.kind];
  const shifted = addMonths(today, monthsToCome);
  const lastDay = shifted > billed.lastDay ? shifted : billed.lastDay;
  const nextBillingOn = nextBillingDay({ ...billed, billingFrom, billingBase }, paymentsOfRound);
  return { paymentsOfRound, billingFrom, billingBase, nextBillingOn, lastDay };
}

/** First payment of a plan or of a new round: days count from today. */
export function newRound(
  terms: Pick<BillingState, 'kind' | 'payments'> & { validityMonths: number },
  today: Day,
): Pick<BillingState, 'paymentsOfRound' | 'billingFrom' | 'billingBase' | 'nextBillingOn' | 'lastDay'> {
  const begin = { paymentsOfRound: 1, billingFrom: today, billingBase: 1 };
  return {
    ...begin,
    nextBillingOn: nextBillingDay({ ...terms, ...begin }, 1),
    lastDay: addMonths(today, terms.validityMonths),
  };
}

/** Whether the payment request is sent: in the days before the due day, or within the grace period. */
export const isPaymentRequestDue = (billed: BillingState, today: Day): boolean =>
  billed.nextBillingOn !== null &&
  !billed.cancelled &&
  isActive(billed, today) &&
  today >= addDays(billed.nextBillingOn, -requestBeforeDays);

/** Whether the ending notice is due. */
export const isEndingNoticeDue = ({ lastDay }: Pick<BillingState, 'lastDay'>, today: Day): boolean =>
  today >= addDays(lastDay, -endingNoticeDays) && today <= lastDay;
