import { expect, test } from 'vitest';
import { formatDeadline } from './deadline.ts';

test('includes the day if the deadline is on another day in Madrid', () => {
  const until = '2026-11-24T22:30:00Z';
  expect(formatDeadline(until, new Date('2026-11-23T23:00:00Z'))).toBe('las 23:30');
  expect(formatDeadline(until, new Date('2026-11-23T22:59:00Z'))).toBe(
    'el martes, 24 de noviembre de 2026, a las 23:30',
  );
});

test('omits the day if the deadline is soon after midnight', () => {
  expect(formatDeadline('2026-11-23T23:11:00Z', new Date('2026-11-23T22:41:00Z'))).toBe('las 00:11');
});
