import { record } from '#clinic/audit/service.server.ts';
import { voidMessages } from '#clinic/notifications/service.server.ts';
import { childProblem } from '#clinic/patients/terms.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { lastDayOfSession, returnSession } from '#clinic/subscriptions/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import {
  constraintOf,
  type Database,
  inTransaction,
  sqlStateOf,
} from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate } from '#platform/time/dates.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { cancelExpiredHolds } from '../booking/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { recordExpiry } from '../jobs.server.ts';
import { type CancelledBy, cancelledLetter, contactCancelledLetter } from '../letters.server.ts';
import { linkRefusals } from '../links.contract.ts';
import { notifyCompanion } from '../messages/companions.server.ts';
import { notifyChange, notifyMove, ownChangeCause } from '../messages/notify.server.ts';
import { statusAt, toRuleInput } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { isSameStart } from '../reminders/link-tokens.server.ts';
import { deleteReminders } from '../reminders/queries.server.ts';
import { reminderKind } from '../reminders/service.server.ts';
import { mayMove } from '../rules/appointment-rules.ts';
import { tooLateToMove } from '../rules/cancellation-sentences.ts';
import type { Refund } from '../rules/refund-kinds.ts';
import { moveRange, travelOf } from '../rules/slots.server.ts';
import { sentences } from '../sentences.ts';
import { invalidField } from '../slots/service.server.ts';
import { notifyProfessional } from '../therapist-calendar/service.server.ts';
import { cancel, cancelExpiredHoldAsOwner, setTime } from './queries.server.ts';
import { computeRefund, refundCancelledAppointment } from './refund.server.ts';

const refuse = refusing(linkRefusals);
const exclusionViolation = '23P01';

/**
 * The actor and the appointment of a change. `linkedStart`: the change comes from a reminder link, which is
 * valid only while the appointment starts then.
 */
export type Change = queries.ScopedId & { linkedStart?: Date | undefined };

/**
 * Extra data of a cancellation at the desk: when the patient gave notice, whether everything is refunded
 * regardless, and who cancels.
 */
export type DeskCancellation = {
  noticeAt: Date;
  isNoticeWaived: boolean;
  by: CancelledBy;
  reason?: string | undefined;
};

/** @throws Refusal `link_moved` if the appointment has moved since the link was sent */
function requireLinkedStart(view: queries.AppointmentView, { linkedStart }: Change): void {
  if (linkedStart !== undefined && !isSameStart(view.startsAt, linkedStart)) throw refuse('link_moved');
}

/**
 * The appointment, read under the lock of its owner.
 * @throws Refusal `not_found`
 */
export async function findLocked(tx: Database, change: Change, now: Date): Promise<queries.AppointmentView> {
  const seen = await queries.findInScope(tx, change, now);
  if (seen !== undefined) await queries.lockAppointmentsOf(tx, seen, now);
  const view = seen && (await queries.findInScope(tx, change, now));
  if (view === undefined) throw refuse('not_found');
  return view;
}

/**
 * Moves an appointment; the payment stays, and a hold keeps its end.
 * @throws Refusal `slot_taken`, `already_booked`, `not_found`, `cancelled`, `too_late`, `after_plan`,
 * `invalid`, `link_moved`
 */
export async function moveAppointment(
  deps: AppointmentsDeps,
  change: Change,
  startsAt: Date,
  remember: Remember,
): Promise<void> {
  const { db, clock } = deps;
  const { actor, id } = change;
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const view = await findLocked(tx, change, now);
    await remember(tx, id);
    if (view.startsAt.getTime() === startsAt.getTime()) return;
    requireLinkedStart(view, change);
    requireMovable(view, startsAt, now);
    await requireStillTheirs(tx, change, view, startsAt);
    if (view.withCredit) await requireWithinPlan(tx, id, startsAt);
    const { professionalId, patientId, companionId } = view;
    const session = {
      ...moveRange(startsAt, view),
      ...travelOf(view.kind),
      pauseMinutes: view.pauseMinutes,
    };
    await queries.lockProfessional(tx, professionalId);
    const expired = await cancelExpiredHolds(tx, { professionalId, patientId, companionId, ...session }, now);
    for (const hold of expired) await recordExpiry(tx, hold, now);
    if (!(await setTime(tx, change, session, now))) throw refuse('cancelled');
    await voidReminders(tx, id);
    const moved = { ...view, ...session, revision: view.revision + 1 };
    await notifyMove(tx, deps, moved, { formerStart: view.startsAt, cause: ownChangeCause(view) }, now);
    if (view.status === 'confirmed')
      await notifyProfessional(tx, deps, { change: 'moved', view: moved, before: view, actor }, now);
    await notifyCompanion(tx, deps, moved, { change: 'moved', from: view.startsAt }, now);
    const detail = { from: view.startsAt.toISOString(), to: startsAt.toISOString(), ...linkDetail(change) };
    await record(tx, {
      at: now,
      actor,
      action: 'appointment.moved',
      subject: `appointment:${id}`,
      patientId,
      detail,
    });
  }).catch(rethrowOverlap);
}

/** The refusal for a violated exclusion constraint, which decides every race; undefined for other errors. */
export function overlapRefusal(error: unknown): 'already_booked' | 'slot_taken' | undefined {
  if (sqlStateOf(error) !== exclusionViolation) return undefined;
  return constraintOf(error) === 'appointments_patient_once' ? 'already_booked' : 'slot_taken';
}

/** @throws Refusal `slot_taken`, `already_booked`; other errors unchanged */
export function rethrowOverlap(error: unknown): never {
  const code = overlapRefusal(error);
  throw code === undefined ? error : refuse(code);
}

function requireMovable(view: queries.AppointmentView, startsAt: Date, now: Date): void {
  if (statusAt(view, now) === 'cancelled') throw refuse('cancelled');
  if (view.startsAt <= now) throw refuse('over');
  if (!mayMove(toRuleInput(view, now), now))
    throw refuse('too_late', { message: tooLateToMove(view.cancellationHours) });
  if (view.kind !== 'child' || view.birthDate === null) return;
  const problem = childProblem(view.birthDate, wallTimeOf(startsAt).day);
  if (problem !== null) throw invalidField('date', sentences()[problem]);
}

/**
 * A guardian may not move an appointment to a day on which they can no longer see it.
 * @throws Refusal `invalid` at `date`
 */
async function requireStillTheirs(
  tx: Database,
  { actor, id }: Change,
  { birthDate }: queries.AppointmentView,
  startsAt: Date,
): Promise<void> {
  if (actor.kind !== 'person' || birthDate === null) return;
  if ((await queries.findInScope(tx, { actor, id }, startsAt)) === undefined)
    throw invalidField('date', sentences().of_age);
}

/**
 * A session credit pays only for dates within its plan, also after a move.
 * @throws Refusal `after_plan`
 */
export async function requireWithinPlan(tx: Database, id: number, startsAt: Date): Promise<void> {
  const lastDay = await lastDayOfSession(tx, id);
  if (lastDay === undefined || wallTimeOf(startsAt).day <= lastDay) return;
  const until = formatDate(instantOf(lastDay, '12:00'));
  throw refuse('after_plan', {
    message: refusalTexts().afterPlan(until),
  });
}

/**
 * Cancels an appointment for the patient, a reminder link, the desk or a closure. Idempotent.
 * @returns false if it was cancelled before
 * @throws Refusal `not_found`, `over`, `link_moved`
 */
export async function cancelAppointment(
  deps: AppointmentsDeps,
  change: Change,
  remember: Remember,
  atDesk?: DeskCancellation,
): Promise<boolean> {
  const { db, clock } = deps;
  const { id } = change;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const view = await findLocked(tx, change, now);
    await remember(tx, id);
    if (statusAt(view, now) === 'cancelled') {
      // A late payment revives an expired hold, but not one its owner has cancelled.
      if (await cancelExpiredHoldAsOwner(tx, change))
        await recordCancellation(tx, change, view, { refund: 'nothing_paid' }, now);
      return false;
    }
    requireLinkedStart(view, change);
    if (view.startsAt <= now) throw refuse('over');
    const done = await cancelAndRefund(deps, tx, change, view, atDesk, now);
    if (done === undefined) return false;
    const payer = () => cancelledLetter(view, done.refund, done.carryOver, atDesk?.by);
    const cause = atDesk === undefined ? ownChangeCause(view) : 'desk';
    const others = () => contactCancelledLetter(view);
    await notifyChange(
      tx,
      deps,
      done.cancelled,
      { kind: 'appointment.cancelled', cause, payer, others },
      now,
    );
    await notifyCompanion(tx, deps, done.cancelled, { change: 'cancelled' }, now);
    if (view.status === 'confirmed')
      await notifyProfessional(
        tx,
        deps,
        { change: 'cancelled', view: done.cancelled, actor: change.actor },
        now,
      );
    return true;
  });
}

/**
 * Cancels an upcoming appointment, refunds and records it. The caller holds the lock and sends the messages.
 * `computeRefund` computes the refund, `refundCancelledAppointment` queues it as a job.
 * @returns undefined if it was cancelled meanwhile
 */
export async function cancelAndRefund(
  deps: AppointmentsDeps,
  tx: Database,
  change: Change,
  view: queries.AppointmentView,
  atDesk: DeskCancellation | undefined,
  now: Date,
) {
  const { id } = change;
  const notice = atDesk?.isNoticeWaived ? 'waived' : (atDesk?.noticeAt ?? now);
  const { refund, carryOver } = await computeRefund(deps, tx, view, notice, now);
  const cancellation = atDesk?.by === 'clinic' ? 'clinic' : 'person';
  if (!(await cancel(tx, change, { isSessionBack: refund === 'session', cancellation }))) return;
  if (refund === 'full' || refund === 'part')
    await refundCancelledAppointment(deps, tx, view, carryOver, now);
  if (refund === 'session') await returnSession(tx, id, now);
  await voidReminders(tx, id);
  await recordCancellation(tx, change, view, { refund, ...cancellationDetail(atDesk) }, now);
  const cancelled = { ...view, status: 'cancelled' as const, revision: view.revision + 1 };
  return { refund, carryOver, cancelled };
}

const recordCancellation = (
  tx: Database,
  change: Change,
  { patientId }: queries.AppointmentView,
  told: { refund: Refund; noticeAt?: string; by?: CancelledBy; why?: string | null },
  now: Date,
) =>
  record(tx, {
    at: now,
    actor: change.actor,
    action: 'appointment.cancelled',
    subject: appointmentReference(change.id),
    patientId,
    detail: { ...told, ...linkDetail(change) },
  });

/** Stores both times: when the patient gave notice (`noticeAt`) and when it was entered. */
const cancellationDetail = (atDesk: DeskCancellation | undefined) =>
  atDesk && {
    noticeAt: atDesk.noticeAt.toISOString(),
    by: atDesk.by,
    ...(atDesk.isNoticeWaived ? { why: atDesk.reason ?? null } : {}),
  };

/** The audit log distinguishes a change by link, which may have been forwarded, from one with a session. */
const linkDetail = ({ linkedStart }: Change): Record<string, string> =>
  linkedStart === undefined ? {} : { via: 'reminder-link' };

/** Voids unsent messages about the former hour. */
export async function voidReminders(tx: Database, id: number): Promise<void> {
  await voidMessages(tx, { kind: reminderKind, about: appointmentReference(id) });
  await deleteReminders(tx, id);
}
