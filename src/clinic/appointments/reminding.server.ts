import pLimit from 'p-limit';
import { type Message, queueMessage } from '#clinic/notifications/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { calendarAttachment } from './calendar.server.ts';
import type { AppointmentsDeps } from './deps.server.ts';
import { linkAddress, tokenOf } from './links.server.ts';
import { dated, roomOf } from './presenting.server.ts';
import * as queries from './queries.server.ts';
import { reminderLetter, reminderText } from './reminder-letters.server.ts';
import { claim, contactOf, findDue } from './reminding-queries.server.ts';
import { maySendSms, reminderWindow } from './reminding-rules.ts';
import { mayMove } from './rules.ts';

/** The outbox's word for reminders, by which a cancellation takes them back. */
export const reminderKind = 'appointment.reminder';

export type RemindingDeps = Pick<AppointmentsDeps, 'db' | 'clock' | 'secrets' | 'host' | 'publicUrl'>;

/** So many are asked for at once; the next follow at once, until none is left. */
const batchSize = 100;
/** Transactions at once: few, because each holds a connection of the pool, and people wait for those. */
const atOnce = 3;

/**
 * Reminds of every appointment that is due, once each, whoever else is doing the same. What an outage has kept back is
 * sent late.
 * @throws AggregateError of those that failed, when all others are done
 */
export async function remindOfAll(deps: RemindingDeps): Promise<void> {
  const limit = pLimit(atOnce);
  const failures: unknown[] = [];
  const remind = (id: number) =>
    limit(() => remindOf(deps, id).catch((error: unknown) => void failures.push(error)));
  for (let lastId = 0, found = batchSize; found === batchSize; ) {
    const ids = await findDue(deps.db, reminderWindow(deps.clock.now()), lastId, batchSize);
    await Promise.all(ids.map(remind));
    [lastId, found] = [ids.at(-1) ?? lastId, ids.length];
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some reminders could not be written');
}

/** One reminder, in a transaction of its own: its row and its messages, or nothing. */
const remindOf = ({ db, clock, ...deps }: RemindingDeps, id: number) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    if (!(await claim(tx, id, reminderWindow(now), now))) return;
    const view = await queries.findById(tx, id);
    if (view === undefined) throw new Error(`appointment ${id} is gone, though it is locked`);
    for (const message of await messagesOf(tx, deps, view, now)) await queueMessage(tx, message, now);
  });

async function messagesOf(
  tx: Database,
  { secrets, host, publicUrl }: Omit<RemindingDeps, 'db' | 'clock'>,
  view: queries.AppointmentView,
  now: Date,
): Promise<Message[]> {
  const { email, phone } = await contactOf(tx, view.bookedBy);
  const token = tokenOf(secrets, { appointmentId: view.id, startsAt: view.startsAt });
  const links = {
    confirm: linkAddress(publicUrl, token, 'confirmar'),
    move: linkAddress(publicUrl, token, 'cambiar'),
    cancel: linkAddress(publicUrl, token, 'cancelar'),
  };
  const told = { ...view, roomUrl: roomOf(view, now) };
  const common = {
    kind: reminderKind,
    userId: view.bookedBy,
    about: appointmentReference(view.id),
    // After that, it would be a reproach.
    expiresAt: view.startsAt,
  };
  const mail = (recipient: string): Message => ({
    ...common,
    channel: 'email',
    recipient,
    attachments: [calendarAttachment(view, host, now)],
    ...reminderLetter(told, links, mayMove(dated(view, now), now)),
  });
  const sms = (recipient: string): Message => ({
    ...common,
    channel: 'sms',
    recipient,
    subject: 'Recordatorio',
    text: reminderText(view, linkAddress(publicUrl, token)),
  });
  return [
    ...(email === null ? [] : [mail(email)]),
    ...(phone !== null && maySendSms(now) ? [sms(phone)] : []),
  ];
}
