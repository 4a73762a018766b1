import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { type Draft, queueMessage } from '#clinic/notifications/service.server.ts';
import { contactsOf } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { roomLinkLetter, roomLinkSms } from '../letters.server.ts';
import { roomUrlOf } from '../presenter.server.ts';
import { type AppointmentView, findInScope } from '../queries.server.ts';
import { readPresence } from '../video-room/presence.server.ts';
import { roomTimes } from '../video-room/rules.ts';
import { type readRoom, roomRefusals } from './contract.ts';

const refuse = refusing(roomRefusals);

type Deps = Pick<AppointmentsDeps, 'db' | 'clock' | 'secrets' | 'publicUrl'>;

/** A confirmed video appointment in the actor's scope. @throws Refusal `not_found`, `no_room` */
async function findVideoAppointment(
  deps: Deps,
  db: Database,
  actor: Person,
  { id, now }: { id: number; now: Date },
): Promise<AppointmentView> {
  const view = await findInScope(db, { actor, id }, now);
  if (view === undefined) throw refuse('not_found');
  if (roomUrlOf(deps, view, now) === null) throw refuse('no_room');
  return view;
}

/** One message per contact of the patient and the companion: by e-mail, or by SMS without an address. */
async function draftMessages(deps: Deps, db: Database, view: AppointmentView, now: Date): Promise<Draft[]> {
  const { id, patientId, companionId, endsAt: expiresAt } = view;
  const common = {
    kind: 'appointment.room-link',
    cause: 'desk',
    about: appointmentReference(id),
    expiresAt,
  } as const;
  const drafts: Draft[] = [];
  for (const role of ['patient', 'companion'] as const) {
    const whose = role === 'patient' ? patientId : companionId;
    if (whose === null) continue;
    const told = () => ({ ...view, roomUrl: roomUrlOf(deps, view, now, role) });
    for (const { userId, name, email, phone, language } of await contactsOf(db, whose, now)) {
      const to = { userId, patientId: whose, language };
      if (email !== null)
        drafts.push({
          to: { ...to, channel: 'email', recipient: email, recipientName: name },
          compose: () => ({ ...common, ...roomLinkLetter(told()) }),
        });
      else if (phone !== null)
        drafts.push({
          to: { ...to, channel: 'sms', recipient: phone },
          compose: () => ({ ...common, ...roomLinkSms(told()) }),
        });
    }
  }
  return drafts;
}

const recipientsOf = (drafts: readonly Draft[]) => drafts.map(({ to }) => to.recipient);

/**
 * The room for staff. Only the therapist enters the clinic's own room; an external one opens for all.
 * @throws Refusal `not_found`, `no_room`
 */
export async function showRoom(
  deps: Deps,
  actor: Person,
  id: number,
): Promise<z.input<typeof readRoom.reply>> {
  const { db } = deps;
  const now = deps.clock.now();
  const view = await findVideoAppointment(deps, db, actor, { id, now });
  const isTherapist = actor.professionalId === view.professionalId;
  return {
    url: view.roomUrl ?? (isTherapist ? roomUrlOf(deps, view, now, 'therapist') : null),
    opensAt: view.roomUrl === null ? roomTimes(view).opensAt.toISOString() : null,
    recipients: recipientsOf(await draftMessages(deps, db, view, now)),
    ...(await readPresence(db, { appointmentId: id, startsAt: view.startsAt }, now)),
  };
}

/** Sends the link again, also for a quiet appointment. @throws Refusal `not_found`, `no_room`, `over`, `no_address` */
export const sendLink = (deps: Deps, actor: Person, id: number): Promise<{ recipients: string[] }> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const view = await findVideoAppointment(deps, tx, actor, { id, now });
    if (view.endsAt <= now) throw refuse('over');
    const drafts = await draftMessages(deps, tx, view, now);
    if (drafts.length === 0) throw refuse('no_address');
    for (const { to, compose } of drafts) await queueMessage(tx, to, compose, now);
    await record(tx, {
      at: now,
      actor,
      action: 'appointment.room-link-sent',
      subject: appointmentReference(id),
      patientId: view.patientId,
    });
    return { recipients: recipientsOf(drafts) };
  });
