import { listActive } from '#clinic/professionals/service.server.ts';
import { readSessionLengths } from '#clinic/services/service.server.ts';
import { type ConsultationKind, clinic } from '#config';
import { memoizePerVersion } from '#platform/memoize.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';
import type { WorkingBlock } from './contract.ts';
import { isCalendarHoliday } from './holidays.server.ts';
import type { Block, Schedule } from './rules.ts';
import { absences, extraHours, holidayChanges, openingHours, workingBlocks } from './tables.server.ts';

export { findDueTime } from './attention/due-rules.ts';
export { type Attention, findAttention, findNextOpening } from './attention/rules.ts';
export {
  addAbsence,
  changeBlocks,
  changeHoliday,
  changeWeekly,
  findExtraHour,
  findHolidayChange,
  removeExtraHour,
  removeHolidayChange,
  requireMayChange,
  weeklyDifference,
} from './opening/service.server.ts';
export {
  isAbsent,
  isAvailable,
  isWorkingDay,
  listStarts,
  overlap,
  type Range,
  type Schedule,
  type SessionLength,
  worksWeekly,
} from './rules.ts';

const workingWeekdays: readonly number[] = clinic.workingWeekdays;

/** The schedule as it stands in the database. */
export async function readSchedule(db: Database): Promise<Schedule> {
  const professionals = await listActive(db);
  const hours = new Map(
    professionals.map(({ id }) => [id, new Map<number, Map<TimeOfDay, Set<ConsultationKind> | null>>()]),
  );
  for (const { professionalId, weekday, time, kinds } of await db.select().from(openingHours)) {
    if (!workingWeekdays.includes(weekday)) continue;
    const week = hours.get(professionalId);
    const times = week?.get(weekday) ?? new Map<TimeOfDay, Set<ConsultationKind> | null>();
    week?.set(weekday, times.set(time, kinds && new Set(kinds)));
  }
  const people = new Map(
    professionals.map(({ id, name, roomUrl, kinds }) => [id, { name, roomUrl, kinds: new Set(kinds) }]),
  );
  const away = await db.select().from(absences);
  const extra = extraByDay(await db.select().from(extraHours), hours);
  const changes = new Map(
    (await db.select().from(holidayChanges)).map(({ day, isOpen }) => [day, !isOpen] as const),
  );
  const isHoliday = (day: Day) => changes.get(day) ?? isCalendarHoliday(day);
  return {
    hours,
    blocks: groupBlocks(await db.select().from(workingBlocks), hours),
    sessions: await readSessionLengths(db),
    people,
    absences: away,
    extraHours: extra,
    isHoliday,
  };
}

type BlockRow = Omit<typeof workingBlocks.$inferSelect, 'id'>;

/** Blocks by professional and weekday, in order; only of bookable professionals. */
function groupBlocks(rows: readonly BlockRow[], bookable: ReadonlyMap<number, unknown>) {
  const all = new Map<number, Map<number, Block[]>>();
  const ordered = rows.toSorted((one, other) => one.opens.localeCompare(other.opens));
  for (const { professionalId, weekday, opens, closes, kinds } of ordered) {
    if (!bookable.has(professionalId)) continue;
    const week = all.get(professionalId) ?? new Map<number, Block[]>();
    all.set(professionalId, week);
    week.set(weekday, [...(week.get(weekday) ?? []), { opens, closes, kinds: kinds && new Set(kinds) }]);
  }
  return all;
}

/** A schedule in which a professional works by other blocks. */
export function withBlocks(
  known: Schedule,
  professionalId: number,
  blocks: readonly WorkingBlock[],
): Schedule {
  const rows = blocks.map((block) => ({ ...block, professionalId, kinds: block.kinds ?? null }));
  const own = groupBlocks(rows, known.hours).get(professionalId) ?? new Map<number, Block[]>();
  return { ...known, blocks: new Map([...known.blocks, [professionalId, own]]) };
}

/** Only of bookable professionals: extra hours of former ones do not open a day. */
function extraByDay(rows: (typeof extraHours.$inferSelect)[], bookable: ReadonlyMap<number, unknown>) {
  const days = new Map<Day, Map<number, Set<TimeOfDay>>>();
  for (const { professionalId, day, time } of rows) {
    if (!bookable.has(professionalId)) continue;
    const people = days.get(day) ?? new Map<number, Set<TimeOfDay>>();
    days.set(day, people.set(professionalId, (people.get(professionalId) ?? new Set()).add(time)));
  }
  return days;
}

/** Reads the schedule, cached per content version. */
export const createScheduleReader = (db: Database, version: () => number) =>
  memoizePerVersion(() => readSchedule(db), version);
