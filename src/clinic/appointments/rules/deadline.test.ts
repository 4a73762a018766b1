import { expect, test } from 'vitest';
import { deadline } from './deadline.ts';

test('a deadline names its day where it is another one, in Madrid', () => {
  const until = '2026-11-24T22:30:00Z';
  expect(deadline(until, new Date('2026-11-23T23:00:00Z'))).toBe('las 23:30');
  expect(deadline(until, new Date('2026-11-23T22:59:00Z'))).toBe(
    'el martes, 24 de noviembre de 2026, a las 23:30',
  );
});

test('a few minutes after midnight is no other day to somebody who is awake', () => {
  expect(deadline('2026-11-23T23:11:00Z', new Date('2026-11-23T22:41:00Z'))).toBe('las 00:11');
});
