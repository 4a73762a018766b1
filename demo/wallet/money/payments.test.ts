import { afterAll, beforeAll, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { issueOf, type StartedWallet, startWallet } from '../wallet-under-test.ts';

const clock = stoppedClock(new Date('2026-11-24T09:00:00Z'));
let wallet: StartedWallet;
let drop: () => Promise<void>;
beforeAll(async () => {
  const clone = await cloneDatabase();
  drop = clone.drop;
  wallet = await startWallet({ url: clone.loginUrl, clock });
});
afterAll(async () => {
  await wallet.stop();
  await drop();
});

const part = (value: string, currency_code = 'EUR') => ({ amount: { currency_code, value } });

test('refunds the whole amount once', async () => {
  const { orderId, captureId } = await wallet.pay();
  const given = await wallet.refund(captureId, {}, 'r-1');
  expect(given).toMatchObject({
    status: 201,
    json: {
      status: 'COMPLETED',
      amount: { currency_code: 'EUR', value: '65.00' },
      custom_id: 'appointment:7',
      create_time: '2026-11-24T09:00:00Z',
      supplementary_data: { related_ids: { order_id: orderId, capture_id: captureId } },
    },
  });
  expect(await wallet.refund(captureId, {}, 'r-1')).toMatchObject({ status: 200, json: given.json });
  expect(issueOf(await wallet.refund(captureId, {}, 'r-2'))).toBe('CAPTURE_FULLY_REFUNDED');
  expect((await wallet.ask('GET', `/v2/payments/refunds/${given.json.id}`)).json).toEqual(given.json);
  const { payments } = (await wallet.read(orderId)).json.purchase_units[0];
  expect(payments.captures[0].status).toBe('REFUNDED');
  expect(payments.refunds).toMatchObject([
    { id: given.json.id, status: 'COMPLETED', amount: { value: '65.00' } },
  ]);
});

test('refunds in parts until nothing is left and never more', async () => {
  const { captureId } = await wallet.pay();
  const statusNow = async () => (await wallet.ask('GET', `/v2/payments/captures/${captureId}`)).json.status;
  expect((await wallet.refund(captureId, part('25.5'))).json.amount.value).toBe('25.50');
  expect(await statusNow()).toBe('PARTIALLY_REFUNDED');
  expect(issueOf(await wallet.refund(captureId, part('39.51')))).toBe('REFUND_AMOUNT_EXCEEDED');
  expect(issueOf(await wallet.refund(captureId, part('1', 'USD')))).toBe('REFUND_CAPTURE_CURRENCY_MISMATCH');
  expect(issueOf(await wallet.refund(captureId, part('0')))).toBe('CANNOT_BE_ZERO_OR_NEGATIVE');
  expect((await wallet.refund(captureId)).json.amount.value).toBe('39.50');
  expect(await statusNow()).toBe('REFUNDED');
});

test('refunds no more than the captured amount in 20 concurrent calls', async () => {
  const { orderId, captureId } = await wallet.pay();
  const answers = await Promise.all(Array.from({ length: 20 }, () => wallet.refund(captureId, part('10'))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
  expect((await wallet.read(orderId)).json.purchase_units[0].payments.refunds).toHaveLength(6);
});

test('counts a pending refund as refunded until it fails', async () => {
  const { orderId, captureId } = await wallet.pay();
  await wallet.fault({ call: 'refund', fault: 'refund_pending', orderId });
  const pending = await wallet.refund(captureId);
  expect(pending.json.status).toBe('PENDING');
  expect(issueOf(await wallet.refund(captureId))).toBe('CAPTURE_FULLY_REFUNDED');
  expect((await wallet.read(orderId)).json.purchase_units[0].payments.captures[0].status).toBe('COMPLETED');
  const decided = await wallet.send('POST', `/decide-refund/${pending.json.id}`, {
    body: { status: 'FAILED' },
  });
  expect(decided).toMatchObject({ status: 200, json: { status: 'FAILED' } });
  expect(
    (await wallet.send('POST', `/decide-refund/${pending.json.id}`, { body: { status: 'COMPLETED' } }))
      .status,
  ).toBe(422);
  expect((await wallet.refund(captureId)).status).toBe(201);
});

test('refuses to refund captures older than 180 days', async () => {
  const { captureId } = await wallet.pay();
  clock.advance(180 * 24 * 60);
  expect((await wallet.refund(captureId, part('1'))).status).toBe(201);
  clock.advance(1);
  expect(issueOf(await wallet.refund(captureId))).toBe('REFUND_TIME_LIMIT_EXCEEDED');
});

test('refunds a pending capture only after it is completed', async () => {
  const id = await wallet.create();
  await wallet.approve(id);
  await wallet.fault({ call: 'capture', fault: 'pending' });
  const { json } = await wallet.capture(id);
  const [capture] = json.purchase_units[0].payments.captures;
  expect([json.status, capture.status, capture.status_details]).toEqual([
    'COMPLETED',
    'PENDING',
    { reason: 'PENDING_REVIEW' },
  ]);
  expect(issueOf(await wallet.refund(capture.id))).toBe('REFUND_NOT_ALLOWED');
  const decide = (status: string) => wallet.send('POST', `/decide/${capture.id}`, { body: { status } });
  expect((await decide('COMPLETED')).json.status).toBe('COMPLETED');
  expect(issueOf(await decide('DECLINED'))).toBe('ALREADY_DECIDED');
  expect((await wallet.refund(capture.id)).status).toBe(201);
});

test('lists every order, or those of one reference', async () => {
  const { orderId } = await wallet.pay({ custom_id: 'appointment:4711' });
  const { json } = await wallet.send('GET', '/books?custom_id=appointment:4711');
  expect(json.orders).toEqual([(await wallet.read(orderId)).json]);
  expect((await wallet.send('GET', '/books')).json.orders.length).toBeGreaterThan(1);
  expect((await wallet.send('GET', '/books?custom_id=nobody')).json.orders).toEqual([]);
});
