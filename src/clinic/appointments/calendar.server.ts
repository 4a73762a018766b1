import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Message } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { currentLanguage } from '#platform/language/language.ts';
import { nameInSentence } from '#platform/text/names.ts';
import { formatDateAndTime } from '#platform/time/dates.ts';
import { calendarTexts } from './calendar-texts.ts';
import { type RoomDeps, roomUrlOf, statusAt } from './presenter.server.ts';
import type { AppointmentView } from './queries.server.ts';
import type { RoomRole } from './terms.ts';

/** Data of entries besides the appointment. */
export type CalendarDeps = RoomDeps & { host: string };

/** An appointment, and whose link to the video room its entry holds. */
type Entered = AppointmentView & { role?: RoomRole };

/**
 * An appointment as an iCalendar file (RFC 5545), in UTC, with texts in the current language. The UID is stable and SEQUENCE grows with each
 * move, confirmation and cancellation, so that calendars replace their entry. It does not name the kind,
 * because calendars are shared. DTSTAMP is the creation time of the file, as it carries a METHOD (RFC 5545
 * section 3.8.7.2); PUBLISH and CANCEL require an ORGANIZER (RFC 5546 sections 3.2.1 and 3.2.5).
 * @param deps host: the site's host, which makes the UID globally unique
 */
export const calendarFile = (deps: CalendarDeps, appointment: Entered, now: Date): string =>
  fileOf(deps, [appointment], methodOf(appointment, now), now);

function fileOf(
  deps: CalendarDeps,
  appointments: readonly Entered[],
  method: 'PUBLISH' | 'CANCEL',
  now: Date,
): string {
  const calendar = ical({
    prodId: { company: clinicContact().name, product: 'Onyar', language: currentLanguage().toUpperCase() },
  });
  calendar.method(ICalCalendarMethod[method]);
  for (const appointment of appointments) calendar.createEvent(entryOf(deps, appointment, now));
  // The library omits the last line break; RFC 5545 section 3.1 ends every line with CRLF.
  return `${calendar.toString().trimEnd()}\r\n`;
}

function entryOf(deps: CalendarDeps, appointment: Entered, now: Date): ICalEventData {
  const status = statusAt(appointment, now);
  return {
    id: `cita-${appointment.id}@${deps.host}`,
    // An expired hold counts as cancelled before its row says so: its entry is one ahead of the row.
    sequence: appointment.revision + (status === appointment.status ? 0 : 1),
    stamp: now,
    created: appointment.createdAt,
    organizer: { name: clinicContact().name, email: clinicContact().email },
    start: appointment.startsAt,
    end: appointment.endsAt,
    status: statuses[status],
    summary: calendarTexts().summary(clinicContact().name),
    location: locationOf(deps, appointment, now),
    description: calendarTexts().description({
      isUnpaid: status === 'pending',
      professional: nameInSentence(appointment.professionalName),
      // Calendars convert to the viewer's time zone, so the clinic's time is given in words.
      videoStart: appointment.kind === 'video' ? formatDateAndTime(appointment.startsAt) : null,
      phone: clinicContact().phone,
    }),
  };
}

export const calendarAttachment = (deps: CalendarDeps, appointment: Entered, now: Date): Attachment =>
  attachmentOf(deps, [appointment], methodOf(appointment, now), now);

/** One file for several appointments that changed alike, all upcoming or all cancelled. */
export function calendarAttachments(
  deps: CalendarDeps,
  appointments: readonly Entered[],
  now: Date,
): Attachment[] {
  const [first] = appointments;
  return first === undefined ? [] : [attachmentOf(deps, appointments, methodOf(first, now), now)];
}

type Attachment = NonNullable<Message['attachments']>[number];

const attachmentOf = (
  deps: CalendarDeps,
  appointments: readonly Entered[],
  method: 'PUBLISH' | 'CANCEL',
  now: Date,
): Attachment => ({
  name: appointments.length === 1 ? calendarTexts().oneFile : calendarTexts().severalFile,
  // RFC 6047 section 2.4: the type repeats the method; otherwise mail clients cannot tell an entry from its
  // cancellation.
  type: `text/calendar; charset=utf-8; method=${method}`,
  content: fileOf(deps, appointments, method, now),
});

const methodOf = (appointment: Entered, now: Date) =>
  statusAt(appointment, now) === 'cancelled' ? 'CANCEL' : 'PUBLISH';

const statuses = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

function locationOf(deps: CalendarDeps, appointment: Entered, now: Date): string {
  if (appointment.kind === 'home') return appointment.address ?? '';
  return appointment.kind === 'video'
    ? (roomUrlOf(deps, appointment, now, appointment.role) ?? calendarTexts().video)
    : clinicContact().address;
}
