import type { Appointment } from '#clinic/appointments/contract.ts';
import { isBeingRefunded } from '#clinic/appointments/rules/appointment-rules.ts';
import { statusOf } from '#clinic/appointments/terms.ts';
import type { PaymentStatus } from '#clinic/payments/api.ts';
import { methodNames } from '#clinic/payments/terms.ts';
import { formatEuros } from '#platform/money.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/dates.ts';
import { texts } from './texts.ts';

export const formatOwnPayment = ({
  price,
  payment,
  withCredit,
  paid,
  supplementKept,
  status,
  paidWith,
  paidAt,
}: Pick<
  Appointment,
  'price' | 'payment' | 'withCredit' | 'paid' | 'supplementKept' | 'status' | 'paidWith' | 'paidAt'
>): string => {
  if (withCredit) return paid ? texts().payment.bySession : texts().payment.sessionReturned;
  // The price is still due; the earlier payment bought nothing and may have been another amount.
  if (statusOf(status) === 'pending' && isBeingRefunded(payment))
    return `${formatEuros(price)} · ${payment === 'returned' ? texts().payment.formerReturned : texts().payment.formerReturning}`;
  // Refunded in the wallet, outside the app: the appointment stays and its price is due.
  if (statusOf(status) === 'confirmed' && !paid && payment === 'returned')
    return `${formatEuros(price)} · ${texts().payment.returnedAndDue}`;
  // The supplement pays for the child's next first visit; the rest of the price is refunded.
  if (isBeingRefunded(payment)) return `${formatEuros(price - supplementKept)} · ${paymentName(payment)}`;
  return `${formatEuros(price)} · ${paymentName(payment)}${payment === 'paid' ? formatDeskPayment({ paidWith, paidAt }) : ''}`;
};

const formatDeskPayment = ({ paidWith, paidAt }: Pick<Appointment, 'paidWith' | 'paidAt'>): string =>
  paidWith && paidWith !== 'wallet' && paidAt
    ? texts().payment.onDay(methodNames()[paidWith].inWords, formatDay(wallTimeOf(new Date(paidAt)).day))
    : '';

const paymentName = (payment: PaymentStatus): string => texts().payment.states[payment];
