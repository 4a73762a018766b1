import { expect, test } from 'vitest';
import { type Day, weekdayOf } from '#platform/time/calendar-days.ts';
import { dueOn, reopenedState } from './rules.ts';

const isWorking = (day: Day) => weekdayOf(day) < 6 && day !== '2026-12-08';

test.each([
  ['a Monday', '2026-11-23', '2026-11-24'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['a Sunday', '2026-11-22', '2026-11-23'],
  ['the day before a holiday', '2026-12-07', '2026-12-09'],
])('what comes on %s is to be answered on the next working day', (_, writtenOn, due) => {
  expect(dueOn(writtenOn, isWorking)).toBe(due);
});

test('a clinic that never works finds an end', () => {
  expect(dueOn('2026-11-23', () => false)).toBe('2026-11-24');
});

test('what is opened anew is still with whoever had it', () => {
  expect([reopenedState(null), reopenedState(7)]).toEqual(['new', 'taken']);
});
