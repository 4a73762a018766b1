import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import type { Schedule } from '#clinic/schedule/service.server.ts';
import { Refusal, refusing } from '#platform/api/refusals.ts';
import { type Database, inSavepoint, inTransaction } from '#platform/postgres/database.server.ts';
import { dryRun } from '#platform/postgres/dry-run.server.ts';
import { cancelExpiredHolds } from '../booking/queries.server.ts';
import {
  cancelAndRefund,
  requireWithinPlan,
  rethrowOverlap,
  voidReminders,
} from '../changes/service.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { isAlreadyThere, resolveDestination } from '../desk/changes.server.ts';
import { type Place, setPlace } from '../desk/queries.server.ts';
import { recordExpiry } from '../jobs.server.ts';
import { refundSentence } from '../letters.server.ts';
import { mayPlan } from '../policy.ts';
import { roomUrlOf } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { notifyProfessional } from '../therapist-calendar/service.server.ts';
import { type EndedSeries, type MovedSeries, seriesRefusals } from './contract.ts';
import { findConflict, moveWithinWeek } from './dates.server.ts';
import { type Audience, seriesEndedLetter, seriesMovedLetter } from './letters.server.ts';
import { notifySeries } from './notify.server.ts';
import { listFollowing } from './queries.server.ts';
import { type Conflict, conflicts } from './terms.ts';

const refuse = refusing(seriesRefusals);

type SeriesPosition = { seriesId: number; fromAppointmentId: number };
type Move = {
  weekday: number;
  time: string;
  professionalId?: number | undefined;
  minutes?: number | undefined;
  outsideHours: boolean;
};
type Moved = {
  view: queries.AppointmentView;
  place: Place;
  conflict: Conflict | null;
  /** Already at its destination, so no one needs a message. */
  isThere: boolean;
};

/**
 * The appointments to change, read under the lock of their owner.
 * @throws Refusal `not_found`
 */
async function lockFollowing(tx: Database, actor: Person, which: SeriesPosition, now: Date) {
  const [seen] = await listFollowing(tx, actor, which, now);
  if (seen === undefined) throw refuse('not_found');
  await queries.lockAppointmentsOf(tx, seen, now);
  const views = await listFollowing(tx, actor, which, now);
  if (views.length === 0) throw refuse('not_found');
  return views;
}

/**
 * Moves an appointment of a series and all later ones to another weekday of their weeks, hour, length or
 * professional. Those that cannot move stay and are listed; one message covers all. A preview rolls back.
 * @throws Refusal `not_found`, `nothing_moved`
 */
export async function moveFollowing(
  deps: AppointmentsDeps,
  actor: Person,
  { preview, ...asked }: SeriesPosition & Move & { preview: boolean },
): Promise<MovedSeries> {
  if (asked.professionalId !== undefined && !mayPlan(actor, asked.professionalId)) throw refuse('not_found');
  const known = await deps.schedule();
  const work = async (tx: Database) => {
    const now = deps.clock.now();
    const views = await lockFollowing(tx, actor, asked, now);
    const all = await moveEach(deps, tx, actor, views, asked, known);
    if (!preview) await notifyOfMoves(deps, tx, actor, all, now);
    return { dates: all.map(presentMove) };
  };
  return preview ? dryRun(deps.db, work) : inTransaction(deps.db, work);
}

async function moveEach(
  deps: AppointmentsDeps,
  tx: Database,
  actor: Person,
  views: readonly queries.AppointmentView[],
  { weekday, time, professionalId, minutes, outsideHours }: Move,
  known: Schedule,
): Promise<Moved[]> {
  const now = deps.clock.now();
  const professionals = new Set(views.map((view) => view.professionalId));
  if (professionalId !== undefined) professionals.add(professionalId);
  // In order of id, as in every move, to prevent deadlocks.
  for (const one of [...professionals].sort((a, b) => a - b)) await queries.lockProfessional(tx, one);
  const all: Moved[] = [];
  for (const view of views) {
    const startsAt = moveWithinWeek(view.startsAt, weekday, time);
    const place = resolveDestination(view, { startsAt, professionalId, minutes });
    const isThere = isAlreadyThere(view, place);
    const conflict = isThere
      ? null
      : (findConflict(known, { ...place, outsideHours }, now) ??
        (await moveOne(tx, actor, view, place, now)));
    all.push({ view, place, conflict, isThere });
  }
  return all;
}

/**
 * Moves one appointment in a savepoint.
 * @returns the conflict, if any
 */
async function moveOne(
  tx: Database,
  actor: Person,
  view: queries.AppointmentView,
  place: Place,
  now: Date,
): Promise<Conflict | null> {
  const { id, patientId, companionId } = view;
  try {
    await inSavepoint(tx, async () => {
      if (view.withCredit) await requireWithinPlan(tx, id, place.startsAt);
      const expired = await cancelExpiredHolds(tx, { ...place, patientId, companionId }, now);
      for (const hold of expired) await recordExpiry(tx, hold, now);
      const isMoved = await setPlace(tx, { actor, id }, place, now).catch(rethrowOverlap);
      if (!isMoved) throw new Error(`appointment ${id} disappeared although it is locked`);
    });
  } catch (error) {
    const code = error instanceof Refusal ? error.code : undefined;
    const conflict = conflicts.find((one) => one === code);
    if (conflict === undefined) throw error;
    return conflict;
  }
  await voidReminders(tx, id);
  await record(tx, {
    at: now,
    actor,
    action: 'appointment.moved',
    patientId,
    subject: appointmentReference(id),
    detail: { from: view.startsAt.toISOString(), to: place.startsAt.toISOString(), inSeries: true },
  });
  return null;
}

async function notifyOfMoves(
  deps: AppointmentsDeps,
  tx: Database,
  actor: Person,
  all: readonly Moved[],
  now: Date,
): Promise<void> {
  const done: { view: queries.AppointmentView; from: Date }[] = [];
  for (const { view: before, conflict, isThere } of all) {
    const view = conflict === null && !isThere ? await queries.findById(tx, before.id) : undefined;
    if (view === undefined) continue;
    done.push({ view, from: before.startsAt });
    await notifyProfessional(tx, deps, { change: 'moved', view, before, actor }, now);
  }
  const [first, ...rest] = done;
  // A repeat after a lost response: it is done and was notified.
  if (first === undefined && all.some(({ isThere }) => isThere)) return;
  if (first === undefined) throw refuse('nothing_moved');
  const staying = all.flatMap(({ view, conflict }) => (conflict === null ? [] : [view.startsAt]));
  const withRoom = ({ view, from }: (typeof done)[number]) => ({
    view: { ...view, roomUrl: roomUrlOf(deps, view, now) },
    from,
  });
  const write = (to: Audience) =>
    seriesMovedLetter({ all: [withRoom(first), ...rest.map(withRoom)], to }, staying);
  await notifySeries(tx, deps, { kind: 'series.moved', views: done.map(({ view }) => view), write }, now);
}

const presentMove = ({ view, place, conflict }: Moved): MovedSeries['dates'][number] => ({
  id: view.id,
  from: view.startsAt.toISOString(),
  startsAt: place.startsAt.toISOString(),
  conflict,
});

/**
 * Cancels an appointment of a series and all later ones, each with its own refund; one message covers all. A
 * preview rolls back.
 * @throws Refusal `not_found`
 */
export async function endFollowing(
  deps: AppointmentsDeps,
  actor: Person,
  { by, preview, ...which }: SeriesPosition & { by: 'person' | 'clinic'; preview: boolean },
): Promise<EndedSeries> {
  const work = async (tx: Database) => {
    const now = deps.clock.now();
    const atDesk = {
      noticeAt: now,
      isNoticeWaived: by === 'clinic',
      by: by === 'clinic' ? ('clinic' as const) : ('person_by_phone' as const),
    };
    const done: NonNullable<Awaited<ReturnType<typeof cancelAndRefund>>>[] = [];
    for (const view of await lockFollowing(tx, actor, which, now)) {
      const one = await cancelAndRefund(deps, tx, { actor, id: view.id }, view, atDesk, now);
      if (one !== undefined) done.push(one);
    }
    const [first, ...rest] = done.map(({ cancelled, refund, carryOver }) => ({
      startsAt: cancelled.startsAt,
      formatRefund: () => refundSentence(cancelled, refund, carryOver),
    }));
    if (first !== undefined && !preview) {
      const write = (to: Audience) => seriesEndedLetter({ all: [first, ...rest], to }, atDesk.by);
      const views = done.map(({ cancelled }) => cancelled);
      await notifySeries(tx, deps, { kind: 'series.ended', views, write }, now);
      for (const view of views) await notifyProfessional(tx, deps, { change: 'cancelled', view, actor }, now);
    }
    return {
      dates: done.map(({ cancelled: { id, startsAt }, refund }) => ({
        id,
        startsAt: startsAt.toISOString(),
        refund,
      })),
    };
  };
  return preview ? dryRun(deps.db, work) : inTransaction(deps.db, work);
}
