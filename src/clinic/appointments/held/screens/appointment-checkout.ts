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
import { texts } from './texts.ts';

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
    title: texts().checkout.title,
    description: [
      `${formatDate(date)}, ${formatTime(date)}${formatTimeZone(type, date)}`,
      texts().checkout.withProfessional(
        consultationName({ type, serviceName }, services),
        nameOnScreen(professionalName),
      ),
      ...firstVisitRule(type, services),
    ],
    deadline: holdExpiresAt
      ? texts().checkout.heldUntil(
          `${formatDeadline(holdExpiresAt, now)}${formatTimeZone(type, holdExpiresAt)}`,
        )
      : undefined,
    whenCancelled: texts().checkout.whenCancelled,
    whenPaid: texts().checkout.whenPaid,
  };
}

/**
 * Shown before paying: the higher price of a child's first visit, and what cancelling it means for the next
 * one.
 */
function firstVisitRule(type: Appointment['type'], services: readonly Service[]): string[] {
  const { price, firstVisitPrice } = services.find((service) => service.type === type) ?? {};
  if (price == null || firstVisitPrice == null || firstVisitPrice === price) return [];
  return [texts().checkout.firstVisit(formatEurosExactly(firstVisitPrice), formatEurosExactly(price))];
}

export function explainNotPayable({ status, payment }: Pick<Appointment, 'status' | 'payment'>): string {
  if (payment === 'checking') return texts().notPayable.underReview;
  if (statusOf(status) === 'confirmed') return texts().notPayable.confirmed;
  // Expired by this device's clock only; the server may still hold it.
  if (statusOf(status) === 'pending') return texts().notPayable.pending;
  return texts().notPayable.over;
}
