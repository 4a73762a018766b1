import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { openPaymentsHouse, type PaymentsHouse, type Person, slot } from '#tests/support/payments.ts';
import { appointmentReference } from '../references.ts';
import { createInstallation } from './installation.server.ts';

let house: PaymentsHouse;
let person: Person;
beforeAll(async () => {
  house = await openPaymentsHouse();
});
afterAll(() => house.stop());
beforeEach(async () => {
  await house.clear();
  person = await house.person();
});

const another = `onyar-${'A'.repeat(22)}`;
const ours = async (): Promise<string> =>
  (await house.visitor().get('/api/payments/config')).json().referenceId;
const held = async (reference: string) =>
  (await house.wallet.captures(reference)).map(({ status }) => status);

test("creates the installation's name once, also with concurrent starts, and keeps it", async () => {
  const deps = { db: house.db, clock: stoppedClock(new Date()) };
  const names = await Promise.all(Array.from({ length: 5 }, () => createInstallation(deps)()));
  expect(new Set([...names, await ours()]).size).toBe(1);
  expect(names[0]).toMatch(/^onyar-[\w-]{22}$/);
});

test('accepts payments of orders with our name and of orders without one', async () => {
  for (const [day, installation] of [
    [15, await ours()],
    [16, undefined],
    [17, 'default'],
  ] as const) {
    const id = await house.book(person, slot(day));
    const orderId = await house.wallet.pay({
      reference: appointmentReference(id),
      ...(installation ? { installation } : {}),
    });
    expect((await house.pay(person, id, orderId)).json()).toEqual({ success: true });
  }
});

test('ignores orders of another installation, whether we have the item or not', async () => {
  const id = await house.book(person, slot(15));
  for (const reference of [appointmentReference(id), appointmentReference(999_999)]) {
    const orderId = await house.wallet.pay({ reference, installation: another });
    const reply = await house.pay(person, id, orderId);
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'not_verified']);
    await house.workOff();
    expect(await held(reference)).toEqual(['COMPLETED']);
  }
  expect(await house.mine(person, id)).toMatchObject({ status: 'pending', paid: false, payment: 'none' });
  expect(await house.steps(id)).toEqual(['reported', 'reported']);
});

test('does not capture an approved order of another installation', async () => {
  const id = await house.book(person, slot(15));
  const reference = appointmentReference(id);
  const orderId = await house.wallet.create({ reference, installation: another });
  expect((await house.report(person, id, orderId)).statusCode).toBe(200);
  await house.wallet.approve(orderId);
  for (let look = 0; look < 4; look++) {
    house.clock.advance(0.3);
    await house.workOff();
  }
  expect(await held(reference)).toEqual([]);
});

test.each([
  ['no reference', undefined],
  ['one that is none of ours', 'invoice-7'],
])('refunds money of a reported order with %s and notifies the payer', async (_what, reference) => {
  const id = await house.book(person, slot(15));
  const orderId = await house.wallet.create({ ...(reference ? { reference } : {}) });
  expect((await house.report(person, id, orderId)).statusCode).toBe(200);
  await house.workOff();
  await house.wallet.approve(orderId);
  await house.wallet.capture(orderId);
  house.clock.advance(0.5);
  // The browser has vanished, so the job finds it.
  await house.workOff();
  await house.workOff();
  const [order] = (await house.wallet.books()).filter(({ id }) => id === orderId);
  expect(order?.purchase_units[0]?.payments?.captures?.map(({ status }) => status)).toEqual(['REFUNDED']);
  expect(await house.mine(person, id)).toMatchObject({
    status: 'pending',
    paid: false,
    payment: 'returned',
  });
  expect(await house.letters(person, 'payment.bought-nothing')).toHaveLength(1);
  expect(await house.letters(person, 'payment.refunded')).toHaveLength(1);
  expect((await house.pay(person, id, orderId)).json().code).toBe('bought_nothing');
});

test('ignores money without a reference that was not reported here', async () => {
  const id = await house.book(person, slot(15));
  await house.wallet.fault({ call: 'notice', fault: 'lost', times: 10 });
  const orderId = await house.wallet.pay({});
  const [, captured] = await house.wallet.notices(orderId);
  const reply = await house.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', ...captured?.headers },
    payload: captured?.body ?? '',
  });
  expect(reply.statusCode).toBe(200);
  await house.workOff();
  const [order] = (await house.wallet.books()).filter((one) => one.id === orderId);
  expect(order?.purchase_units[0]?.payments?.captures?.map(({ status }) => status)).toEqual(['COMPLETED']);
  expect(await house.steps(id)).toEqual([]);
});
