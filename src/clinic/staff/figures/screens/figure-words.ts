import { formatEurosExactly } from '#platform/money.ts';
import type { MonthFigures } from '../api.ts';
import type { FigureName } from '../terms.ts';

const short = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'short', year: '2-digit' });
const first = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** 'nov 26'. */
export const monthShort = (month: string): string => short.format(first(month));

/** So many months before a month. */
export function monthBefore(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

type Words = {
  title: string;
  /** How it is counted, where one might think otherwise. */
  how: string;
  /** How long its bar is. */
  size: (one: MonthFigures) => number;
  text: (one: MonthFigures) => string;
  note?: (one: MonthFigures) => string | undefined;
};

const percent = (part: number, whole: number) =>
  whole === 0 ? '—' : `${Math.round((part / whole) * 100)} %`;
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
    note: ({ given, offered }) => `${given} de ${offered} horas`,
  },
  missed: {
    title: 'Cancelaciones y ausencias',
    how: 'Por el mes de la cita. Una reserva que caduca sin pagar no cuenta.',
    size: missedOf,
    text: (one) => String(missedOf(one)),
    note: ({ cancelled, cancelledLate, noShow }) =>
      `${cancelled} a tiempo, ${cancelledLate} tarde, ${noShow} sin venir`,
  },
  income: {
    title: 'Ingresos',
    how: 'Lo cobrado menos lo devuelto, con IVA, el día en que el dinero entró o salió.',
    size: ({ incomeCents }) => incomeCents,
    text: ({ incomeCents }) => formatEurosExactly(incomeCents),
    note: ({ income }) =>
      income.map(({ kind, cents }) => `${kindNames[kind]} ${formatEurosExactly(cents)}`).join(' · ') ||
      undefined,
  },
  sessions: {
    title: 'Sesiones de planes',
    how: 'Las que se usaron, junto a las que se vendieron en el mes.',
    size: ({ sessionsUsed }) => sessionsUsed,
    text: ({ sessionsUsed, sessionsSold }) => `${sessionsUsed} usadas, ${sessionsSold} vendidas`,
  },
  debts: {
    title: 'Deudas',
    how: 'Lo que hoy se debe, por el mes de la cita. Lo perdonado no cuenta.',
    size: ({ debtCents }) => debtCents,
    text: ({ debtCents }) => formatEurosExactly(debtCents),
  },
};

function missedOf({ cancelled, cancelledLate, noShow }: MonthFigures): number {
  return cancelled + cancelledLate + noShow;
}

/** What all months together come to. */
export function totalOf(figure: FigureName, months: readonly MonthFigures[]): string {
  const sum = (of: (one: MonthFigures) => number) => months.reduce((all, one) => all + of(one), 0);
  if (figure === 'occupancy')
    return percent(
      sum(({ given }) => given),
      sum(({ offered }) => offered),
    );
  if (figure === 'missed') return String(sum(missedOf));
  if (figure === 'sessions')
    return `${sum(({ sessionsUsed }) => sessionsUsed)} de ${sum(({ sessionsSold }) => sessionsSold)}`;
  return formatEurosExactly(
    sum(figure === 'income' ? ({ incomeCents }) => incomeCents : ({ debtCents }) => debtCents),
  );
}
