import { clinic } from '#config';
import { statusOf } from '../terms.ts';
import { isFreeAt } from './cancellation.ts';

/** Start of an appointment as the API states it (ISO 8601, UTC), and its status. */
export type Dated = { date: string; status: string };

const hour = 3_600_000;

/** Whether a status means cancelled, in Spanish or English. */
export const isCancelled = (status: string): boolean => statusOf(status) === 'cancelled';

/** Upcoming: not past and not cancelled; everything else is history (docs/behaviour.md, Booking). */
export const isUpcoming = (appointment: Dated, now: Date): boolean =>
  !isCancelled(appointment.status) && Date.parse(appointment.date) >= now.getTime();

/** Hours until the start; negative once it has begun. */
const hoursUntil = (appointment: Dated, now: Date): number =>
  (Date.parse(appointment.date) - now.getTime()) / hour;

/** A person may move an appointment until its own notice (hours) before its present start. */
export const mayMove = (
  { date, status, cancellationHours }: Dated & { cancellationHours: number },
  now: Date,
): boolean => !isCancelled(status) && isFreeAt({ startsAt: date, cancellationHours }, now);

/** A person may cancel until the session begins; in that very instant it has begun. */
export const mayCancel = (appointment: Dated, now: Date): boolean =>
  isUpcoming(appointment, now) && hoursUntil(appointment, now) > 0;

/** Whether money that came is on its way back, or has arrived there. */
export const isGoingBack = (payment: string): boolean => payment === 'returning' || payment === 'returned';

/**
 * A hold that waits for its money. Its payment may be asked for while it lasts, and not while another is being checked. Money
 * that bought nothing and goes back leaves the hour held and unpaid: it may be paid again, as the server lets it be.
 */
export const mayPay = (
  { status, payment, holdExpiresAt }: { status: string; payment: string; holdExpiresAt: string | null },
  now: Date,
): boolean =>
  statusOf(status) === 'pending' &&
  (payment === 'none' || isGoingBack(payment)) &&
  holdExpiresAt !== null &&
  Date.parse(holdExpiresAt) > now.getTime();

/**
 * Until when somebody may hold nothing more, because hours they held ran out unpaid; null where they may. The pause ends as
 * soon as fewer than the clinic's two lie within a day.
 * @param ranOut when holds of the last day ran out, the latest first
 */
export function pausedUntil(ranOut: readonly Date[]): Date | null {
  const counted = ranOut[clinic.holdsRunOutBeforePause - 1];
  return counted === undefined ? null : new Date(counted.getTime() + 24 * hour);
}
