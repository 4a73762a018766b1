import { type Day, wallTimeOf, weekdayNames, weekdayOf } from './calendar-days.ts';

// Formats by hand: the first `Intl` formatter takes 100 ms on an old phone, and others add to it.

const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** Parts of a calendar day, with names of month and weekday. @throws RangeError for an invalid day */
function dateParts(value: Day) {
  const at = new Date(`${value}T00:00:00Z`);
  return {
    weekday: weekdayNames[weekdayOf(value) - 1] ?? '',
    date: at.getUTCDate(),
    month: months[at.getUTCMonth()] ?? '',
    year: Number(at.toISOString().slice(0, 4)),
  };
}

const inMadrid = (at: Date) => dateParts(wallTimeOf(at).day);

/**
 * 'martes, 24 de noviembre de 2026', in Madrid time.
 * @param value an instant (Date or ISO text); 'Fecha no disponible' if missing, 'Fecha inválida' if invalid
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
 * @param value an instant (Date or ISO text); 'Hora no disponible' if missing, 'Hora inválida' if invalid
 */
export function formatTime(value: Date | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'Hora no disponible';
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? 'Hora inválida' : wallTimeOf(at).time;
}

/** 'lunes, 23 de noviembre de 2026, a las 17:30', in Madrid time, for letters. */
export const formatDateAndTime = (at: Date): string => `${formatDate(at)}, a las ${formatTime(at)}`;

/** 'lunes', in Madrid time, for dates less than a week away. */
export const formatWeekday = (at: Date): string => inMadrid(at).weekday;

/** 'lunes 23', of a calendar day, for dates less than a month away. */
export function formatDayOfWeek(value: Day): string {
  const { weekday, date } = dateParts(value);
  return `${weekday} ${date}`;
}

/** 'lunes, 23 de noviembre', in Madrid time, for near dates whose year is obvious. */
export function formatDateOfYear(at: Date): string {
  const { weekday, date, month } = inMadrid(at);
  return `${weekday}, ${date} de ${month}`;
}

/** September is abbreviated to four letters in Spanish. */
const shortenMonth = (month: string) => month.slice(0, month.startsWith('sep') ? 4 : 3);

/** '24 nov 2026', in Madrid time, for dense lists. */
export function formatShortDate(at: Date | string): string {
  const { date, month } = shortDayOf(new Date(at));
  return `${date} ${month} ${inMadrid(new Date(at)).year}`;
}

export function shortDayOf(at: Date): { date: number; month: string } {
  const { date, month } = inMadrid(at);
  return { date, month: shortenMonth(month) };
}

export function formatDay(value: Day): string {
  const { date, month, year } = dateParts(value);
  return `${date} de ${month} de ${year}`;
}

export function formatMonth(value: string): string {
  const { month, year } = dateParts(`${value}-01`);
  return `${month} de ${year}`;
}
