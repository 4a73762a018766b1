import { record } from '#clinic/audit/service.server.ts';
import { type Letter, queueMessage } from '#clinic/notifications/service.server.ts';
import { patientOfUser } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { returnPaymentOf } from '#clinic/payments/service.server.ts';
import { wallTimeOf } from '#platform/calendar-days.ts';
import { constraintOf, type Database, inTransaction, sqlStateOf } from '#platform/database.server.ts';
import { refusing } from '#platform/refusals.ts';
import { invalidField } from './availability.server.ts';
import { childProblem } from './children.ts';
import { refusals } from './contract.ts';
import type { AppointmentsDeps } from './deps.server.ts';
import { cancelledLetter, movedLetter } from './letters.server.ts';
import { roomOf, statusAt } from './presenting.server.ts';
import * as queries from './queries.server.ts';
import { mayMove, refundOnCancellation } from './rules.ts';
import { sentences } from './sentences.ts';
import { sessionFrom } from './slots.server.ts';

const refuse = refusing(refusals);
const exclusionViolation = '23P01';

const dated = (view: queries.AppointmentView, now: Date) => ({
  date: view.startsAt.toISOString(),
  status: statusAt(view, now),
  paid: view.paid,
});

/**
 * Moves an own appointment; what was paid stays paid, a hold keeps its end.
 * @returns which constraint said no: the professional is taken then, or the person has something else; nothing has changed
 * @throws Refusal `not_found`, `cancelled`, `too_late`, `invalid`
 */
export async function moveAppointment(
  { db, clock }: AppointmentsDeps,
  userId: number,
  id: number,
  startsAt: Date,
): Promise<'moved' | 'slot_taken' | 'already_booked'> {
  const move = async (tx: Database) => {
    const now = clock.now();
    await queries.liveHoldsInTurn(tx, userId, now);
    const view = await queries.findOwn(tx, userId, id);
    if (view === undefined) throw refuse('not_found');
    if (view.startsAt.getTime() === startsAt.getTime()) return 'moved' as const;
    requireMovable(view, startsAt, now);
    const { professionalId, patientId } = view;
    const session = sessionFrom(startsAt);
    await queries.lockProfessional(tx, professionalId);
    await queries.cancelExpiredHolds(tx, { professionalId, patientId, ...session }, now);
    if (!(await queries.setTime(tx, userId, id, session))) throw refuse('cancelled');
    await tell(
      tx,
      userId,
      'appointment.moved',
      movedLetter({ ...view, ...session, roomUrl: roomOf(view, now) }, view.startsAt),
      now,
    );
    const detail = { from: view.startsAt.toISOString(), to: startsAt.toISOString() };
    await record(tx, {
      at: now,
      actorUserId: userId,
      action: 'appointment.moved',
      subject: `appointment:${id}`,
      detail,
    });
    return 'moved' as const;
  };
  try {
    return await inTransaction(db, move);
  } catch (error) {
    if (sqlStateOf(error) !== exclusionViolation) throw error;
    return constraintOf(error) === 'appointments_patient_once' ? 'already_booked' : 'slot_taken';
  }
}

function requireMovable(view: queries.AppointmentView, startsAt: Date, now: Date): void {
  if (statusAt(view, now) === 'cancelled') throw refuse('cancelled');
  if (view.startsAt <= now) throw refuse('over');
  if (!mayMove(dated(view, now), now)) throw refuse('too_late');
  if (view.kind !== 'child' || view.birthOn === null) return;
  const problem = childProblem(view.birthOn, wallTimeOf(startsAt).day);
  if (problem !== null) throw invalidField('date', sentences[problem]);
}

/**
 * Cancels an own appointment; asking again changes nothing.
 * @throws Refusal `not_found`, `over`
 */
export async function cancelAppointment(
  { db, clock, jobs }: AppointmentsDeps,
  userId: number,
  id: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    await queries.liveHoldsInTurn(tx, userId, now);
    const view = await queries.findOwn(tx, userId, id);
    if (view === undefined) throw refuse('not_found');
    if (statusAt(view, now) === 'cancelled') {
      // A hold that time took comes back with money that is late; one that its owner then lets go does not.
      if (await queries.letGoOfOver(tx, userId, id))
        await recordCancellation(tx, userId, id, 'nothing_paid', now);
      return;
    }
    if (view.startsAt <= now) throw refuse('over');
    if (!(await queries.cancelOwn(tx, userId, id))) return;
    const refund = refundOnCancellation(dated(view, now), now);
    if (refund === 'full')
      await returnPaymentOf(tx, jobs, appointmentReference(id), 'cancelled_in_time', now);
    await tell(tx, userId, 'appointment.cancelled', cancelledLetter(view, refund), now);
    await recordCancellation(tx, userId, id, refund, now);
  });
}

const recordCancellation = (
  tx: Database,
  userId: number,
  id: number,
  refund: ReturnType<typeof refundOnCancellation>,
  now: Date,
) =>
  record(tx, {
    at: now,
    actorUserId: userId,
    action: 'appointment.cancelled',
    subject: `appointment:${id}`,
    detail: { refund },
  });

async function tell(tx: Database, userId: number, kind: string, letter: Letter, now: Date): Promise<void> {
  const { email } = await patientOfUser(tx, userId);
  if (email !== null)
    await queueMessage(tx, { channel: 'email', recipient: email, kind, userId, ...letter }, now);
}
