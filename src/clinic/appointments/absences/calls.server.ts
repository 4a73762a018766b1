import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { commonRefusals, refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { presentAgendaAppointment } from '../agenda/presenter.server.ts';
import { findRow } from '../agenda/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { mayPlan } from '../policy.ts';
import type { PendingCall } from './contract.ts';
import { findCall, findOpenCalls, setCallDone } from './queries.server.ts';

const refuse = refusing(commonRefusals);

/** Patients no message reaches: they stay on the list until a call is noted. */
export function createCalls({ db, clock }: Pick<AppointmentsDeps, 'db' | 'clock'>) {
  async function planned(actor: Person, appointmentId: number) {
    const row = await findRow(db, appointmentId, clock.now());
    return row && mayPlan(actor, row.appointment.professionalId) ? row : undefined;
  }

  return {
    async list(actor: Person): Promise<{ calls: PendingCall[] }> {
      const now = clock.now();
      const calls: PendingCall[] = [];
      for (const { id, appointmentId } of await findOpenCalls(db)) {
        const row = await planned(actor, appointmentId);
        if (row !== undefined) calls.push({ id, appointment: presentAgendaAppointment(row, now) });
      }
      return { calls };
    },

    /**
     * Idempotent.
     * @throws Refusal `not_found`
     */
    async end(actor: Person, id: number): Promise<void> {
      const call = await findCall(db, id);
      const row = call && (await planned(actor, call.appointmentId));
      if (row === undefined) throw refuse('not_found');
      if (call?.doneAt) return;
      await inTransaction(db, async (tx) => {
        const now = clock.now();
        await setCallDone(tx, id, now);
        const subject = appointmentReference(row.appointment.id);
        await record(tx, { at: now, actor, action: 'appointment.called', subject, patientId: row.patientId });
      });
    },
  };
}
