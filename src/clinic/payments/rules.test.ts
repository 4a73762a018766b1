import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derivePaymentStatus } from './orders/status.server.ts';
import { isEarlierPayment, parseReference } from './references.ts';
import {
  captureAfterMs,
  interpretOrder,
  isOrderId,
  isPartialRefund,
  nextPollInMs,
  nextRefundTryInMs,
  type WalletOrder,
} from './rules.ts';
import { parseCents } from './wallet/shapes.server.ts';

const payee = 'US';
const identity = { payee, installation: `onyar-${'U'.repeat(22)}` };
const others = `onyar-${'T'.repeat(22)}`;
type Unit = WalletOrder['units'][number];
const unit = (fields: Partial<Unit> = {}): Unit => ({
  installation: null,
  reference: 'appointment:7',
  payee,
  cents: 6500,
  currency: 'EUR',
  captures: [],
  refunds: [],
  ...fields,
});
const order = (status: string, ...units: Unit[]): WalletOrder => ({ id: 'ORDER', status, units });
const capture = (status: string, id = 'CAPTURE') => ({ id, status, cents: 6500, currency: 'EUR' });

describe('readingOf', () => {
  test.each([
    ['unknown', null],
    ['foreign', order('COMPLETED', unit({ payee: 'THEM', captures: [capture('COMPLETED')] }))],
    ['foreign', order('COMPLETED', unit({ payee: null, captures: [capture('COMPLETED')] }))],
    ['foreign', order('COMPLETED', unit({ installation: others, captures: [capture('COMPLETED')] }))],
    ['captured', order('COMPLETED', unit({ installation: 'default', captures: [capture('COMPLETED')] }))],
    [
      'captured',
      order('COMPLETED', unit({ installation: identity.installation, captures: [capture('COMPLETED')] })),
    ],
    ['foreign', order('CREATED')],
    ['waiting', order('APPROVED', unit({ reference: null }))],
    ['waiting', order('APPROVED', unit({ reference: 'invoice-7' }))],
    ['pending', order('COMPLETED', unit({ reference: null, captures: [capture('PENDING')] }))],
    ['declined', order('COMPLETED', unit({ captures: [capture('FAILED')] }))],
    ['captured', order('COMPLETED', unit({ captures: [capture('PARTIALLY_REFUNDED')] }))],
    ['waiting', order('COMPLETED', unit({ captures: [capture('SOMETHING_NEW')] }))],
    ['captured', order('COMPLETED', unit({ captures: [capture('PENDING'), capture('COMPLETED', 'OTHER')] }))],
    ['pending', order('COMPLETED', unit({ captures: [capture('DECLINED'), capture('PENDING', 'OTHER')] }))],
    ['waiting', order('CREATED', unit())],
    ['waiting', order('APPROVED', unit(), unit())],
    ['approved', order('APPROVED', unit())],
    ['pending', order('COMPLETED', unit({ captures: [capture('PENDING')] }))],
    ['declined', order('COMPLETED', unit({ captures: [capture('DECLINED')] }))],
    ['captured', order('COMPLETED', unit({ captures: [capture('COMPLETED')] }))],
    ['captured', order('COMPLETED', unit({ captures: [capture('REFUNDED')] }))],
  ])('returns %s', (status, told) => {
    expect(interpretOrder(told, identity).status).toBe(status);
  });

  test.each([
    ['one unit, one capture', true, order('COMPLETED', unit({ captures: [capture('COMPLETED')] }))],
    [
      'without a reference',
      false,
      order('COMPLETED', unit({ reference: null, captures: [capture('COMPLETED')] })),
    ],
    [
      'with a reference that is none of ours',
      false,
      order('COMPLETED', unit({ reference: 'invoice-7', captures: [capture('COMPLETED')] })),
    ],
    ['two units', false, order('COMPLETED', unit({ captures: [capture('COMPLETED')] }), unit())],
    [
      'two captures',
      false,
      order('COMPLETED', unit({ captures: [capture('COMPLETED'), capture('DECLINED', 'OTHER')] })),
    ],
    ['a status that does not fit', false, order('VOIDED', unit({ captures: [capture('COMPLETED')] }))],
  ])('accepts a capture only as the single one of a single unit: %s', (_what, isSound, told) => {
    expect(interpretOrder(told, identity)).toMatchObject({ status: 'captured', isSound });
  });
});

test('ignores money to other payees or requested by other installations', () => {
  const theirs = { payee: 'THEM', captures: [capture('COMPLETED', 'THEIRS')] };
  const told = order('COMPLETED', unit(theirs), unit({ captures: [capture('COMPLETED', 'OURS')] }));
  expect(interpretOrder(told, identity)).toMatchObject({
    status: 'captured',
    reference: 'appointment:7',
    isSound: false,
    captures: [{ id: 'OURS' }],
  });
  const another = unit({ installation: others, captures: [capture('COMPLETED', 'THEIRS')] });
  expect(interpretOrder(order('COMPLETED', another, unit()), identity).status).toBe('waiting');
});

test('assigns each refund to the capture of its unit', () => {
  const back = { id: 'BACK', status: 'COMPLETED', cents: 100, currency: 'EUR' };
  const told = order('COMPLETED', unit({ captures: [capture('PARTIALLY_REFUNDED')], refunds: [back] }));
  expect(interpretOrder(told, identity)).toMatchObject({ refunds: [{ ...back, captureId: 'CAPTURE' }] });
});

test('returns the amount an approved order asks for, because only a matching one is captured', () => {
  const told = order('APPROVED', unit({ cents: 6_501, currency: 'USD' }));
  expect(interpretOrder(told, identity)).toEqual({
    status: 'approved',
    reference: 'appointment:7',
    cents: 6_501,
    currency: 'USD',
  });
});

test('isOrderId rejects texts that cannot be wallet order ids', () => {
  expect(['5O190127TN364715T', 'ABCDEFGH', 'A'.repeat(36)].map(isOrderId)).toEqual([true, true, true]);
  for (const text of [
    '',
    'ABCDEFG',
    'A'.repeat(37),
    'abcdefgh1',
    'ABCDEFGH/',
    '../../v1/oauth2',
    'ABCDEFGH\n',
    'ÀBCDEFGHI',
  ])
    expect([text, isOrderId(text)]).toEqual([text, false]);
});

test('accepts captured money in an order not completed yet', () => {
  const surrogate = order('APPROVED', unit({ captures: [capture('COMPLETED')] }));
  expect(interpretOrder(surrogate, identity)).toMatchObject({ status: 'captured', isSound: true });
});

test('parses amounts to cents without floats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      const text = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(parseCents(text)).toBe(cents);
    }),
  );
  expect(['65', '65.5'].map(parseCents)).toEqual([6500, 6550]);
  expect(['', '-65.00', '65,00', '6.5e1', '65.001', ' 65.00', '0x41'].map(parseCents)).toEqual(
    Array(7).fill(null),
  );
});

test('parses references strictly', () => {
  expect(parseReference('appointment:12')).toEqual({ type: 'appointment', itemId: 12 });
  expect(parseReference('subscription:2:landing:9')).toEqual({
    type: 'subscription',
    itemId: 2,
    offer: 'landing',
    userId: 9,
  });
  expect(parseReference('renewal:4:2')).toEqual({ type: 'subscription', itemId: 4, number: 2 });
  for (const wrong of [
    'appointment:0',
    'appointment:012',
    'appointment:1 ',
    'appointment:2147483648',
    'Appointment:1',
    'subscription:2:weekly:9',
    'subscription:2:single:0',
    'subscription:2:single:2147483648',
    'renewal:4:0',
    'renewal:4:02',
    'renewal:4:10000',
    'x',
  ])
    expect([wrong, parseReference(wrong)]).toEqual([wrong, null]);
});

test('nextPollInMs polls often at first, rarely later, and gives up eventually', () => {
  const minutes = (count: number) => count * 60_000;
  expect(nextPollInMs(0, 'waiting')).toBe(10_000);
  expect(nextPollInMs(minutes(20), 'waiting')).toBe(20_000);
  expect(nextPollInMs(minutes(60 * 3), 'waiting')).toBe(minutes(10));
  expect(nextPollInMs(minutes(60 * 8), 'waiting')).toBeNull();
  expect(nextPollInMs(minutes(60 * 8), 'away')).toBe(minutes(10));
  expect(nextPollInMs(minutes(2), 'unknown')).toBeNull();
  expect(nextPollInMs(minutes(60 * 24 * 3), 'pending')).toBe(minutes(30));
  // Each boundary with the value just before it.
  expect([minutes(2) - 1, minutes(2)].map((age) => nextPollInMs(age, 'waiting'))).toEqual([10_000, 20_000]);
  expect([minutes(40) - 1, minutes(40)].map((age) => nextPollInMs(age, 'waiting'))).toEqual([
    20_000,
    minutes(10),
  ]);
  expect([minutes(420), minutes(420) + 1].map((age) => nextPollInMs(age, 'waiting'))).toEqual([
    minutes(10),
    null,
  ]);
  expect([minutes(1), minutes(1) + 1].map((age) => nextPollInMs(age, 'unknown'))).toEqual([30_000, null]);
  expect([minutes(60) - 1, minutes(60)].map((age) => nextPollInMs(age, 'approved'))).toEqual([
    captureAfterMs,
    minutes(10),
  ]);
  expect([minutes(60) - 1, minutes(60)].map((age) => nextPollInMs(age, 'pending'))).toEqual([
    minutes(2),
    minutes(30),
  ]);
  const month = minutes(31 * 24 * 60);
  expect([month, month + 1].map((age) => nextPollInMs(age, 'pending'))).toEqual([minutes(30), null]);
  expect(nextPollInMs(0, 'away')).toBe(10_000);
  expect(captureAfterMs).toBe(15_000);
  expect([0, 1, 8, 9, 30].map(nextRefundTryInMs)).toEqual([
    10_000,
    20_000,
    2_560_000,
    minutes(60),
    minutes(60),
  ]);
});

test('returns refunds with their own capture, partial or not', () => {
  const refund = { id: 'R', status: 'COMPLETED', cents: 2000, currency: 'EUR' };
  const refundsOf = (...units: Unit[]) => {
    const reading = interpretOrder(order('COMPLETED', ...units), identity);
    return reading.status === 'captured' ? reading.refunds : undefined;
  };
  const paid = unit({ captures: [capture('PARTIALLY_REFUNDED')], refunds: [refund] });
  expect(refundsOf(paid)).toEqual([{ ...refund, captureId: 'CAPTURE' }]);
  expect(refundsOf(paid, unit({ refunds: [refund] }))).toEqual([
    { ...refund, captureId: 'CAPTURE' },
    { ...refund, captureId: null },
  ]);
});

test('treats a failed capture as declined, and ignores units without a reference beside others', () => {
  expect(interpretOrder(order('COMPLETED', unit({ captures: [capture('FAILED')] })), identity)).toEqual({
    status: 'declined',
    reference: 'appointment:7',
    captureId: 'CAPTURE',
  });
  expect(interpretOrder(order('CREATED', unit({ reference: null }), unit()), identity)).toEqual({
    status: 'waiting',
    reference: 'appointment:7',
  });
});

test("derives the payment status from its steps, regardless of a second payment's refund", () => {
  const step = (
    name: Parameters<typeof derivePaymentStatus>[0][number]['step'],
    captureId: string | null = 'A',
  ) => ({
    step: name,
    captureId,
    cents: 6_500,
  });
  expect(derivePaymentStatus([])).toBe('none');
  expect(derivePaymentStatus([step('reported', null), step('pending')])).toBe('checking');
  expect(derivePaymentStatus([step('pending'), step('declined')])).toBe('none');
  expect(derivePaymentStatus([step('pending'), step('captured'), step('verified')])).toBe('paid');
  const back = [step('captured'), step('rejected'), step('refund_due')];
  expect(derivePaymentStatus(back)).toBe('returning');
  // Paid again: the capture now under review counts.
  for (const done of [[], [step('refunded')]])
    expect(derivePaymentStatus([...back, ...done, step('pending', 'B')])).toBe('checking');
  const second = [
    step('captured', 'B'),
    step('rejected', 'B'),
    step('refund_due', 'B'),
    step('refunded', 'B'),
  ];
  expect(derivePaymentStatus([step('captured'), step('verified'), ...second])).toBe('paid');
  expect(derivePaymentStatus([step('verified'), step('refund_due'), step('refunded')])).toBe('returned');
});

test('refunds no more than the recorded amount after a cancellation', () => {
  const step = (
    name: Parameters<typeof derivePaymentStatus>[0][number]['step'],
    cents: number,
    reason?: string,
  ) => ({
    step: name,
    captureId: 'A',
    cents,
    reason: reason ?? null,
  });
  const bought = [step('captured', 6_000), step('verified', 6_000)];
  const due = step('refund_due', 5_000, 'cancelled_in_time');
  expect(derivePaymentStatus([...bought, due])).toBe('returning');
  expect(derivePaymentStatus([...bought, due, step('refunded', 5_000)])).toBe('returned');
  // The second appointment is cancelled too, so the rest follows.
  const rest = step('refund_due', 1_000, 'cancelled_in_time');
  expect(derivePaymentStatus([...bought, due, step('refunded', 5_000), rest])).toBe('returning');
  expect(derivePaymentStatus([...bought, due, step('refunded', 5_000), rest, step('refunded', 1_000)])).toBe(
    'returned',
  );
  expect(
    derivePaymentStatus([...bought, step('refund_due', 1_000, 'price_difference'), step('refunded', 1_000)]),
  ).toBe('paid');
});

test('stays paid until the full amount is refunded', () => {
  const step = (name: 'verified' | 'refund_due' | 'refunded', cents: number) => ({
    step: name,
    captureId: 'A',
    cents,
  });
  const paid = step('verified', 6_500);
  const partDue = step('refund_due', 2_000);
  const part = step('refunded', 2_000);
  const restDue = step('refund_due', 4_500);
  const rest = step('refunded', 4_500);
  expect(derivePaymentStatus([paid, partDue])).toBe('paid');
  expect(derivePaymentStatus([paid, partDue, part])).toBe('paid');
  expect(derivePaymentStatus([paid, partDue, part, restDue])).toBe('returning');
  expect(derivePaymentStatus([paid, partDue, restDue])).toBe('returning');
  expect(derivePaymentStatus([paid, partDue, part, restDue, rest])).toBe('returned');
  // Refunded in the wallet's own screens: nothing was due, and the rest still is.
  expect(derivePaymentStatus([paid, part, restDue])).toBe('returning');
  expect(derivePaymentStatus([paid, part, rest])).toBe('returned');
});

test('recognizes earlier payments of a subscription and nothing else', () => {
  expect(isEarlierPayment('renewal:7:2', 'renewal:7:3')).toBe(true);
  for (const other of [
    'renewal:7:3',
    'renewal:7:4',
    'renewal:8:2',
    'subscription:7:single:2',
    'appointment:7',
    'x',
  ])
    expect([other, isEarlierPayment(other, 'renewal:7:3')]).toEqual([other, false]);
  expect(isEarlierPayment('appointment:7', 'appointment:7')).toBe(false);
});

test('recognizes partial refunds and single parts of split payments, but not full ones', () => {
  const line = { part: 0, cents: 6_500 };
  expect([6_499, 6_500, null].map((cents) => isPartialRefund(line, cents))).toEqual([true, false, false]);
  expect([4_000, null].map((cents) => isPartialRefund({ part: 2, cents: 4_000 }, cents))).toEqual([
    true,
    true,
  ]);
});
