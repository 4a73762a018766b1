import type { Appointment } from '#clinic/appointments/contract.ts';
import { isBeingRefunded } from '#clinic/appointments/rules/appointment-rules.ts';
import { statusOf } from '#clinic/appointments/terms.ts';
import type { PaymentStatus } from '#clinic/payments/api.ts';
import { methodNames } from '#clinic/payments/terms.ts';
import { formatEuros } from '#platform/money.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/spanish-dates.ts';

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
  if (withCredit) return paid ? 'Pagada con una sesión de tu plan' : 'La sesión ha vuelto a tu plan';
  // The price is still due; the earlier payment bought nothing and may have been another amount.
  if (statusOf(status) === 'pending' && isBeingRefunded(payment))
    return `${formatEuros(price)} · ${payment === 'returned' ? 'Pago anterior devuelto' : 'Pago anterior en devolución'}`;
  // Refunded in the wallet, outside the app: the appointment stays and its price is due.
  if (statusOf(status) === 'confirmed' && !paid && payment === 'returned')
    return `${formatEuros(price)} · Pago devuelto: falta pagar`;
  // The supplement pays for the child's next first visit; the rest of the price is refunded.
  if (isBeingRefunded(payment)) return `${formatEuros(price - supplementKept)} · ${paymentName(payment)}`;
  return `${formatEuros(price)} · ${paymentName(payment)}${payment === 'paid' ? formatDeskPayment({ paidWith, paidAt }) : ''}`;
};

const formatDeskPayment = ({ paidWith, paidAt }: Pick<Appointment, 'paidWith' | 'paidAt'>): string =>
  paidWith && paidWith !== 'wallet' && paidAt
    ? ` ${methodNames[paidWith].inWords} el ${formatDay(wallTimeOf(new Date(paidAt)).day)}`
    : '';

const paymentName = (payment: PaymentStatus): string => paymentNames[payment];
const paymentNames: Record<PaymentStatus, string> = {
  none: 'Sin pagar',
  checking: 'Pago en revisión',
  paid: 'Pagada',
  returning: 'Devolución en curso',
  returned: 'Devuelta',
};
