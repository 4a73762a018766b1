import { clinic } from '#config';
import type { AttendanceStatus } from '../terms.ts';
import { arrivesAtMostHoursBefore } from './terms.ts';

const hour = 3_600_000;

/**
 * Whether something may be noted yet: somebody arrives a few hours before at most, comes or does not come once the hour has
 * begun, and cancels late once it is too late for the rule.
 */
export function mayNote(status: AttendanceStatus, startsAt: Date, now: Date): boolean {
  const hoursBefore: Record<AttendanceStatus, number> = {
    arrived: arrivesAtMostHoursBefore,
    fulfilled: 0,
    no_show: 0,
    cancelled_late: clinic.cancellationHours,
  };
  return now.getTime() >= startsAt.getTime() - hoursBefore[status] * hour;
}

/** Whether a note says how the appointment ended; that somebody is here says it not yet. */
export const isOutcome = (status: AttendanceStatus): boolean => status !== 'arrived';
