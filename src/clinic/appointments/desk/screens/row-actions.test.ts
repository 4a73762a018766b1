import { expect, test } from 'vitest';
import { offeredNotes, primaryAction } from './row-actions.ts';

const startsAt = '2026-12-01T08:00:00.000Z';
const one = {
  status: 'confirmed' as const,
  attendance: null,
  startsAt,
  cancellationHours: 24,
  paid: false,
  withCredit: false,
  price: 6_500,
};
const noted = (status: 'arrived' | 'fulfilled' | 'no_show' | 'cancelled_late', isWaived = false) => ({
  attendance: { id: 1, status, at: startsAt, isWaived },
});
const at = (hours: number) => new Date(Date.parse(startsAt) + hours * 3_600_000);

test.each([
  ['pay, days before', one, -48, 'pay'],
  ['nothing, days before and paid', { ...one, paid: true }, -48, undefined],
  ['pay while it is only held', { ...one, status: 'pending' as const }, -48, 'pay'],
  ['the arrival, shortly before', one, -1, 'arrived'],
  ['pay, once arrived', { ...one, ...noted('arrived') }, -1, 'pay'],
  ['the attendance, once begun', one, 0.5, 'fulfilled'],
  ['the attendance, once arrived and begun', { ...one, ...noted('arrived') }, 0.5, 'fulfilled'],
  ['pay, once attended', { ...one, ...noted('fulfilled') }, 2, 'pay'],
  [
    'nothing, once attended and paid by a session',
    { ...one, ...noted('fulfilled'), withCredit: true },
    2,
    undefined,
  ],
  ['nothing for a waived debt', { ...one, ...noted('no_show', true) }, 2, undefined],
  ['nothing for a cancelled one', { ...one, status: 'cancelled' as const }, -1, undefined],
])('offers first %s', (_, row, hours, action) => {
  expect(primaryAction(row, at(hours))).toBe(action);
});

test('never offers first what makes a debt, though both can be noted', () => {
  expect(offeredNotes(one, at(1))).toEqual(['fulfilled', 'no_show', 'cancelled_late']);
  expect(offeredNotes(one, at(-5))).toEqual(['cancelled_late']);
  expect(primaryAction({ ...one, paid: true }, at(-5))).toBeUndefined();
});

test('offers only the attendance to a person who has arrived', () => {
  const arrived = { ...one, ...noted('arrived') };
  expect(offeredNotes(arrived, at(-1))).toEqual([]);
  expect(offeredNotes(arrived, at(0.5))).toEqual(['fulfilled']);
});
