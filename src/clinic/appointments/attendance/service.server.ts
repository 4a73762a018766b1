import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { statusAt } from '../presenter.server.ts';
import { findInScope, lockAppointmentsOf } from '../queries.server.ts';
import type { AttendanceStatus } from '../terms.ts';
import { attendanceRefusals } from './contract.ts';
import { appointmentOfNote, insertNote, lastNote } from './queries.server.ts';
import { isOutcome, mayNoteAttendance } from './rules.ts';

const refuse = refusing(attendanceRefusals);

type Note = { status: AttendanceStatus; isByPhone: boolean };

/** Attendance notes. Every actor who may plan an appointment may write them. */
export function createAttendance({ db, clock }: Pick<AppointmentsDeps, 'db' | 'clock'>) {
  /**
   * The appointment and its latest note, read under the lock that serializes concurrent notes.
   * @throws Refusal `not_found`
   */
  async function findLocked(tx: Database, actor: Person, id: number) {
    const now = clock.now();
    const view = await findInScope(tx, { actor, id }, now);
    if (view === undefined) throw refuse('not_found');
    await lockAppointmentsOf(tx, view, now);
    return { view, now, last: await lastNote(tx, id, view.startsAt) };
  }

  return {
    /**
     * Notes a status; idempotent. A missing signature does not prevent it.
     * @throws Refusal `not_found`, `not_confirmed`, `not_video`, `too_early`, `already_noted`
     */
    note: (actor: Person, id: number, { status, isByPhone }: Note): Promise<number> =>
      inTransaction(db, async (tx) => {
        const { view, now, last } = await findLocked(tx, actor, id);
        if (statusAt(view, now) !== 'confirmed') throw refuse('not_confirmed');
        if (isByPhone && (view.kind !== 'video' || status !== 'fulfilled')) throw refuse('not_video');
        if (!mayNoteAttendance(status, view, now)) throw refuse('too_early');
        if (last?.status === status && last.isByPhone === isByPhone) return id;
        if (last?.status && isOutcome(last.status)) throw refuse('already_noted');
        const { startsAt, patientId } = view;
        await insertNote(tx, {
          appointmentId: id,
          startsAt,
          status,
          isByPhone,
          at: now,
          enteredBy: actor.userId,
        });
        await record(tx, {
          at: now,
          actor,
          action: `appointment.${status}`,
          patientId,
          subject: appointmentReference(id),
        });
        return id;
      }),

    /** @throws Refusal `not_found`, `already_undone` */
    undo: (actor: Person, noteId: number): Promise<number> =>
      inTransaction(db, async (tx) => {
        const id = await appointmentOfNote(tx, noteId);
        if (id === undefined) throw refuse('not_found');
        const { view, now, last } = await findLocked(tx, actor, id);
        if (last?.id !== noteId) throw refuse('already_undone');
        const { startsAt, patientId } = view;
        await insertNote(tx, {
          appointmentId: id,
          startsAt,
          undoes: noteId,
          at: now,
          enteredBy: actor.userId,
        });
        await record(tx, {
          at: now,
          actor,
          action: 'appointment.attendance-undone',
          patientId,
          subject: appointmentReference(id),
          detail: { status: last.status },
        });
        return id;
      }),
  };
}
