import { expect, test } from 'vitest';
import {
  answeringHours,
  briefAnsweringHours,
  formatBriefHours,
  formatOpeningHours,
  formatWeekdays,
} from './opening-hours.ts';

test('derives opening times from the sessions, without the noon break', () => {
  expect(formatOpeningHours(['09:00', '10:30', '12:00', '16:00', '17:30', '19:00'], 60)).toBe(
    'de 9:00 a 13:00 y de 16:00 a 20:00',
  );
  expect(formatOpeningHours(['09:30', '10:30'], 45)).toBe('de 9:30 a 11:15');
  expect(formatOpeningHours([], 60)).toBe('');
});

test('abbreviates consecutive days as a range, and lists others', () => {
  expect(formatWeekdays([1, 2, 3, 4, 5])).toBe('de lunes a viernes');
  expect(formatWeekdays([1, 3, 5])).toBe('lunes, miércoles y viernes');
  expect(formatWeekdays([6, 7])).toBe('sábado y domingo');
  expect(formatWeekdays([2])).toBe('martes');
});

test('the configured clinic answers while its sessions take place', () => {
  expect(answeringHours()).toBe('de lunes a viernes, de 9:00 a 13:00 y de 16:00 a 20:00');
});

test('abbreviates days and hours, and states minutes only if needed', () => {
  expect(briefAnsweringHours()).toBe('lun–vie, 9–13 y 16–20\u00a0h');
  expect(formatBriefHours([1, 3], ['09:30', '10:30'], 45)).toBe('lun y mié, 9:30–11:15\u00a0h');
});
