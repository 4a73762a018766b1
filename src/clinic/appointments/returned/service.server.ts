import { parseReference } from '#clinic/payments/contract.ts';
import type { ReturnHandling } from '#clinic/payments/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { cancelForPatient } from '../desk/changes.server.ts';
import { setPaid, setUnpaid } from '../payment/queries.server.ts';
import { statusAt } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';

/** Appointments whose payment was refunded in the wallet itself. They stay until staff decide. */
export const createReturnHandlers = (deps: AppointmentsDeps): ReturnHandling => ({
  async note(tx, { reference, isWhole }, now) {
    const view = await lockView(tx, reference, now);
    if (view === undefined || statusAt(view, now) !== 'confirmed') return false;
    if (isWhole) await setUnpaid(tx, view.id);
    return true;
  },

  async keep(tx, reference, now) {
    const view = await lockView(tx, reference, now);
    if (view !== undefined) await setPaid(tx, view.id);
  },

  async cancel(actor, reference) {
    const id = appointmentIdOf(reference);
    if (id !== undefined) await cancelForPatient(deps, actor, id, { by: 'clinic' });
  },
});

function appointmentIdOf(reference: string): number | undefined {
  const referred = parseReference(reference);
  return referred?.type === 'appointment' ? referred.itemId : undefined;
}

async function lockView(tx: Database, reference: string, now: Date) {
  const id = appointmentIdOf(reference);
  const seen = id === undefined ? undefined : await queries.findById(tx, id);
  if (seen === undefined) return undefined;
  await queries.lockAppointmentsOf(tx, seen, now);
  return queries.findById(tx, seen.id);
}
