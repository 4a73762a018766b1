import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { statusAt } from '../presenter.server.ts';
import { findInScope, lockAppointmentsOf } from '../queries.server.ts';
import { setAttendanceConfirmed } from '../reminders/queries.server.ts';
import { attendanceRefusals } from './contract.ts';

const refuse = refusing(attendanceRefusals);

/**
 * Records that the patient confirmed by telephone, with the same effect as the reminder link. Idempotent.
 * @returns the appointment's id
 * @throws Refusal `not_found`, `not_confirmed`, `has_begun`
 */
export const setConfirmedByPhone = (
  { db, clock }: Pick<AppointmentsDeps, 'db' | 'clock'>,
  { actor, id, isComing }: { actor: Person; id: number; isComing: boolean },
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const seen = await findInScope(tx, { actor, id }, now);
    if (seen === undefined) throw refuse('not_found');
    await lockAppointmentsOf(tx, seen, now);
    // Read again: a concurrent move or cancellation may have committed while this waited for the lock.
    const view = (await findInScope(tx, { actor, id }, now)) ?? seen;
    if (statusAt(view, now) !== 'confirmed') throw refuse('not_confirmed');
    if (view.startsAt <= now) throw refuse('has_begun');
    if (await setAttendanceConfirmed(tx, id, isComing ? now : null))
      await record(tx, {
        at: now,
        actor,
        patientId: view.patientId,
        subject: appointmentReference(id),
        action: isComing ? 'appointment.coming-noted' : 'appointment.coming-undone',
      });
    return id;
  });
