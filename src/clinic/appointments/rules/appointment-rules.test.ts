import { describe, expect, test } from 'vitest';
import { childProblem, dayOfAge } from '#clinic/patients/terms.ts';
import { isUpcoming, mayCancel, mayMove, mayPay } from './appointment-rules.ts';

const start = '2026-11-24T16:30:00.000Z';
const hoursBefore = (hours: number) => new Date(Date.parse(start) - hours * 3_600_000);
const appointment = (changes = {}) => ({
  date: start,
  status: 'confirmed',
  cancellationHours: 24,
  ...changes,
});

test('allows moving until the agreed notice before the present start, and not once cancelled', () => {
  expect(mayMove(appointment({ cancellationHours: 48 }), hoursBefore(48))).toBe(true);
  expect(mayMove(appointment({ cancellationHours: 48 }), hoursBefore(47.99))).toBe(false);
  expect(mayMove(appointment(), hoursBefore(24))).toBe(true);
  expect(mayMove(appointment(), hoursBefore(23.99))).toBe(false);
  expect(mayMove(appointment({ status: 'cancelada' }), hoursBefore(48))).toBe(false);
});

test('allows cancelling until the session begins', () => {
  expect(mayCancel(appointment(), new Date(Date.parse(start) - 1))).toBe(true);
  expect(mayCancel(appointment(), hoursBefore(0))).toBe(false);
  expect(mayCancel(appointment({ status: 'cancelada' }), hoursBefore(1))).toBe(false);
});

test('allows paying a hold once until it ends, not during a review', () => {
  const hold = { status: 'pending', payment: 'none', holdExpiresAt: start };
  expect(mayPay(hold, hoursBefore(0.01))).toBe(true);
  expect(mayPay(hold, hoursBefore(0))).toBe(false);
  for (const changes of [
    { payment: 'checking' },
    { status: 'cancelada' },
    { status: 'confirmed', holdExpiresAt: null },
  ])
    expect(mayPay({ ...hold, ...changes }, hoursBefore(1))).toBe(false);
  // A refunded payment bought nothing: the hour is held and unpaid.
  for (const payment of ['returning', 'returned']) {
    expect(mayPay({ ...hold, payment }, hoursBefore(1))).toBe(true);
    expect(mayPay({ ...hold, payment }, hoursBefore(0))).toBe(false);
  }
});

test('treats appointments as upcoming until they begin or are cancelled, in both languages', () => {
  expect(isUpcoming(appointment(), hoursBefore(0))).toBe(true);
  expect(isUpcoming(appointment(), hoursBefore(-0.01))).toBe(false);
  expect(isUpcoming(appointment({ status: 'cancelled' }), hoursBefore(5))).toBe(false);
  expect(isUpcoming(appointment({ status: 'Cancelada' }), hoursBefore(5))).toBe(false);
});

describe('childProblem: from 4 and a half years until 18', () => {
  test.each([
    ['2022-05-24', '2026-11-24', null],
    ['2022-05-25', '2026-11-24', 'too_young'],
    ['2008-11-25', '2026-11-24', null],
    ['2008-11-24', '2026-11-24', 'grown_up'],
  ])('born %s, visit on %s: returns %s', (birthDate, visitOn, expected) => {
    expect(childProblem(birthDate, visitOn)).toBe(expected);
  });
  test('resolves half a year after 31 August to the last day of February', () => {
    expect(dayOfAge('2022-08-31', 54)).toBe('2027-02-28');
  });
});
