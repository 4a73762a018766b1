import type { Appointment } from '#clinic/appointments/contract.ts';
import { formatDeadline } from '#clinic/appointments/rules/deadline.ts';
import { consultationName, formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { statusOf } from '#clinic/appointments/terms.ts';
import { appointmentReference } from '#clinic/payments/api.ts';
import type { Checkout } from '#clinic/payments/screens/checkout.ts';
import type { Service } from '#clinic/services/contract.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatDate, formatTime } from '#platform/time/dates.ts';

export function checkoutOf(
  { id, type, serviceName, date, professionalName, price, holdExpiresAt }: Appointment,
  services: readonly Service[],
  now: Date,
): Checkout {
  return {
    type: 'appointment',
    itemId: id,
    reference: appointmentReference(id),
    priceCents: price,
    title: 'Paga tu cita',
    description: [
      `${formatDate(date)}, ${formatTime(date)}${formatTimeZone(type, date)}`,
      `${consultationName({ type, serviceName }, services)} con ${nameOnScreen(professionalName)}`,
      ...firstVisitRule(type, services),
    ],
    deadline: holdExpiresAt
      ? `Te guardamos la hora hasta ${formatDeadline(holdExpiresAt, now)}${formatTimeZone(type, holdExpiresAt)}.`
      : undefined,
    whenCancelled: 'No se ha cobrado nada. Puedes pagar cuando quieras mientras tu hora esté guardada.',
    whenPaid: 'Tu cita está confirmada.',
  };
}

/**
 * Shown before paying: the higher price of a child's first visit, and what cancelling it means for the next
 * one.
 */
function firstVisitRule(type: Appointment['type'], services: readonly Service[]): string[] {
  const { price, firstVisitPrice } = services.find((service) => service.type === type) ?? {};
  if (price == null || firstVisitPrice == null || firstVisitPrice === price) return [];
  return [
    `La primera visita pagada cuesta ${formatEurosExactly(firstVisitPrice)} y las siguientes ${formatEurosExactly(price)}. Si cancelas la primera, la siguiente pasa a serlo y la diferencia se queda para ella.`,
  ];
}

export function explainNotPayable({ status, payment }: Pick<Appointment, 'status' | 'payment'>): string {
  if (payment === 'checking')
    return 'Ya hay un pago en revisión para esta cita. No hace falta que pagues otra vez.';
  if (statusOf(status) === 'confirmed') return 'Esta cita ya está pagada y confirmada.';
  // Expired by this device's clock only; the server may still hold it.
  if (statusOf(status) === 'pending')
    return 'Ha pasado el tiempo para pagar. Estamos comprobando si la hora sigue siendo tuya.';
  return 'La reserva ha caducado o está cancelada. Si la hora está libre, puedes elegirla de nuevo.';
}
