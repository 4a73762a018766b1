import { type Cancellable, freeUntil } from '../rules/cancellation.ts';
import type { AttendanceStatus } from '../terms.ts';

/** Hours before the start from which 'ha llegado' can be noted. */
const maxHoursBeforeArrival = 3;

const hour = 3_600_000;

/**
 * Whether a note may be entered yet: an arrival up to a few hours before the start, an outcome once the appointment has begun,
 * and a late cancellation once the appointment's own notice has passed.
 */
export function mayNoteAttendance(status: AttendanceStatus, appointment: Cancellable, now: Date): boolean {
  const startsAt = new Date(appointment.startsAt).getTime();
  const earliest: Record<AttendanceStatus, number> = {
    arrived: startsAt - maxHoursBeforeArrival * hour,
    fulfilled: startsAt,
    no_show: startsAt,
    cancelled_late: freeUntil(appointment).getTime(),
  };
  return now.getTime() >= earliest[status];
}

/** Whether a status is an outcome of the appointment; `arrived` is not. */
export const isOutcome = (status: AttendanceStatus): boolean => status !== 'arrived';
