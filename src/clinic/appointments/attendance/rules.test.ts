import { expect, test } from 'vitest';
import { attendanceStatuses } from '../terms.ts';
import { isOutcome, mayNoteAttendance } from './rules.ts';

const hour = 3_600_000;
const startsAt = new Date('2026-12-01T08:00:00Z');
/** Not the configured notice: the appointment's own decides. */
const cancellationHours = 31;
const late = cancellationHours * hour;

test.each([
  ['arrived', 'over three hours before', -3 * hour - 1, false],
  ['arrived', 'three hours before', -3 * hour, true],
  ['arrived', 'less than three hours before', -3 * hour + 1, true],
  ['arrived', 'an hour later', hour, true],
  ['fulfilled', 'just before the hour', -1, false],
  ['fulfilled', 'as it begins', 0, true],
  ['fulfilled', 'after it began', 1, true],
  ['no_show', 'just before the hour', -1, false],
  ['no_show', 'as it begins', 0, true],
  ['no_show', 'after it began', 1, true],
  ['cancelled_late', 'while the rule lets them', -late - 1, false],
  ['cancelled_late', 'once it is too late for the rule', -late + 1, true],
  ['cancelled_late', 'as it begins', 0, true],
] as const)('decides whether %s may be noted %s', (status, _, after, may) => {
  expect(
    mayNoteAttendance(status, { startsAt, cancellationHours }, new Date(startsAt.getTime() + after)),
  ).toBe(may);
});

test('treats every status except arrived as an outcome', () => {
  expect(attendanceStatuses.filter((status) => !isOutcome(status))).toEqual(['arrived']);
  expect(attendanceStatuses.filter(isOutcome).toSorted()).toEqual(['cancelled_late', 'fulfilled', 'no_show']);
});
