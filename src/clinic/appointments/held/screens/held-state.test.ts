import { expect, test } from 'vitest';
import { heldState } from './held-state.ts';

const hold = { status: 'pending', payment: 'none' } as const;

test('a hold is over when its time is, or when the server says so', () => {
  expect(heldState(hold, { step: 'ready' }, undefined)).toBe('held');
  expect(heldState(hold, { step: 'ready' }, 1)).toBe('held');
  expect(heldState(hold, { step: 'ready' }, 0)).toBe('over');
  expect(heldState({ ...hold, status: 'cancelled' }, { step: 'ready' }, 12)).toBe('over');
});

test('it never runs out while somebody pays', () => {
  for (const status of ['pending', 'cancelled'] as const) {
    expect(heldState({ ...hold, status }, { step: 'approving' }, 0)).toBe('paying');
    // The money is taken, or about to be: nothing is missing any more.
    for (const step of ['capturing', 'recording'] as const)
      expect(heldState({ ...hold, status }, { step }, 0)).toBe('confirming');
  }
});

test('money that is being checked outlasts the clock, money that buys nothing does not', () => {
  expect(heldState(hold, { step: 'checking' }, 0)).toBe('checking');
  expect(heldState({ ...hold, payment: 'checking' }, { step: 'ready' }, 0)).toBe('checking');
  expect(heldState(hold, { step: 'failed' }, 0)).toBe('unclear');
  expect(heldState({ status: 'cancelled', payment: 'returning' }, { step: 'failed' }, 12)).toBe('over');
});

test('what the server has confirmed is confirmed, whatever this browser missed', () => {
  expect(heldState(hold, { step: 'paid' }, 0)).toBe('confirmed');
  expect(heldState({ status: 'confirmed', payment: 'paid' }, { step: 'failed' }, 0)).toBe('confirmed');
});

test('money that bought nothing is never called unconfirmed: it goes back, and the hour may be paid again', () => {
  const judged = { step: 'failed', mayRecordAgain: false } as const;
  for (const payment of ['none', 'returning', 'returned'] as const)
    expect(heldState({ ...hold, payment }, judged, 12)).toBe('returned');
  for (const payment of ['returning', 'returned'] as const)
    expect(heldState({ ...hold, payment }, { step: 'ready' }, 12)).toBe('returned');
  expect(heldState({ ...hold, payment: 'returning' }, judged, 0)).toBe('over');
  expect(heldState(hold, { step: 'failed', mayRecordAgain: true }, 12)).toBe('unclear');
  // Paid again, and under review.
  expect(heldState({ ...hold, payment: 'checking' }, { step: 'checking' }, 12)).toBe('checking');
});
