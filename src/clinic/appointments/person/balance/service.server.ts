import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { scopeOf } from '#clinic/patients/policy.ts';
import { requirePatientRecord } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { createReceipts, movementsOf, readCreditBalance } from '#clinic/payments/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { type AgendaRow, findRow, listOfPatient } from '../../agenda/queries.server.ts';
import type { AppointmentsDeps } from '../../deps.server.ts';
import { mayWaive } from '../../policy.ts';
import { findInScope, lockAppointmentsOf } from '../../queries.server.ts';
import type { WaiverReason } from '../../terms.ts';
import { type Balance, balanceRefusals, type Due } from './contract.ts';
import * as queries from './queries.server.ts';
import { dueOf } from './rules.ts';

const refuse = refusing(balanceRefusals);

export function createBalances({ db, clock, limits }: Pick<AppointmentsDeps, 'db' | 'clock' | 'limits'>) {
  const files = createReceipts({ db, limits });

  /** @throws Refusal `not_found` */
  async function read(actor: Person, patientId: number): Promise<Balance> {
    await requirePatientRecord(db, { actor, id: patientId, now: clock.now() });
    const reach = scopeOf(actor);
    const rows = await listOfPatient(db, patientId, reach, clock.now());
    const whose = {
      references: rows.map(({ appointment }) => appointmentReference(appointment.id)),
      // Only reception and the director see plans and payments for others.
      payerUserId: reach === null ? await queries.userIdOfPatient(db, patientId) : null,
    };
    const [movements, waivers, creditCents] = await Promise.all([
      movementsOf(db, whose, { actor, now: clock.now() }),
      queries.waiversOf(
        db,
        rows.flatMap(({ noted }) => (noted?.isWaived ? [noted.id] : [])),
      ),
      reach === null ? readCreditBalance(db, patientId) : 0,
    ]);
    const reasons = new Map(waivers.map(({ attendanceId, reason }) => [attendanceId, reason]));
    const dues = rows.flatMap((row) => presentDue(row, reasons));
    const owed = dues.filter(({ state }) => state === 'owed');
    const owedCents = owed.reduce((sum, { cents }) => sum + cents, 0);
    return { owedCents, creditCents, dues, ...movements };
  }

  return {
    read,

    /** @throws Refusal `not_found` if the receipt is not part of the balance the actor sees; 429 */
    async file(actor: Person, patientId: number, receiptId: number) {
      const { receipts } = await read(actor, patientId);
      if (!receipts.some(({ id }) => id === receiptId)) throw refuse('not_found');
      return files.fileFor(actor.userId, receiptId);
    },

    /** @throws Refusal `not_found`, `not_owed` */
    waive: (actor: Person, id: number, reason: WaiverReason): Promise<void> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const view = mayWaive(actor) ? await findInScope(tx, { actor, id }, now) : undefined;
        if (view === undefined) throw refuse('not_found');
        await lockAppointmentsOf(tx, view, now);
        const row = await findRow(tx, id, now);
        const due = row && dueOf(toBillable(row));
        if (!row?.noted || due?.state !== 'owed') throw refuse('not_owed');
        const waiver = { attendanceId: row.noted.id, cents: due.cents, reason };
        if (!(await queries.insertWaiver(tx, { ...waiver, at: now, enteredBy: actor.userId })))
          throw refuse('not_owed');
        await record(tx, {
          at: now,
          actor,
          action: 'debt.waived',
          patientId: view.patientId,
          subject: appointmentReference(id),
          detail: { cents: due.cents, reason },
        });
      }),
  };
}

const toBillable = ({ appointment, noted }: AgendaRow) => ({ ...appointment, noted });

function presentDue(row: AgendaRow, reasons: ReadonlyMap<number, WaiverReason>): Due[] {
  const due = dueOf(toBillable(row));
  if (due === undefined) return [];
  const { id: appointmentId, startsAt, kind: type } = row.appointment;
  const reason = (row.noted && reasons.get(row.noted.id)) ?? null;
  return [{ ...due, appointmentId, startsAt: startsAt.toISOString(), type, reason }];
}
