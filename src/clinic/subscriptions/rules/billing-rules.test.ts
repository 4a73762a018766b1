import { describe, expect, test } from 'vitest';
import {
  afterInstalment,
  type BillingState,
  currentPayment,
  hasEnded,
  hasLapsed,
  isActive,
  isEndingNoticeDue,
  isPaymentRequestDue,
  mayCancelPlan,
  newRound,
  nextBillingDay,
} from './billing-rules.ts';

const monthly = (today: string, changed: Partial<BillingState> = {}): BillingState => ({
  kind: 'monthly',
  payments: 6,
  paymentsMade: 1,
  active: true,
  cancelled: false,
  ...newRound({ kind: 'monthly', payments: 6, validityMonths: 6 }, today),
  ...changed,
});

describe('payment days', () => {
  test('31 January plus one month is the last of February, and March has its 31 again', () => {
    const plan = monthly('2027-01-31');
    expect([1, 2, 3, 4, 5, 6].map((made) => nextBillingDay(plan, made))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      null,
    ]);
    expect(plan.lastDay).toBe('2027-07-31');
  });

  test('are on the 29th in leap years', () => {
    expect(nextBillingDay(monthly('2028-01-31'), 1)).toBe('2028-02-29');
  });

  test('are three months apart for quarters, and absent for single payments', () => {
    expect(newRound({ kind: 'quarterly', payments: 3, validityMonths: 9 }, '2026-11-30')).toMatchObject({
      nextBillingOn: '2027-02-28',
      lastDay: '2027-08-30',
    });
    for (const kind of ['single', 'landing'] as const)
      expect(newRound({ kind, payments: 1, validityMonths: 2 }, '2026-12-31')).toMatchObject({
        nextBillingOn: null,
        lastDay: '2027-02-28',
      });
  });

  test('stay counted from the first one when an instalment is early or within the grace period', () => {
    const plan = monthly('2027-01-31');
    for (const today of ['2027-02-23', '2027-02-28', '2027-03-07'])
      expect(afterInstalment(plan, today)).toMatchObject({
        paymentsOfRound: 2,
        nextBillingOn: '2027-03-31',
        lastDay: '2027-07-31',
      });
  });

  test('are counted from today after a late instalment, without losing validity', () => {
    const plan = monthly('2027-01-31', { active: false });
    const late = afterInstalment(plan, '2027-05-31');
    expect(late).toEqual({
      paymentsOfRound: 2,
      billingFrom: '2027-05-31',
      billingBase: 2,
      nextBillingOn: '2027-06-30',
      lastDay: '2027-10-31',
    });
    expect(nextBillingDay({ ...plan, ...late }, 3)).toBe('2027-07-31');
  });

  test('are counted in quarters for quarterly plans', () => {
    const terms = { kind: 'quarterly', payments: 3 } as const;
    const plan = {
      ...monthly('2027-01-10'),
      ...terms,
      ...newRound({ ...terms, validityMonths: 12 }, '2027-01-10'),
    };
    expect(plan.nextBillingOn).toBe('2027-04-10');
    // Two payments from 1 September are six months, which end after the year.
    expect(afterInstalment(plan, '2027-09-01')).toMatchObject({
      lastDay: '2028-03-01',
      nextBillingOn: '2027-12-01',
    });
    // Slightly late, the original end still applies: no validity is lost.
    expect(afterInstalment(plan, '2027-05-01').lastDay).toBe('2028-01-10');
  });
});

describe('active and inactive plans', () => {
  const plan = monthly('2027-01-10');
  test('stay active for seven days overdue', () => {
    expect(isActive(plan, '2027-02-17')).toBe(true);
    expect(hasLapsed(plan, '2027-02-18')).toBe(true);
    expect(isActive(plan, '2027-02-18')).toBe(false);
  });

  test('end with the paid period after cancellation, without grace', () => {
    const cancelled = { ...plan, cancelled: true };
    expect(isActive(cancelled, '2027-02-09')).toBe(true);
    expect(isActive(cancelled, '2027-02-10')).toBe(false);
    expect(mayCancelPlan(plan, '2027-02-01')).toBe(true);
    expect(mayCancelPlan(cancelled, '2027-02-01')).toBe(false);
    expect(isPaymentRequestDue(cancelled, '2027-02-08')).toBe(false);
  });

  test('are active on the last day', () => {
    const paid = { ...plan, paymentsOfRound: 6, nextBillingOn: null };
    expect(isActive(paid, '2027-07-10')).toBe(true);
    expect(isActive(paid, '2027-07-11')).toBe(false);
    expect(mayCancelPlan(paid, '2027-05-01')).toBe(false);
    expect(isPaymentRequestDue(paid, '2027-05-01')).toBe(false);
  });

  test('are due for the ending notice in the last thirty days', () => {
    const due = ['2027-06-09', '2027-06-10', '2027-07-10', '2027-07-11'].map((day) =>
      isEndingNoticeDue(plan, day),
    );
    expect(due).toEqual([false, true, true, false]);
  });
});

describe('payableNow', () => {
  const plan = monthly('2027-01-10');
  test('returns an instalment from five days before its due day', () => {
    expect(currentPayment(plan, '2027-02-04')).toBeNull();
    expect(currentPayment(plan, '2027-02-05')).toBe('instalment');
    expect(isPaymentRequestDue(plan, '2027-02-04')).toBe(false);
    expect(isPaymentRequestDue(plan, '2027-02-05')).toBe(true);
  });

  test("returns the next payment of a lapsed or cancelled plan ('Reactivar')", () => {
    expect(currentPayment(plan, '2027-04-01')).toBe('instalment');
    expect(currentPayment({ ...plan, cancelled: true }, '2027-02-10')).toBe('instalment');
    expect(currentPayment({ ...plan, cancelled: true }, '2027-02-06')).toBeNull();
  });

  test('returns it from exactly five days before to seven days after the due day', () => {
    expect(currentPayment(plan, '2027-02-17')).toBe('instalment');
    expect(isPaymentRequestDue(plan, '2027-02-17')).toBe(true);
    expect(isPaymentRequestDue(plan, '2027-02-18')).toBe(false);
    expect(mayCancelPlan(plan, '2027-02-17')).toBe(true);
    expect(mayCancelPlan(plan, '2027-02-18')).toBe(false);
    expect(mayCancelPlan({ ...plan, active: false }, '2027-02-01')).toBe(false);
    // An inactive plan can be paid at any time; after the end nothing of the round is due.
    expect(currentPayment({ ...plan, active: false }, '2027-01-20')).toBe('instalment');
    expect(currentPayment(plan, '2027-07-10')).toBe('instalment');
  });

  test('keeps the days of an instalment up to seven days late, and restarts the count from the eighth', () => {
    expect(afterInstalment(plan, '2027-02-17')).toMatchObject({
      billingFrom: '2027-01-10',
      nextBillingOn: '2027-03-10',
      lastDay: '2027-07-10',
    });
    expect(afterInstalment(plan, '2027-02-18')).toMatchObject({
      billingFrom: '2027-02-18',
      nextBillingOn: '2027-03-18',
      lastDay: '2027-07-18',
    });
  });

  test('announces the end in the last thirty days, the last one included', () => {
    const told = ['2027-06-09', '2027-06-10', '2027-07-10', '2027-07-11'].map((day) =>
      isEndingNoticeDue(plan, day),
    );
    expect(told).toEqual([false, true, true, false]);
    expect([hasEnded(plan, '2027-07-10'), hasEnded(plan, '2027-07-11')]).toEqual([false, true]);
  });

  test('returns nothing for a fully paid round before its end, active or not', () => {
    const paid = { ...plan, paymentsOfRound: 6, nextBillingOn: null };
    expect([true, false].map((active) => currentPayment({ ...paid, active }, '2027-05-01'))).toEqual([
      null,
      null,
    ]);
  });

  test('returns a new round after the end', () => {
    const single: BillingState = {
      ...plan,
      kind: 'single',
      payments: 1,
      ...newRound({ kind: 'single', payments: 1, validityMonths: 6 }, '2027-01-10'),
    };
    expect(currentPayment(single, '2027-07-10')).toBeNull();
    expect(currentPayment(single, '2027-07-11')).toBe('round');
    expect(currentPayment(plan, '2027-07-11')).toBe('round');
  });
});
