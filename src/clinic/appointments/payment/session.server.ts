import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { isUnderReview } from '#clinic/payments/service.server.ts';
import { countUsable } from '#clinic/subscriptions/service.server.ts';
import { Refusal, refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { statusAt } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';
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
    await payLocked(deps, tx, actor, await findAndLock(tx, { actor, id }, now), now);
    await remember(tx, id);
    return id;
  });

/**
 * Pays for several unpaid appointments of a patient with sessions of their plans: all of them or none. The earliest
 * appointment takes its session first.
 * @throws Refusal as `payUnpaidWithSession`; `not_found` also for another patient's appointment
 */
export async function paySeveralWithSessions(
  deps: AppointmentsDeps,
  actor: Person,
  { patientId, appointmentIds }: { patientId: number; appointmentIds: readonly number[] },
  remember: Remember,
): Promise<void> {
  try {
    await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const locked = [];
      // In ascending order, as every payment locks, and before the plan's row.
      for (const id of appointmentIds.toSorted((one, other) => one - other)) {
        const view = await findAndLock(tx, { actor, id }, now);
        if (view.patientId !== patientId) throw refuse('not_found');
        locked.push(view);
      }
      locked.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
      for (const view of locked) await payLocked(deps, tx, actor, view, now);
      await remember(tx, patientId);
    });
  } catch (error) {
    if (!(error instanceof Refusal) || appointmentIds.length === 1) throw error;
    // Cast: every refusal of a payment by session is in this table.
    const code = error.code as keyof typeof sessionPaymentRefusals;
    const messages: Partial<Record<typeof code, string>> = staffRefusalTexts().sessions.several;
    const message = messages[code];
    throw message === undefined ? error : refuse(code, { message });
  }
}

async function findAndLock(
  tx: Database,
  { actor, id }: { actor: Person; id: number },
  now: Date,
): Promise<queries.AppointmentView> {
  const seen = await queries.findInScope(tx, { actor, id }, now);
  if (seen === undefined) throw refuse('not_found');
  await queries.lockAppointmentsOf(tx, seen, now);
  // Read again: a payment or cancellation may have committed while this waited for the lock.
  return (await queries.findById(tx, id)) ?? seen;
}

async function payLocked(
  deps: AppointmentsDeps,
  tx: Database,
  actor: Person,
  view: queries.AppointmentView,
  now: Date,
): Promise<void> {
  const status = statusAt(view, now);
  if (status === 'cancelled') throw refuse('cancelled');
  if (view.paid) throw refuse('already_paid');
  const subject = appointmentReference(view.id);
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
}
