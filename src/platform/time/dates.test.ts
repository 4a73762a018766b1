import { describe, expect, test } from 'vitest';
import { formatEuros, formatEurosExactly } from '../money.ts';
import { wallTimeOf } from './calendar-days.ts';
import {
  formatDate,
  formatDateOfYear,
  formatDay,
  formatMonth,
  formatShortDate,
  formatTime,
  formatWeekday,
  shortDayOf,
} from './dates.ts';

describe('formatting of dates and money', () => {
  test('formats dates and times in Madrid time', () => {
    expect(formatDate('2026-11-24T16:30:00Z')).toBe('martes, 24 de noviembre de 2026');
    expect(formatTime('2026-11-24T16:30:00Z')).toBe('17:30');
    expect(formatShortDate('2026-11-24T23:30:00Z')).toBe('25 nov 2026');
  });

  test('uses the specified texts for missing and invalid values', () => {
    expect([formatDate(null), formatDate(''), formatDate('ayer')]).toEqual([
      'Fecha no disponible',
      'Fecha no disponible',
      'Fecha inválida',
    ]);
    expect([formatTime(undefined), formatTime('25:99')]).toEqual(['Hora no disponible', 'Hora inválida']);
    expect([formatDate(undefined), formatTime(null), formatTime('')]).toEqual([
      'Fecha no disponible',
      'Hora no disponible',
      'Hora no disponible',
    ]);
  });

  test("formats a calendar day independently of the reader's time zone", () => {
    expect(formatDay('2041-11-24')).toBe('24 de noviembre de 2041');
    expect(formatDay('2027-01-01')).toBe('1 de enero de 2027');
  });

  test('formats every day of a leap year correctly', () => {
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', ...options });
      return (at: Date) => format.format(at);
    };
    const month = written({ month: 'long', year: 'numeric' });
    const ways: [(at: Date) => string, (at: Date) => string][] = [
      [formatDate, written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })],
      [formatDateOfYear, written({ weekday: 'long', day: 'numeric', month: 'long' })],
      [(at) => `${shortDayOf(at).date} ${shortDayOf(at).month}`, written({ day: 'numeric', month: 'short' })],
      [formatShortDate, written({ day: 'numeric', month: 'short', year: 'numeric' })],
      [formatWeekday, written({ weekday: 'long' })],
      [formatTime, written({ hour: '2-digit', minute: '2-digit' })],
      [(at) => formatMonth(wallTimeOf(at).day.slice(0, 7)), month],
    ];
    for (let hour = 0; hour < 366 * 24; hour += 11) {
      const at = new Date(Date.UTC(2028, 0, 1, hour, 30));
      for (const [ours, theirs] of ways) expect(ours(at)).toBe(theirs(at));
    }
  });

  test('refuses to format an invalid day', () => {
    for (const write of [formatDay, formatShortDate, formatMonth])
      expect(() => write('ayer')).toThrow(RangeError);
  });

  test('formats whole euros on pages and two decimals on receipts', () => {
    expect(
      [formatEuros(6500), formatEuros(6550), formatEurosExactly(6500)].map((text) =>
        text.replace(/\s/g, ' '),
      ),
    ).toEqual(['65 €', '65,50 €', '65,00 €']);
  });

  test('groups digits from ten thousand on, and uses a no-break space', () => {
    const format = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });
    const sums = [0, 5, 99, 100, -6500, 999_999, 1_000_000, 1_234_567, 123_456_789];
    for (const cents of sums) expect(formatEurosExactly(cents)).toBe(format.format(cents / 100));
    expect(formatEuros(1_000_000)).toBe('10.000\u00a0€');
    expect(formatEuros(-140_000)).toBe('-1400\u00a0€');
  });
});
