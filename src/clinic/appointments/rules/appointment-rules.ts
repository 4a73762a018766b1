import { clinic } from '#config';
import { statusOf } from '../terms.ts';
import type { Refund } from './refund-kinds.ts';

/** What the rules need of an appointment, as the wire shows it; `date` is its start. */
export type Dated = {
  date: string;
  status: string;
  paid: boolean;
  withCredit: boolean;
  /** Cents that stay where it is cancelled in time, for the child's next first visit. */
  supplementKept?: number | undefined;
};

const hour = 3_600_000;

/** Whether a status means cancelled, in Spanish or English. */
export const isCancelled = (status: string): boolean => statusOf(status) === 'cancelled';

/** Upcoming: not past and not cancelled; everything else is history (docs/behaviour.md, Booking). */
export const isUpcoming = (appointment: Dated, now: Date): boolean =>
  !isCancelled(appointment.status) && Date.parse(appointment.date) >= now.getTime();

/** Hours until the start; negative once it has begun. */
const hoursUntil = (appointment: Dated, now: Date): number =>
  (Date.parse(appointment.date) - now.getTime()) / hour;

/** A person may move an appointment until the clinic's `cancellationHours` before its present start. */
export const mayMove = (appointment: Dated, now: Date): boolean =>
  !isCancelled(appointment.status) && hoursUntil(appointment, now) >= clinic.cancellationHours;

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

/**
 * When somebody let us know that they cannot come; 'waived' where everything comes back whenever that was: the clinic itself
 * cancels, or the direction lets the money go.
 */
export type Notice = Date | 'waived';

/**
 * What comes back of a cancelled appointment: with notice until `cancellationHours` before the start everything, or all but
 * the supplement of a child's first visit (how much that is, `carryOverOnCancellation` says); nothing later.
 */
export function refundOnCancellation(appointment: Dated, notice: Notice): Refund {
  const isInTime = notice === 'waived' || hoursUntil(appointment, notice) >= clinic.cancellationHours;
  if (appointment.withCredit) return isInTime ? 'session' : 'session_lost';
  if (!appointment.paid) return 'nothing_paid';
  if (!isInTime) return 'none';
  return appointment.supplementKept ? 'part' : 'full';
}
