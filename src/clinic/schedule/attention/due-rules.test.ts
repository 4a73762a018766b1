import { expect, test } from 'vitest';
import { type Day, weekdayOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { dueAfter, dueOn } from './due-rules.ts';

const isWorking = (day: Day) => weekdayOf(day) < 6 && day !== '2026-12-08';

test.each([
  ['a Monday', '2026-11-23', '2026-11-24'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['a Sunday', '2026-11-22', '2026-11-23'],
  ['the day before a holiday', '2026-12-07', '2026-12-09'],
])('what comes on %s is to be answered on the next working day', (_, writtenOn, due) => {
  expect(dueOn(writtenOn, isWorking)).toBe(due);
});

test('nothing is to be answered on a day on which the whole clinic is closed; one absence less is none of it', () => {
  const closedFrom = (professionalId: number | null) => ({
    ...{
      professionalId,
      startsAt: instantOf('2026-11-24', '00:00'),
      endsAt: instantOf('2026-11-26', '00:00'),
    },
  });
  const dueWith = (professionalId: number | null) =>
    dueAfter(
      {
        ...{ hours: new Map(), people: new Map(), extraHours: new Map(), isHoliday: () => false },
        absences: [closedFrom(professionalId)],
      },
      instantOf('2026-11-23', '10:00'),
    );
  expect(dueWith(null)).toEqual(instantOf('2026-11-26', '20:00'));
  expect(dueWith(1)).toEqual(instantOf('2026-11-24', '20:00'));
});

test('a clinic that never works finds an end', () => {
  expect(dueOn('2026-11-23', () => false)).toBe('2026-11-24');
});
