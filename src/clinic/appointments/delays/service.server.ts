import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { type Draft, queueMessage } from '#clinic/notifications/service.server.ts';
import { type Contact, contactsOf } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { composeFor } from '#platform/language/request-language.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type AgendaRow, listBetween } from '../agenda/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { mayPlan } from '../policy.ts';
import { announceDelay } from './contract.ts';
import { delayLetter, delaySentence, delaySms } from './letters.server.ts';
import { spreadDelay } from './rules.ts';
import type { Delay } from './terms.ts';

const refuse = refusing(announceDelay.refusals);
type DelayInput = z.output<typeof announceDelay.body>;

/**
 * Notifies the patients whose appointments today (Madrid) start late because of a professional's delay. Each message
 * names the patient's own delay, counted from the appointment in progress, otherwise from the next one. A preview
 * returns recipients and text without sending.
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
    const all = await listDelayed(tx, { professionalId, minutes }, now);
    const current = all.find(({ row }) => row.appointment.startsAt < now);
    const toCome = all.filter((one) => one !== current);
    const delayed = toCome.filter((one) => one.minutes > 0);
    const people = [];
    for (const one of delayed) {
      const { id, startsAt } = one.row.appointment;
      // Both patients of a joint appointment have to be reached.
      let isReached = true;
      for (const drafts of await draftMessages(tx, one, person.name, now)) {
        let sent = 0;
        if (!preview)
          for (const { to, compose } of drafts) if (await queueMessage(tx, to, compose, now)) sent++;
        if ((preview ? drafts.length : sent) === 0) isReached = false;
      }
      people.push({
        appointmentId: id,
        startsAt: startsAt.toISOString(),
        minutes: one.minutes,
        name: one.row.name,
        phone: one.row.phone,
        isReached,
      });
    }
    if (!preview)
      await record(tx, {
        at: now,
        actor,
        action: 'appointments.delay-told',
        subject: `professional:${professionalId}`,
        detail: { minutes, appointments: delayed.length },
      });
    const [first] = delayed;
    return {
      words: first ? await previewSentence(tx, first, now) : null,
      people,
      onTime: toCome.length - delayed.length,
      currentUntil: current ? addMinutes(current.row.appointment.endsAt, minutes).toISOString() : null,
    };
  });
}

/** An appointment and its own delay in minutes. */
type Delayed = { row: AgendaRow; minutes: number };

/** The appointment in progress and those later today, in order, without absences and late cancellations. */
async function listDelayed(
  tx: Database,
  { professionalId, minutes }: { professionalId: number; minutes: Delay },
  now: Date,
): Promise<Delayed[]> {
  const midnight = instantOf(addDays(wallTimeOf(now).day, 1), '00:00');
  const rows = (await listBetween(tx, { startsAt: now, endsAt: midnight }, now)).filter(
    ({ appointment, noted }) =>
      appointment.professionalId === professionalId &&
      appointment.status === 'confirmed' &&
      noted?.status !== 'no_show' &&
      noted?.status !== 'cancelled_late',
  );
  const spread = spreadDelay(
    rows.map(({ appointment }) => appointment),
    minutes,
  );
  return rows.map((row, index) => ({ row, minutes: spread[index] ?? 0 }));
}

const addMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** The sentence in its first recipient's language, whichever language the panel has. */
async function previewSentence(
  tx: Database,
  { row: { patientId, appointment }, minutes }: Delayed,
  now: Date,
): Promise<string> {
  const [contact] = await contactsOf(tx, patientId, now);
  return composeFor(contact?.language ?? null, () => delaySentence(appointment, minutes));
}

/** Messages to the contacts of the patient, and of the companion. */
async function draftMessages(
  tx: Database,
  { row: { patientId, appointment }, minutes }: Delayed,
  professionalName: string,
  now: Date,
): Promise<Draft[][]> {
  const { id, companionId, startsAt, isQuiet } = appointment;
  if (isQuiet) return [[]];
  const about = appointmentReference(id);
  // Expires at the delayed start: later it would only confuse.
  const common = {
    kind: 'appointment.delay',
    cause: 'desk' as const,
    about,
    expiresAt: addMinutes(startsAt, minutes),
  };
  const all = [await contactsOf(tx, patientId, now)];
  if (companionId !== null) all.push(await contactsOf(tx, companionId, now));
  const draftsTo = ({ userId, name, email, phone, language }: Contact) => {
    const drafts: Draft[] = [];
    if (email !== null)
      drafts.push({
        to: { channel: 'email', recipient: email, recipientName: name, userId, language },
        compose: () => ({ ...common, ...delayLetter({ startsAt, professionalName }, minutes) }),
      });
    if (phone !== null)
      drafts.push({
        to: { channel: 'sms', recipient: phone, userId, language },
        compose: () => ({ ...common, ...delaySms({ startsAt }, minutes) }),
      });
    return drafts;
  };
  return all.map((contacts) => contacts.flatMap(draftsTo));
}
