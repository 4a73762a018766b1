import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centsPerSession,
  outstandingPayments,
  sessionsOf,
  sessionsOfPayment,
  totalCents,
  unfoundedDiscounts,
} from './plan-rules.ts';

const monthly = { priceCents: 8700, payments: 6, sessionsPerPayment: [1, 1, 2] };
const officeCents = 6500;

test('grants 1, 1 and 2 sessions per monthly payment in rotation', () => {
  expect([1, 2, 3, 4, 5, 6].map((payment) => sessionsOfPayment([1, 1, 2], payment))).toEqual([
    1, 1, 2, 1, 1, 2,
  ]);
});

test.each([
  [6, 8],
  [9, 12],
  [12, 16],
])('%i payments grant %i sessions', (payments, sessions) => {
  expect(sessionsOf({ payments, sessionsPerPayment: [1, 1, 2] })).toBe(sessions);
});

test('the sessions of an offer equal those of its payments, for any rotation', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 24 }),
      (turn, payments) => {
        const each = [...Array(payments).keys()].map((index) => sessionsOfPayment(turn, index + 1));
        expect(sessionsOf({ payments, sessionsPerPayment: turn })).toBe(each.reduce((a, b) => a + b));
        expect(each[turn.length] ?? turn[0]).toBe(turn[0]);
      },
    ),
  );
});

test('toCome returns sessions and cost of the outstanding payments, down to the last one', () => {
  const all = { roundPayments: 6, roundSessions: 8 };
  expect(outstandingPayments(monthly, 1)).toEqual({
    ...all,
    payments: 5,
    cents: 43_500,
    sessions: 7,
    nextSessions: 1,
  });
  expect(outstandingPayments(monthly, 2)).toEqual({
    ...all,
    payments: 4,
    cents: 34_800,
    sessions: 6,
    nextSessions: 2,
  });
  expect(outstandingPayments(monthly, 5)).toEqual({
    ...all,
    payments: 1,
    cents: 8_700,
    sessions: 2,
    nextSessions: 2,
  });
  expect([outstandingPayments(monthly, 6), outstandingPayments(monthly, 7)]).toEqual([null, null]);
});

test('centsPerSession includes every payment', () => {
  expect(totalCents(monthly)).toBe(52200);
  expect(centsPerSession(monthly)).toBe(6525);
  expect(centsPerSession({ priceCents: 10000, payments: 1, sessionsPerPayment: [3] })).toBe(3333);
});

describe('unfoundedDiscounts', () => {
  const single = (priceCents: number, sessions: number) => ({
    kind: 'single',
    priceCents,
    payments: 1,
    sessionsPerPayment: [sessions],
  });
  const unfounded = (discountPercent: number | null, priceCents: number, sessions: number) =>
    unfoundedDiscounts(
      [{ name: 'Premium', discountPercent, offers: [single(priceCents, sessions)] }],
      officeCents,
    );

  test('accepts a discount that the price per session confirms', () => {
    expect(unfounded(15, 66300, 12)).toEqual([]);
    expect(unfounded(20, 83200, 16)).toEqual([]);
  });

  test('rejects it for one cent more', () => {
    expect(unfounded(15, 66301, 12)).toMatchObject([{ announcedPercent: 15, actualPercent: 15 }]);
    expect(unfounded(20, 84000, 16)).toMatchObject([{ announcedPercent: 20, actualPercent: 19.2 }]);
  });

  test('rejects it if a session costs as much as a single one, or more', () => {
    expect(unfounded(10, 52000, 8)).toEqual([
      { plan: 'Premium', offer: 'single', announcedPercent: 10, actualPercent: 0, centsPerSession: 6500 },
    ]);
    expect(unfounded(10, 16000, 2)).toMatchObject([{ actualPercent: -23.1, centsPerSession: 8000 }]);
  });

  test('ignores plans without an announced discount', () => {
    expect(unfounded(null, 16000, 2)).toEqual([]);
  });

  test('checks each offer separately', () => {
    const plans = [
      {
        name: 'Básico',
        discountPercent: 10,
        offers: [single(46000, 8), { ...monthly, kind: 'monthly' }],
      },
    ];
    expect(unfoundedDiscounts(plans, officeCents).map(({ offer }) => offer)).toEqual(['monthly']);
  });
});
