import { expect, test } from 'vitest';
import { expectedOf, tillRefusal } from './rules.ts';

const open = { isOpen: true, isFirst: false, expectedCents: 21_500 };
const closed = { ...open, isOpen: false };
const tillEvent = (
  step: Parameters<typeof tillRefusal>[0]['step'],
  cents: number,
  note: string | null = null,
) => ({
  step,
  cents,
  note,
});

test('computes the expected content from the last count, cash since then, and withdrawals', () => {
  expect(expectedOf({ countedCents: 15_000, cashCents: 13_000, withdrawnCents: 10_000 })).toBe(18_000);
});

test('only opens a closed till, and does not open an open one', () => {
  expect(tillRefusal(tillEvent('opening', 21_500), closed)).toBeUndefined();
  for (const step of ['handover', 'withdrawal', 'closing'] as const)
    expect(tillRefusal(tillEvent(step, 21_500), closed)).toBe('till_closed');
  expect(tillRefusal(tillEvent('opening', 21_500), open)).toBe('till_open');
});

test('requires a note for a difference, except for the first float', () => {
  for (const step of ['handover', 'closing'] as const) {
    expect(tillRefusal(tillEvent(step, 21_499), open)).toBe('note_needed');
    expect(tillRefusal(tillEvent(step, 21_499, 'Falta una moneda'), open)).toBeUndefined();
    expect(tillRefusal(tillEvent(step, 21_500), open)).toBeUndefined();
  }
  expect(tillRefusal(tillEvent('opening', 20_000), closed)).toBe('note_needed');
  expect(tillRefusal(tillEvent('opening', 20_000), { ...closed, isFirst: true })).toBeUndefined();
});

test('refuses withdrawals above the content', () => {
  expect(tillRefusal(tillEvent('withdrawal', 21_500), open)).toBeUndefined();
  for (const cents of [0, 21_501]) expect(tillRefusal(tillEvent('withdrawal', cents), open)).toBe('too_much');
});
