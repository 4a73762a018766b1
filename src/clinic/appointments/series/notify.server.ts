import type { Letter } from '#clinic/notifications/service.server.ts';
import { type Contact, notifyPatient } from '#clinic/patients/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type CalendarDeps, calendarAttachments } from '../calendar.server.ts';
import { isPayer } from '../messages/notify.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import type { RoomRole } from '../terms.ts';
import type { Audience } from './letters.server.ts';

/**
 * One message for all appointments, with one calendar file, to the patient's contacts and the companion, in
 * the transaction of the change. Nothing without changes.
 * @param write composes the message per audience, in the recipient's language
 */
export async function notifySeries(
  tx: Database,
  deps: CalendarDeps,
  { kind, views, write }: { kind: string; views: AppointmentView[]; write: (to: Audience) => Letter },
  now: Date,
): Promise<void> {
  const [first] = views;
  if (first === undefined) return;
  const writeTo = (to: Audience) => {
    const role: RoomRole = to === 'companion' ? 'companion' : 'patient';
    const attachments = calendarAttachments(
      deps,
      views.map((view) => ({ ...view, role })),
      now,
    );
    return { kind, cause: 'desk' as const, attachments, ...write(to) };
  };
  const ofPatient = (contact: Contact) => {
    if (isPayer(first, contact)) return writeTo('payer');
    return writeTo(contact.pays ? 'told_price' : 'told');
  };
  await notifyPatient(tx, first.patientId, ofPatient, now);
  if (first.companionId !== null) await notifyPatient(tx, first.companionId, () => writeTo('companion'), now);
}
