import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import type { Range, SessionLength } from '#clinic/schedule/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inSavepoint, inTransaction } from '#platform/postgres/database.server.ts';
import { dryRun } from '#platform/postgres/dry-run.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import {
  minutesOfWish,
  preparePlanned,
  recordPlanned,
  resolveAttendees,
  writePlanned,
} from '../desk/booking.server.ts';
import type { PlannedAppointment } from '../desk/queries.server.ts';
import { payWithSession } from '../payment/confirmation.server.ts';
import { mayPlan } from '../policy.ts';
import { roomUrlOf } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { type Busy, busyTimes, lengthOf, minutesOf, sessionFrom, travelOf } from '../rules/slots.server.ts';
import { invalidField, serviceOf } from '../slots/service.server.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';
import { notifyProfessional } from '../therapist-calendar/service.server.ts';
import { type PlannedSeries, type seriesBooking, seriesRefusals } from './contract.ts';
import { findConflict, findSubstitute, listOccurrences } from './dates.server.ts';
import { type Audience, seriesPlannedLetter } from './letters.server.ts';
import { notifySeries } from './notify.server.ts';
import { findPatientsBusy, insertSeries, listStretches } from './queries.server.ts';
import type { Conflict, Interval } from './terms.ts';

const refuse = refusing(seriesRefusals);
type SeriesInput = z.output<typeof seriesBooking>;
type DatedOccurrence = Range & { conflict: Conflict | null; substitute?: Date | undefined };

/**
 * Plans a series, also beyond the days bookable online: each free date as an ordinary appointment, in one
 * transaction with one message. Dates that are not free are listed with the reason. A preview rolls back.
 * @throws Refusal `not_found` (no such patient, or the actor may not plan for the professional), `invalid`,
 * `no_credit` for home visits, `nothing_free`
 */
export async function planSeries(
  deps: AppointmentsDeps,
  actor: Person,
  wish: SeriesInput,
  remember: Remember,
): Promise<PlannedSeries> {
  if (!mayPlan(actor, wish.professionalId)) throw refuse('not_found');
  const known = await deps.schedule();
  if (!known.people.has(wish.professionalId))
    throw invalidField('professionalId', staffRefusalTexts().desk.professionalMissing);
  const minutes = await minutesOfWish(deps, wish);
  const stretches = listDates(wish).map((startsAt) => {
    const session = sessionFrom(startsAt, minutes);
    return {
      ...session,
      conflict: findConflict(known, { ...wish, kind: wish.type, ...session }, deps.clock.now()),
    };
  });
  if (wish.preview) {
    const { dates } = await dryRun(deps.db, (tx) => writeSeries(deps, tx, actor, wish, stretches));
    return { seriesId: null, dates: (await withSubstitutes(deps, wish, dates)).map(present) };
  }
  return inTransaction(deps.db, async (tx) => {
    const { seriesId, dates, ids } = await writeSeries(deps, tx, actor, wish, stretches);
    if (ids.length === 0) throw refuse('nothing_free');
    await remember(tx, seriesId);
    await notifyPlanned(deps, tx, actor, ids);
    return { seriesId, dates: dates.map(present) };
  });
}

const intervalOf = ({ everyWeeks, everyMonths = 1 }: SeriesInput): Interval =>
  everyWeeks === undefined ? { everyMonths } : { everyWeeks };

/** The dates of the series, each in place of which another was chosen as that other. */
const listDates = (wish: SeriesInput): Date[] =>
  listOccurrences(wish.startsAt, intervalOf(wish), wish.count)
    .map(
      (date) =>
        wish.substitutes.find(({ instead }) => instead.getTime() === date.getTime())?.startsAt ?? date,
    )
    .sort((one, other) => one.getTime() - other.getTime());

/** Conflicts of the hour itself: another hour solves them. */
const replaceable: readonly Conflict[] = [
  'closed',
  'absent',
  'outside_hours',
  'slot_taken',
  'already_booked',
];

/** Adds to each date that cannot be a free start near it, none of them twice. */
async function withSubstitutes(
  deps: AppointmentsDeps,
  wish: SeriesInput,
  dates: readonly DatedOccurrence[],
): Promise<DatedOccurrence[]> {
  const first = dates[0];
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const { professionalId, type: kind, patientId, companion } = wish;
  const known = await deps.schedule();
  const service = serviceOf(await deps.services(), wish);
  const length = { ...lengthOf(known, { kind, service }), minutes: minutesOf(first) };
  const consultation = { professionalId, kind, service, length };
  const now = deps.clock.now();
  const weekMs = 7 * 86_400_000;
  const around = {
    startsAt: new Date(first.startsAt.getTime() - weekMs),
    endsAt: new Date(last.endsAt.getTime() + weekMs),
  };
  const [ofProfessional = []] = await queries.findBusy(deps.db, [
    { professionalId, from: around.startsAt.getTime(), until: around.endsAt.getTime(), now: now.getTime() },
  ]);
  const people = [patientId, companion?.patientId].filter((id) => id !== undefined);
  const taken = [...ofProfessional, ...(await findPatientsBusy(deps.db, people, around))];
  const isReplaced = ({ conflict }: DatedOccurrence) => conflict !== null && replaceable.includes(conflict);
  for (const one of dates) if (one.conflict === null) taken.push(busyOf(one, consultation));
  return dates.map((one) => {
    const substitute = isReplaced(one)
      ? findSubstitute(known, consultation, one.startsAt, taken, now)
      : undefined;
    if (substitute !== undefined) taken.push(busyOf(sessionFrom(substitute, length.minutes), consultation));
    return { ...one, substitute };
  });
}

const busyOf = (session: Range, { kind, length }: { kind: Kind; length: SessionLength }): Busy =>
  busyTimes({ ...session, ...travelOf(kind), pauseMinutes: length.pauseMinutes });

export async function showSeries({ db }: AppointmentsDeps, seriesId: number): Promise<PlannedSeries> {
  const dates = await listStretches(db, seriesId);
  return { seriesId, dates: dates.map((session) => present({ ...session, conflict: null })) };
}

async function writeSeries(
  deps: AppointmentsDeps,
  tx: Database,
  actor: Person,
  wish: SeriesInput,
  stretches: readonly DatedOccurrence[],
): Promise<{ seriesId: number; dates: DatedOccurrence[]; ids: number[] }> {
  const now = deps.clock.now();
  const people = await resolveAttendees(tx, actor, wish, now);
  const seriesId = await insertSeries(tx, intervalOf(wish), now);
  const [dates, ids]: [DatedOccurrence[], number[]] = [[], []];
  for (const { conflict, ...session } of stretches) {
    if (conflict !== null) {
      dates.push({ ...session, conflict });
      continue;
    }
    // Per date: only a child's first visit costs more.
    const planned = await preparePlanned(deps, tx, { ...wish, ...people, ...session }, actor, now);
    const done = await writeOccurrence(deps, tx, { ...planned, seriesId }, wish, now);
    dates.push({ ...session, conflict: typeof done === 'number' ? null : done });
    if (typeof done !== 'number') continue;
    ids.push(done);
    await recordPlanned(tx, actor, { ...planned, id: done });
  }
  return { seriesId, dates, ids };
}

class NoSession extends Error {}

/**
 * Writes one appointment, paid by a session credit if requested.
 * @returns its id, or the conflict
 */
async function writeOccurrence(
  deps: AppointmentsDeps,
  tx: Database,
  planned: PlannedAppointment,
  { payment, restLater }: Pick<SeriesInput, 'payment' | 'restLater'>,
  now: Date,
): Promise<number | Conflict> {
  try {
    return await inSavepoint(tx, async () => {
      const id = await writePlanned(tx, planned, now);
      if (typeof id !== 'number') return id.refusal;
      const isPaid = payment === 'session' && (await payWithSession(deps, tx, { ...planned, id }, now));
      if (payment === 'session' && !isPaid && !restLater) throw new NoSession();
      return id;
    });
  } catch (error) {
    if (error instanceof NoSession) return 'no_session';
    throw error;
  }
}

async function notifyPlanned(
  deps: AppointmentsDeps,
  tx: Database,
  actor: Person,
  ids: readonly number[],
): Promise<void> {
  const now = deps.clock.now();
  const views: queries.AppointmentView[] = [];
  for (const id of ids) {
    const view = await queries.findById(tx, id);
    if (view !== undefined) views.push(view);
  }
  const [first, ...rest] = views;
  if (first === undefined) throw new Error('a series is gone, though it was just written');
  const withRoom = (view: queries.AppointmentView) => ({ ...view, roomUrl: roomUrlOf(deps, view, now) });
  const write = (to: Audience) => seriesPlannedLetter({ all: [withRoom(first), ...rest.map(withRoom)], to });
  await notifySeries(tx, deps, { kind: 'series.planned', views, write }, now);
  for (const view of views) await notifyProfessional(tx, deps, { change: 'booked', view, actor }, now);
}

const present = ({
  startsAt,
  endsAt,
  conflict,
  substitute,
}: DatedOccurrence): PlannedSeries['dates'][number] => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  conflict,
  substitute: substitute?.toISOString() ?? null,
});
