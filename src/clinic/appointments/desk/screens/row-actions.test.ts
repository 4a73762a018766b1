import { describe, expect, test } from 'vitest';
import { isPaymentDue, offeredNotes, primaryAction } from './row-actions.ts';

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
  attendance: { id: 1, status, at: startsAt, isByPhone: false, isWaived },
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

describe('every state of a row', () => {
  const attendances = [
    null,
    noted('arrived').attendance,
    noted('fulfilled').attendance,
    noted('no_show').attendance,
    noted('cancelled_late').attendance,
    noted('no_show', true).attendance,
  ];
  const payments = [{}, { paid: true }, { withCredit: true }, { price: 0 }];
  const hours = [-48, -24, -3, -0.1, 0, 0.9, 2, 48];
  const rows = (['pending', 'confirmed', 'cancelled'] as const).flatMap((status) =>
    attendances.flatMap((attendance) =>
      payments.map((payment) => ({ ...one, status, attendance, ...payment })),
    ),
  );
  const states = rows.flatMap((row) => hours.map((hour) => ({ row, now: at(hour) })));

  test('the first action is one of the offered actions and never makes a debt', () => {
    for (const { row, now } of states) {
      const first = primaryAction(row, now);
      const offered = [...offeredNotes(row, now), ...(isPaymentDue(row) ? ['pay'] : [])];
      if (first !== undefined) expect(offered).toContain(first);
      expect(['arrived', 'fulfilled', 'pay', undefined]).toContain(first);
    }
  });

  test('a row without a first action expects neither arrival, attendance nor payment', () => {
    for (const { row, now } of states) {
      if (primaryAction(row, now) !== undefined) continue;
      const isExpected = offeredNotes(row, now).some(
        (status) => status === 'arrived' || status === 'fulfilled',
      );
      expect(isExpected || isPaymentDue(row), JSON.stringify({ row, now })).toBe(false);
    }
  });

  test('offers no further note after an outcome', () => {
    for (const { row, now } of states)
      if (row.attendance !== null && row.attendance.status !== 'arrived')
        expect(offeredNotes(row, now)).toEqual([]);
  });

  test.each([
    ['the payment of an absence', { ...one, ...noted('no_show') }, 'pay'],
    ['nothing for a paid absence', { ...one, ...noted('no_show'), paid: true }, undefined],
    ['the payment of a late cancellation', { ...one, ...noted('cancelled_late') }, 'pay'],
    ['nothing for a waived late cancellation', { ...one, ...noted('cancelled_late', true) }, undefined],
    [
      'nothing for a free appointment that was attended',
      { ...one, ...noted('fulfilled'), price: 0 },
      undefined,
    ],
  ])('offers first %s', (_, row, action) => {
    expect(primaryAction(row, at(3))).toBe(action);
  });
});
