import { clinicSettings } from '#platform/clinic-settings.ts';
import { publicRuleTexts } from './public-rule-texts.ts';
import type { Refund } from './refund-kinds.ts';

export { latestHoursBefore, leastDaysAhead, noticeHours } from './notice-limits.ts';

const hourMs = 3_600_000;

/** Start of an appointment, and the notice in hours that was agreed when it was booked (`appointments.cancellation_hours`). */
export type Cancellable = { startsAt: Date | string; cancellationHours: number };

/**
 * Notice in hours for new bookings and public pages. An existing appointment keeps the notice stored with it, also when it is
 * moved: the clinic may have changed its own since.
 */
export const currentCancellationHours = (): number => clinicSettings().cancellationHours;

/** The last instant at which an appointment may be moved, or cancelled with a full refund. */
export const freeUntil = ({ startsAt, cancellationHours }: Cancellable): Date =>
  new Date(new Date(startsAt).getTime() - cancellationHours * hourMs);

/** Whether moving and cancelling are free at this instant; the deadline itself counts as free. */
export const isFreeAt = (appointment: Cancellable, at: Date): boolean =>
  at.getTime() <= freeUntil(appointment).getTime();

/** Whether a message written now may still offer free changes: an hour must remain, because it is read later. */
export const isFreeForAnHour = (appointment: Cancellable, now: Date): boolean =>
  isFreeAt(appointment, new Date(now.getTime() + hourMs));

/**
 * When the clinic was notified; 'waived' if everything is refunded at any time: the clinic cancels, or the director
 * decides so.
 */
export type Notice = Date | 'waived';

/** Facts that determine the refund. */
export type Refundable = Cancellable & {
  paid: boolean;
  /** A session of a plan pays. */
  withCredit: boolean;
  /** Cents retained for the child's next first visit (`carryOverOnCancellation`). */
  supplementKept?: number | undefined;
};

/** Refund of a cancelled appointment: everything, or all but the retained supplement, up to the deadline; nothing later. */
export function refundOnCancellation(appointment: Refundable, notice: Notice): Refund {
  const isInTime = notice === 'waived' || isFreeAt(appointment, notice);
  if (appointment.withCredit) return isInTime ? 'session' : 'session_lost';
  if (!appointment.paid) return 'nothing_paid';
  if (!isInTime) return 'none';
  return appointment.supplementKept ? 'part' : 'full';
}

/** The rule on public pages, with the notice of new bookings. */
export function publicRule() {
  const { inTime, tooLate, change, cancel } = publicRuleTexts();
  const hours = currentCancellationHours();
  return {
    inTime: inTime(hours),
    tooLate: tooLate(hours),
    change: change(hours),
    cancel: cancel(hours),
  };
}
