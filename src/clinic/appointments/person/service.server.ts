import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { scopeOf } from '#clinic/patients/policy.ts';
import { requirePatientRecord } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { AgendaAppointment } from '../agenda/contract.ts';
import { presentAgendaAppointment } from '../agenda/presenter.server.ts';
import { listOfPatient } from '../agenda/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { mayOpenNotes, mayReadNotes } from '../policy.ts';
import { notesOf } from '../presenter.server.ts';
import { findInScope } from '../queries.server.ts';
import { directoryRefusals, type readNotes } from './contract.ts';

const refuse = refusing(directoryRefusals);
type Reason = z.output<typeof readNotes.body>['reason'];

export function createAppointmentDirectory({
  db,
  clock,
  secrets,
}: Pick<AppointmentsDeps, 'db' | 'clock' | 'secrets'>) {
  return {
    /** @throws Refusal `not_found` */
    async list(actor: Person, patientId: number): Promise<AgendaAppointment[]> {
      const now = clock.now();
      await requirePatientRecord(db, { actor, id: patientId, now });
      const rows = await listOfPatient(db, patientId, scopeOf(actor), now);
      return rows.map((row) => presentAgendaAppointment(row, now));
    },

    /**
     * The treating professional reads the notes while they treat the patient; the director needs a reason.
     * @throws Refusal `not_found`, `not_allowed`, `reason_required`
     */
    async readNotes(actor: Person, id: number, reason: Reason): Promise<string | null> {
      const now = clock.now();
      const view = await findInScope(db, { actor, id }, now);
      if (view === undefined) throw refuse('not_found');
      const { patientId, professionalId } = view;
      await requirePatientRecord(db, { actor, id: patientId, now });
      if (!mayReadNotes(actor, professionalId)) {
        if (!mayOpenNotes(actor)) throw refuse('not_allowed');
        if (reason === undefined) throw refuse('reason_required');
      }
      if (view.sealedNotes === null) return null;
      await record(db, {
        at: now,
        actor,
        action: 'appointment.notes-read',
        patientId,
        reason: reason ?? null,
        subject: appointmentReference(id),
      });
      return notesOf(view, secrets);
    },
  };
}
