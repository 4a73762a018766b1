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

/** As another installation on the same account would name itself. */
const another = `onyar-${'A'.repeat(22)}`;
const ours = async (): Promise<string> =>
  (await house.visitor().get('/api/payments/config')).json().referenceId;
const held = async (reference: string) =>
  (await house.wallet.captures(reference)).map(({ status }) => status);

test('the name of the installation is made once, whoever starts first, and stays', async () => {
  const deps = { db: house.db, clock: stoppedClock(new Date()) };
  const names = await Promise.all(Array.from({ length: 5 }, () => createInstallation(deps)()));
  expect(new Set([...names, await ours()]).size).toBe(1);
  expect(names[0]).toMatch(/^onyar-[\w-]{22}$/);
});

test('an order that carries our name pays, as one that carries none', async () => {
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

test('an order of another installation is left alone, whether it pays for what we have or for what we have not', async () => {
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

test('what another installation’s buyer approved is not captured by us', async () => {
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
])(
  'money under a reported order that carries %s goes back, and the person is told',
  async (_what, reference) => {
    const id = await house.book(person, slot(15));
    const orderId = await house.wallet.create({ ...(reference ? { reference } : {}) });
    expect((await house.report(person, id, orderId)).statusCode).toBe(200);
    await house.workOff();
    await house.wallet.approve(orderId);
    await house.wallet.capture(orderId);
    house.clock.advance(0.5);
    // Its browser has vanished: the job finds it.
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
  },
);

test('money without a reference that nobody reported here is left alone', async () => {
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
