import { reaches } from '#clinic/patients/terms.ts';
import { addDays, type Day, daysBetween } from '#platform/time/calendar-days.ts';
import type { OfferKind } from '../offers.ts';

/** What the rules need of a subscription; days are Madrid days. */
export type Billed = {
  kind: OfferKind;
  payments: number;
  paymentsMade: number;
  paymentsOfRound: number;
  billingFrom: Day;
  billingBase: number;
  nextBillingOn: Day | null;
  /** The last day on which a session may begin. */
  lastDay: Day;
  active: boolean;
  cancelled: boolean;
};

/** The mail that asks for an instalment is sent this many days before it is due; from then on it can be paid (docs/behaviour.md, Plans). */
export const askedBeforeDays = 5;
/** Unpaid for this long after its day, the subscription becomes inactive (docs/behaviour.md, Plans). */
export const graceDays = 7;
/** The person is told this long before the end that sessions are left. */
export const endingNoticeDays = 30;

const monthsBetweenPayments: Record<OfferKind, number> = { landing: 0, single: 0, monthly: 1, quarterly: 3 };

/**
 * The day so many months later; where the month is shorter, its last: 31 January and one month is 28 or 29 February.
 * Always counted from the first day, so that March has 31 again.
 */
const monthsLater = reaches;

/** The day of a round's next payment; null after its last. */
export function nextDay(
  {
    kind,
    payments,
    billingFrom,
    billingBase,
  }: Pick<Billed, 'kind' | 'payments' | 'billingFrom' | 'billingBase'>,
  paymentsOfRound: number,
): Day | null {
  if (paymentsOfRound >= payments) return null;
  return monthsLater(billingFrom, (paymentsOfRound + 1 - billingBase) * monthsBetweenPayments[kind]);
}

/** Whether everything of the present round is paid. */
const isRoundComplete = ({ payments, paymentsOfRound }: Billed) => paymentsOfRound >= payments;

/** Whether its days are over. */
export const hasEnded = ({ lastDay }: Pick<Billed, 'lastDay'>, today: Day): boolean => today > lastDay;

/** Whether a payment has stayed out for longer than the grace, or the person wanted none at that day. */
export const hasLapsed = ({ nextBillingOn, cancelled }: Billed, today: Day): boolean =>
  nextBillingOn !== null &&
  today > (cancelled ? addDays(nextBillingOn, -1) : addDays(nextBillingOn, graceDays));

/** Whether it is active on a day, whatever the job that writes it down has got to. */
export const isActive = (billed: Billed, today: Day): boolean =>
  billed.active && !hasEnded(billed, today) && !hasLapsed(billed, today);

/** Whether the person can still say that they want no further payment. */
export const mayCancel = (billed: Billed, today: Day): boolean =>
  isActive(billed, today) && !billed.cancelled && billed.nextBillingOn !== null;

/**
 * What can be paid now: the next instalment, from a few days before its day, or, where the subscription is inactive or over,
 * what brings it back.
 * @returns 'instalment' at the price it was bought at, 'round' at today's; null where nothing is due
 */
export function payableNow(billed: Billed, today: Day): 'instalment' | 'round' | null {
  if (isRoundComplete(billed)) return hasEnded(billed, today) ? 'round' : null;
  // What has run out of days with payments missing begins anew: its sessions would have no days left.
  if (hasEnded(billed, today)) return 'round';
  if (!isActive(billed, today)) return 'instalment';
  const due = billed.nextBillingOn;
  return due !== null && !billed.cancelled && today >= addDays(due, -askedBeforeDays) ? 'instalment' : null;
}

/** What an instalment changes: days of payment go on from the first one, unless it comes so late that they would pile up. */
export function afterInstalment(
  billed: Billed,
  today: Day,
): Pick<Billed, 'paymentsOfRound' | 'billingFrom' | 'billingBase' | 'nextBillingOn' | 'lastDay'> {
  const paymentsOfRound = billed.paymentsOfRound + 1;
  const isLate = billed.nextBillingOn !== null && daysBetween(billed.nextBillingOn, today) > graceDays;
  if (!isLate) {
    const { billingFrom, billingBase, lastDay } = billed;
    return {
      paymentsOfRound,
      billingFrom,
      billingBase,
      lastDay,
      nextBillingOn: nextDay(billed, paymentsOfRound),
    };
  }
  // Nobody loses the days in which nothing was paid: what is still to come is counted from today.
  const billingFrom = today;
  const billingBase = paymentsOfRound;
  const monthsToCome = (billed.payments - billed.paymentsOfRound) * monthsBetweenPayments[billed.kind];
  const shifted = monthsLater(today, monthsToCome);
  const lastDay = shifted > billed.lastDay ? shifted : billed.lastDay;
  const nextBillingOn = nextDay({ ...billed, billingFrom, billingBase }, paymentsOfRound);
  return { paymentsOfRound, billingFrom, billingBase, nextBillingOn, lastDay };
}

/** A first payment, or the first of a new round: days are counted from today. */
export function newRound(
  terms: Pick<Billed, 'kind' | 'payments'> & { validityMonths: number },
  today: Day,
): Pick<Billed, 'paymentsOfRound' | 'billingFrom' | 'billingBase' | 'nextBillingOn' | 'lastDay'> {
  const begin = { paymentsOfRound: 1, billingFrom: today, billingBase: 1 };
  return {
    ...begin,
    nextBillingOn: nextDay({ ...terms, ...begin }, 1),
    lastDay: monthsLater(today, terms.validityMonths),
  };
}

/** A day on which the mail with the payment link goes out: within the days before, or any time in the grace. */
export const isAskedFor = (billed: Billed, today: Day): boolean =>
  billed.nextBillingOn !== null &&
  !billed.cancelled &&
  isActive(billed, today) &&
  today >= addDays(billed.nextBillingOn, -askedBeforeDays);

/** Whether the notice that it ends soon is due. */
export const endsSoon = ({ lastDay }: Pick<Billed, 'lastDay'>, today: Day): boolean =>
  today >= addDays(lastDay, -endingNoticeDays) && today <= lastDay;
