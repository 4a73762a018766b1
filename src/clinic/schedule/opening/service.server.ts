import type { Actor, Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { listActive } from '#clinic/professionals/service.server.ts';
import { type ConsultationKind, clinic } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import {
  addDays,
  type Day,
  daysFrom,
  type TimeOfDay,
  wallTimeOf,
  weekdayOf,
} from '#platform/time/calendar-days.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type Opening, openingRefusals, type WeeklyHour, type WorkingBlock } from '../contract.ts';
import { isCalendarHoliday } from '../holidays.server.ts';
import { mayChangeHolidays, mayChangeHours } from '../policy.ts';
import type { Range } from '../rules.ts';
import { texts } from '../texts.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(openingRefusals);

export type OpeningDeps = { db: Database; clock: Clock };
/** A professional's id, or null for the whole clinic. */
type AbsenceOwner = { professionalId: number | null };
type Absence = AbsenceOwner & Range;
type ExtraHour = { professionalId: number; date: Day; time: TimeOfDay };
type HolidayChange = { date: Day; isOpen: boolean; reason: string };
type Hour = { weekday: number; time: TimeOfDay; kinds: ConsultationKind[] | null };
type WeeklyDifference = {
  removed: readonly Hour[];
  added: readonly Hour[];
  changed: readonly (Hour & { former: ConsultationKind[] | null })[];
};

/** More than a year is probably a typing error. */
const maxAbsenceDays = 366;

/** @throws Refusal `not_found` if the professional is unknown, or the actor may not change their hours */
export async function requireMayChange(
  { db }: OpeningDeps,
  actor: Actor,
  professionalId: number | null,
): Promise<void> {
  const isKnown = professionalId === null || (await listActive(db)).some(({ id }) => id === professionalId);
  if (!isKnown || !mayChangeHours(actor, professionalId)) throw refuse('not_found');
}

/** Applies a change with audit record and content version; all instances show it within two seconds. */
const change = (
  { db, clock }: OpeningDeps,
  { professionalId }: AbsenceOwner,
  trace: { actor: Person; action: string; detail: Record<string, string> },
  write: (tx: Database) => Promise<unknown>,
) =>
  inTransaction(db, async (tx) => {
    await write(tx);
    await bumpContentVersion(tx);
    const subject = professionalId === null ? 'clinic' : `professional:${professionalId}`;
    await record(tx, { at: clock.now(), subject, ...trace });
  });

export async function showOpening({ db, clock }: OpeningDeps, actor: Person): Promise<Opening> {
  const now = clock.now();
  const today = wallTimeOf(now).day;
  const [professionals, weekly, blocks, absences, extra, changes] = await Promise.all([
    listActive(db),
    queries.findWeekly(db),
    queries.findBlocks(db),
    queries.findAbsences(db, now),
    queries.findExtraHours(db, today),
    queries.findHolidayChanges(db, today),
  ]);
  return {
    professionals: professionals.map(({ id, name, kinds }) => ({
      id,
      name,
      kinds,
      mayChange: mayChangeHours(actor, id),
    })),
    mayCloseAll: mayChangeHours(actor, null),
    isTreating: actor.professionalId !== null,
    weekly,
    blocks: blocks.map(({ id: _, ...block }) => block),
    absences: absences.map((one) => ({ ...one, ...toIsoRange(one) })),
    mayChangeHolidays: mayChangeHolidays(actor),
    calendarHolidays: daysFrom(today, addDays(today, 365)).filter(
      (day) => isOpenWeekday(day, blocks) && isCalendarHoliday(day),
    ),
    holidayChanges: changes.map(({ day: date, isOpen, reason }) => ({ date, isOpen, reason })),
    extraHours: extra.map(({ day: date, ...one }) => ({ ...one, date })),
  };
}

/** Idempotent. @throws Refusal `not_found`, `invalid`. @returns the absence's id */
export async function addAbsence(deps: OpeningDeps, actor: Person, absence: Absence): Promise<number> {
  await requireMayChange(deps, actor, absence.professionalId);
  requireValidRange(absence, deps.clock.now());
  const same = await queries.findSameAbsence(deps.db, absence);
  if (same !== undefined) return same.id;
  let id = 0;
  const trace = { actor, action: 'absence.added', detail: toIsoRange(absence) };
  await change(deps, absence, trace, async (tx) => {
    id = await queries.insertAbsence(tx, absence);
  });
  return id;
}

/** @throws Refusal `not_found` */
export async function removeAbsence(deps: OpeningDeps, actor: Person, id: number): Promise<void> {
  const absence = await queries.findAbsence(deps.db, id);
  if (absence === undefined) throw refuse('not_found');
  await requireMayChange(deps, actor, absence.professionalId);
  const trace = { actor, action: 'absence.removed', detail: toIsoRange(absence) };
  await change(deps, absence, trace, (tx) => queries.deleteAbsence(tx, id));
}

/** @throws Refusal `not_found`, `invalid` for a past day */
export async function addExtraHour(
  deps: OpeningDeps,
  actor: Person,
  { date, ...hour }: ExtraHour,
): Promise<void> {
  await requireMayChange(deps, actor, hour.professionalId);
  if (date < wallTimeOf(deps.clock.now()).day)
    throw refuse('invalid', { fields: { date: texts().dayIsPast } });
  const trace = { actor, action: 'extra-hour.added', detail: { date, time: hour.time } };
  await change(deps, hour, trace, (tx) => queries.insertExtraHour(tx, { ...hour, day: date }));
}

/** @throws Refusal `not_found` if it is unknown, or the actor may not change it */
export async function findExtraHour(deps: OpeningDeps, actor: Person, id: number): Promise<ExtraHour> {
  const hour = await queries.findExtraHour(deps.db, id);
  if (hour === undefined) throw refuse('not_found');
  const { professionalId, day: date, time } = hour;
  await requireMayChange(deps, actor, professionalId);
  return { professionalId, date, time };
}

/** @throws Refusal `not_found` */
export async function removeExtraHour(deps: OpeningDeps, actor: Person, id: number): Promise<void> {
  const hour = await findExtraHour(deps, actor, id);
  const trace = { actor, action: 'extra-hour.removed', detail: { date: hour.date, time: hour.time } };
  await change(deps, hour, trace, (tx) => queries.deleteExtraHour(tx, id));
}

/** Whether the clinic opens on a weekday: by its configuration, or by somebody's block. */
const isOpenWeekday = (day: Day, blocks: readonly { weekday: number }[]): boolean => {
  const weekday = weekdayOf(day);
  return (
    clinic.workingWeekdays.some((one) => one === weekday) || blocks.some((one) => one.weekday === weekday)
  );
};

/**
 * Opens a holiday, or closes a day, for the whole clinic.
 * @throws Refusal `not_found` unless the actor is a director; `invalid` for a past day, a weekend, or a day already
 * in that state
 */
export async function changeHoliday(
  deps: OpeningDeps,
  actor: Person,
  { date, isOpen, reason }: HolidayChange,
  preview: boolean,
): Promise<void> {
  if (!mayChangeHolidays(actor)) throw refuse('not_found');
  const present = await queries.findHolidayChange(deps.db, date);
  const wasOpen = present?.isOpen ?? !isCalendarHoliday(date);
  const refuseDate = (problem: string) => refuse('invalid', { fields: { date: problem } });
  if (date < wallTimeOf(deps.clock.now()).day) throw refuseDate(texts().dayIsPast);
  if (!isOpenWeekday(date, await queries.findBlocks(deps.db)))
    throw refuseDate(texts().weekdayClosedAddHours);
  if (wasOpen === isOpen) throw refuseDate(isOpen ? texts().alreadyOpen : texts().alreadyClosed);
  if (preview) return;
  const trace = { actor, action: isOpen ? 'holiday.opened' : 'holiday.closed', detail: { date, reason } };
  await change(deps, { professionalId: null }, trace, (tx) =>
    queries.setHolidayChange(tx, { day: date, isOpen, reason }),
  );
}

/** @throws Refusal `not_found` if the day is not changed, or the actor is not a director */
export async function findHolidayChange(
  deps: OpeningDeps,
  actor: Person,
  date: Day,
): Promise<HolidayChange & { isCalendarHoliday: boolean }> {
  const row = await queries.findHolidayChange(deps.db, date);
  if (row === undefined || !mayChangeHolidays(actor)) throw refuse('not_found');
  return { date, isOpen: row.isOpen, reason: row.reason, isCalendarHoliday: isCalendarHoliday(date) };
}

/** The day follows the calendar again. @throws Refusal `not_found` */
export async function removeHolidayChange(deps: OpeningDeps, actor: Person, date: Day): Promise<void> {
  await findHolidayChange(deps, actor, date);
  const trace = { actor, action: 'holiday.reset', detail: { date } };
  await change(deps, { professionalId: null }, trace, (tx) => queries.deleteHolidayChange(tx, date));
}

/** @throws Refusal `not_found` */
export async function weeklyDifference(
  deps: OpeningDeps,
  actor: Person,
  { professionalId, hours }: { professionalId: number; hours: readonly WeeklyHour[] },
): Promise<WeeklyDifference> {
  await requireMayChange(deps, actor, professionalId);
  const present = await queries.weeklyOf(deps.db, professionalId);
  const wished = hours.map((hour) => ({ ...hour, kinds: hour.kinds ?? null }));
  const sameIn = (others: readonly Hour[], hour: Hour) =>
    others.find(({ weekday, time }) => weekday === hour.weekday && time === hour.time);
  return {
    removed: present.filter((hour) => sameIn(wished, hour) === undefined),
    added: wished.filter((hour) => sameIn(present, hour) === undefined),
    changed: wished.flatMap((hour) => {
      const former = sameIn(present, hour)?.kinds;
      return former === undefined || formatKinds(former) === formatKinds(hour.kinds)
        ? []
        : [{ ...hour, former }];
    }),
  };
}

/** @throws Refusal `not_found` */
export async function changeWeekly(
  deps: OpeningDeps,
  actor: Person,
  professionalId: number,
  difference: WeeklyDifference,
): Promise<void> {
  await requireMayChange(deps, actor, professionalId);
  const { removed, added, changed } = difference;
  if (removed.length + added.length + changed.length === 0) return;
  const detail = {
    removed: formatHours(removed),
    added: formatHours(added),
    ...(changed.length > 0 && { changed: formatHours(changed) }),
  };
  const trace = { actor, action: 'weekly-hours.changed', detail };
  await change(deps, { professionalId }, trace, (tx) => queries.changeWeekly(tx, professionalId, difference));
}

/**
 * Replaces a professional's blocks.
 * @throws Refusal `not_found`
 */
export async function changeBlocks(
  deps: OpeningDeps,
  actor: Person,
  { professionalId, blocks }: { professionalId: number; blocks: readonly WorkingBlock[] },
): Promise<void> {
  await requireMayChange(deps, actor, professionalId);
  const former = (await queries.findBlocks(deps.db)).filter((one) => one.professionalId === professionalId);
  const detail = { from: formatBlocks(former), to: formatBlocks(blocks) };
  if (detail.from === detail.to) return;
  const trace = { actor, action: 'working-blocks.changed', detail };
  await change(deps, { professionalId }, trace, (tx) => queries.replaceBlocks(tx, professionalId, blocks));
}

const formatBlocks = (blocks: readonly WorkingBlock[]): string =>
  blocks
    .map(({ weekday, opens, closes, kinds }) => `${weekday} ${opens}-${closes}${formatKinds(kinds ?? null)}`)
    .sort()
    .join(', ');

const formatHours = (hours: readonly Hour[]) =>
  hours.map(({ weekday, time, kinds }) => `${weekday} ${time}${formatKinds(kinds)}`).join(', ');

/** Canonical text of a set of kinds, for comparison; empty for all kinds. */
const formatKinds = (kinds: readonly ConsultationKind[] | null) =>
  kinds === null ? '' : ` ${[...new Set(kinds)].sort().join('+')}`;

const toIsoRange = ({ startsAt, endsAt }: Range) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** @throws Refusal `invalid` for a range that is reversed, past or too long */
function requireValidRange({ startsAt, endsAt }: Range, now: Date): void {
  const refuseEnd = (problem: string) => refuse('invalid', { fields: { endsAt: problem } });
  if (endsAt <= startsAt) throw refuseEnd(texts().absence.endBeforeStart);
  if (endsAt <= now) throw refuseEnd(texts().absence.isPast);
  if (endsAt.getTime() - startsAt.getTime() > maxAbsenceDays * 86_400_000)
    throw refuseEnd(texts().absence.tooLong);
}
