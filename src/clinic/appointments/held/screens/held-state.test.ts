import { expect, test } from 'vitest';
import { heldState } from './held-state.ts';

const hold = { status: 'pending', payment: 'none' } as const;

test('ends a hold when its time is over or the server cancels it', () => {
  expect(heldState(hold, { step: 'ready' }, undefined)).toBe('held');
  expect(heldState(hold, { step: 'ready' }, 1)).toBe('held');
  expect(heldState(hold, { step: 'ready' }, 0)).toBe('over');
  expect(heldState({ ...hold, status: 'cancelled' }, { step: 'ready' }, 12)).toBe('over');
});

test('never expires during a payment', () => {
  for (const status of ['pending', 'cancelled'] as const) {
    expect(heldState({ ...hold, status }, { step: 'approving' }, 0)).toBe('paying');
    // The payment is being taken: nothing is missing.
    for (const step of ['capturing', 'recording'] as const)
      expect(heldState({ ...hold, status }, { step }, 0)).toBe('confirming');
  }
});

test('stays in review past the deadline, but not for a payment that bought nothing', () => {
  expect(heldState(hold, { step: 'checking' }, 0)).toBe('checking');
  expect(heldState({ ...hold, payment: 'checking' }, { step: 'ready' }, 0)).toBe('checking');
  expect(heldState(hold, { step: 'failed' }, 0)).toBe('unclear');
  expect(heldState({ status: 'cancelled', payment: 'returning' }, { step: 'failed' }, 12)).toBe('over');
});

test('stays confirmed by the server even if this browser missed the response', () => {
  expect(heldState(hold, { step: 'paid' }, 0)).toBe('confirmed');
  expect(heldState({ status: 'confirmed', payment: 'paid' }, { step: 'failed' }, 0)).toBe('confirmed');
});

test('reports a payment that bought nothing as returned and allows paying again', () => {
  const judged = { step: 'failed', mayRecordAgain: false } as const;
  for (const payment of ['none', 'returning', 'returned'] as const)
    expect(heldState({ ...hold, payment }, judged, 12)).toBe('returned');
  for (const payment of ['returning', 'returned'] as const)
    expect(heldState({ ...hold, payment }, { step: 'ready' }, 12)).toBe('returned');
  expect(heldState({ ...hold, payment: 'returning' }, judged, 0)).toBe('over');
  expect(heldState(hold, { step: 'failed', mayRecordAgain: true }, 12)).toBe('unclear');
  expect(heldState({ ...hold, payment: 'checking' }, { step: 'checking' }, 12)).toBe('checking');
});
