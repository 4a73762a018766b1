import { type Day, wallTimeOf, weekdayNames, weekdayOf } from './calendar-days.ts';

// In our own words: the first formatter of `Intl` takes an old phone 100 ms, and every further one some more.

const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** The parts of a calendar day, in words where a date has words. @throws RangeError for what is no day */
function partsOf(value: Day) {
  const at = new Date(`${value}T00:00:00Z`);
  return {
    weekday: weekdayNames[weekdayOf(value) - 1] ?? '',
    date: at.getUTCDate(),
    month: months[at.getUTCMonth()] ?? '',
    year: Number(at.toISOString().slice(0, 4)),
  };
}

const inMadrid = (at: Date) => partsOf(wallTimeOf(at).day);

/**
 * 'martes, 24 de noviembre de 2026', in Madrid time.
 * @param value an instant (Date or ISO text); 'Fecha no disponible' without one, 'Fecha inválida' where it is none
 */
export function formatDate(value: Date | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'Fecha no disponible';
  const at = new Date(value);
  return Number.isNaN(at.getTime())
    ? 'Fecha inválida'
    : `${formatWeekday(at)}, ${formatDay(wallTimeOf(at).day)}`;
}

/**
 * '17:30', in Madrid time.
 * @param value an instant (Date or ISO text); 'Hora no disponible' without one, 'Hora inválida' where it is none
 */
export function formatTime(value: Date | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'Hora no disponible';
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? 'Hora inválida' : wallTimeOf(at).time;
}

/** 'lunes, 23 de noviembre de 2026, a las 17:30', in Madrid time: as letters say an hour. */
export const formatDateAndTime = (at: Date): string => `${formatDate(at)}, a las ${formatTime(at)}`;

/** 'lunes', in Madrid time. For what is less than a week away. */
export const formatWeekday = (at: Date): string => inMadrid(at).weekday;

/** 'lunes, 23 de noviembre', in Madrid time: of what is so near that nobody asks for its year. */
export function formatDateOfYear(at: Date): string {
  const { weekday, date, month } = inMadrid(at);
  return `${weekday}, ${date} de ${month}`;
}

/** Of September four letters, as the language has it. */
const shortened = (month: string) => month.slice(0, month.startsWith('sep') ? 4 : 3);

/** '24 nov 2026', in Madrid time: for dense lists of the clinic's side. */
export function formatShortDate(at: Date | string): string {
  const { date, month } = shortDayOf(new Date(at));
  return `${date} ${month} ${inMadrid(new Date(at)).year}`;
}

/** The parts of '24 nov', in Madrid time. */
export function shortDayOf(at: Date): { date: number; month: string } {
  const { date, month } = inMadrid(at);
  return { date, month: shortened(month) };
}

/** '24 de noviembre de 2041', of a calendar day 'YYYY-MM-DD'. */
export function formatDay(value: Day): string {
  const { date, month, year } = partsOf(value);
  return `${date} de ${month} de ${year}`;
}

/** 'noviembre de 2026', of a calendar month 'YYYY-MM'. */
export function formatMonth(value: string): string {
  const { month, year } = partsOf(`${value}-01`);
  return `${month} de ${year}`;
}
