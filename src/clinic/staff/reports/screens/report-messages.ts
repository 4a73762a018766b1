import { formatEurosExactly } from '#platform/money.ts';
import type { MonthReport } from '../api.ts';
import { sumMissed } from '../rules.ts';
import type { ReportName } from '../terms.ts';

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
export const formatCount = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
const formatSessions = (used: number, sold: number) =>
  `${formatCount(used, 'usada', 'usadas')}, ${formatCount(sold, 'vendida', 'vendidas')}`;
const kindNames = {
  office: 'Despacho',
  home: 'Domicilio',
  video: 'Vídeo',
  child: 'Infantil',
  plan: 'Planes',
};

export const reportTexts: Record<ReportName, ReportTexts> = {
  occupancy: {
    title: 'Citas',
    how: 'Citas confirmadas, y qué parte son de las horas que se ofrecen según el horario de hoy, desde que abrió la clínica.',
    value: ({ given }) => given,
    text: ({ given }) => String(given),
    hasRows: ({ given }) => given > 0,
    note: ({ given, offered, heldByVideo }) =>
      [
        ...(offered === 0 ? [] : [`${percent(given, offered)} de ${formatCount(offered, 'hora', 'horas')}`]),
        ...(heldByVideo === 0 ? [] : [`${heldByVideo} en nuestra sala de vídeo`]),
      ].join(' · ') || undefined,
  },
  missed: {
    title: 'Cancelaciones y ausencias',
    how: 'Por el mes de la cita. Una reserva que caduca sin pagar no cuenta.',
    value: sumMissed,
    text: (one) => String(sumMissed(one)),
    hasRows: (one) => sumMissed(one) > 0,
    note: (one) =>
      sumMissed(one) === 0
        ? undefined
        : `${one.cancelled} a tiempo, ${one.cancelledLate} tarde, ${one.noShow} sin venir`,
  },
  income: {
    title: 'Ingresos',
    how: 'Lo cobrado menos lo devuelto, con IVA, según el día en que entró o salió el dinero.',
    value: ({ incomeCents }) => incomeCents,
    text: ({ incomeCents }) => formatEurosExactly(incomeCents),
    hasRows: ({ income }) => income.length > 0,
    note: ({ income }) =>
      income.map(({ kind, cents }) => `${kindNames[kind]} ${formatEurosExactly(cents)}`).join(' · ') ||
      undefined,
  },
  sessions: {
    title: 'Sesiones de planes',
    how: 'Las que se usaron en el mes y las que se vendieron.',
    value: ({ sessionsUsed }) => sessionsUsed,
    text: ({ sessionsUsed, sessionsSold }) => formatSessions(sessionsUsed, sessionsSold),
    hasRows: ({ sessionsUsed, sessionsSold }) => sessionsUsed !== 0 || sessionsSold !== 0,
  },
  retention: {
    title: 'Personas nuevas',
    how: 'Quienes vinieron por primera vez ese mes, y cuántas han vuelto hasta hoy. Quien ya venía antes de usar este programa cuenta como nueva.',
    value: ({ newPeople }) => newPeople,
    text: ({ newPeople }) => String(newPeople),
    hasRows: ({ newPeople }) => newPeople > 0,
    note: formatRetention,
  },
  debts: {
    title: 'Deudas',
    how: 'Lo que se debe hoy, por el mes de la cita, sin las deudas perdonadas.',
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
  return `Segunda sesión: ${part(cameTwice)} · Quinta: ${part(cameFiveTimes)}`;
}

export function formatTotal(figure: ReportName, months: readonly MonthReport[]): string {
  const sum = (of: (one: MonthReport) => number) => months.reduce((all, one) => all + of(one), 0);
  if (figure === 'sessions')
    return formatCount(
      sum(({ sessionsUsed }) => sessionsUsed),
      'usada',
      'usadas',
    );
  const total = sum(reportTexts[figure].value);
  return isMoney(figure) ? formatEurosExactly(total) : String(total);
}

export const isMoney = (figure: ReportName): boolean => figure === 'income' || figure === 'debts';

/** Orders of the list of debts. */
export const debtOrders = {
  oldest: 'Las más antiguas primero',
  largest: 'Las más altas primero',
} as const;
export type DebtOrder = keyof typeof debtOrders;

/** Equal amounts stay in the order of their age. */
export function sortDebts<Row extends { at: string; value: number }>(
  rows: readonly Row[],
  order: DebtOrder,
): Row[] {
  const byAge = rows.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return order === 'oldest' ? byAge : byAge.toSorted((one, other) => other.value - one.value);
}
