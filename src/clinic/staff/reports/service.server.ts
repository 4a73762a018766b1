import type { Schedule } from '#clinic/schedule/service.server.ts';
import { clinic } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Clock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type Breakdown, type MonthReport, maxReportRows, type ReportRow } from './contract.ts';
import { countOfferedHours } from './offered.server.ts';
import * as queries from './queries.server.ts';
import { monthsFrom, nextMonth } from './rules.ts';
import type { ReportName } from './terms.ts';
import { texts } from './texts.ts';

const startOfMonth = (month: string) => instantOf(`${month}-01`, '00:00');
const intervalOf = (from: string, to: string): queries.Interval => ({
  from: startOfMonth(from),
  to: startOfMonth(nextMonth(to)),
});

export type ReportsDeps = {
  schedule: () => Promise<Schedule>;
  clock: Clock;
  /** When the public site was opened; null before. */
  openedAt: () => Promise<Date | null>;
};
type Months = { from: string; to: string };

export async function readMonthReports(
  db: Database,
  { schedule, clock, openedAt }: ReportsDeps,
  { from, to }: Months,
): Promise<MonthReport[]> {
  const months = monthsFrom(from, to);
  const stretch = { ...intervalOf(from, to), begin: months.map(startOfMonth) };
  const [hours, income, sessions, retention, working, opening] = await Promise.all([
    queries.hoursByMonth(db, stretch),
    queries.incomeByMonth(db, stretch),
    queries.sessionsByMonth(db, stretch),
    queries.retentionByMonth(db, stretch, clock.now()),
    schedule(),
    findOpening(db, openedAt),
  ]);
  return months.map((month, index) => {
    const own = <T extends { month: number }>(all: readonly T[]) =>
      all.find((one) => one.month === index + 1);
    const { given = 0, heldByVideo = 0, cancelled = 0 } = own(hours) ?? {};
    const { cancelledLate = 0, noShow = 0, debtCents = 0 } = own(hours) ?? {};
    const kinds = income.filter((one) => one.month === index + 1);
    return {
      month,
      given,
      heldByVideo,
      cancelled,
      cancelledLate,
      noShow,
      debtCents,
      offered: sumOf(offeredIn(working, month, opening)),
      incomeCents: kinds.reduce((sum, { cents }) => sum + cents, 0),
      income: kinds.map(({ kind, cents }) => ({ kind, cents })),
      sessionsSold: own(sessions)?.sold ?? 0,
      sessionsUsed: own(sessions)?.used ?? 0,
      newPeople: own(retention)?.newPeople ?? 0,
      cameTwice: own(retention)?.cameTwice ?? 0,
      cameFiveTimes: own(retention)?.cameFiveTimes ?? 0,
    };
  });
}

const sumOf = (offered: ReadonlyMap<number, number>): number =>
  [...offered.values()].reduce((sum, hours) => sum + hours, 0);

/** The day on which the clinic began: the site was opened, or the first appointment took place. Null before both. */
async function findOpening(db: Database, openedAt: ReportsDeps['openedAt']): Promise<Day | null> {
  const instants = [await openedAt(), await queries.findFirstStart(db)].filter((at) => at !== null);
  const [first] = instants.sort((one, other) => one.getTime() - other.getTime());
  return first === undefined ? null : wallTimeOf(first).day;
}

/** Caches the offered hours per schedule object. */
const offeredCache = new WeakMap<Schedule, Map<string, ReadonlyMap<number, number>>>();

/** Hours that each professional offers in a month, from the opening on. */
function offeredIn(schedule: Schedule, month: string, opening: Day | null): ReadonlyMap<number, number> {
  const last = addDays(`${nextMonth(month)}-01`, -1);
  if (opening === null || opening > last) return new Map();
  const first = opening > `${month}-01` ? opening : `${month}-01`;
  const known = offeredCache.get(schedule) ?? new Map<string, ReadonlyMap<number, number>>();
  offeredCache.set(schedule, known);
  const cached = known.get(first);
  if (cached !== undefined) return cached;
  const { workingWeekdays: weekdays, sessionMinutes } = clinic;
  const hours = countOfferedHours(schedule, { first, last }, { weekdays, sessionMinutes, instantOf });
  const offered = hours.get(month) ?? new Map<number, number>();
  known.set(first, offered);
  return offered;
}

export async function readBreakdown(
  db: Database,
  { schedule, openedAt }: ReportsDeps,
  { from, to }: Months,
): Promise<Breakdown> {
  const stretch = intervalOf(from, to);
  const [ofProfessionals, ofServices, names, working, opening] = await Promise.all([
    queries.breakdownBy(db, 'professional', stretch),
    queries.breakdownBy(db, 'service', stretch),
    queries.listNames(db),
    schedule(),
    findOpening(db, openedAt),
  ]);
  const months = monthsFrom(from, to).map((month) => offeredIn(working, month, opening));
  const offeredBy = (id: number) => months.reduce((sum, month) => sum + (month.get(id) ?? 0), 0);
  return {
    professionals: names.flatMap(({ id, name }) => {
      const {
        given = 0,
        missed = 0,
        incomeCents = 0,
      } = ofProfessionals.find(({ key }) => key === String(id)) ?? {};
      const offered = offeredBy(id);
      return given + offered === 0 && incomeCents === 0
        ? []
        : [{ id, name, given, missed, incomeCents, offered }];
    }),
    services: ofServices.map(({ key, ...rest }) => ({ name: attendanceLabels()[key] ?? key, ...rest })),
  };
}

export async function rowsOf(
  db: Database,
  { figure, month }: { figure: ReportName; month: string },
  now: Date,
): Promise<{ rows: ReportRow[]; count: number; sum: number }> {
  const rows = await queries.listReportRows(db, figure, { ...intervalOf(month, month), now }, maxReportRows);
  return {
    rows: rows.map(({ at, word, personId, personName, value }) => ({
      at: new Date(at).toISOString(),
      what: describeRow(word),
      value,
      person: personId === null ? null : { id: personId, name: personName },
    })),
    count: rows[0]?.count ?? 0,
    sum: rows[0]?.sum ?? 0,
  };
}

const attendanceLabels = (): Record<string, string> => ({
  ...Object.fromEntries(clinic.services.map(({ kind, name }) => [kind, name])),
  ...texts().rowLabels,
});

/** Rows of new patients bring their number of sessions. */
const describeRow = (word: string): string =>
  attendanceLabels()[word] ?? (/^\d+$/.test(word) ? texts().sessions(Number(word)) : word);
