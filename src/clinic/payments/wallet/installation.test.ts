import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { type PaymentsTestApp, type Person, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { appointmentReference } from '../references.ts';
import { createInstallationName } from './installation.server.ts';

let testApp: PaymentsTestApp;
let person: Person;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  person = await testApp.person();
});

const another = `onyar-${'A'.repeat(22)}`;
const readOwnName = async (): Promise<string> =>
  (await testApp.visitor().get('/api/payments/config')).json().referenceId;
const heldAtWallet = async (reference: string) =>
  (await testApp.wallet.captures(reference)).map(({ status }) => status);

test("creates the installation's name once, also with concurrent starts, and keeps it", async () => {
  const deps = { db: testApp.db, clock: stoppedClock(new Date()) };
  const names = await Promise.all(Array.from({ length: 5 }, () => createInstallationName(deps)()));
  expect(new Set([...names, await readOwnName()]).size).toBe(1);
  expect(names[0]).toMatch(/^onyar-[\w-]{22}$/);
});

test('accepts payments of orders with our name and of orders without one', async () => {
  for (const [day, installation] of [
    [15, await readOwnName()],
    [16, undefined],
    [17, 'default'],
  ] as const) {
    const id = await testApp.book(person, slot(day));
    const orderId = await testApp.wallet.pay({
      reference: appointmentReference(id),
      ...(installation ? { installation } : {}),
    });
    expect((await testApp.pay(person, id, orderId)).json()).toEqual({ success: true });
  }
});

test('ignores orders of another installation, whether we have the item or not', async () => {
  const id = await testApp.book(person, slot(15));
  for (const reference of [appointmentReference(id), appointmentReference(999_999)]) {
    const orderId = await testApp.wallet.pay({ reference, installation: another });
    const reply = await testApp.pay(person, id, orderId);
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'not_verified']);
    await testApp.workOff();
    expect(await heldAtWallet(reference)).toEqual(['COMPLETED']);
  }
  expect(await testApp.mine(person, id)).toMatchObject({ status: 'pending', paid: false, payment: 'none' });
  expect(await testApp.steps(id)).toEqual(['reported', 'reported']);
});

test('does not capture an approved order of another installation', async () => {
  const id = await testApp.book(person, slot(15));
  const reference = appointmentReference(id);
  const orderId = await testApp.wallet.create({ reference, installation: another });
  expect((await testApp.report(person, id, orderId)).statusCode).toBe(200);
  await testApp.wallet.approve(orderId);
  for (let look = 0; look < 4; look++) {
    testApp.clock.advance(0.3);
    await testApp.workOff();
  }
  expect(await heldAtWallet(reference)).toEqual([]);
});

test.each([
  ['no reference', undefined],
  ['one that is none of ours', 'invoice-7'],
])('refunds money of a reported order with %s and notifies the payer', async (_what, reference) => {
  const id = await testApp.book(person, slot(15));
  const orderId = await testApp.wallet.create({ ...(reference ? { reference } : {}) });
  expect((await testApp.report(person, id, orderId)).statusCode).toBe(200);
  await testApp.workOff();
  await testApp.wallet.approve(orderId);
  await testApp.wallet.capture(orderId);
  testApp.clock.advance(0.5);
  // The browser has vanished, so the job finds it.
  await testApp.workOff();
  await testApp.workOff();
  const [order] = (await testApp.wallet.books()).filter(({ id }) => id === orderId);
  expect(order?.purchase_units[0]?.payments?.captures?.map(({ status }) => status)).toEqual(['REFUNDED']);
  expect(await testApp.mine(person, id)).toMatchObject({
    status: 'pending',
    paid: false,
    payment: 'returned',
  });
  expect(await testApp.letters(person, 'payment.bought-nothing')).toHaveLength(1);
  expect(await testApp.letters(person, 'payment.refunded')).toHaveLength(1);
  expect((await testApp.pay(person, id, orderId)).json().code).toBe('bought_nothing');
});

test('ignores money without a reference that was not reported here', async () => {
  const id = await testApp.book(person, slot(15));
  await testApp.wallet.fault({ call: 'notice', fault: 'lost', times: 10 });
  const orderId = await testApp.wallet.pay({});
  const [, captured] = await testApp.wallet.notices(orderId);
  const reply = await testApp.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', ...captured?.headers },
    payload: captured?.body ?? '',
  });
  expect(reply.statusCode).toBe(200);
  await testApp.workOff();
  const [order] = (await testApp.wallet.books()).filter((one) => one.id === orderId);
  expect(order?.purchase_units[0]?.payments?.captures?.map(({ status }) => status)).toEqual(['COMPLETED']);
  expect(await testApp.steps(id)).toEqual([]);
});
