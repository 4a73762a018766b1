import pLimit from 'p-limit';
import { type Draft, queueMessage } from '#clinic/notifications/service.server.ts';
import { type Contact, contactsOf } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import type { ReminderSeed } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { calendarAttachment } from '../calendar.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { isPayer } from '../messages/notify.server.ts';
import { roomUrlOf } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { freeUntil } from '../rules/cancellation.ts';
import { maySendSms, reminderWindow } from '../rules/reminder-rules.ts';
import { hasLetter, reminderLetter, reminderSms } from './letters.server.ts';
import { linkAddress, tokenOf } from './link-tokens.server.ts';
import { claim, findDue } from './queries.server.ts';

/** Kind of reminders in the outbox; a cancellation voids them by it. */
export const reminderKind = 'appointment.reminder';

export type RemindingDeps = Pick<AppointmentsDeps, 'db' | 'clock' | 'secrets' | 'host' | 'publicUrl'>;

/** Ids per query; batches follow until none is left. */
const batchSize = 100;
/** Concurrent transactions: few, because each takes a pool connection that requests need. */
const maxConcurrent = 3;

/**
 * Sends every due reminder once per kind, also with concurrent callers, and late after an outage while it
 * makes sense.
 * @throws AggregateError of the failures, after all others are done
 */
export async function sendDueReminders(deps: RemindingDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const reminder of clinicSettings().reminders) await sendRemindersOfKind(deps, reminder, failures);
  if (failures.length > 0) throw new AggregateError(failures, 'some reminders could not be written');
}

async function sendRemindersOfKind(
  deps: RemindingDeps,
  reminder: ReminderSeed,
  failures: unknown[],
): Promise<void> {
  const limit = pLimit(maxConcurrent);
  const remind = (id: number) =>
    limit(() => sendReminder(deps, reminder, id).catch((error: unknown) => void failures.push(error)));
  for (let lastId = 0, found = batchSize; found === batchSize; ) {
    const ids = await findDue(deps.db, reminderWindow(reminder, deps.clock.now()), lastId, batchSize);
    await Promise.all(ids.map(remind));
    [lastId, found] = [ids.at(-1) ?? lastId, ids.length];
  }
}

/** One reminder in its own transaction: its row and its messages, or nothing. */
const sendReminder = ({ db, clock, ...deps }: RemindingDeps, reminder: ReminderSeed, id: number) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    if (!(await claim(tx, id, reminderWindow(reminder, now), now))) return;
    const view = await queries.findById(tx, id);
    if (view === undefined) throw new Error(`appointment ${id} is gone, though it is locked`);
    for (const { to, compose } of await draftMessages(tx, deps, reminder, view, now))
      await queueMessage(tx, to, compose, now);
  });

async function draftMessages(
  tx: Database,
  deps: Omit<RemindingDeps, 'db' | 'clock'>,
  reminder: ReminderSeed,
  view: queries.AppointmentView,
  now: Date,
): Promise<Draft[]> {
  const contacts = await contactsOf(tx, view.patientId, now);
  const companions = view.companionId === null ? [] : await contactsOf(tx, view.companionId, now);
  const recipients = [
    ...contacts.map((contact) => ({ ...contact, role: 'patient' as const })),
    // The companion is informed but may not change the appointment.
    ...companions.map((contact) => ({ ...contact, mayAct: false, role: 'companion' as const })),
  ];
  return recipients.flatMap((recipient) => draftMessagesTo(recipient, deps, reminder, view, now));
}

function draftMessagesTo(
  contact: Contact & { role: 'patient' | 'companion' },
  { secrets, host, publicUrl }: Omit<RemindingDeps, 'db' | 'clock'>,
  { kind, channels }: ReminderSeed,
  view: queries.AppointmentView,
  now: Date,
): Draft[] {
  const { userId, name, email, phone, language, mayAct, guardianId, role } = contact;
  const { id: appointmentId, startsAt } = view;
  const token = tokenOf(secrets, { appointmentId, startsAt, guardianId: guardianId ?? undefined });
  const linksOf = () => ({
    confirm: linkAddress(publicUrl, token, 'confirmar'),
    move: linkAddress(publicUrl, token, 'cambiar'),
    cancel: linkAddress(publicUrl, token, 'cancelar'),
  });
  const to = { userId, patientId: view.patientId, language };
  const common = {
    kind: reminderKind,
    cause: 'booking' as const,
    about: appointmentReference(view.id),
    // Later it would be a reproach, or promise a change that is over.
    expiresAt: kind === 'free_change' ? freeUntil(view) : view.startsAt,
  };
  // Only the payer may see whether it is paid.
  const money = isPayer(view, contact) ? {} : { paid: false, withCredit: false };
  const toldOf = () => ({ ...view, ...money, roomUrl: roomUrlOf({ secrets, publicUrl }, view, now, role) });
  const drafts: Draft[] = [];
  if (email !== null && hasLetter(kind, toldOf()) && channels.includes('email'))
    drafts.push({
      to: { ...to, channel: 'email', recipient: email, recipientName: name },
      compose: () => ({
        ...common,
        attachments: [calendarAttachment({ host, secrets, publicUrl }, { ...view, role }, now)],
        ...reminderLetter(kind, toldOf(), mayAct ? linksOf() : null, now),
      }),
    });
  if (phone !== null && channels.includes('sms') && maySendSms(now))
    drafts.push({
      to: { ...to, channel: 'sms', recipient: phone },
      compose: () => ({
        ...common,
        ...reminderSms(kind, toldOf(), mayAct ? linkAddress(publicUrl, token) : null, now),
      }),
    });
  return drafts;
}
