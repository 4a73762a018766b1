import { expect, test } from 'vitest';
import type { UserSubscription } from '../contract.ts';
import { outstandingPayments } from '../rules/plan-rules.ts';
import {
  formatLastDay,
  formatMissingPayments,
  formatNextPayment,
  formatPaid,
  formatPaymentsLeft,
  formatSessionsLeft,
  hasDaysLeft,
} from './held-plan-messages.ts';

const words = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const payment = (number: number, price: number) => ({
  number,
  price,
  paidAt: '2027-01-31T10:00:00Z',
  captureId: `C${number}`,
});

test('formatLastDay returns the last day, not the midnight after it, in winter and summer', () => {
  expect(formatLastDay('2027-02-28T23:00:00.000Z')).toBe('domingo, 28 de febrero de 2027');
  expect(formatLastDay('2027-07-31T22:00:00.000Z')).toBe('sábado, 31 de julio de 2027');
  expect(formatLastDay('pronto')).toBe('Fecha inválida');
});

test('hasDaysLeft is false from that midnight on', () => {
  const endDate = '2027-02-28T23:00:00.000Z';
  expect(hasDaysLeft({ endDate }, new Date('2027-02-28T22:59:59Z'))).toBe(true);
  expect(hasDaysLeft({ endDate }, new Date('2027-02-28T23:00:00Z'))).toBe(false);
});

test('describeRemainingSessions returns the remaining and total sessions', () => {
  const whole = { toCome: null, nextBillingDate: null };
  const left = (sessionsLeft: number, sessionsTotal: number) =>
    formatSessionsLeft({ ...whole, sessionsLeft, sessionsTotal });
  expect(left(3, 8)).toBe('Te quedan 3 de 8 sesiones');
  expect(left(1, 8)).toBe('Te queda 1 de 8 sesiones');
  expect(left(1, 1)).toBe('Te queda 1 de 1 sesión');
  expect(left(0, 8)).toBe('Te quedan 0 de 8 sesiones');
});

test('describeRemainingSessions returns what is available and outstanding during instalments, never 1 of 1', () => {
  const monthly = { priceCents: 8700, payments: 6, sessionsPerPayment: [1, 1, 2] };
  const after = (paid: number, sessionsLeft: number, nextBillingDate: string | null = '2027-02-28') =>
    formatSessionsLeft({
      sessionsLeft,
      sessionsTotal: paid,
      toCome: outstandingPayments(monthly, paid),
      nextBillingDate,
    });
  expect(after(1, 1)).toBe(
    '1 sesión disponible ahora; 8 en total, la próxima con el pago del 28 de febrero de 2027',
  );
  expect(after(2, 0)).toBe(
    '0 sesiones disponibles ahora; 8 en total, las 2 próximas con el pago del 28 de febrero de 2027',
  );
  expect(after(6, 2)).toBe('Te quedan 2 de 6 sesiones');
  // A cancelled or inactive plan grants nothing further.
  expect(after(1, 1, null)).toBe('1 sesión disponible ahora');
  const money = formatPaymentsLeft({
    toCome: outstandingPayments(monthly, 1),
    nextBillingDate: '2027-02-28',
  });
  expect(words(money)).toBe('5 de 6, que suman 435 €');
  const missing = (paid: number) =>
    words(
      formatMissingPayments({ toCome: outstandingPayments(monthly, paid), nextBillingDate: '2027-02-28' }),
    );
  expect([missing(4), missing(5)]).toEqual(['Faltan 2 de 6, que suman 174 €.', 'Falta 1 de 6: 87 €.']);
  expect(
    formatPaymentsLeft({ toCome: outstandingPayments(monthly, 1), nextBillingDate: null }),
  ).toBeUndefined();
});

test('describePaid returns what was really paid', () => {
  expect(words(formatPaid({ pricePaid: 52000, payments: [payment(1, 52000)] }))).toBe('520 €');
  expect(words(formatPaid({ pricePaid: 17400, payments: [payment(1, 8700), payment(2, 8700)] }))).toBe(
    '174 € en 2 pagos',
  );
});

test("describeNextPayment returns the last instalment's price unless the server sends another", () => {
  const held: Pick<UserSubscription, 'nextBillingDate' | 'renewal' | 'payments'> = {
    nextBillingDate: '2027-02-28',
    renewal: null,
    payments: [payment(1, 8700)],
  };
  expect(words(formatNextPayment(held))).toBe('87 €, el 28 de febrero de 2027');
  expect(words(formatNextPayment({ ...held, renewal: { number: 2, price: 9050 } }))).toBe(
    '90,50 €, el 28 de febrero de 2027',
  );
  expect(formatNextPayment({ ...held, nextBillingDate: null })).toBeUndefined();
});
