import { formatEuros } from '#platform/money.ts';
import { formatMonthName } from '#platform/time/screen-dates.ts';
import type { MonthReport } from '../api.ts';
import type { ReportName } from '../terms.ts';
import { phraseTexts } from './phrase-texts.ts';
import { reportTexts } from './report-messages.ts';
import { texts } from './texts.ts';

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

const listPhrases = (): Record<Exclude<ReportName, 'debts'>, Phrases> => {
  const { occupancy, missed, income, sessions, retention } = phraseTexts();
  return {
    occupancy: { ...occupancy, formatDifference: String },
    missed: { ...missed, formatDifference: String },
    income: {
      past: (value) => income.past(formatEuros(value)),
      ongoing: (value) => income.ongoing(formatEuros(value)),
      same: income.same,
      formatDifference: formatEuros,
    },
    sessions: { ...sessions, formatDifference: String },
    retention: { ...retention, formatDifference: String },
  };
};

/**
 * Describes a chart in a sentence: the last month that is over, compared with a year before, or the clinic's first
 * month so far. 'En octubre hubo 212 citas, 18 más que hace un año.'
 */
export function describeReport(figure: ReportName, months: readonly ComparedMonth[]): string {
  if (figure === 'debts') return describeDebts(months);
  const { past, ongoing, same, formatDifference } = listPhrases()[figure];
  const { value } = reportTexts[figure];
  const shown = months.findLast(({ isOngoing }) => !isOngoing);
  if (shown === undefined) {
    const [present] = months;
    if (present === undefined) return texts().noDataYet;
    return texts().ongoingMonth(
      phraseTexts().inMonth(formatMonthName(present.one.month)),
      ongoing(value(present.one)),
    );
  }
  const sentence = `${phraseTexts().inMonth(formatMonthName(shown.one.month))} ${past(value(shown.one))}`;
  if (shown.former === undefined) return `${sentence}.`;
  const change = value(shown.one) - value(shown.former);
  if (change === 0) return texts().sameAsYearBefore(sentence, same);
  return texts().differenceToYearBefore(sentence, formatDifference(Math.abs(change)), change > 0);
}

/** Amounts are those owed today, so months are not compared. */
function describeDebts(months: readonly ComparedMonth[]): string {
  const total = months.reduce((sum, { one }) => sum + one.debtCents, 0);
  const oldest = months.find(({ one }) => one.debtCents > 0)?.one.month;
  if (oldest === undefined) return texts().noDebts;
  const isOne = months.filter(({ one }) => one.debtCents > 0).length === 1;
  return isOne
    ? texts().debtsOfOneMonth(formatEuros(total), formatMonthName(oldest))
    : texts().debtsSince(formatEuros(total), formatMonthName(oldest));
}
