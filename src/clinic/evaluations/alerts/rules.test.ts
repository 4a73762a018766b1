import { expect, test } from 'vitest';
import { escalatesAgainAt, escalatesAt } from './rules.ts';

const at = (time: string) => new Date(`2026-11-24T${time}Z`);
const now = at('12:00:00');

test.each([
  ['while it is open for long', true, at('18:00:00'), at('12:15:00')],
  ['while it is open and no closing is known', true, null, at('12:15:00')],
  ['when it closes a second after the quarter', true, at('12:15:01'), at('12:15:00')],
  ['when it closes on the quarter', true, at('12:15:00'), at('12:15:00')],
  ['when it closes a second sooner', true, at('12:14:59'), at('12:14:59')],
  ['when it opens soon', false, at('12:05:00'), at('12:20:00')],
  ['when it opens late', false, at('20:00:00'), at('20:15:00')],
  ['when no opening is known', false, null, at('12:15:00')],
])('computes when an alert escalates to management: %s', (_, isOpen, turnsAt, due) => {
  expect(escalatesAt({ isOpen, turnsAt }, now)).toEqual(due);
});

test('escalates again 15 minutes into the next opening, or after a day if none is known', () => {
  expect(escalatesAgainAt(at('20:00:00'), now)).toEqual(at('20:15:00'));
  expect(escalatesAgainAt(null, now)).toEqual(new Date('2026-11-25T12:00:00Z'));
});
