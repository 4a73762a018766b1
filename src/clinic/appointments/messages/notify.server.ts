import type { Letter } from '#clinic/notifications/service.server.ts';
import { type Contact, notifyPatient } from '#clinic/patients/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { calendarAttachment } from '../calendar.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
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

type ChangeLetters = { kind: string; payer: Letter; others: (contact: Contact) => Letter };

/**
 * Notifies the patient's contacts, with a calendar entry; nobody for a quiet appointment.
 * @returns false if every message was withheld
 */
export async function notifyChange(
  tx: Database,
  { host }: Pick<AppointmentsDeps, 'host'>,
  view: AppointmentView,
  { kind, payer, others }: ChangeLetters,
  now: Date,
): Promise<boolean> {
  if (view.isQuiet) return true;
  const attachments = [calendarAttachment(view, host, now)];
  const wordsFor = (contact: Contact) => (isPayer(view, contact) ? payer : others(contact));
  const write = (contact: Contact) => ({ kind, attachments, ...wordsFor(contact) });
  return notifyPatient(tx, view.patientId, write, now);
}

/**
 * Notifies the patient's contacts of a move.
 * @returns as `notifyChange`
 */
export async function notifyMove(
  tx: Database,
  deps: Pick<AppointmentsDeps, 'host'>,
  view: AppointmentView,
  formerStart: Date,
  now: Date,
): Promise<boolean> {
  const told = { ...view, roomUrl: roomUrlOf(view, now) };
  const payer = movedLetter(told, formerStart, now);
  const words = { kind: 'appointment.moved', payer, others: () => contactMovedLetter(told, formerStart) };
  return notifyChange(tx, deps, view, words, now);
}
