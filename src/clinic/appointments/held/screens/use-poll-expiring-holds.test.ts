import { expect, test } from 'vitest';
import { findNextHoldEnd } from './use-poll-expiring-holds.ts';

const hold = (holdExpiresAt: string | null, status: 'pending' | 'confirmed' | 'cancelled' = 'pending') => ({
  status,
  holdExpiresAt,
});

test('keeps waiting for an expired hold until the server cancels it', () => {
  const passed = '2020-01-01T10:00:00Z';
  expect(findNextHoldEnd([hold('2030-01-01T10:00:00Z'), hold(passed)])).toBe(Date.parse(passed));
  expect(findNextHoldEnd([hold(passed, 'cancelled'), hold(null, 'confirmed')])).toBeUndefined();
});
