import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { type Message, queueMessage } from '#clinic/notifications/service.server.ts';
import { contactsOf } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { roomLinkLetter, roomLinkSms } from '../letters.server.ts';
import { roomUrlOf } from '../presenter.server.ts';
import { type AppointmentView, findInScope } from '../queries.server.ts';
import { type readRoom, roomRefusals } from './contract.ts';

const refuse = refusing(roomRefusals);

type Deps = Pick<AppointmentsDeps, 'db' | 'clock'>;
type Room = AppointmentView & { roomUrl: string };

/** @throws Refusal `not_found`, `no_room` */
async function findRoom(db: Database, actor: Person, id: number, now: Date): Promise<Room> {
  const view = await findInScope(db, { actor, id }, now);
  if (view === undefined) throw refuse('not_found');
  const roomUrl = roomUrlOf(view, now);
  if (roomUrl === null) throw refuse('no_room');
  return { ...view, roomUrl };
}

/** One message per contact of the patient and the companion: by e-mail, or by SMS without an address. */
async function composeMessages(db: Database, room: Room, now: Date): Promise<Message[]> {
  const { id, patientId, companionId, endsAt: expiresAt } = room;
  const common = {
    kind: 'appointment.room-link',
    cause: 'desk',
    about: appointmentReference(id),
    expiresAt,
  } as const;
  const messages: Message[] = [];
  for (const whose of companionId === null ? [patientId] : [patientId, companionId])
    for (const { userId, email, phone } of await contactsOf(db, whose, now)) {
      const to = { ...common, userId, patientId: whose };
      if (email !== null)
        messages.push({ ...to, channel: 'email', recipient: email, ...roomLinkLetter(room) });
      else if (phone !== null)
        messages.push({
          ...to,
          channel: 'sms',
          recipient: phone,
          subject: 'Enlace',
          text: roomLinkSms(room),
        });
    }
  return messages;
}

const recipientsOf = (messages: readonly Message[]) => messages.map(({ recipient }) => recipient);

/** @throws Refusal `not_found`, `no_room` */
export async function showRoom(
  { db, clock }: Deps,
  actor: Person,
  id: number,
): Promise<z.input<typeof readRoom.reply>> {
  const now = clock.now();
  const room = await findRoom(db, actor, id, now);
  return { url: room.roomUrl, recipients: recipientsOf(await composeMessages(db, room, now)) };
}

/** Sends the link again, also for a quiet appointment. @throws Refusal `not_found`, `no_room`, `over`, `no_address` */
export const sendLink = ({ db, clock }: Deps, actor: Person, id: number): Promise<{ recipients: string[] }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const room = await findRoom(tx, actor, id, now);
    if (room.endsAt <= now) throw refuse('over');
    const messages = await composeMessages(tx, room, now);
    if (messages.length === 0) throw refuse('no_address');
    for (const message of messages) await queueMessage(tx, message, now);
    await record(tx, {
      at: now,
      actor,
      action: 'appointment.room-link-sent',
      subject: appointmentReference(id),
      patientId: room.patientId,
    });
    return { recipients: recipientsOf(messages) };
  });
