import type { Service } from '#clinic/services/contract.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDayOfWeek } from '#platform/time/dates.ts';
import { minutesAheadAt, visitorTimeOf } from '#platform/time/visitor-time.ts';
import type { Appointment } from '../contract.ts';
import { statusOf } from '../terms.ts';
import { kindOf } from './kind-tone.ts';
import { texts } from './texts.ts';

export const kindName = (type: string, services: readonly Service[]): string =>
  services.find((service) => service.type === kindOf(type))?.name ?? texts().consultation;

export const consultationName = (
  { type, serviceName }: Pick<Appointment, 'type' | 'serviceName'>,
  services: readonly Service[],
): string => serviceName ?? kindName(type, services);

/**
 * Follows a time of day in Madrid. For a video call: ' (hora peninsular)', or with the visitor's own time where clocks
 * show another one: ' (hora peninsular; 09:30 en tu hora local)'. Empty for other kinds. Not rendered before hydration,
 * since the server does not know the visitor's time zone.
 * @param at the instant that was written; without it, such as for a whole day, only the zone is named
 */
export function formatTimeZone(type: string, at?: Date | string | null): string {
  if (kindOf(type) !== 'video') return '';
  const local = at == null ? undefined : localTimeIfDifferent(new Date(at));
  return local === undefined ? texts().peninsularTime : texts().peninsularAndLocalTime(local);
}

/** '09:30', or '23:30 del lunes 23' on another day than Madrid's; undefined where clocks show the same. */
function localTimeIfDifferent(at: Date): string | undefined {
  if (Number.isNaN(at.getTime()) || minutesAheadAt(at) === 0) return undefined;
  const { day, time } = visitorTimeOf(at);
  return day === wallTimeOf(at).day ? time : texts().timeOnDay(time, formatDayOfWeek(day));
}

/**
 * Beside the hours of a day that are offered for a video call, how the visitor's clock differs: 'En tu hora local, 1 hora
 * menos que en la península.' Undefined where clocks show the same, and for other kinds.
 * @param at an instant of that day
 */
export function localHoursNote(type: string, at: Date): string | undefined {
  const minutes = kindOf(type) === 'video' ? minutesAheadAt(at) : 0;
  if (minutes === 0) return undefined;
  const distance = Math.abs(minutes);
  return texts().localHours(texts().span(Math.floor(distance / 60), distance % 60), minutes > 0);
}

export const statusName = (status: string): string => texts().statuses[statusOf(status)];

/** Shown as the price when a session credit pays. */
export const bySessionLabel = texts().bySession;
