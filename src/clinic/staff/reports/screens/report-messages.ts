import { formatEurosExactly } from '#platform/money.ts';
import type { MonthReport } from '../api.ts';
import { sumMissed } from '../rules.ts';
import type { ReportName } from '../terms.ts';
import { phraseTexts } from './phrase-texts.ts';
import { texts } from './texts.ts';

/** The month `count` months earlier. */
export function monthBefore(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

type ReportTexts = {
  title: string;
  /** Explanation of the count if it may be misunderstood. */
  how: string;
  /** Length of its bar: a count or cents. */
  value: (one: MonthReport) => number;
  text: (one: MonthReport) => string;
  note?: (one: MonthReport) => string | undefined;
  hasRows: (one: MonthReport) => boolean;
};

export const percent = (part: number, whole: number) =>
  whole === 0 ? '—' : `${Math.round((part / whole) * 100)}\u00a0%`;

export const reportTexts: Record<ReportName, ReportTexts> = {
  occupancy: {
    title: texts().reports.occupancy.title,
    how: texts().reports.occupancy.how,
    value: ({ given }) => given,
    text: ({ given }) => String(given),
    hasRows: ({ given }) => given > 0,
    note: ({ given, offered, heldByVideo }) =>
      [
        ...(offered === 0
          ? []
          : [texts().reports.occupancy.note(percent(given, offered), phraseTexts().hours(offered))]),
        ...(heldByVideo === 0 ? [] : [texts().reports.occupancy.byVideo(heldByVideo)]),
      ].join(' · ') || undefined,
  },
  missed: {
    title: texts().reports.missed.title,
    how: texts().reports.missed.how,
    value: sumMissed,
    text: (one) => String(sumMissed(one)),
    hasRows: (one) => sumMissed(one) > 0,
    note: (one) =>
      sumMissed(one) === 0
        ? undefined
        : texts().reports.missed.note(one.cancelled, one.cancelledLate, one.noShow),
  },
  income: {
    title: texts().reports.income.title,
    how: texts().reports.income.how,
    value: ({ incomeCents }) => incomeCents,
    text: ({ incomeCents }) => formatEurosExactly(incomeCents),
    hasRows: ({ income }) => income.length > 0,
    note: ({ income }) =>
      income.map(({ kind, cents }) => `${texts().kinds[kind]} ${formatEurosExactly(cents)}`).join(' · ') ||
      undefined,
  },
  sessions: {
    title: texts().reports.sessions.title,
    how: texts().reports.sessions.how,
    value: ({ sessionsUsed }) => sessionsUsed,
    text: ({ sessionsUsed, sessionsSold }) => phraseTexts().usedAndSold(sessionsUsed, sessionsSold),
    hasRows: ({ sessionsUsed, sessionsSold }) => sessionsUsed !== 0 || sessionsSold !== 0,
  },
  retention: {
    title: texts().reports.retention.title,
    how: texts().reports.retention.how,
    value: ({ newPeople }) => newPeople,
    text: ({ newPeople }) => String(newPeople),
    hasRows: ({ newPeople }) => newPeople > 0,
    note: formatRetention,
  },
  debts: {
    title: texts().reports.debts.title,
    how: texts().reports.debts.how,
    value: ({ debtCents }) => debtCents,
    text: ({ debtCents }) => formatEurosExactly(debtCents),
    hasRows: ({ debtCents }) => debtCents > 0,
  },
};

function formatRetention({
  newPeople,
  cameTwice,
  cameFiveTimes,
}: Pick<MonthReport, 'newPeople' | 'cameTwice' | 'cameFiveTimes'>): string | undefined {
  if (newPeople === 0) return undefined;
  const part = (count: number) => `${count} (${percent(count, newPeople)})`;
  return texts().reports.retention.note(part(cameTwice), part(cameFiveTimes));
}

export function formatTotal(figure: ReportName, months: readonly MonthReport[]): string {
  const sum = (of: (one: MonthReport) => number) => months.reduce((all, one) => all + of(one), 0);
  if (figure === 'sessions') return phraseTexts().used(sum(({ sessionsUsed }) => sessionsUsed));
  const total = sum(reportTexts[figure].value);
  return isMoney(figure) ? formatEurosExactly(total) : String(total);
}

export const isMoney = (figure: ReportName): boolean => figure === 'income' || figure === 'debts';

/** Orders of the list of debts. */
export const debtOrders = () => texts().orders;
export type DebtOrder = keyof ReturnType<typeof debtOrders>;

/** Equal amounts stay in the order of their age. */
export function sortDebts<Row extends { at: string; value: number }>(
  rows: readonly Row[],
  order: DebtOrder,
): Row[] {
  const byAge = rows.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return order === 'oldest' ? byAge : byAge.toSorted((one, other) => other.value - one.value);
}
