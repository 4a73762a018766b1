import { expect, test } from 'vitest';
import {
  answeringHours,
  briefAnsweringHours,
  briefHours,
  openingHours,
  weekdayWords,
} from './opening-hours.ts';

test('the sessions of a day tell when somebody is there, the pause at noon left out', () => {
  expect(openingHours(['09:00', '10:30', '12:00', '16:00', '17:30', '19:00'], 60)).toBe(
    'de 9:00 a 13:00 y de 16:00 a 20:00',
  );
  expect(openingHours(['09:30', '10:30'], 45)).toBe('de 9:30 a 11:15');
  expect(openingHours([], 60)).toBe('');
});

test('days in a row are named by the first and the last, others one by one', () => {
  expect(weekdayWords([1, 2, 3, 4, 5])).toBe('de lunes a viernes');
  expect(weekdayWords([1, 3, 5])).toBe('lunes, miércoles y viernes');
  expect(weekdayWords([6, 7])).toBe('sábado y domingo');
  expect(weekdayWords([2])).toBe('martes');
});

test('the clinic of the configuration answers while its sessions are held', () => {
  expect(answeringHours).toBe('de lunes a viernes, de 9:00 a 13:00 y de 16:00 a 20:00');
});

test('where there is little room days and hours are cut short, and minutes are said only where there are any', () => {
  expect(briefAnsweringHours).toBe('lun–vie, 9–13 y 16–20\u00a0h');
  expect(briefHours([1, 3], ['09:30', '10:30'], 45)).toBe('lun y mié, 9:30–11:15\u00a0h');
});
