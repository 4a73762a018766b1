import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { isAway } from '#clinic/schedule/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { noKey } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { cancelExpiredHolds } from '../booking/queries.server.ts';
import { notifyProfessional } from '../briefing/service.server.ts';
import {
  cancelAppointment,
  findLocked,
  refuseOverlap,
  requireWithinPlan,
  voidReminders,
} from '../changes/service.server.ts';
import { notifyCompanion } from '../companions/service.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { recordExpiry } from '../jobs.server.ts';
import { notifyMove } from '../notices/notify.server.ts';
import { mayPlan, mayWaive } from '../policy.ts';
import { statusAt } from '../presentation/presenter.server.ts';
import * as queries from '../queries.server.ts';
import { travelOf } from '../rules/slots.server.ts';
import { deskRefusals } from './contract.ts';
import { requireOpen } from './hours.server.ts';
import { type Place, setPlace } from './queries.server.ts';

const refuse = refusing(deskRefusals);

export type Move = {
  startsAt: Date;
  professionalId?: number | undefined;
  minutes?: number | undefined;
  outsideHours: boolean;
  /** By video instead, with the person's yes: who stays at home may still treat. */
  kind?: 'video' | undefined;
  /** The clinic has asked for it, and the person has said yes. */
  isAgreed?: boolean | undefined;
};

/**
 * Moves somebody's appointment, also within the last day and to a colleague; what was paid stays paid, a hold keeps its end.
 * The same again changes nothing.
 * @returns whether whoever is to hear of it is written to, as far as they have an address
 * @throws Refusal `not_found`, `cancelled`, `over`, `slot_taken`, `already_booked`, `outside_hours`, `after_plan`
 */
export async function moveForPatient(
  deps: AppointmentsDeps,
  actor: Person,
  id: number,
  move: Move,
): Promise<boolean> {
  const known = await deps.schedule();
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const view = await findMovable(tx, actor, id, now);
    const place = destinationOf(view, move);
    if (!mayPlan(actor, place.professionalId)) throw refuse('not_found');
    if (isPlaceOf(view, place)) return true;
    requireOpen(known, { ...place, outsideHours: move.outsideHours }, now);
    if (view.withCredit) await requireWithinPlan(tx, id, place.startsAt);
    await clearPlace(tx, view, place, now);
    // By video is what was decided of an hour that is closed.
    const movedIntoAbsence = move.kind === undefined && isAway(known, place.professionalId, place);
    if (!(await setPlace(tx, { actor, id }, { ...place, movedIntoAbsence }, now))) throw refuse('cancelled');
    await voidReminders(tx, id);
    const moved = await queries.findById(tx, id);
    if (moved === undefined) throw refuse('not_found');
    const isTold = await notifyMove(tx, deps, moved, view.startsAt, now);
    if (view.status === 'confirmed')
      await notifyProfessional(tx, deps, { change: 'moved', view: moved, before: view, actor }, now);
    const event = { change: 'moved' as const, from: view.startsAt };
    const isCompanionTold = await notifyCompanion(tx, deps, moved, event, now);
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
    return isTold && isCompanionTold;
  }).catch(refuseOverlap);
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

/** Where a move leads; what it does not name stays. */
export function destinationOf(
  view: queries.AppointmentView,
  { startsAt, professionalId, minutes, ...move }: Omit<Move, 'outsideHours'>,
): Place {
  const lengthMs = minutes ? minutes * 60_000 : view.endsAt.getTime() - view.startsAt.getTime();
  const session = { startsAt, endsAt: new Date(startsAt.getTime() + lengthMs) };
  const kind = move.kind ?? view.kind;
  return { ...session, ...travelOf(kind), kind, professionalId: professionalId ?? view.professionalId };
}

/** Whether it is there already: where an answer was lost and its move comes again, nobody is told of it twice. */
export const isPlaceOf = (view: queries.AppointmentView, place: Place): boolean =>
  view.startsAt.getTime() === place.startsAt.getTime() &&
  view.endsAt.getTime() === place.endsAt.getTime() &&
  view.professionalId === place.professionalId &&
  view.kind === place.kind;

/** Waits for other moves of both professionals, in order of id, and takes holds that have run out out of the way. */
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
 * Cancels for a person who has let us know, by the rule of the hour at which they did, or for the clinic: then everything
 * comes back. The hour is free at once.
 * @returns as `cancelAppointment`
 * @throws Refusal `not_found`, `over`, `not_allowed` where somebody else than the direction waives, `invalid` for a notice
 *   in the future
 */
export async function cancelForPatient(
  deps: AppointmentsDeps,
  actor: Person,
  id: number,
  { by, noticeAt, waiver }: Cancellation,
): Promise<boolean | undefined> {
  if (waiver !== undefined && !mayWaive(actor)) throw refuse('not_allowed');
  const now = deps.clock.now();
  if (noticeAt !== undefined && noticeAt > now)
    throw refuse('invalid', { fields: { noticeAt: 'El aviso no puede ser posterior a ahora.' } });
  return cancelAppointment(deps, { actor, id }, noKey, {
    by: by === 'clinic' ? 'clinic' : 'person_by_phone',
    noticeAt: noticeAt ?? now,
    reason: waiver,
    isNoticeWaived: by === 'clinic' || waiver !== undefined,
  });
}
