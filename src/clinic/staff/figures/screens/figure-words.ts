import { formatEurosExactly } from '#platform/money.ts';
import { once } from '#platform/once.ts';
import type { MonthFigures } from '../api.ts';
import type { FigureName } from '../terms.ts';

const short = once(
  () => new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'short', year: '2-digit' }),
);
const first = (month: string) => new Date(`${month}-01T00:00:00Z`);

export const monthShort = (month: string): string => short().format(first(month));

/** The month `count` months earlier. */
export function monthBefore(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

type Words = {
  title: string;
  /** Explanation of the count if it may be misunderstood. */
  how: string;
  size: (one: MonthFigures) => number;
  text: (one: MonthFigures) => string;
  note?: (one: MonthFigures) => string | undefined;
  hasRows: (one: MonthFigures) => boolean;
};

const percent = (part: number, whole: number) =>
  whole === 0 ? '—' : `${Math.round((part / whole) * 100)} %`;
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
const sessionsInWords = (used: number, sold: number) =>
  `${counted(used, 'usada', 'usadas')}, ${counted(sold, 'vendida', 'vendidas')}`;
const kindNames = {
  office: 'Despacho',
  home: 'Domicilio',
  video: 'Vídeo',
  child: 'Infantil',
  plan: 'Planes',
};

export const figureWords: Record<FigureName, Words> = {
  occupancy: {
    title: 'Ocupación',
    how: 'Citas confirmadas, sobre las horas que se ofrecen según el horario de hoy.',
    size: ({ given, offered }) => (offered === 0 ? 0 : given / offered),
    text: ({ given, offered }) => percent(given, offered),
    hasRows: ({ given }) => given > 0,
    note: ({ given, offered }) =>
      `${counted(given, 'cita', 'citas')} en ${counted(offered, 'hora', 'horas')}`,
  },
  missed: {
    title: 'Cancelaciones y ausencias',
    how: 'Por el mes de la cita. Una reserva que caduca sin pagar no cuenta.',
    size: missedOf,
    text: (one) => String(missedOf(one)),
    hasRows: (one) => missedOf(one) > 0,
    note: (one) =>
      missedOf(one) === 0
        ? undefined
        : `${one.cancelled} a tiempo, ${one.cancelledLate} tarde, ${one.noShow} sin venir`,
  },
  income: {
    title: 'Ingresos',
    how: 'Lo cobrado menos lo devuelto, con IVA, según el día en que entró o salió el dinero.',
    size: ({ incomeCents }) => incomeCents,
    text: ({ incomeCents }) => formatEurosExactly(incomeCents),
    hasRows: ({ income }) => income.length > 0,
    note: ({ income }) =>
      income.map(({ kind, cents }) => `${kindNames[kind]} ${formatEurosExactly(cents)}`).join(' · ') ||
      undefined,
  },
  sessions: {
    title: 'Sesiones de planes',
    how: 'Las que se usaron en el mes y las que se vendieron.',
    size: ({ sessionsUsed }) => sessionsUsed,
    text: ({ sessionsUsed, sessionsSold }) => sessionsInWords(sessionsUsed, sessionsSold),
    hasRows: ({ sessionsUsed, sessionsSold }) => sessionsUsed !== 0 || sessionsSold !== 0,
  },
  debts: {
    title: 'Deudas',
    how: 'Lo que hoy se debe, por el mes de la cita. Lo perdonado no cuenta.',
    size: ({ debtCents }) => debtCents,
    text: ({ debtCents }) => formatEurosExactly(debtCents),
    hasRows: ({ debtCents }) => debtCents > 0,
  },
};

function missedOf({ cancelled, cancelledLate, noShow }: MonthFigures): number {
  return cancelled + cancelledLate + noShow;
}

export function totalOf(figure: FigureName, months: readonly MonthFigures[]): string {
  const sum = (of: (one: MonthFigures) => number) => months.reduce((all, one) => all + of(one), 0);
  if (figure === 'occupancy')
    return percent(
      sum(({ given }) => given),
      sum(({ offered }) => offered),
    );
  if (figure === 'missed') return String(sum(missedOf));
  if (figure === 'sessions')
    return sessionsInWords(
      sum(({ sessionsUsed }) => sessionsUsed),
      sum(({ sessionsSold }) => sessionsSold),
    );
  return formatEurosExactly(
    sum(figure === 'income' ? ({ incomeCents }) => incomeCents : ({ debtCents }) => debtCents),
  );
}
