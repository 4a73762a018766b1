import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { isUnderReview } from '#clinic/payments/service.server.ts';
import { countUsable } from '#clinic/subscriptions/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { statusAt } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { notifyConfirmed, payWithSession } from './confirmation.server.ts';
import { sessionPaymentRefusals } from './contract.ts';

const refuse = refusing(sessionPaymentRefusals);

/** Sessions of the patient's plans that could pay for an appointment; none for what no plan pays. */
export async function countSessionsFor(
  db: Database,
  view: Pick<queries.AppointmentView, 'kind' | 'serviceId' | 'patientId' | 'startsAt' | 'supplementCents'>,
): Promise<number> {
  const { kind, serviceId, patientId, startsAt, supplementCents } = view;
  // Part of it is paid with money of an earlier visit, which a session would make disappear.
  if (serviceId !== null || kind === 'home' || supplementCents > 0) return 0;
  return countUsable(db, { patientId, startsAt, audience: kind === 'child' ? 'child' : 'adult' });
}

/**
 * Pays for an unpaid appointment, past ones included, with a session of its patient's plan. Locks serialize
 * it with payments in money, so that only one of them pays.
 * @returns the appointment's id
 * @throws Refusal `not_found`, `cancelled`, `already_paid`, `under_review`, `no_credit`
 */
export const payUnpaidWithSession = (
  deps: AppointmentsDeps,
  actor: Person,
  id: number,
  remember: Remember,
): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const seen = await queries.findInScope(tx, { actor, id }, now);
    if (seen === undefined) throw refuse('not_found');
    await queries.lockAppointmentsOf(tx, seen, now);
    // Read again: a payment or cancellation may have committed while this waited for the lock.
    const view = (await queries.findById(tx, id)) ?? seen;
    const status = statusAt(view, now);
    if (status === 'cancelled') throw refuse('cancelled');
    if (view.paid) throw refuse('already_paid');
    const subject = appointmentReference(id);
    if (await isUnderReview(tx, subject)) throw refuse('under_review');
    if ((await countSessionsFor(tx, view)) === 0) throw refuse('no_credit');
    if (!(await payWithSession(deps, tx, view, now))) throw refuse('no_credit');
    await record(tx, {
      at: now,
      actor,
      action: 'appointment.paid-by-session',
      subject,
      patientId: view.patientId,
      detail: { insteadOfCents: view.priceCents },
    });
    if (status === 'pending')
      await notifyConfirmed(deps, tx, { ...view, withCredit: true, priceCents: 0 }, now);
    await remember(tx, id);
    return id;
  });
