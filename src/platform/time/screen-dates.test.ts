import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateAndTime,
  formatDateOfYear,
  formatDay,
  formatDayOfWeek,
  formatShortDate,
  formatShortMonth,
} from './screen-dates.ts';

const at = new Date('2026-11-24T16:30:00Z');
const visible = (text: string) => text.replaceAll('\u00a0', '~');

test('days of screens have no-break spaces inside, and ordinary ones where a line may end', () => {
  expect(visible(formatDate(at))).toBe('martes, 24~de~noviembre de 2026');
  expect(visible(formatDateOfYear(at))).toBe('martes, 24~de~noviembre');
  expect(visible(formatDateAndTime(at))).toBe('martes, 24~de~noviembre de 2026, a las~17:30');
  expect(visible(formatDay('2026-11-24'))).toBe('24~de~noviembre de 2026');
  expect(visible(formatDayOfWeek('2026-11-24'))).toBe('martes~24');
  expect(visible(formatShortDate(at))).toBe('24~nov~2026');
  expect(visible(formatShortMonth('2026-11'))).toBe('nov~2026');
  expect(formatDate(null)).toBe('Fecha no disponible');
});
