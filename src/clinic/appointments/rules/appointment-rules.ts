import { clinicSettings } from '#platform/clinic-settings.ts';
import { statusOf } from '../terms.ts';
import { isFreeAt } from './cancellation.ts';

/** Start of an appointment as the API states it (ISO 8601, UTC), and its status. */
export type RuleInput = { date: string; status: string };

const hour = 3_600_000;

/** Whether a status means cancelled, in Spanish or English. */
export const isCancelled = (status: string): boolean => statusOf(status) === 'cancelled';

/** Upcoming: neither past nor cancelled; everything else is history (docs/behaviour.md, Booking). */
export const isUpcoming = (appointment: RuleInput, now: Date): boolean =>
  !isCancelled(appointment.status) && Date.parse(appointment.date) >= now.getTime();

/** Hours until the start; negative once it has begun. */
const hoursUntil = (appointment: RuleInput, now: Date): number =>
  (Date.parse(appointment.date) - now.getTime()) / hour;

/** A person may move an appointment until its own notice (hours) before its present start. */
export const mayMove = (
  { date, status, cancellationHours }: RuleInput & { cancellationHours: number },
  now: Date,
): boolean => !isCancelled(status) && isFreeAt({ startsAt: date, cancellationHours }, now);

/** Patients may cancel until the session begins, exclusive. */
export const mayCancel = (appointment: RuleInput, now: Date): boolean =>
  isUpcoming(appointment, now) && hoursUntil(appointment, now) > 0;

/** Whether a payment is being refunded or has been. */
export const isBeingRefunded = (payment: string): boolean =>
  payment === 'returning' || payment === 'returned';

/**
 * Whether a hold may be paid: while it lasts, and not during the review of another payment. A payment that
 * bought nothing and is refunded leaves the hour held and payable again.
 */
export const mayPay = (
  { status, payment, holdExpiresAt }: { status: string; payment: string; holdExpiresAt: string | null },
  now: Date,
): boolean =>
  statusOf(status) === 'pending' &&
  (payment === 'none' || isBeingRefunded(payment)) &&
  holdExpiresAt !== null &&
  Date.parse(holdExpiresAt) > now.getTime();

/**
 * End of the pause after unpaid holds expired; null without one. It ends when fewer than the clinic's limit
 * of two lie within a day.
 * @param ranOut when holds of the last day expired, latest first
 */
export function pausedUntil(ranOut: readonly Date[]): Date | null {
  const counted = ranOut[clinicSettings().holdsRunOutBeforePause - 1];
  return counted === undefined ? null : new Date(counted.getTime() + 24 * hour);
}
