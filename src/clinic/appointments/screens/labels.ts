import type { PaymentStatus } from '#clinic/payments/api.ts';
import { methodWords } from '#clinic/payments/terms.ts';
import type { Kind, Service } from '#clinic/services/contract.ts';
import type { Tone } from '#design/tone.ts';
import { formatEuros } from '#platform/money.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/spanish-dates.ts';
import type { Appointment } from '../contract.ts';
import { isGoingBack } from '../rules/appointment-rules.ts';
import { type Status, statusOf, withoutLegacyCode } from '../terms.ts';

/** The kind behind what is stored, also behind the codes of the clinic's former system. */
// Cast: the server stores kinds and these codes, nothing else.
export const kindOf = (type: string): Kind => withoutLegacyCode(type) as Kind;

/** The name of a kind, as the services call it. */
export const kindName = (type: string, services: readonly Service[]): string =>
  services.find((service) => service.type === kindOf(type))?.name ?? 'Consulta';

/** What an appointment is: by its own name, where it is none of the kinds. */
export const whatOf = (
  { type, serviceName }: Pick<Appointment, 'type' | 'serviceName'>,
  services: readonly Service[],
): string => serviceName ?? kindName(type, services);

/** After a time of day: who is called by video may be where clocks show another hour. Elsewhere nothing. */
export const zoneOf = (type: string): string => (kindOf(type) === 'video' ? ' (hora peninsular)' : '');

/** Each kind keeps its colour everywhere. */
export const kindTone = (type: string): Tone => tones[kindOf(type)] ?? 'river';
const tones: Record<Kind, Tone> = { office: 'river', home: 'pine', video: 'coral', child: 'ochre' };

/** The status as a person reads it. */
export const statusName = (status: string): string => statusNames[statusOf(status)];
const statusNames: Record<Status, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
};

/** What a consultation costs that a session of a plan pays for. */
export const bySession = 'Sin coste: una sesión de tu plan';

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
