import type { Letter } from '#clinic/notifications/service.server.ts';
import { type Contact, notifyPatient } from '#clinic/patients/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { movedLetter, toldMovedLetter } from '../letters.server.ts';
import { calendarAttachment } from '../presentation/calendar.server.ts';
import { roomOf } from '../presentation/presenter.server.ts';
import type { AppointmentView } from '../queries.server.ts';

/**
 * Whether what is paid for an appointment is theirs to hear of: the account's in whose list it stands; where that is nobody's, of
 * who pays for the patient. Parents who live apart read one another's money in no letter.
 */
export const isPayer = (
  { bookedBy }: Pick<AppointmentView, 'bookedBy'>,
  { userId, pays }: Pick<Contact, 'userId' | 'pays'>,
): boolean => (bookedBy === null ? pays : userId === bookedBy);

/** The words for whoever pays, and for everybody else who is told. */
type Words = { kind: string; payer: Letter; others: (contact: Contact) => Letter };

/**
 * Tells whoever is to hear of it, with the calendar's entry as it is now; nobody of what is quiet.
 * @returns false where every letter was kept back
 */
export async function notifyChange(
  tx: Database,
  { host }: Pick<AppointmentsDeps, 'host'>,
  view: AppointmentView,
  { kind, payer, others }: Words,
  now: Date,
): Promise<boolean> {
  if (view.isQuiet) return true;
  const attachments = [calendarAttachment(view, host, now)];
  const wordsFor = (contact: Contact) => (isPayer(view, contact) ? payer : others(contact));
  const write = (contact: Contact) => ({ kind, attachments, ...wordsFor(contact) });
  return notifyPatient(tx, view.patientId, write, now);
}

/** Tells whoever is to hear of it that an hour has changed. @returns as `notifyChange` */
export async function notifyMove(
  tx: Database,
  deps: Pick<AppointmentsDeps, 'host'>,
  view: AppointmentView,
  formerStart: Date,
  now: Date,
): Promise<boolean> {
  const told = { ...view, roomUrl: roomOf(view, now) };
  const payer = movedLetter(told, formerStart, now);
  const words = { kind: 'appointment.moved', payer, others: () => toldMovedLetter(told, formerStart) };
  return notifyChange(tx, deps, view, words, now);
}
