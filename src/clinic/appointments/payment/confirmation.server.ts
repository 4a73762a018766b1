import { asClient, asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { paySession } from '#clinic/subscriptions/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { CalendarDeps } from '../calendar.server.ts';
import { refusals } from '../contract.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { confirmedLetter, contactPlannedLetter } from '../letters.server.ts';
import { notifyCompanion } from '../messages/companions.server.ts';
import { notifyChange } from '../messages/notify.server.ts';
import { roomUrlOf } from '../presenter.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { notifyProfessional } from '../therapist-calendar/service.server.ts';
import { confirmWithSession } from './queries.server.ts';

const refuse = refusing(refusals);

/** How long a confirmation waits for the receipt, whose PDF takes seconds. Afterwards they are sent separately. */
const receiptWaitMs = 60_000;

/**
 * Pays for an appointment with a session credit of its patient and confirms it. Sends no message.
 * @returns false without a suitable session; nothing has changed then
 * @throws Refusal `no_credit` for home visits and services outside the four kinds, which no plan pays
 */
export async function payWithSession(
  deps: AppointmentsDeps,
  tx: Database,
  {
    id,
    kind,
    serviceId,
    patientId,
    startsAt,
  }: Pick<AppointmentView, 'id' | 'kind' | 'serviceId' | 'patientId' | 'startsAt'>,
  now: Date,
): Promise<boolean> {
  if (serviceId !== null) throw refuse('no_credit', { message: refusalTexts().sessionsNotForService });
  if (kind === 'home') throw refuse('no_credit', { message: refusalTexts().sessionsNotForHome });
  const audience = kind === 'child' ? 'child' : 'adult';
  if (!(await paySession(deps, tx, { patientId, audience, startsAt, appointmentId: id }, now))) return false;
  await confirmWithSession(tx, id);
  return true;
}

/**
 * Pays for a hold with a session credit of its patient and confirms it. The caller has locked the user; the
 * plan's row is locked after that, in the usual order.
 * @throws Refusal `no_credit`; the booking's transaction must then roll back
 */
export async function confirmBySession(
  deps: AppointmentsDeps,
  tx: Database,
  hold: AppointmentView,
  now: Date,
): Promise<AppointmentView> {
  if (!(await payWithSession(deps, tx, hold, now))) throw refuse('no_credit');
  return notifyConfirmed(deps, tx, { ...hold, withCredit: true, priceCents: 0 }, now);
}

/**
 * Audits a confirmation and sends its messages with the calendar entry.
 * @param hold the former row, with the changes besides the confirmation
 * @returns the confirmed appointment
 */
export async function notifyConfirmed(
  deps: CalendarDeps,
  tx: Database,
  hold: AppointmentView,
  now: Date,
): Promise<AppointmentView> {
  const view: AppointmentView = { ...hold, status: 'confirmed', paid: true, holdExpiresAt: null };
  const { id, bookedBy, patientId, withCredit } = view;
  await record(tx, {
    at: now,
    // A payment confirms as the system; a session credit is used by the user.
    actor: withCredit && bookedBy !== null ? asClient(bookedBy) : asSystem('payments'),
    action: 'appointment.confirmed',
    subject: appointmentReference(id),
    patientId,
    ...(withCredit ? { detail: { with: 'session' } } : {}),
  });
  const told = () => ({ ...view, roomUrl: roomUrlOf(deps, view, now) });
  const letters = {
    kind: 'appointment.confirmed',
    cause: 'payment' as const,
    payer: () => confirmedLetter(told(), now),
    others: () => contactPlannedLetter(told()),
    // The receipt of the payment is attached to it; a session credit has none.
    payerNotBefore: withCredit ? null : new Date(now.getTime() + receiptWaitMs),
  };
  await notifyChange(tx, deps, view, letters, now);
  await notifyProfessional(tx, deps, { change: 'booked', view, actor: null }, now);
  await notifyCompanion(tx, deps, view, { change: 'planned' }, now);
  return view;
}
