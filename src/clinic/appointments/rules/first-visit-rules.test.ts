import { describe, expect, test } from 'vitest';
import { type ChildVisit, carryOverOnCancellation, computeOverpayment } from './first-visit-rules.ts';

const prices = { priceCents: 5_000, firstVisitPriceCents: 6_000 };
const visit = (id: number, changes: Partial<ChildVisit> = {}): ChildVisit => ({
  id,
  startsAt: new Date(Date.UTC(2026, 11, id)),
  priceCents: 5_000,
  withCredit: false,
  supplementCents: 0,
  supplementFromId: null,
  firstVisitCents: null,
  laterVisitCents: null,
  ...changes,
});
const first = visit(1, { priceCents: 6_000 });

describe('carryOverOnCancellation', () => {
  test('keeps what the visit cost above the earliest other one, which becomes the first', () => {
    expect(carryOverOnCancellation(first, [visit(3), visit(2)], prices)).toMatchObject({
      cents: 1_000,
      heir: { id: 2 },
    });
  });

  test('keeps nothing without another visit', () => {
    expect(carryOverOnCancellation(first, [], prices)).toBeUndefined();
  });

  test('keeps nothing if another visit bore the first visit’s price or more', () => {
    for (const priceCents of [6_000, 6_001])
      expect(carryOverOnCancellation(first, [visit(2), visit(3, { priceCents })], prices)).toBeUndefined();
    expect(carryOverOnCancellation(first, [visit(3, { priceCents: 5_999 }), visit(2)], prices)?.cents).toBe(
      1_000,
    );
  });

  test('keeps nothing if a session credit pays for another visit', () => {
    const withCredit = visit(3, { withCredit: true, priceCents: 0 });
    expect(carryOverOnCancellation(first, [visit(2), withCredit], prices)).toBeUndefined();
  });

  test('keeps nothing of a visit that was not the first', () => {
    expect(carryOverOnCancellation(visit(1), [visit(2)], prices)).toBeUndefined();
  });

  test('keeps at most the difference to the other visit and at most what the other lacks', () => {
    const dearer = { priceCents: 5_000, firstVisitPriceCents: 7_000 };
    expect(carryOverOnCancellation(first, [visit(2)], dearer)?.cents).toBe(1_000);
    const cheaper = { priceCents: 5_000, firstVisitPriceCents: 5_400 };
    expect(carryOverOnCancellation(first, [visit(2)], cheaper)?.cents).toBe(400);
  });

  test('keeps the inherited supplement of a visit paid by one', () => {
    const heir = visit(1, { priceCents: 6_000, supplementCents: 800, supplementFromId: 9 });
    expect(carryOverOnCancellation(heir, [visit(2)], prices)?.cents).toBe(800);
  });

  test('uses the prices the other visit was booked by, not the current ones', () => {
    const booked = { priceCents: 4_000, laterVisitCents: 4_000, firstVisitCents: 4_600 };
    expect(carryOverOnCancellation(first, [visit(2, booked)], prices)?.cents).toBe(600);
    const dearer = { ...booked, priceCents: 5_000, laterVisitCents: 5_000, firstVisitCents: 5_000 };
    expect(carryOverOnCancellation(first, [visit(2, dearer)], prices)).toBeUndefined();
  });

  test('keeps nothing if the other visit has a price outside the list or first visits cost the same', () => {
    expect(carryOverOnCancellation(first, [visit(2, { priceCents: 4_500 })], prices)).toBeUndefined();
    expect(
      carryOverOnCancellation(first, [visit(2)], { ...prices, firstVisitPriceCents: null }),
    ).toBeUndefined();
  });
});

test('overpaid applies the current price and refunds a difference only to a payer of the price shown', () => {
  const price = (agreedCents: number, dueCents: number) => ({ agreedCents, dueCents });
  expect(computeOverpayment(6_000, price(6_000, 6_000))).toBe(0);
  expect(computeOverpayment(5_000, price(6_000, 5_000))).toBe(0);
  expect(computeOverpayment(6_000, price(6_000, 5_000))).toBe(1_000);
  expect(computeOverpayment(6_000, price(5_000, 5_000))).toBe('wrong_amount');
  expect(computeOverpayment(5_000, price(5_000, 6_000))).toBe('wrong_amount');
  // One cent off in either direction.
  for (const cents of [5_999, 6_001])
    expect(computeOverpayment(cents, price(6_000, 6_000))).toBe('wrong_amount');
  for (const cents of [5_999, 6_001])
    expect(computeOverpayment(cents, price(6_000, 5_000))).toBe('wrong_amount');
});
