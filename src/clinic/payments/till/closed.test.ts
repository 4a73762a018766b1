import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentsTestApp, type Person, startPaymentsTestApp } from '#tests/support/payments.ts';
import { createStaff, insertAppointment, setTill } from '#tests/support/staff.ts';

let testApp: PaymentsTestApp;
let reception: Person;
let director: Person;
let nausica: Person;
let patientId: number;
let payer: Person;
let hours = 0;

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  reception = await createStaff(testApp, 'reception');
  director = await createStaff(testApp, 'admin');
  nausica = await createStaff(testApp, 'professional', 1);
  payer = await testApp.person();
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [payer.user.id]);
  patientId = rows[0].id;
});
afterAll(() => testApp.stop());

const plan = () =>
  insertAppointment(testApp, {
    patientId,
    bookedBy: payer.user.id,
    professionalId: 1,
    startsAt: new Date(Date.UTC(2026, 11, 14, ++hours)),
  });
const take = (itemId: number, more: object = {}, by = reception) =>
  by.post('/api/staff/payments', { type: 'appointment', itemId, method: 'cash', cents: 6_500, ...more });
const sell = (more: object) =>
  reception.post('/api/staff/payments', { type: 'subscription', itemId: 1, patientId, ...more });
const takeSeveral = (ids: readonly number[], more: object) =>
  reception.post('/api/staff/payments/several', {
    patientId,
    appointments: ids.map((itemId) => ({ itemId, cents: 6_500 })),
    ...more,
  });
const countLedger = async (): Promise<number> =>
  (await testApp.pool.query('select count(*)::int as count from payment_ledger')).rows[0].count;

type Reply = Awaited<ReturnType<typeof take>>;

/** Expects that a request is refused, and succeeds once the till is open. */
async function expectNeedsOpenTill(send: () => Promise<Reply>) {
  const before = await countLedger();
  const refused = await send();
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
    409,
    'till_closed',
    'La caja está cerrada. Ábrela primero con lo que hay dentro.',
  ]);
  expect(await countLedger()).toBe(before);
  await setTill(testApp, 'opening');
  const reply = await send();
  expect(reply.statusCode, reply.body).toBeLessThan(300);
}

test('refuses cash before the first count of a new clinic', async () => {
  const id = await plan();
  await expectNeedsOpenTill(() => take(id));
});

describe('cash while the till is closed', () => {
  beforeEach(() => setTill(testApp, 'closing'));

  test.each([
    ['undivided', { method: 'cash' }],
    ['as the last part', { method: 'cash', others: [{ method: 'card', cents: 2_000 }] }],
    ['as another part', { method: 'card', others: [{ method: 'cash', cents: 2_000 }] }],
  ])('is refused for one appointment, several, and a plan: %s', async (_, parts) => {
    const one = await plan();
    await expectNeedsOpenTill(() => take(one, parts));
    await setTill(testApp, 'closing');
    const several = [await plan(), await plan()];
    await expectNeedsOpenTill(() => takeSeveral(several, parts));
    await setTill(testApp, 'closing');
    await expectNeedsOpenTill(() => sell({ ...parts, cents: 16_000 }));
  });

  test('is refused for an instalment', async () => {
    const monthly = { paymentInterval: 'monthly', cents: 8_700 };
    expect((await sell({ ...monthly, method: 'card' })).statusCode).toBe(201);
    const { rows } = await testApp.pool.query(
      "update user_subscriptions set next_billing_on = '2026-12-11' where kind = 'monthly' returning id",
    );
    const userSubscriptionId = rows[0].id;
    await expectNeedsOpenTill(() => sell({ userSubscriptionId, method: 'cash', cents: 8_700 }));
  });

  test('is refused to professionals too', async () => {
    const id = await plan();
    await expectNeedsOpenTill(() => take(id, {}, nausica));
  });

  test('does not affect other payment methods', async () => {
    expect((await take(await plan(), { method: 'card' })).statusCode).toBe(201);
  });

  test('is not paid out: refund, owed refund and credit', async () => {
    await setTill(testApp, 'opening');
    const { receiptId } = (await take(await plan())).json();
    await setTill(testApp, 'closing');
    const reason = 'Llegamos tarde';
    await expectNeedsOpenTill(() =>
      director.post(`/api/staff/receipts/${receiptId}/return`, { cents: 500, reason }),
    );
    const toCredit = { cents: 3_000, reason, to: 'credit' };
    expect((await director.post(`/api/staff/receipts/${receiptId}/return`, toCredit)).statusCode).toBe(200);
    await testApp.sendRefund();
    await setTill(testApp, 'closing');
    const credit = `/api/staff/people/${patientId}/credit-paid-out`;
    await expectNeedsOpenTill(() => reception.post(credit, { cents: 1_000, method: 'cash' }));
    const cancelled = await plan();
    expect((await take(cancelled)).statusCode).toBe(201);
    const cancel = await reception.post(`/api/staff/appointments/${cancelled}/cancel`, { by: 'clinic' });
    expect(cancel.statusCode, cancel.body).toBe(200);
    const { rows } = await testApp.pool.query("select id from refunds where state = 'due'");
    await setTill(testApp, 'closing');
    await expectNeedsOpenTill(() => reception.post(`/api/staff/refunds/${rows[0].id}/paid-out`));
  });

  test('is still returned when a mistaken payment is undone', async () => {
    await setTill(testApp, 'opening');
    const { receiptId } = (await take(await plan())).json();
    await setTill(testApp, 'closing');
    const undone = await reception.post(`/api/staff/receipts/${receiptId}/undo`, {
      reason: 'Era otra persona',
    });
    expect(undone.statusCode, undone.body).toBe(204);
  });
});

test('tells the payment dialog whether the till is open', async () => {
  await setTill(testApp, 'closing');
  const itemId = await plan();
  const read = async () => [
    (await reception.get(`/api/staff/payments/due?type=appointment&itemId=${itemId}`)).json().isTillOpen,
    (await reception.get(`/api/staff/payments/dues?patientId=${patientId}`)).json().isTillOpen,
  ];
  expect(await read()).toEqual([false, false]);
  await setTill(testApp, 'opening');
  expect(await read()).toEqual([true, true]);
});
