import type { Appointment } from '#clinic/appointments/contract.ts';
import { isGoingBack } from '#clinic/appointments/rules/appointment-rules.ts';
import { statusOf } from '#clinic/appointments/terms.ts';
import type { PaymentStatus } from '#clinic/payments/api.ts';
import { methodWords } from '#clinic/payments/terms.ts';
import { formatEuros } from '#platform/money.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/spanish-dates.ts';

/** What it costs and how that stands, or what became of the session of the plan that paid. */
export const moneyWords = ({
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
  // Its price is still to be paid; what came before bought nothing, and need not have been this much.
  if (statusOf(status) === 'pending' && isGoingBack(payment))
    return `${formatEuros(price)} · ${payment === 'returned' ? 'Pago anterior devuelto' : 'Pago anterior en devolución'}`;
  // Returned in the wallet's own panel, without us: the hour stays, and its price is owed.
  if (statusOf(status) === 'confirmed' && !paid && payment === 'returned')
    return `${formatEuros(price)} · Pago devuelto: falta pagar`;
  // What stays pays for the child's next first visit: of this one's price, the rest goes back.
  if (isGoingBack(payment)) return `${formatEuros(price - supplementKept)} · ${paymentName(payment)}`;
  return `${formatEuros(price)} · ${paymentName(payment)}${payment === 'paid' ? atDesk({ paidWith, paidAt }) : ''}`;
};

/** How and when, of what was paid at the clinic; of what was paid here nothing more need be said. */
const atDesk = ({ paidWith, paidAt }: Pick<Appointment, 'paidWith' | 'paidAt'>): string =>
  paidWith && paidWith !== 'wallet' && paidAt
    ? ` ${methodWords[paidWith].inWords} el ${formatDay(wallTimeOf(new Date(paidAt)).day)}`
    : '';

/** How its money stands, as a person reads it. */
const paymentName = (payment: PaymentStatus): string => paymentNames[payment];
const paymentNames: Record<PaymentStatus, string> = {
  none: 'Sin pagar',
  checking: 'Pago en revisión',
  paid: 'Pagada',
  returning: 'Devolución en curso',
  returned: 'Devuelta',
};
