import { currentLanguage, type Language } from '../language/language.ts';
import { type Day, wallTimeOf, weekdayOf } from './calendar-days.ts';
import { dateWords } from './date-words.ts';

// Formats by hand: the first `Intl` formatter takes 100 ms on an old phone, and others add to it.
// `language` is by default that of the page or request.

/** Parts of a calendar day, with names of month and weekday. @throws RangeError for an invalid day */
function dateParts(value: Day, language: Language) {
  const at = new Date(`${value}T00:00:00Z`);
  const { weekdays, months, shortMonths, ofMonth } = dateWords(language);
  const month = months[at.getUTCMonth()] ?? '';
  return {
    weekday: weekdays[weekdayOf(value) - 1] ?? '',
    date: at.getUTCDate(),
    month,
    ofMonth: ofMonth(month),
    shortMonth: shortMonths[at.getUTCMonth()] ?? '',
    year: Number(at.toISOString().slice(0, 4)),
  };
}

const inMadrid = (at: Date, language: Language) => dateParts(wallTimeOf(at).day, language);

/**
 * 'martes, 24 de noviembre de 2026', in Madrid time.
 * @param value an instant (Date or ISO text); 'Fecha no disponible' if missing, 'Fecha inválida' if invalid
 */
export function formatDate(
  value: Date | string | null | undefined,
  language: Language = currentLanguage(),
): string {
  if (value === null || value === undefined || value === '') return dateWords(language).missingDate;
  const at = new Date(value);
  return Number.isNaN(at.getTime())
    ? dateWords(language).invalidDate
    : `${formatWeekday(at, language)}, ${formatDay(wallTimeOf(at).day, language)}`;
}

/**
 * '17:30', in Madrid time.
 * @param value an instant (Date or ISO text); 'Hora no disponible' if missing, 'Hora inválida' if invalid
 */
export function formatTime(
  value: Date | string | null | undefined,
  language: Language = currentLanguage(),
): string {
  if (value === null || value === undefined || value === '') return dateWords(language).missingTime;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? dateWords(language).invalidTime : wallTimeOf(at).time;
}

/** 'lunes, 23 de noviembre de 2026, a las 17:30', in Madrid time, for letters. */
export const formatDateAndTime = (at: Date, language: Language = currentLanguage()): string =>
  dateWords(language).dateAndTime(formatDate(at, language), formatTime(at, language));

/** 'lunes', in Madrid time, for dates less than a week away. */
export const formatWeekday = (at: Date, language: Language = currentLanguage()): string =>
  inMadrid(at, language).weekday;

/** 'lunes 23', of a calendar day, for dates less than a month away. */
export function formatDayOfWeek(value: Day, language: Language = currentLanguage()): string {
  const { weekday, date } = dateParts(value, language);
  return `${weekday} ${date}`;
}

/** 'lunes, 23 de noviembre', in Madrid time, for near dates whose year is obvious. */
export function formatDateOfYear(at: Date, language: Language = currentLanguage()): string {
  const { weekday, date, ofMonth } = inMadrid(at, language);
  return `${weekday}, ${date} ${ofMonth}`;
}

/** '24 nov 2026', in Madrid time, for dense lists. */
export function formatShortDate(at: Date | string, language: Language = currentLanguage()): string {
  const { date, shortMonth, year } = inMadrid(new Date(at), language);
  return `${date} ${shortMonth} ${year}`;
}

export function shortDayOf(
  at: Date,
  language: Language = currentLanguage(),
): { date: number; month: string } {
  const { date, shortMonth } = inMadrid(at, language);
  return { date, month: shortMonth };
}

export function formatDay(value: Day, language: Language = currentLanguage()): string {
  const { date, ofMonth, year } = dateParts(value, language);
  return `${date} ${ofMonth} de ${year}`;
}

/** 'nov 2026', of a month '2026-11', for tables and charts. */
export function formatShortMonth(value: string, language: Language = currentLanguage()): string {
  const { shortMonth, year } = dateParts(`${value}-01`, language);
  return `${shortMonth} ${year}`;
}

/** 'noviembre', of a month '2026-11', where the year is obvious. */
export const formatMonthName = (value: string, language: Language = currentLanguage()): string =>
  dateParts(`${value}-01`, language).month;

export function formatMonth(value: string, language: Language = currentLanguage()): string {
  const { month, year } = dateParts(`${value}-01`, language);
  return `${month} de ${year}`;
}
