import { expect, test } from 'vitest';
import { mapFieldErrors, readOffers } from './plan-draft.ts';

const readTyped = (typed: Record<string, string>) => readOffers((name) => typed[name] ?? '');

test('ignores offers without a price, and reports invalid input at its field', () => {
  expect(
    readTyped({
      'single.price': '520',
      'single.sessions': '8',
      'single.validity': '6',
      'landing.sessions': '2',
      'monthly.price': '87,50',
      'monthly.payments': '6',
      'monthly.sessions': '1, 1, 2',
      'monthly.validity': '6',
    }),
  ).toEqual({
    offers: [
      { kind: 'single', priceCents: 52_000, payments: 1, sessionsPerPayment: [8], validityMonths: 6 },
      { kind: 'monthly', priceCents: 8750, payments: 6, sessionsPerPayment: [1, 1, 2], validityMonths: 6 },
    ],
    wrong: {},
  });
  const { wrong } = readTyped({ 'monthly.price': 'gratis', 'monthly.sessions': 'dos' });
  expect(Object.keys(wrong)).toEqual([
    'monthly.price',
    'monthly.payments',
    'monthly.sessions',
    'monthly.validity',
  ]);
});

test('shows server errors at their fields', () => {
  const refused = {
    'plan.offers.1.validityMonths': 'a',
    'offers.0.sessionsPerPayment.2': 'b',
    'plan.name': 'c',
  };
  expect(mapFieldErrors(refused, ['single', 'monthly'])).toEqual({
    'monthly.validity': 'a',
    'single.sessions': 'b',
    name: 'c',
  });
});
