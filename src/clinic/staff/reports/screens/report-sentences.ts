import { formatEuros } from '#platform/money.ts';
import { formatMonthName } from '#platform/time/screen-dates.ts';
import type { MonthReport } from '../api.ts';
import type { ReportName } from '../terms.ts';
import { formatCount, reportTexts } from './report-messages.ts';

/** A month of a chart with the same month of the year before, if the clinic already worked then. */
export type ComparedMonth = { one: MonthReport; former: MonthReport | undefined; isOngoing: boolean };

/** Whether anything happened in a month or hours were offered. */
const hasData = (one: MonthReport): boolean =>
  [
    one.given,
    one.offered,
    one.cancelled,
    one.income.length,
    one.sessionsSold,
    one.sessionsUsed,
    one.newPeople,
    one.debtCents,
  ].some((value) => value !== 0);

/**
 * Pairs months with those of the year before. Leaves out the months before the first data. The month in which the
 * clinic began is incomplete, so nothing is compared with it.
 * @param months the oldest first
 * @param former the same months of the year before, in the same order
 */
export function compareMonths(
  months: readonly MonthReport[],
  former: readonly MonthReport[],
  presentMonth: string,
): ComparedMonth[] {
  const all = [...former, ...months];
  const first = all.find(hasData)?.month;
  if (first === undefined) return [];
  return months
    .map((one, index) => {
      const before = former[index];
      return {
        one,
        former: before !== undefined && before.month > first ? before : undefined,
        isOngoing: one.month >= presentMonth,
      };
    })
    .filter(({ one }) => one.month >= first);
}

type Phrases = {
  /** For a month that is over: 'hubo 212 citas'. */
  past: (value: number) => string;
  /** For the present month: 'hay 5 citas'. */
  ongoing: (value: number) => string;
  /** If the value equals that of a year before: 'las mismas' or 'lo mismo'. */
  same: string;
  formatDifference: (difference: number) => string;
};

const phrases: Record<Exclude<ReportName, 'debts'>, Phrases> = {
  occupancy: {
    past: (value) => (value === 0 ? 'no hubo ninguna cita' : `hubo ${formatCount(value, 'cita', 'citas')}`),
    ongoing: (value) => (value === 0 ? 'no hay ninguna cita' : `hay ${formatCount(value, 'cita', 'citas')}`),
    same: 'las mismas',
    formatDifference: String,
  },
  missed: {
    past: (value) => describeMissed(value, 'hubo'),
    ongoing: (value) => describeMissed(value, 'hay'),
    same: 'las mismas',
    formatDifference: String,
  },
  income: {
    past: (value) => `los ingresos fueron de ${formatEuros(value)}`,
    ongoing: (value) => `los ingresos son de ${formatEuros(value)}`,
    same: 'lo mismo',
    formatDifference: formatEuros,
  },
  sessions: {
    past: (value) => describeSessions(value, 'se usó', 'se usaron'),
    ongoing: (value) => describeSessions(value, 'se ha usado', 'se han usado'),
    same: 'las mismas',
    formatDifference: String,
  },
  retention: {
    past: (value) => describeNewPeople(value, 'vino', 'vinieron'),
    ongoing: (value) => describeNewPeople(value, 'ha venido', 'han venido'),
    same: 'las mismas',
    formatDifference: String,
  },
};

function describeMissed(value: number, verb: string): string {
  if (value === 0) return `no ${verb} ninguna cancelación ni ausencia`;
  return `${verb} ${formatCount(value, 'cancelación o ausencia', 'cancelaciones o ausencias')}`;
}

function describeSessions(value: number, one: string, more: string): string {
  if (value === 0) return `no ${one} ninguna sesión de plan`;
  if (value > 0)
    return `${value === 1 ? one : more} ${formatCount(value, 'sesión de plan', 'sesiones de planes')}`;
  return `se devolvieron a los planes ${formatCount(-value, 'sesión', 'sesiones')} más de las usadas`;
}

const describeNewPeople = (value: number, one: string, more: string): string =>
  value === 0
    ? `no ${one} ninguna persona nueva`
    : `${value === 1 ? one : more} ${formatCount(value, 'persona nueva', 'personas nuevas')}`;

/**
 * Describes a chart in a sentence: the last month that is over, compared with a year before, or the clinic's first
 * month so far. 'En octubre hubo 212 citas, 18 más que hace un año.'
 */
export function describeReport(figure: ReportName, months: readonly ComparedMonth[]): string {
  if (figure === 'debts') return describeDebts(months);
  const { past, ongoing, same, formatDifference } = phrases[figure];
  const { value } = reportTexts[figure];
  const shown = months.findLast(({ isOngoing }) => !isOngoing);
  if (shown === undefined) {
    const [present] = months;
    if (present === undefined) return 'Todavía no hay datos.';
    return `En ${formatMonthName(present.one.month)} ${ongoing(value(present.one))} hasta ahora.`;
  }
  const sentence = `En ${formatMonthName(shown.one.month)} ${past(value(shown.one))}`;
  if (shown.former === undefined) return `${sentence}.`;
  const change = value(shown.one) - value(shown.former);
  if (change === 0) return `${sentence}, ${same} que hace un año.`;
  return `${sentence}, ${formatDifference(Math.abs(change))} ${change > 0 ? 'más' : 'menos'} que hace un año.`;
}

/** Amounts are those owed today, so months are not compared. */
function describeDebts(months: readonly ComparedMonth[]): string {
  const total = months.reduce((sum, { one }) => sum + one.debtCents, 0);
  const oldest = months.find(({ one }) => one.debtCents > 0)?.one.month;
  if (oldest === undefined) return 'No se debe nada de las citas de estos meses.';
  const isOne = months.filter(({ one }) => one.debtCents > 0).length === 1;
  return isOne
    ? `Hoy se deben ${formatEuros(total)}, todo de citas de ${formatMonthName(oldest)}.`
    : `Hoy se deben ${formatEuros(total)}; lo más antiguo es de ${formatMonthName(oldest)}.`;
}
