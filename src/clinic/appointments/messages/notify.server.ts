import type { Letter, MessageCause } from '#clinic/notifications/service.server.ts';
import { type Contact, notifyPatient } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type CalendarDeps, calendarAttachment } from '../calendar.server.ts';
import { contactMovedLetter, movedLetter } from '../letters.server.ts';
import { roomUrlOf } from '../presenter.server.ts';
import type { AppointmentView } from '../queries.server.ts';

/**
 * Whether a contact may see payment data: the account that holds the appointment, or without one, a contact
 * who pays for the patient. Separated parents must not read each other's payments.
 */
export const isPayer = (
  { bookedBy }: Pick<AppointmentView, 'bookedBy'>,
  { userId, pays }: Pick<Contact, 'userId' | 'pays'>,
): boolean => (bookedBy === null ? pays : userId === bookedBy);

/** Letters about a change, each composed in the language of its recipient. */
type ChangeLetters = {
  kind: string;
  cause: MessageCause;
  payer: () => Letter;
  others: (contact: Contact) => Letter;
  /** Earliest delivery of the payer's letter. */
  payerNotBefore?: Date | null;
};

/** Notifies the patient's contacts, with a calendar entry. A quiet appointment notifies no one. */
export async function notifyChange(
  tx: Database,
  deps: CalendarDeps,
  view: AppointmentView,
  { kind, cause, payer, others, payerNotBefore }: ChangeLetters,
  now: Date,
): Promise<void> {
  if (view.isQuiet) return;
  const compose = (contact: Contact) => {
    const common = {
      kind,
      cause,
      about: appointmentReference(view.id),
      attachments: [calendarAttachment(deps, view, now)],
    };
    return isPayer(view, contact)
      ? { ...common, ...payer(), notBefore: payerNotBefore }
      : { ...common, ...others(contact) };
  };
  await notifyPatient(tx, view.patientId, compose, now);
}

/** Notifies the patient's contacts of a move. */
export async function notifyMove(
  tx: Database,
  deps: CalendarDeps,
  view: AppointmentView,
  { formerStart, cause }: { formerStart: Date; cause: MessageCause },
  now: Date,
): Promise<void> {
  const told = () => ({ ...view, roomUrl: roomUrlOf(deps, view, now) });
  const payer = () => movedLetter(told(), formerStart, now);
  const others = () => contactMovedLetter(told(), formerStart);
  await notifyChange(tx, deps, view, { kind: 'appointment.moved', cause, payer, others }, now);
}

/** Cause of a message about a change by the user: an unpaid hold may be a stranger's. */
export const ownChangeCause = ({ status }: Pick<AppointmentView, 'status'>): MessageCause =>
  status === 'pending' ? 'hold' : 'booking';
