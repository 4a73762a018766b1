import pLimit from 'p-limit';
import { type Message, queueMessage } from '#clinic/notifications/service.server.ts';
import { type Contact, contactsOf } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { clinic, type ReminderSeed } from '#config';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { isPayer } from '../notices/notify.server.ts';
import { calendarAttachment } from '../presentation/calendar.server.ts';
import { roomOf } from '../presentation/presenter.server.ts';
import * as queries from '../queries.server.ts';
import { freeUntil } from '../rules/cancellation.ts';
import { maySendSms, reminderWindow } from '../rules/reminder-rules.ts';
import { reminderLetter, reminderText } from './letters.server.ts';
import { linkAddress, tokenOf } from './link-tokens.server.ts';
import { claim, findDue, leaveDue } from './queries.server.ts';

/** The outbox's word for reminders, by which a cancellation takes them back. */
export const reminderKind = 'appointment.reminder';

export type RemindingDeps = Pick<AppointmentsDeps, 'db' | 'clock' | 'secrets' | 'host' | 'publicUrl'>;

/** So many are asked for at once; the next follow at once, until none is left. */
const batchSize = 100;
/** Transactions at once: few, because each holds a connection of the pool, and people wait for those. */
const atOnce = 3;

/**
 * Reminds of every appointment that is due, once for each of the clinic's reminders, whoever else is doing the same. What
 * an outage has kept back is sent late, as long as it makes sense.
 * @throws AggregateError of those that failed, when all others are done
 */
export async function remindOfAll(deps: RemindingDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const reminder of clinic.reminders) await remindOfEach(deps, reminder, failures);
  if (failures.length > 0) throw new AggregateError(failures, 'some reminders could not be written');
}

async function remindOfEach(deps: RemindingDeps, reminder: ReminderSeed, failures: unknown[]): Promise<void> {
  const limit = pLimit(atOnce);
  const remind = (id: number) =>
    limit(() => remindOf(deps, reminder, id).catch((error: unknown) => void failures.push(error)));
  for (let lastId = 0, found = batchSize; found === batchSize; ) {
    const ids = await findDue(deps.db, reminderWindow(reminder, deps.clock.now()), lastId, batchSize);
    await Promise.all(ids.map(remind));
    [lastId, found] = [ids.at(-1) ?? lastId, ids.length];
  }
}

/**
 * One reminder, in a transaction of its own: its row and its messages, or nothing. Where every message was kept back, it stays
 * due: the address may be verified, or the next day begin, while it still makes sense.
 */
const remindOf = ({ db, clock, ...deps }: RemindingDeps, reminder: ReminderSeed, id: number) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    if (!(await claim(tx, id, reminderWindow(reminder, now), now))) return;
    const view = await queries.findById(tx, id);
    if (view === undefined) throw new Error(`appointment ${id} is gone, though it is locked`);
    const messages = await messagesOf(tx, deps, reminder, view, now);
    let sent = 0;
    for (const message of messages) if (await queueMessage(tx, message, now)) sent++;
    if (messages.length > 0 && sent === 0) await leaveDue(tx, view, reminder.kind);
  });

/** To everybody who is to hear of the patient; only whoever may act gets links that do something. */
async function messagesOf(
  tx: Database,
  deps: Omit<RemindingDeps, 'db' | 'clock'>,
  reminder: ReminderSeed,
  view: queries.AppointmentView,
  now: Date,
): Promise<Message[]> {
  const contacts = await contactsOf(tx, view.patientId, now);
  const companions = view.companionId === null ? [] : await contactsOf(tx, view.companionId, now);
  // Who comes along is told of the hour; changing it is for whom it was planned.
  contacts.push(...companions.map((contact) => ({ ...contact, mayAct: false })));
  return contacts.flatMap((contact) => messagesTo(contact, deps, reminder, view, now));
}

function messagesTo(
  contact: Contact,
  { secrets, host, publicUrl }: Omit<RemindingDeps, 'db' | 'clock'>,
  { kind, channels }: ReminderSeed,
  view: queries.AppointmentView,
  now: Date,
): Message[] {
  const { userId, email, phone, mayAct, guardianId } = contact;
  const { id: appointmentId, startsAt } = view;
  const token = tokenOf(secrets, { appointmentId, startsAt, guardianId: guardianId ?? undefined });
  const links = {
    confirm: linkAddress(publicUrl, token, 'confirmar'),
    move: linkAddress(publicUrl, token, 'cambiar'),
    cancel: linkAddress(publicUrl, token, 'cancelar'),
  };
  const common = {
    kind: reminderKind,
    userId,
    patientId: view.patientId,
    about: appointmentReference(view.id),
    // After that, it would be a reproach, or promise what is over.
    expiresAt: kind === 'free_change' ? freeUntil(view) : view.startsAt,
  };
  // Whether it is paid is the payer's to know.
  const money = isPayer(view, contact) ? {} : { paid: false, withCredit: false };
  const told = { ...view, ...money, roomUrl: roomOf(view, now) };
  const letter = reminderLetter(kind, told, mayAct ? links : null, now);
  const messages: Message[] = [];
  if (email !== null && letter !== null && channels.includes('email')) {
    const attachments = [calendarAttachment(view, host, now)];
    messages.push({ ...common, channel: 'email', recipient: email, attachments, ...letter });
  }
  if (phone !== null && channels.includes('sms') && maySendSms(now)) {
    const text = reminderText(kind, told, mayAct ? linkAddress(publicUrl, token) : null, now);
    messages.push({ ...common, channel: 'sms', recipient: phone, subject: 'Recordatorio', text });
  }
  return messages;
}
