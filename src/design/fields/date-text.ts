import { texts } from './texts.ts';
import type { Reading } from './use-typed-value.ts';

export type DayLimits = {
  /** First and last allowed day. */
  min?: string | undefined;
  max?: string | undefined;
};

const two = (part: number) => String(part).padStart(2, '0');

/** '26/11/2026'; '' for a value that is no day. */
export function formatDayText(day: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return parts === null ? '' : `${parts[3]}/${parts[2]}/${parts[1]}`;
}

/**
 * Reads '26/11/2026', '3/5/26', '3-5', '3.5', '0305', '030526', '03052026' and '2026-05-03'. Without a year it is
 * the day nearest to today within the limits. A year of two digits is at most twenty years ahead.
 * @param today the present day; '' if unknown, then a year is required
 */
export function readDayText(typed: string, today: string, limits: DayLimits = {}): Reading {
  const text = typed.trim();
  if (text === '') return { value: '' };
  const parts = splitDay(text);
  if (parts === undefined) return { problem: texts().dayExample };
  const { date, month, year } = parts;
  if (year.length === 0 && today === '') return { problem: texts().dayExample };
  const thisYear = Number(today.slice(0, 4));
  const value =
    year.length === 0
      ? nearestDay(date, month, today, limits)
      : toDay(fullYear(year, thisYear, limits), month, date);
  if (value !== undefined) return { value };
  const dayAndMonth = `${two(date)}/${two(month)}`;
  const shown = year === '' ? dayAndMonth : `${dayAndMonth}/${year}`;
  return { problem: texts().noSuchDay(shown) };
}

type TypedDay = { date: number; month: number; year: string };

function splitDay(text: string): TypedDay | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return { date: Number(iso[3]), month: Number(iso[2]), year: iso[1] ?? '' };
  const parts =
    /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})(?:\s*[/.\-\s]\s*(\d{4}|\d{2})?)?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text);
  return parts === null
    ? undefined
    : { date: Number(parts[1]), month: Number(parts[2]), year: parts[3] ?? '' };
}

/** Undefined if the day does not exist. */
function toDay(year: number, month: number, date: number): string | undefined {
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}

function fullYear(year: string, thisYear: number, { max }: DayLimits): number {
  if (year.length === 4) return Number(year);
  const recent = 2000 + Number(year);
  const isTooLate = max ? recent > Number(max.slice(0, 4)) : recent > thisYear + 20;
  return isTooLate ? recent - 100 : recent;
}

function nearestDay(date: number, month: number, today: string, limits: DayLimits): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  // The nearest 29 February can be four years away.
  const days = [0, -1, 1, -2, 2, -3, 3, -4, 4].flatMap((years) => toDay(thisYear + years, month, date) ?? []);
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  const byDistance = days.toSorted((one, other) => distance(one) - distance(other));
  return byDistance.find((day) => explainLimits(day, today, limits) === undefined) ?? byDistance[0];
}

/** A sentence that names the limits if the day is outside them; undefined otherwise. */
export function explainLimits(day: string, today: string, { min, max }: DayLimits): string | undefined {
  const isTooEarly = min !== undefined && day < min;
  const isTooLate = max !== undefined && day > max;
  if (day === '' || !(isTooEarly || isTooLate)) return undefined;
  const nameOf = (limit: string) => (limit === today ? texts().today : texts().theDay(formatDayText(limit)));
  if (min !== undefined && max !== undefined) return texts().dayBetween(nameOf(min), nameOf(max));
  if (max !== undefined) return texts().dayUntil(nameOf(max));
  return texts().dayFrom(nameOf(min ?? ''));
}

/** Whether more digits cannot change the meaning. '3/5' is incomplete: it may become '3/5/27'. */
export const isDayTextComplete = (typed: string): boolean =>
  /^\s*(\d{1,2}\s*[/.\-\s]\s*\d{1,2}\s*[/.\-\s]\s*\d{4}|\d{8}|\d{4}-\d{2}-\d{2})\s*$/.test(typed);
