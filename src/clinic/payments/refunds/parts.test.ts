import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobs } from '#platform/operations/jobs.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import {
  friday,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { testLoginUrl } from '#tests/support/servers/cluster.ts';
import { appendToLedger } from '../queries.server.ts';
import { appointmentReference } from '../references.ts';
import {
  type PartialRefund,
  refundCapture,
  refundItem,
  refundPartOfCapture,
  refundPartOfPayment,
} from './service.server.ts';

let testApp: PaymentsTestApp;
let wallet: PaymentsTestApp['wallet'];
let jobs: ReturnType<typeof createJobs>;
let person: Person;
let paid: { id: number; reference: string; captureId: string; orderId: string };

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  ({ wallet } = testApp);
  jobs = createJobs({
    loginUrl: testLoginUrl(testApp.url),
    log: createLog('silent'),
    outages: testApp.outages,
  });
  await jobs.start([], { work: false });
});
afterAll(async () => {
  await jobs.stop();
  await testApp.stop();
});
beforeEach(async () => {
  await testApp.clear();
  person = await testApp.person();
  paid = await bookAndPay();
});

async function bookAndPay() {
  const id = await testApp.book(person, slot(15));
  const reference = appointmentReference(id);
  const orderId = await wallet.pay({ reference });
  await process(id, orderId);
  const [capture] = await wallet.captures(reference);
  return { id, reference, orderId, captureId: capture?.id as string };
}
const process = (itemId: number, orderId: string) => testApp.pay(person, itemId, orderId);
const refundPartOf = (cents: number, requestId: string, fields: Partial<PartialRefund> = {}) =>
  inTransaction(testApp.db, (tx) =>
    refundPartOfCapture(
      tx,
      jobs,
      { captureId: paid.captureId, cents, reason: 'by_staff', requestId, ...fields },
      friday,
    ),
  );
async function workOff() {
  const { rows } = await testApp.pool.query("select id from refunds where state = 'due'");
  await Promise.all(
    [...rows, ...rows].map(({ id }) => testApp.run('payments.return-money', { refundRowId: id })),
  );
}
const payment = async () => (await testApp.mine(person, paid.id)).payment;
const returned = async () =>
  (
    await testApp.pool.query(
      "select cents from payment_ledger where step = 'refunded' and capture_id = $1 order by id",
      [paid.captureId],
    )
  ).rows.map(({ cents }) => cents);
const walletStatuses = async () => (await wallet.captures(paid.reference)).map(({ status }) => status);
const receipts = async () =>
  (await person.get('/api/receipts')).json().map(({ cents }: { cents: number }) => cents);
const letters = async () =>
  (
    await testApp.pool.query(
      "select text from outbox where kind = 'payment.refunded' and user_id = $1 order by id",
      [person.user.id],
    )
  ).rows.map(({ text }) => text);

test('refunds a part with letter and receipt, and keeps the appointment paid', async () => {
  expect(await refundPartOf(2_000, 'one')).toBe('noted');
  await workOff();
  expect([await returned(), await walletStatuses(), await payment()]).toEqual([
    [2_000],
    ['PARTIALLY_REFUNDED'],
    'paid',
  ]);
  expect(await receipts()).toEqual([-2_000, 6_500]);
  expect(await letters()).toEqual([expect.stringContaining('una parte de tu pago: 20,00\u00a0€')]);
  // Reading the order again changes nothing.
  expect((await process(paid.id, paid.orderId)).json()).toEqual({ success: true });
  expect([await returned(), await receipts()]).toEqual([[2_000], [-2_000, 6_500]]);
});

test('refunds once for repeated and concurrent requests, and refuses reusing the id for another refund', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => refundPartOf(2_000, 'same')));
  expect(replies).toEqual(Array(10).fill('noted'));
  await workOff();
  expect(await refundPartOf(2_000, 'same')).toBe('noted');
  await workOff();
  expect(await returned()).toEqual([2_000]);
  await expect(refundPartOf(100, 'same')).rejects.toThrow(/something else/);
});

test('refuses one of two concurrent parts that together exceed the payment', async () => {
  for (let round = 0; round < 5; round++) {
    const replies = await Promise.all([
      refundPartOf(4_000, `left-${round}`),
      refundPartOf(4_000, `right-${round}`),
    ]);
    expect(replies.sort()).toEqual(['noted', 'too_much']);
    await workOff();
    expect([await returned(), await walletStatuses()]).toEqual([[4_000], ['PARTIALLY_REFUNDED']]);
    await person.delete(`/api/appointments/${paid.id}`);
    paid = await bookAndPay();
  }
});

test('never refunds more than was paid, to the cent', async () => {
  expect(await refundPartOf(6_501, 'a')).toBe('too_much');
  expect(await refundPartOf(6_499, 'b')).toBe('noted');
  expect(await refundPartOf(2, 'c')).toBe('too_much');
  expect(await refundPartOf(1, 'd')).toBe('noted');
  expect(await refundPartOf(1, 'e')).toBe('too_much');
  await workOff();
  expect([await walletStatuses(), await payment()]).toEqual([['REFUNDED'], 'returned']);
  expect((await receipts()).reduce((sum: number, cents: number) => sum + cents, 0)).toBe(0);
  for (const cents of [0, -1, 1.5, Number.NaN])
    await expect(refundPartOf(cents, `x${cents}`)).rejects.toThrow(/cannot go back/);
});

test('refunds the remainder when cancelled after a partial refund', async () => {
  await refundPartOf(2_000, 'part');
  await workOff();
  await person.delete(`/api/appointments/${paid.id}`);
  expect(await payment()).toBe('returning');
  expect(await refundPartOf(1, 'too late')).toBe('too_much');
  await workOff();
  expect([await returned(), await walletStatuses(), await payment()]).toEqual([
    [2_000, 4_500],
    ['REFUNDED'],
    'returned',
  ]);
  expect(await receipts()).toEqual([-4_500, -2_000, 6_500]);
  const part = (cents: string) => expect.stringContaining(`una parte de tu pago: ${cents}\u00a0€`);
  expect(await letters()).toEqual([part('20,00'), part('45,00')]);
});

test('does not call a full refund partial', async () => {
  await person.delete(`/api/appointments/${paid.id}`);
  await workOff();
  expect(await letters()).toEqual([expect.stringContaining('Hemos devuelto tu pago: 65,00\u00a0€')]);
});

test('does not call a full refund by staff partial', async () => {
  expect(await refundPartOf(6_500, 'all')).toBe('noted');
  await workOff();
  expect(await letters()).toEqual([expect.stringContaining('Hemos devuelto tu pago: 65,00\u00a0€')]);
});

test('queues a full refund once, however often it is requested', async () => {
  const { reference, orderId, captureId } = paid;
  const money = { reference, orderId, captureId, payerUserId: person.user.id, currency: 'EUR' };
  const decide = () =>
    inTransaction(testApp.db, (tx) =>
      refundCapture(tx, jobs, { ...money, cents: 6_500, reason: 'unknown_item' }, friday),
    );
  expect([await decide(), await decide()]).toEqual([true, false]);
  expect((await testApp.steps(paid.id)).filter((step) => step.startsWith('refund_due'))).toHaveLength(1);
  await workOff();
  expect([await returned(), await walletStatuses()]).toEqual([[6_500], ['REFUNDED']]);
});

test('refunds the chosen part of a split payment first, and withholds from the first part', async () => {
  const paidByTwoWays = async (day: number) => {
    const reference = appointmentReference(await testApp.book(person, slot(day)));
    const part = `${reference}-1`;
    const rest = `${reference}-2`;
    const line = {
      at: friday,
      step: 'verified',
      reference,
      orderId: `${reference}-0`,
      currency: 'EUR',
    } as const;
    await appendToLedger(testApp.db, { ...line, captureId: part, cents: 500, part: 1 });
    await appendToLedger(testApp.db, { ...line, captureId: rest, cents: 6_000, part: 2 });
    return { reference, part, rest };
  };
  const noted = async (reference: string) => {
    const { rows } = await testApp.pool.query(
      `select capture_id, cents from refunds where reference = $1 order by id`,
      [reference],
    );
    await testApp.pool.query(`update refunds set state = 'done' where reference = $1`, [reference]);
    return rows.map(({ capture_id: captureId, cents }) => [captureId, cents]);
  };

  const { reference, part, rest } = await paidByTwoWays(16);
  const across = (cents: number, name: string) =>
    inTransaction(testApp.db, (tx) => {
      const requestId = `${reference}-${name}`;
      return refundPartOfPayment(tx, jobs, { captureId: rest, cents, reason: 'by_staff', requestId }, friday);
    });
  expect([await across(6_200, 'a'), await across(6_200, 'a')]).toEqual(['noted', 'noted']);
  expect([await across(301, 'b'), await across(300, 'c')]).toEqual(['too_much', 'noted']);
  expect(await noted(reference)).toEqual([
    [rest, 6_000],
    [part, 200],
    [part, 300],
  ]);

  const other = await paidByTwoWays(17);
  const wish = { reason: 'cancelled_in_time', withheldCents: 1_000 } as const;
  await inTransaction(testApp.db, (tx) => refundItem(tx, jobs, other.reference, wish, friday));
  expect(await noted(other.reference)).toEqual([[other.rest, 5_500]]);
});

test('never refunds more than was paid when a partial refund and a cancellation are concurrent', async () => {
  for (let round = 0; round < 5; round++) {
    const [part] = await Promise.all([
      refundPartOf(2_000, `race-${round}`),
      person.delete(`/api/appointments/${paid.id}`),
    ]);
    expect(['noted', 'too_much']).toContain(part);
    await workOff();
    expect((await returned()).reduce((sum, cents) => sum + cents, 0)).toBe(6_500);
    expect([await walletStatuses(), await payment()]).toEqual([['REFUNDED'], 'returned']);
    paid = await bookAndPay();
  }
});

test("counts a partial refund made in the wallet's own screens", async () => {
  await wallet.refund(paid.captureId, '60.00');
  await process(paid.id, paid.orderId);
  expect(await payment()).toBe('paid');
  expect(await refundPartOf(501, 'above')).toBe('too_much');
  expect(await refundPartOf(500, 'rest')).toBe('noted');
  await workOff();
  expect(await payment()).toBe('returned');
});

test('refunds the rest of a payment partly returned before we saw it, which buys nothing', async () => {
  await person.delete(`/api/appointments/${paid.id}`);
  await workOff();
  const date = '2026-12-16T08:00:00.000Z';
  const { id } = (await person.post('/api/appointments', { type: 'office', professionalId: 1, date })).json();
  const reference = appointmentReference(id);
  const orderId = await wallet.pay({ reference });
  const [capture] = await wallet.captures(reference);
  await wallet.refund(capture?.id as string, '20.00');
  expect((await process(id, orderId)).json().code).toBe('bought_nothing');
  await workOff();
  const [after] = await wallet.captures(reference);
  expect(after?.status).toBe('REFUNDED');
  const { rows } = await testApp.pool.query(
    "select cents from payment_ledger where step = 'refunded' and reference = $1 order by id",
    [reference],
  );
  expect(rows.map(({ cents }) => cents)).toEqual([2_000, 4_500]);
});

test('refunds nothing more of a payment fully returned before we saw it, which buys nothing', async () => {
  const id = await testApp.book(person, slot(16));
  const reference = appointmentReference(id);
  const orderId = await wallet.pay({ reference });
  const [capture] = await wallet.captures(reference);
  await wallet.refund(capture?.id as string);
  expect((await process(id, orderId)).json().code).toBe('bought_nothing');
  const { rows } = await testApp.pool.query('select cents from refunds where reference = $1', [reference]);
  expect(rows).toEqual([]);
  expect(await testApp.mine(person, id)).toMatchObject({ paid: false, payment: 'returned' });
});

test('allows partial refunds only for captures that bought something', async () => {
  expect(await refundPartOf(1, 'unknown', { captureId: 'NOSUCHCAPTURE1' })).toBe('unknown');
  const orderId = await wallet.pay({ reference: paid.reference });
  await process(paid.id, orderId);
  const second = (await wallet.captures(paid.reference)).find(({ id }) => id !== paid.captureId);
  expect(await refundPartOf(1, 'second', { captureId: second?.id as string })).toBe('unknown');
});
