import { expect, test } from 'vitest';
import { expectedOf, whyNot } from './rules.ts';

const open = { isOpen: true, isFirst: false, expectedCents: 21_500 };
const closed = { ...open, isOpen: false };
const say = (step: Parameters<typeof whyNot>[0]['step'], cents: number, note: string | null = null) => ({
  step,
  cents,
  note,
});

test('what should lie in the till is the count before, the cash since, and less what was taken away', () => {
  expect(expectedOf({ countedCents: 15_000, cashCents: 13_000, withdrawnCents: 10_000 })).toBe(18_000);
});

test('a closed till is opened and nothing else, an open one not again', () => {
  expect(whyNot(say('opening', 21_500), closed)).toBeUndefined();
  for (const step of ['handover', 'withdrawal', 'closing'] as const)
    expect(whyNot(say(step, 21_500), closed)).toBe('till_closed');
  expect(whyNot(say('opening', 21_500), open)).toBe('till_open');
});

test('what does not come out right needs a note, but for the very first float', () => {
  for (const step of ['handover', 'closing'] as const) {
    expect(whyNot(say(step, 21_499), open)).toBe('note_needed');
    expect(whyNot(say(step, 21_499, 'Falta una moneda'), open)).toBeUndefined();
    expect(whyNot(say(step, 21_500), open)).toBeUndefined();
  }
  expect(whyNot(say('opening', 20_000), closed)).toBe('note_needed');
  expect(whyNot(say('opening', 20_000), { ...closed, isFirst: true })).toBeUndefined();
});

test('no more is taken away than there is', () => {
  expect(whyNot(say('withdrawal', 21_500), open)).toBeUndefined();
  for (const cents of [0, 21_501]) expect(whyNot(say('withdrawal', cents), open)).toBe('too_much');
});
