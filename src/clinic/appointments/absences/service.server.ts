import type { Person } from '#clinic/audit/contract.ts';
import type { WeeklyHour, WorkingBlock } from '#clinic/schedule/contract.ts';
import * as schedule from '#clinic/schedule/service.server.ts';
import { addDays, type Day, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AgendaAppointment } from '../agenda/contract.ts';
import { presentAgendaAppointment } from '../agenda/presenter.server.ts';
import { type AgendaRow, listBetween } from '../agenda/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { busyWith, minutesOf } from '../rules/slots.server.ts';

// Changes to working hours return the appointments they affect. These stay until staff decide about them.

/** Planning horizon in days: 150 online, and half a year more for a series at the desk. */
const maxDaysAhead = 400;
/**
 * Maximum travel time in ms: an absence may begin while the professional is travelling to or from a visit.
 */
const maxTravelMs = 240 * 60_000;

type Deps = Pick<AppointmentsDeps, 'db' | 'clock'>;
type ClosureScope = { professionalId: number | null };
type Affected = { hit: AgendaAppointment[] };

async function findAffected(
  { db, clock }: Deps,
  range: schedule.Range,
  { professionalId }: ClosureScope,
  isHit: (row: AgendaRow) => boolean,
): Promise<AgendaAppointment[]> {
  const now = clock.now();
  const rows = await listBetween(db, range, now);
  return rows
    .filter(({ appointment }) => appointment.startsAt > now)
    .filter(({ appointment }) => professionalId === null || appointment.professionalId === professionalId)
    .filter(isHit)
    .map((row) => presentAgendaAppointment(row, now));
}

/**
 * Closes hours at once and returns the affected appointments, which stay.
 * @throws Refusal `not_found`, `invalid`
 */
export async function addAbsence(
  deps: Deps,
  actor: Person,
  { preview, ...absence }: ClosureScope & schedule.Range & { preview: boolean },
): Promise<Affected & { absenceId: number | null }> {
  await schedule.requireMayChange(deps, actor, absence.professionalId);
  const absenceId = preview ? null : await schedule.addAbsence(deps, actor, absence);
  const around = {
    startsAt: new Date(absence.startsAt.getTime() - maxTravelMs),
    endsAt: new Date(absence.endsAt.getTime() + maxTravelMs),
  };
  // Read after closing, so that bookings made meanwhile are included.
  const hit = await findAffected(deps, around, absence, ({ appointment }) =>
    schedule.overlap(busyWith(appointment), absence),
  );
  return { absenceId, hit };
}

/**
 * An appointment whose kind an hour stops offering is affected like one at a removed hour.
 * @throws Refusal `not_found`
 */
export async function changeWeeklyHours(
  deps: Deps,
  actor: Person,
  { preview, ...wish }: { professionalId: number; hours: WeeklyHour[]; preview: boolean },
): Promise<Affected> {
  const difference = await schedule.weeklyDifference(deps, actor, wish);
  if (!preview) await schedule.changeWeekly(deps, actor, wish.professionalId, difference);
  const now = deps.clock.now();
  const range = {
    startsAt: now,
    endsAt: instantOf(addDays(wallTimeOf(now).day, maxDaysAhead), '00:00'),
  };
  const isTakenAway = ({ appointment }: AgendaRow) => {
    const start = wallTimeOf(appointment.startsAt);
    const weekday = weekdayOf(start.day);
    const isThen = (hour: { weekday: number; time: string }) =>
      hour.weekday === weekday && hour.time === start.time;
    const isOffered = (kinds: readonly string[] | null) => kinds === null || kinds.includes(appointment.kind);
    return (
      difference.removed.some(isThen) ||
      difference.changed.some((hour) => isThen(hour) && isOffered(hour.former) && !isOffered(hour.kinds))
    );
  };
  return { hit: await findAffected(deps, range, wish, isTakenAway) };
}

/**
 * An appointment that lay within the former hours and not within the new ones is affected.
 * @throws Refusal `not_found`
 */
export async function changeWorkingBlocks(
  deps: Deps,
  actor: Person,
  { preview, ...wish }: { professionalId: number; blocks: WorkingBlock[]; preview: boolean },
): Promise<Affected> {
  const { professionalId, blocks } = wish;
  await schedule.requireMayChange(deps, actor, professionalId);
  const former = await schedule.readSchedule(deps.db);
  const next = schedule.withBlocks(former, professionalId, blocks);
  if (!preview) await schedule.changeBlocks(deps, actor, wish);
  const now = deps.clock.now();
  const range = {
    startsAt: now,
    endsAt: instantOf(addDays(wallTimeOf(now).day, maxDaysAhead), '00:00'),
  };
  const isTakenAway = ({ appointment }: AgendaRow) => {
    const { day, time } = wallTimeOf(appointment.startsAt);
    const session = { time, minutes: minutesOf(appointment) };
    const offer = { professionalId, kind: appointment.kind };
    const isWithin = (known: schedule.Schedule) =>
      schedule.worksWeekly(known, offer, weekdayOf(day), session);
    return isWithin(former) && !isWithin(next);
  };
  return { hit: await findAffected(deps, range, wish, isTakenAway) };
}

/** @throws Refusal `not_found` */
export async function removeExtraHour(
  deps: Deps,
  actor: Person,
  id: number,
  preview: boolean,
): Promise<Affected> {
  const hour = await schedule.findExtraHour(deps, actor, id);
  if (!preview) await schedule.removeExtraHour(deps, actor, id);
  const startsAt = instantOf(hour.date, hour.time);
  const range = { startsAt, endsAt: new Date(startsAt.getTime() + 60_000) };
  const isThen = ({ appointment }: AgendaRow) => appointment.startsAt.getTime() === startsAt.getTime();
  return { hit: await findAffected(deps, range, hour, isThen) };
}

/** Upcoming appointments on a closed day, except those at an extra hour. */
async function findAffectedOnDay(deps: HolidayDeps, date: Day): Promise<Affected> {
  const range = { startsAt: instantOf(date, '00:00'), endsAt: instantOf(addDays(date, 1), '00:00') };
  const extra = (await deps.schedule()).extraHours.get(date);
  const isHit = ({ appointment }: AgendaRow) => {
    const { day, time } = wallTimeOf(appointment.startsAt);
    return day === date && !extra?.get(appointment.professionalId)?.has(time);
  };
  return { hit: await findAffected(deps, range, { professionalId: null }, isHit) };
}

type HolidayDeps = Pick<AppointmentsDeps, 'db' | 'clock' | 'schedule'>;

/**
 * Opens a holiday or closes a day at once and returns the affected appointments, which stay.
 * @throws Refusal `not_found`, `invalid`
 */
export async function changeHoliday(
  deps: HolidayDeps,
  actor: Person,
  { preview, ...wish }: { date: Day; isOpen: boolean; reason: string; preview: boolean },
): Promise<Affected> {
  await schedule.changeHoliday(deps, actor, wish, preview);
  return wish.isOpen ? { hit: [] } : findAffectedOnDay(deps, wish.date);
}

/** @throws Refusal `not_found` */
export async function removeHolidayChange(
  deps: HolidayDeps,
  actor: Person,
  date: Day,
  preview: boolean,
): Promise<Affected> {
  const { isCalendarHoliday } = await schedule.findHolidayChange(deps, actor, date);
  if (!preview) await schedule.removeHolidayChange(deps, actor, date);
  return isCalendarHoliday ? findAffectedOnDay(deps, date) : { hit: [] };
}
