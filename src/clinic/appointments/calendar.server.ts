import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { clinic } from '#config';
import { roomOf, statusAt } from './presenting.server.ts';
import type { AppointmentView } from './queries.server.ts';

/**
 * An appointment as an iCalendar file (RFC 5545), in UTC. The UID never changes and SEQUENCE grows with each move and
 * with cancellation, so calendars replace their entry. It says nothing of the kind: calendars are shared.
 * @param host the site's host, which makes the UID unique in the world
 */
export function calendarFile(appointment: AppointmentView, host: string, now: Date): string {
  const status = statusAt(appointment, now);
  const isCancelled = status === 'cancelled';
  const calendar = ical({ prodId: { company: clinic.name, product: 'Onyar', language: 'ES' } });
  calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    id: `cita-${appointment.id}@${host}`,
    sequence: appointment.revision,
    stamp: appointment.createdAt,
    start: appointment.startsAt,
    end: appointment.endsAt,
    status: isCancelled
      ? ICalEventStatus.CANCELLED
      : status === 'confirmed'
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
    summary: `Cita en ${clinic.name}`,
    location: placeOf(appointment, now),
    description: `Con ${appointment.professionalName}. Si necesitas cambiarla: ${clinic.phone}.`,
  });
  return calendar.toString();
}

function placeOf(appointment: AppointmentView, now: Date): string {
  if (appointment.kind === 'home') return appointment.address ?? '';
  return appointment.kind === 'video' ? (roomOf(appointment, now) ?? 'Videollamada') : clinic.address;
}
