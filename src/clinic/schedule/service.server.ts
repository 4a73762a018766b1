import { listActive } from '#clinic/professionals/service.server.ts';
import { clinic } from '#config';
import { memoizePerVersion } from '#platform/memoize.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { holidayCalendar } from './holidays.server.ts';
import type { Schedule } from './rules.ts';
import { absences, openingHours } from './tables.server.ts';

export { isWorkingDay, overlap, type Range, type Schedule, works } from './rules.ts';

const isHoliday = holidayCalendar(clinic.holidayRegion, clinic.localHolidays);

async function read(db: Database): Promise<Schedule> {
  const professionals = await listActive(db);
  const hours = new Map(professionals.map(({ id }) => [id, new Map<number, Set<string>>()]));
  for (const { professionalId, weekday, time } of await db.select().from(openingHours)) {
    const week = hours.get(professionalId);
    week?.set(weekday, (week.get(weekday) ?? new Set<string>()).add(time));
  }
  const people = new Map(
    professionals.map(({ id, name, roomUrl, kinds }) => [id, { name, roomUrl, kinds: new Set(kinds) }]),
  );
  return { hours, people, absences: await db.select().from(absences), isHoliday };
}

/** Reads the schedule, and again only when the content version moved on. */
export const createScheduleReader = (db: Database, version: () => number) =>
  memoizePerVersion(() => read(db), version);
