import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { isAbsent } from '#clinic/schedule/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { rememberNothing } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { cancelExpiredHolds } from '../booking/queries.server.ts';
import {
  cancelAppointment,
  findLocked,
  overlapRefusal,
  requireWithinPlan,
  voidReminders,
} from '../changes/service.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { recordExpiry } from '../jobs.server.ts';
import { notifyCompanion } from '../messages/companions.server.ts';
import { notifyMove } from '../messages/notify.server.ts';
import { mayPlan, mayWaive } from '../policy.ts';
import { statusAt } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { travelOf } from '../rules/slots.server.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';
import { notifyProfessional } from '../therapist-calendar/service.server.ts';
import { deskRefusals } from './contract.ts';
import { requireOpenHours } from './hours.server.ts';
import { type Place, setPlace } from './queries.server.ts';

const refuse = refusing(deskRefusals);

export type Move = {
  startsAt: Date;
  professionalId?: number | undefined;
  minutes?: number | undefined;
  outsideHours: boolean;
  /** Changes to video with the patient's consent: a professional at home may still treat. */
  kind?: 'video' | undefined;
  /** The patient has agreed to a move requested by the clinic. */
  isAgreed?: boolean | undefined;
};

/**
 * Moves a patient's appointment, also within the last day or to a colleague. The payment stays, and a hold
 * keeps its end. Idempotent.
 * @throws Refusal `not_found`, `cancelled`, `over`, `slot_taken`, `already_booked`, `outside_hours`,
 * `after_plan`
 */
export async function moveForPatient(
  deps: AppointmentsDeps,
  actor: Person,
  id: number,
  move: Move,
): Promise<void> {
  const known = await deps.schedule();
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const view = await findMovable(tx, actor, id, now);
    const place = resolveDestination(view, move);
    if (!mayPlan(actor, place.professionalId)) throw refuse('not_found');
    if (isAlreadyThere(view, place)) return;
    requireOpenHours(known, { ...place, outsideHours: move.outsideHours }, now);
    if (view.withCredit) await requireWithinPlan(tx, id, place.startsAt);
    await clearPlace(tx, view, place, now);
    // A change to video is itself the decision about a closed hour.
    const movedIntoAbsence = move.kind === undefined && isAbsent(known, place.professionalId, place);
    if (!(await setPlace(tx, { actor, id }, { ...place, movedIntoAbsence }, now))) throw refuse('cancelled');
    await voidReminders(tx, id);
    const moved = await queries.findById(tx, id);
    if (moved === undefined) throw refuse('not_found');
    await notifyMove(tx, deps, moved, { formerStart: view.startsAt, cause: 'desk' }, now);
    if (view.status === 'confirmed')
      await notifyProfessional(tx, deps, { change: 'moved', view: moved, before: view, actor }, now);
    const event = { change: 'moved' as const, from: view.startsAt };
    await notifyCompanion(tx, deps, moved, event, now);
    await record(tx, {
      at: now,
      actor,
      action: 'appointment.moved',
      patientId: view.patientId,
      subject: appointmentReference(id),
      detail: {
        from: view.startsAt.toISOString(),
        to: place.startsAt.toISOString(),
        fromProfessional: view.professionalId,
        toProfessional: place.professionalId,
        ...(place.kind === view.kind ? {} : { fromKind: view.kind, toKind: place.kind }),
        ...(move.isAgreed ? { isAgreed: true } : {}),
      },
    });
  }).catch((error: unknown) => {
    const code = overlapRefusal(error);
    throw code === undefined ? error : refuse(code);
  });
}

async function findMovable(
  tx: Database,
  actor: Person,
  id: number,
  now: Date,
): Promise<queries.AppointmentView> {
  const view = await findLocked(tx, { actor, id }, now);
  if (statusAt(view, now) === 'cancelled') throw refuse('cancelled');
  if (view.startsAt <= now) throw refuse('over');
  return view;
}

/** Destination of a move; omitted fields keep their values. */
export function resolveDestination(
  view: queries.AppointmentView,
  { startsAt, professionalId, minutes, ...move }: Omit<Move, 'outsideHours'>,
): Place {
  const lengthMs = minutes ? minutes * 60_000 : view.endsAt.getTime() - view.startsAt.getTime();
  const session = { startsAt, endsAt: new Date(startsAt.getTime() + lengthMs) };
  const kind = move.kind ?? view.kind;
  return {
    ...session,
    ...travelOf(kind),
    pauseMinutes: view.pauseMinutes,
    kind,
    professionalId: professionalId ?? view.professionalId,
  };
}

/** Whether the move is already done: a retry after a lost response must not notify twice. */
export const isAlreadyThere = (view: queries.AppointmentView, place: Place): boolean =>
  view.startsAt.getTime() === place.startsAt.getTime() &&
  view.endsAt.getTime() === place.endsAt.getTime() &&
  view.professionalId === place.professionalId &&
  view.kind === place.kind;

/**
 * Locks both professionals in order of id, to prevent deadlocks, and cancels expired holds at the
 * destination.
 */
async function clearPlace(tx: Database, view: queries.AppointmentView, place: Place, now: Date) {
  const both = new Set([view.professionalId, place.professionalId]);
  for (const one of [...both].sort((a, b) => a - b)) await queries.lockProfessional(tx, one);
  const { patientId, companionId } = view;
  const expired = await cancelExpiredHolds(tx, { ...place, patientId, companionId }, now);
  for (const hold of expired) await recordExpiry(tx, hold, now);
}

type Cancellation = {
  by: 'person' | 'clinic';
  noticeAt?: Date | undefined;
  waiver?: string | undefined;
};

/**
 * Cancels for a patient, with the refund that applied when they gave notice, or for the clinic, with a full
 * refund. Frees the hour at once.
 * @returns as `cancelAppointment`
 * @throws Refusal `not_found`, `over`, `not_allowed` if a role other than the director waives, `invalid` for a
 * notice in the future
 */
export async function cancelForPatient(
  deps: AppointmentsDeps,
  actor: Person,
  id: number,
  { by, noticeAt, waiver }: Cancellation,
): Promise<boolean> {
  if (waiver !== undefined && !mayWaive(actor)) throw refuse('not_allowed');
  const now = deps.clock.now();
  if (noticeAt !== undefined && noticeAt > now)
    throw refuse('invalid', { fields: { noticeAt: staffRefusalTexts().desk.noticeInFuture } });
  return cancelAppointment(deps, { actor, id }, rememberNothing, {
    by: by === 'clinic' ? 'clinic' : 'person_by_phone',
    noticeAt: noticeAt ?? now,
    reason: waiver,
    isNoticeWaived: by === 'clinic' || waiver !== undefined,
  });
}
