import type { Person } from '#clinic/audit/contract.ts';
import { appointmentReference, parseReference } from '#clinic/payments/contract.ts';
import type { DeskDue, Payable, SettleOutcome } from '#clinic/payments/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { statusAt } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { notifyConfirmed } from './confirmation.server.ts';
import { currentPrice } from './first-visit.server.ts';
import * as paying from './queries.server.ts';
import { countSessionsFor } from './session.server.ts';

/** Appointments as payable items at the desk, including planned ones and debts of past ones. */
export const createDeskPayments = (
  deps: AppointmentsDeps,
): Pick<Payable, 'dueAtDesk' | 'settleAtDesk' | 'unsettle' | 'earnersOf'> => ({
  dueAtDesk: (tx, { actor, item }, now) => findDue(deps, tx, { actor, id: item.itemId }, now),
  settleAtDesk: (tx, { reference }, _item, now) => settle(deps, tx, reference, now),

  async unsettle(tx, { reference }, now) {
    const view = await lockView(tx, reference, now);
    // A cancelled appointment has followed the refund rule already: undoing typing errors does not apply.
    return view !== undefined && view.status === 'confirmed' && paying.setUnpaid(tx, view.id);
  },

  async earnersOf(db, references) {
    const ids = references.flatMap((reference) => {
      const referred = parseReference(reference);
      return referred?.type === 'appointment' ? [referred.itemId] : [];
    });
    const rows = ids.length === 0 ? [] : await paying.professionalsOf(db, ids);
    return new Map(rows.map(({ id, name }) => [appointmentReference(id), name]));
  },
});

async function lockView(tx: Database, reference: string, now: Date) {
  const referred = parseReference(reference);
  const seen = referred?.type === 'appointment' ? await queries.findById(tx, referred.itemId) : undefined;
  if (seen === undefined) return undefined;
  await queries.lockAppointmentsOf(tx, seen, now);
  return queries.findById(tx, seen.id);
}

/** The amount due, whenever the appointment is. A hold costs its current price. */
async function findDue(
  deps: AppointmentsDeps,
  tx: Database,
  { actor, id }: { actor: Person; id: number },
  now: Date,
): Promise<DeskDue | undefined> {
  const reference = appointmentReference(id);
  if ((await queries.findInScope(tx, { actor, id }, now)) === undefined) return undefined;
  const view = await lockView(tx, reference, now);
  if (view === undefined) return undefined;
  const { bookedBy: payerUserId, patientId, paid, withCredit, supplementCents } = view;
  const status = statusAt(view, now);
  const wholeCents = status === 'pending' ? await currentPrice(deps, tx, view) : view.priceCents;
  const cents = wholeCents - supplementCents;
  const isOver = status === 'cancelled' || withCredit || cents <= 0;
  const isPaid = isOver ? paid && withCredit : paid;
  const unpaidState = isOver ? 'over' : 'payable';
  return {
    reference,
    payerUserId,
    payerPatientId: payerUserId === null ? patientId : null,
    priceCents: cents,
    operationCents: cents,
    sessionsLeft: isOver || paid ? 0 : await countSessionsFor(tx, view),
    state: isPaid ? 'paid' : unpaidState,
  };
}

async function settle(
  deps: AppointmentsDeps,
  tx: Database,
  reference: string,
  now: Date,
): Promise<SettleOutcome> {
  const view = await lockView(tx, reference, now);
  if (view === undefined) return 'unknown_item';
  if (view.paid) return 'second_payment';
  if (statusAt(view, now) === 'cancelled' || view.withCredit) return 'gone';
  if (view.status === 'confirmed') return (await paying.setPaid(tx, view.id)) ? 'settled' : 'gone';
  const priceCents = await currentPrice(deps, tx, view);
  if (priceCents !== view.priceCents) await paying.setPrice(tx, view.id, priceCents);
  if (!(await paying.confirmHold(tx, view.id))) return 'gone';
  await notifyConfirmed(deps, tx, { ...view, priceCents, revision: view.revision + 1 }, now);
  return 'settled';
}
