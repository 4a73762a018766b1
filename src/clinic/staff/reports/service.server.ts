import type { Schedule } from '#clinic/schedule/service.server.ts';
import { clinic } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import { addDays } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type MonthReport, maxRows, type ReportRow } from './contract.ts';
import { countOfferedHours } from './offered.server.ts';
import * as queries from './queries.server.ts';
import { monthsFrom, nextMonth } from './rules.ts';
import type { ReportName } from './terms.ts';

const startOfMonth = (month: string) => instantOf(`${month}-01`, '00:00');
const intervalOf = (from: string, to: string): queries.Interval => ({
  from: startOfMonth(from),
  to: startOfMonth(nextMonth(to)),
});

export async function readMonthReports(
  { db, schedule }: { db: Database; schedule: () => Promise<Schedule> },
  { from, to }: { from: string; to: string },
): Promise<MonthReport[]> {
  const months = monthsFrom(from, to);
  const stretch = { ...intervalOf(from, to), begin: months.map(startOfMonth) };
  const [hours, income, sessions, working] = await Promise.all([
    queries.hoursByMonth(db, stretch),
    queries.incomeByMonth(db, stretch),
    queries.sessionsByMonth(db, stretch),
    schedule(),
  ]);
  const offered = readOffered(working, months);
  return months.map((month, index) => {
    const own = <T extends { month: number }>(all: readonly T[]) =>
      all.find((one) => one.month === index + 1);
    const { given = 0, cancelled = 0, cancelledLate = 0, noShow = 0, debtCents = 0 } = own(hours) ?? {};
    const kinds = income.filter((one) => one.month === index + 1);
    return {
      month,
      given,
      cancelled,
      cancelledLate,
      noShow,
      debtCents,
      offered: offered.get(month) ?? 0,
      incomeCents: kinds.reduce((sum, { cents }) => sum + cents, 0),
      income: kinds.map(({ kind, cents }) => ({ kind, cents })),
      sessionsSold: own(sessions)?.sold ?? 0,
      sessionsUsed: own(sessions)?.used ?? 0,
    };
  });
}

/** Caches the offered hours per schedule object. */
const offeredCache = new WeakMap<Schedule, Map<string, number>>();

function readOffered(schedule: Schedule, months: readonly string[]): ReadonlyMap<string, number> {
  const known = offeredCache.get(schedule) ?? new Map<string, number>();
  offeredCache.set(schedule, known);
  const { workingWeekdays: weekdays, sessionMinutes } = clinic;
  for (const month of months) {
    if (known.has(month)) continue;
    const days = { first: `${month}-01`, last: addDays(`${nextMonth(month)}-01`, -1) };
    const offered = countOfferedHours(schedule, days, { weekdays, sessionMinutes, instantOf });
    known.set(month, offered.get(month) ?? 0);
  }
  return known;
}

export async function rowsOf(
  db: Database,
  { figure, month }: { figure: ReportName; month: string },
): Promise<{ rows: ReportRow[]; count: number; sum: number }> {
  const rows = await queries.listReportRows(db, figure, intervalOf(month, month), maxRows);
  return {
    rows: rows.map(({ at, word, personId, personName, value }) => ({
      at: new Date(at).toISOString(),
      what: attendanceLabels[word] ?? word,
      value,
      person: personId === null ? null : { id: personId, name: personName },
    })),
    count: rows[0]?.count ?? 0,
    sum: rows[0]?.sum ?? 0,
  };
}

const attendanceLabels: Record<string, string> = {
  ...Object.fromEntries(clinic.services.map(({ kind, name }) => [kind, name])),
  plan: 'Plan',
  cancelled: 'Cancelada a tiempo',
  cancelled_late: 'Canceló tarde',
  no_show: 'No vino',
  grant: 'Comprada',
  withdraw: 'Devuelta con su dinero',
  use: 'Usada',
  return: 'Recuperada',
};
