import { keepTogether } from '../text/unbreakable.ts';
import type { Day } from './calendar-days.ts';
import {
  formatDate as formatPlainDate,
  formatDateAndTime as formatPlainDateAndTime,
  formatDateOfYear as formatPlainDateOfYear,
  formatDay as formatPlainDay,
  formatDayOfWeek as formatPlainDayOfWeek,
  formatShortDate as formatPlainShortDate,
  formatShortMonth as formatPlainShortMonth,
} from './dates.ts';

// The dates of `dates.ts` for screens: no line breaks inside a day. SMS, stored texts, documents and downloads
// use the plain ones.

export { formatMonth, formatMonthName, formatTime, formatWeekday } from './dates.ts';

const noBreak = '\u00a0';

export const formatDate = (value: Date | string | null | undefined): string =>
  keepTogether(formatPlainDate(value));

export const formatDateAndTime = (at: Date): string => keepTogether(formatPlainDateAndTime(at));

export const formatDateOfYear = (at: Date): string => keepTogether(formatPlainDateOfYear(at));

export const formatDay = (value: Day): string => keepTogether(formatPlainDay(value));

export const formatDayOfWeek = (value: Day): string => formatPlainDayOfWeek(value).replace(' ', noBreak);

export const formatShortDate = (at: Date | string): string =>
  formatPlainShortDate(at).replaceAll(' ', noBreak);

export const formatShortMonth = (value: string): string => formatPlainShortMonth(value).replace(' ', noBreak);
