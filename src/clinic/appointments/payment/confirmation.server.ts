import { asClient, asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { paySession } from '#clinic/subscriptions/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { notifyProfessional } from '../briefing/service.server.ts';
import { notifyCompanion } from '../companions/service.server.ts';
import { refusals } from '../contract.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { confirmedLetter, toldPlannedLetter } from '../letters.server.ts';
import { notifyChange } from '../notices/notify.server.ts';
import { roomOf } from '../presentation/presenter.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import { confirmWithSession } from './queries.server.ts';

const refuse = refusing(refusals);

/**
 * Pays for an appointment with a session of its patient's plan: confirmed at once. Nobody is told.
 * @returns false where there is no session for it; then nothing has changed
 * @throws Refusal `no_credit` for a visit at home, or what is sold beside the four kinds: no plan pays them
 */
export async function takeSession(
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
  if (serviceId !== null) throw refuse('no_credit', { message: onlyKinds });
  if (kind === 'home') throw refuse('no_credit', { message: noHomeVisits });
  const audience = kind === 'child' ? 'child' : 'adult';
  if (!(await paySession(deps, tx, { patientId, audience, startsAt, appointmentId: id }, now))) return false;
  await confirmWithSession(tx, id);
  return true;
}

/**
 * Pays for an hour that is being booked with a session of its patient's plan: confirmed at once.
 * The caller has locked the person's appointments; the plan's row is locked after it, as everywhere.
 * @throws Refusal `no_credit`, after which the booking's transaction must leave nothing behind
 */
export async function confirmBySession(
  deps: AppointmentsDeps,
  tx: Database,
  hold: AppointmentView,
  now: Date,
): Promise<AppointmentView> {
  if (!(await takeSession(deps, tx, hold, now))) throw refuse('no_credit');
  return notifyConfirmed(deps, tx, { ...hold, withCredit: true, priceCents: 0 }, now);
}

const onlyKinds = 'Las sesiones de los planes no valen para esta consulta. Puedes reservarla pagándola.';
const noHomeVisits =
  'Las sesiones de los planes no valen para visitas a domicilio. Puedes reservarla pagándola.';

/**
 * The audit entry of a confirmation, and its letter with the calendar entry.
 * @param hold as it was, with what has changed beside its being confirmed
 * @returns it as it is now
 */
export async function notifyConfirmed(
  { host, publicUrl }: Pick<AppointmentsDeps, 'host' | 'publicUrl'>,
  tx: Database,
  hold: AppointmentView,
  now: Date,
): Promise<AppointmentView> {
  const view: AppointmentView = { ...hold, status: 'confirmed', paid: true, holdExpiresAt: null };
  const { id, bookedBy, patientId, withCredit } = view;
  await record(tx, {
    at: now,
    // Money confirms by itself; a session is the person's own doing.
    actor: withCredit && bookedBy !== null ? asClient(bookedBy) : asSystem('payments'),
    action: 'appointment.confirmed',
    subject: appointmentReference(id),
    patientId,
    ...(withCredit ? { detail: { with: 'session' } } : {}),
  });
  const told = { ...view, roomUrl: roomOf(view, now) };
  const words = { payer: confirmedLetter(told, now), others: () => toldPlannedLetter(told) };
  await notifyChange(tx, { host }, view, { kind: 'appointment.confirmed', ...words }, now);
  await notifyProfessional(tx, { publicUrl }, { change: 'booked', view, actor: null }, now);
  await notifyCompanion(tx, { host }, view, { change: 'planned' }, now);
  return view;
}
