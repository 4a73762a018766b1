import { expect, test } from 'vitest';
import { heldState } from './held-state.ts';

const hold = { status: 'pending', payment: 'none' } as const;

test('a hold is over when its time is, or when the server says so', () => {
  expect(heldState(hold, 'ready', undefined)).toBe('held');
  expect(heldState(hold, 'ready', 1)).toBe('held');
  expect(heldState(hold, 'ready', 0)).toBe('over');
  expect(heldState({ ...hold, status: 'cancelled' }, 'ready', 12)).toBe('over');
});

test('it never runs out while somebody pays', () => {
  for (const step of ['approving', 'capturing', 'recording'] as const)
    for (const status of ['pending', 'cancelled'] as const)
      expect(heldState({ ...hold, status }, step, 0)).toBe('paying');
});

test('money that is being checked outlasts the clock, money that buys nothing does not', () => {
  expect(heldState(hold, 'checking', 0)).toBe('checking');
  expect(heldState({ ...hold, payment: 'checking' }, 'ready', 0)).toBe('checking');
  expect(heldState(hold, 'failed', 0)).toBe('unclear');
  expect(heldState({ status: 'cancelled', payment: 'returning' }, 'failed', 12)).toBe('over');
});

test('what the server has confirmed is confirmed, whatever this browser missed', () => {
  expect(heldState(hold, 'paid', 0)).toBe('confirmed');
  expect(heldState({ status: 'confirmed', payment: 'paid' }, 'failed', 0)).toBe('confirmed');
});
