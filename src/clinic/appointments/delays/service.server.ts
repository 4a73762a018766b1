import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { type Contact, contactsOf } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type AgendaRow, listBetween } from '../agenda/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { mayPlan } from '../policy.ts';
import { announceDelay } from './contract.ts';
import { delayLetter, delaySentence } from './letters.server.ts';
import type { Delay } from './terms.ts';

const refuse = refusing(announceDelay.refusals);
type DelayInput = z.output<typeof announceDelay.body>;

/**
 * Notifies patients whose appointments with a professional start later today (Madrid), up to the next break, of a
 * delay. A preview returns recipients and text without sending.
 * @throws Refusal `not_found` if the actor may not plan for the professional
 */
export function notifyOfDelay(
  { db, clock, schedule }: Pick<AppointmentsDeps, 'db' | 'clock' | 'schedule'>,
  actor: Person,
  { professionalId, minutes, preview }: DelayInput,
): Promise<z.input<typeof announceDelay.reply>> {
  return inTransaction(db, async (tx) => {
    const person = (await schedule()).people.get(professionalId);
    if (person === undefined || !mayPlan(actor, professionalId)) throw refuse('not_found');
    const now = clock.now();
    const people = [];
    const rows = takeUntilBreak(await listStillToCome(tx, professionalId, now));
    for (const row of rows) {
      const { id, startsAt } = row.appointment;
      // Both patients of a joint appointment have to be reached.
      let isReached = true;
      for (const messages of await composeMessages(tx, row, person.name, minutes, now)) {
        let sent = 0;
        if (!preview) for (const message of messages) if (await queueMessage(tx, message, now)) sent++;
        if ((preview ? messages.length : sent) === 0) isReached = false;
      }
      people.push({
        appointmentId: id,
        startsAt: startsAt.toISOString(),
        name: row.name,
        phone: row.phone,
        isReached,
      });
    }
    if (!preview)
      await record(tx, {
        at: now,
        actor,
        action: 'appointments.delay-told',
        subject: `professional:${professionalId}`,
        detail: { minutes, appointments: rows.length },
      });
    const first = rows[0]?.appointment;
    return { words: first ? delaySentence(first, minutes) : null, people };
  });
}

async function listStillToCome(tx: Database, professionalId: number, now: Date): Promise<AgendaRow[]> {
  const midnight = instantOf(addDays(wallTimeOf(now).day, 1), '00:00');
  const rows = await listBetween(tx, { startsAt: now, endsAt: midnight }, now);
  return rows.filter(
    ({ appointment }) =>
      appointment.professionalId === professionalId &&
      appointment.status === 'confirmed' &&
      appointment.startsAt >= now,
  );
}

/** A break of this many ms makes up for the longest delay: later patients would receive a wrong time. */
const breakMs = 60 * 60_000;

function takeUntilBreak(rows: readonly AgendaRow[]): AgendaRow[] {
  const sorted = rows.toSorted(
    (one, other) => Number(one.appointment.startsAt) - Number(other.appointment.startsAt),
  );
  const afterBreak = sorted.findIndex(({ appointment }, index) => {
    const before = sorted[index - 1]?.appointment;
    return before !== undefined && Number(appointment.startsAt) - Number(before.endsAt) >= breakMs;
  });
  return afterBreak === -1 ? sorted : sorted.slice(0, afterBreak);
}

async function composeMessages(
  tx: Database,
  row: AgendaRow,
  professionalName: string,
  minutes: Delay,
  now: Date,
) {
  const { patientId, appointment } = row;
  const { id, companionId, startsAt, isQuiet } = appointment;
  if (isQuiet) return [[]];
  const about = appointmentReference(id);
  // Expires at the delayed start: later it would only confuse.
  const common = {
    kind: 'appointment.delay',
    cause: 'desk' as const,
    about,
    expiresAt: new Date(startsAt.getTime() + minutes * 60_000),
  };
  const all = [await contactsOf(tx, patientId, now)];
  if (companionId !== null) all.push(await contactsOf(tx, companionId, now));
  const messagesTo = ({ userId, email, phone }: Contact) => [
    ...(email === null
      ? []
      : [
          {
            ...common,
            channel: 'email' as const,
            recipient: email,
            userId,
            ...delayLetter({ startsAt, professionalName }, minutes),
          },
        ]),
    ...(phone === null
      ? []
      : [
          {
            ...common,
            channel: 'sms' as const,
            recipient: phone,
            userId,
            subject: 'Retraso',
            text: delaySentence({ startsAt }, minutes),
          },
        ]),
  ];
  return all.map((contacts) => contacts.flatMap(messagesTo));
}
