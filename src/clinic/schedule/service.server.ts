import { listActive } from '#clinic/professionals/service.server.ts';
import { clinic } from '#config';
import type { Database } from '#platform/database.server.ts';
import { holidayCalendar } from './holidays.server.ts';
import type { Schedule } from './rules.ts';
import { absences, openingHours } from './tables.server.ts';

export { isWorkingDay, overlap, type Range, type Schedule, works } from './rules.ts';

const isHoliday = holidayCalendar(clinic.holidayRegion, clinic.localHolidays);

async function read(db: Database): Promise<Schedule> {
  const hours = new Map<number, Map<number, Set<string>>>();
  for (const { id } of await listActive(db)) hours.set(id, new Map());
  for (const { professionalId, weekday, time } of await db.select().from(openingHours)) {
    const week = hours.get(professionalId);
    week?.set(weekday, (week.get(weekday) ?? new Set<string>()).add(time));
  }
  return { hours, absences: await db.select().from(absences), isHoliday };
}

/**
 * Reads the schedule, and again only when the content version moved on: whoever changes hours or absences bumps it.
 * @param version the present content version
 */
export function createScheduleReader(db: Database, version: () => number): () => Promise<Schedule> {
  let kept: { version: number; schedule: Promise<Schedule> } | undefined;
  return () => {
    if (kept?.version !== version()) {
      const fresh = { version: version(), schedule: read(db) };
      kept = fresh;
      fresh.schedule.catch(() => {
        if (kept === fresh) kept = undefined;
      });
    }
    return kept.schedule;
  };
}
