import { expect, test } from 'vitest';
import { type BillableAppointment, dueOf, maxDiscountCents } from './due-rules.ts';

const visit: BillableAppointment = {
  status: 'confirmed',
  paid: false,
  withCredit: false,
  priceCents: 6_500,
  supplementCents: 0,
  discountCents: 0,
  noted: null,
};
const noted = (
  status: NonNullable<BillableAppointment['noted']>['status'],
  isWaived = false,
): BillableAppointment => ({
  ...visit,
  noted: { status, isWaived },
});

test('returns open for an unpaid appointment and owed once its outcome is noted', () => {
  expect(dueOf(visit)).toEqual({ cents: 6_500, state: 'open' });
  expect(dueOf(noted('arrived'))).toEqual({ cents: 6_500, state: 'open' });
  for (const status of ['fulfilled', 'no_show', 'cancelled_late'] as const)
    expect(dueOf(noted(status))).toEqual({ cents: 6_500, state: 'owed' });
  expect(dueOf(noted('no_show', true))).toEqual({ cents: 6_500, state: 'waived' });
});

test('returns nothing for paid, plan-paid, pending, cancelled and free appointments', () => {
  for (const other of [{ paid: true }, { withCredit: true }, { status: 'pending' }, { status: 'cancelled' }])
    expect(dueOf({ ...noted('no_show'), ...other })).toBeUndefined();
  expect(dueOf({ ...visit, priceCents: 0 })).toBeUndefined();
});

test('subtracts the supplement paid with a cancelled first visit', () => {
  expect(dueOf({ ...noted('no_show'), priceCents: 6_000, supplementCents: 1_000 })?.cents).toBe(5_000);
});

test('lists an appointment discounted in full as waived, and limits a discount to what is due', () => {
  const free = { ...noted('fulfilled'), priceCents: 0, discountCents: 6_500 };
  expect(dueOf(free)).toEqual({ cents: 0, state: 'waived' });
  expect(maxDiscountCents(free)).toBe(6_500);
  expect(maxDiscountCents({ priceCents: 5_000, discountCents: 1_500, supplementCents: 1_000 })).toBe(5_500);
});
