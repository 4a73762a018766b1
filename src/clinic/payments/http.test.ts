import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { type PaymentsTestApp, type Person, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { appointmentReference } from './references.ts';
import { texts } from './texts.ts';

let testApp: PaymentsTestApp;
let wallet: PaymentsTestApp['wallet'];
let clock: PaymentsTestApp['clock'];
let person: Person;

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  ({ wallet, clock } = testApp);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  person = await testApp.person();
});

const book = (who = person, date = slot(15), fields: Record<string, unknown> = {}) =>
  testApp.book(who, date, fields);
const pay = (who: Person, itemId: number, orderId: string) => testApp.pay(who, itemId, orderId);
/** Sessions expire after an idle hour. */
const signInAgain = () =>
  person.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
const mine = (id: number, who = person) => testApp.mine(who, id);
const steps = async (id: number) =>
  (await testApp.steps(id)).map((step) => step.replace(/^(\S+) -?\d+/, '$1'));
const letters = (kind: string) => testApp.letters(person, kind);
const run = (name: string, payload: object) => testApp.run(name, payload);
const workOff = () => testApp.workOff();

test('confirms the appointment for a matching capture, and changes nothing when repeated', async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  const first = await pay(person, id, orderId);
  expect([first.statusCode, first.json()]).toEqual([200, { success: true }]);
  expect(await mine(id)).toMatchObject({
    status: 'confirmed',
    paid: true,
    payment: 'paid',
    holdExpiresAt: null,
  });
  expect((await pay(person, id, orderId)).json()).toEqual({ success: true });
  expect(await steps(id)).toEqual(['reported', 'captured', 'verified']);
  const [letter, ...others] = await letters('appointment.confirmed');
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Cita confirmada: martes, 15 de diciembre de 2026');
  expect(letter?.attachments[0]?.content).toContain('STATUS:CONFIRMED');
});

test('counts one payment for fifty concurrent requests', async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  const replies = await Promise.all(Array.from({ length: 50 }, () => pay(person, id, orderId)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
  expect(await steps(id)).toEqual(['reported', 'captured', 'verified']);
});

test('returns 402 and changes nothing for orders that are not finished payments to us', async () => {
  const id = await book();
  const reference = appointmentReference(id);
  const other = await book(person, slot(16));
  const approved = await wallet.create({ reference });
  await wallet.approve(approved);
  const wrong = {
    fabricated: 'FABRICATED1234567',
    'no wallet id at all': '../../v1/oauth2/token?x=',
    'only created': await wallet.create({ reference }),
    'only approved': approved,
    "another appointment's": await wallet.pay({ reference: appointmentReference(other) }),
    'another payee’s': await wallet.pay({ reference, payee: 'SOMEBODYELSE1' }),
  };
  for (const [what, orderId] of Object.entries(wrong)) {
    const reply = await pay(person, id, orderId);
    expect([what, reply.statusCode, reply.json().code]).toEqual([what, 402, 'not_verified']);
  }
  expect(await mine(id)).toMatchObject({ status: 'pending', paid: false, payment: 'none' });
});

test("returns the same response for another user's appointment and an unknown one", async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  const stranger = await testApp.person();
  const theirs = await pay(stranger, id, orderId);
  const unknown = await pay(stranger, 999_999, orderId);
  expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body]);
  expect((await mine(id)).paid).toBe(false);
});

test.each([
  ['0.01 EUR', { value: '0.01' }, 'wrong_amount'],
  ['the right number in dollars', { currency: 'USD' }, 'wrong_currency'],
  ['two purchase units', { units: 2 }, 'odd_order'],
])('refunds %s in full, buys nothing and notifies the user', async (_what, wish, reason) => {
  const id = await book();
  const reference = appointmentReference(id);
  const reply = await pay(person, id, await wallet.pay({ reference, ...wish }));
  expect([reply.statusCode, reply.json().code]).toEqual([402, 'bought_nothing']);
  expect(await mine(id)).toMatchObject({ status: 'pending', paid: false, payment: 'returning' });
  await workOff();
  expect((await mine(id)).payment).toBe('returned');
  const captures = await wallet.captures(reference);
  expect(new Set(captures.map(({ status }) => status))).toEqual(new Set(['REFUNDED']));
  expect(await steps(id)).toContain(`rejected: ${reason}`);
  expect(await letters('payment.bought-nothing')).toHaveLength(captures.length);
  expect(await letters('payment.refunded')).toHaveLength(captures.length);
});

test('keeps holding an appointment whose first payment was refunded, and accepts another', async () => {
  const id = await book();
  const reference = appointmentReference(id);
  await pay(person, id, await wallet.pay({ reference, value: '0.01' }));
  await workOff();
  expect(await mine(id)).toMatchObject({ status: 'pending', paid: false, payment: 'returned' });
  const report = { type: 'appointment', itemId: id, orderId: 'ANOTHERORDER12345' };
  expect((await person.post('/api/payments/orders', report)).json()).toEqual({ success: true });
  expect((await pay(person, id, await wallet.pay({ reference }))).json()).toEqual({ success: true });
  expect(await mine(id)).toMatchObject({ status: 'confirmed', paid: true, payment: 'paid' });
});

test('refunds a second capture and keeps the appointment paid by the first', async () => {
  const id = await book();
  const reference = appointmentReference(id);
  const first = await wallet.pay({ reference });
  const second = await wallet.pay({ reference });
  await pay(person, id, first);
  expect((await pay(person, id, second)).json().code).toBe('bought_nothing');
  await workOff();
  expect(await mine(id)).toMatchObject({ status: 'confirmed', paid: true, payment: 'paid' });
  expect((await wallet.captures(reference)).map(({ status }) => status).sort()).toEqual([
    'COMPLETED',
    'REFUNDED',
  ]);
});

test('keeps the hold while a capture is under review, and confirms when the wallet approves', async () => {
  const id = await book();
  const reference = appointmentReference(id);
  await wallet.fault({ call: 'capture', fault: 'pending' });
  const orderId = await wallet.pay({ reference });
  const reply = await pay(person, id, orderId);
  const { whileReviewed } = texts().items.appointment;
  expect(reply.json()).toMatchObject({ success: false, message: expect.stringContaining(whileReviewed) });
  clock.advance(23 * 60);
  await signInAgain();
  expect(await mine(id)).toMatchObject({ status: 'pending', payment: 'checking' });
  const again = await person.post('/api/payments/orders', {
    type: 'appointment',
    itemId: id,
    orderId: 'ANOTHERORDER12345',
  });
  expect([again.statusCode, again.json().code]).toEqual([409, 'under_review']);
  const [capture] = await wallet.captures(reference);
  await wallet.decide(capture?.id as string, 'COMPLETED');
  await workOff();
  expect(await mine(id)).toMatchObject({ status: 'confirmed', paid: true, payment: 'paid' });
});

test('restores the usual hold when a review ends in refusal, then releases the slot', async () => {
  const id = await book();
  const reference = appointmentReference(id);
  await wallet.fault({ call: 'capture', fault: 'pending' });
  const orderId = await wallet.pay({ reference });
  await pay(person, id, orderId);
  clock.advance(120);
  await signInAgain();
  const [capture] = await wallet.captures(reference);
  await wallet.decide(capture?.id as string, 'DECLINED');
  await workOff();
  expect(await mine(id)).toMatchObject({ status: 'pending', payment: 'none' });
  // Reading it again sends no second letter.
  expect((await pay(person, id, orderId)).json().code).toBe('declined');
  expect(await letters('payment.declined')).toHaveLength(1);
  clock.advance(31);
  expect((await mine(id)).status).toBe('cancelled');
});

test('confirms for a capture after the hold expired if the slot is still free', async () => {
  const id = await book();
  clock.advance(35);
  await run('appointments.expire-hold', { appointmentId: id });
  expect((await mine(id)).status).toBe('cancelled');
  const reply = await pay(person, id, await wallet.pay({ reference: appointmentReference(id) }));
  expect(reply.json()).toEqual({ success: true });
  expect(await mine(id)).toMatchObject({ status: 'confirmed', paid: true });
});

test('refunds a capture in full when the slot was taken after the hold expired', async () => {
  const id = await book();
  clock.advance(35);
  const other = await testApp.person();
  await book(other);
  const reply = await pay(person, id, await wallet.pay({ reference: appointmentReference(id) }));
  expect(reply.json().code).toBe('bought_nothing');
  await workOff();
  expect(await mine(id)).toMatchObject({ status: 'cancelled', paid: false, payment: 'returned' });
});

test('refunds money that arrives after the user cancelled', async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  await person.delete(`/api/appointments/${id}`);
  expect((await pay(person, id, orderId)).json().code).toBe('bought_nothing');
  await workOff();
  expect(await mine(id)).toMatchObject({ status: 'cancelled', payment: 'returned' });
});

test.each([
  ['and a job has tidied', true],
  ['but nobody has tidied', false],
])('refunds an expired hold (%s) that its owner has cancelled', async (_what, isTidied) => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  clock.advance(35);
  if (isTidied) await run('appointments.expire-hold', { appointmentId: id });
  expect((await person.delete(`/api/appointments/${id}`)).json().status).toBe('cancelled');
  expect((await pay(person, id, orderId)).json().code).toBe('bought_nothing');
  await workOff();
  expect(await mine(id)).toMatchObject({ status: 'cancelled', paid: false, payment: 'returned' });
});

test('refunds a cancellation in time in full, and a late one not at all', async () => {
  const early = await book();
  const late = await book(person, slot(14));
  for (const id of [early, late])
    await pay(person, id, await wallet.pay({ reference: appointmentReference(id) }));
  clock.set(new Date(Date.parse(slot(14)) - (configuredSettings.cancellationHours - 1) * 3_600_000));
  await signInAgain();
  for (const id of [early, late])
    expect((await person.delete(`/api/appointments/${id}`)).statusCode).toBe(200);
  expect(await mine(early)).toMatchObject({ status: 'cancelled', payment: 'returning' });
  await workOff();
  expect(await mine(early)).toMatchObject({ status: 'cancelled', payment: 'returned' });
  expect(await mine(late)).toMatchObject({ status: 'cancelled', payment: 'paid' });
  expect(await steps(early)).toEqual([
    'reported',
    'captured',
    'verified',
    'refund_due: cancelled_in_time',
    'refunded: cancelled_in_time',
  ]);
});

test('keeps the hold while the wallet is unreachable, and finds the payment by the job', async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  clock.advance(29);
  await wallet.fault({ call: 'read', fault: 'error', times: 2 });
  const reply = await pay(person, id, orderId);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    { success: false, message: expect.stringContaining('Todavía no hemos podido comprobar tu pago') },
  ]);
  clock.advance(1.5);
  expect((await mine(id)).status).toBe('pending');
  await workOff();
  expect(await mine(id)).toMatchObject({ status: 'confirmed', paid: true });
});

test('extends an unpaid hold by ten minutes at most, however often payment is claimed', async () => {
  const id = await book();
  for (let minutes = 0; minutes < 45; minutes++) {
    clock.advance(1);
    await pay(person, id, 'FABRICATED1234567');
  }
  expect((await mine(id)).status).toBe('cancelled');
});

test('accepts an order that the wallet has captured but never completes', async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  await testApp.pool.query(`update demo.wallet_orders set status = 'APPROVED' where id = '${orderId}'`);
  expect((await pay(person, id, orderId)).json()).toEqual({ success: true });
  expect(await mine(id)).toMatchObject({ status: 'confirmed', paid: true });
});

test('captures approved orders of a vanished browser, once, and only where they fit', async () => {
  const id = await book();
  const other = await book(person, slot(16));
  const report = async (itemId: number, value: string) => {
    const orderId = await wallet.create({ reference: appointmentReference(itemId), value });
    const reply = await person.post('/api/payments/orders', { type: 'appointment', itemId, orderId });
    expect(reply.json()).toEqual({ success: true });
    await wallet.approve(orderId);
  };
  await report(id, '65.00');
  await report(other, '1.00');
  for (let look = 0; look < 4; look++) {
    clock.advance(0.3);
    await workOff();
  }
  expect(await mine(id)).toMatchObject({ status: 'confirmed', paid: true });
  expect(await mine(other)).toMatchObject({ status: 'pending', paid: false });
  expect(await wallet.captures(appointmentReference(other))).toEqual([]);
});

test("accepts order reports only for the user's own unpaid hold", async () => {
  const id = await book();
  const report = (who: Person, itemId: number, orderId = 'SOMEORDER12345678') =>
    who.post('/api/payments/orders', { type: 'appointment', itemId, orderId });
  expect((await report(await testApp.person(), id)).statusCode).toBe(404);
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  await report(person, id, orderId);
  // Paid, but not reported yet: a second attempt discovers it before paying again.
  expect((await report(person, id)).json().code).toBe('already_paid');
  const gone = await book(person, slot(16));
  await person.delete(`/api/appointments/${gone}`);
  expect((await report(person, gone)).json()).toMatchObject({
    code: 'hold_over',
    message: texts().items.appointment.over,
  });
  // A refused order is not polled.
  const { rows } = await testApp.pool.query(
    `select id from wallet_orders where order_id = 'SOMEORDER12345678'`,
  );
  expect(rows).toEqual([]);
});

test("charges a child's first paid visit its own price, also after a more expensive hold was released", async () => {
  const child = { type: 'child', professionalId: 2, childBirthDate: '2018-05-04', guardian: true };
  const first = await book(person, slot(15), child);
  const second = await book(person, slot(16), child);
  expect([(await mine(first)).price, (await mine(second)).price]).toEqual([6000, 5000]);
  await person.delete(`/api/appointments/${first}`);
  const report = (orderId: string) =>
    person.post('/api/payments/orders', { type: 'appointment', itemId: second, orderId });
  const refused = await report('SOMEORDER12345678');
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'price_changed', price: 6000 }]);
  expect((await mine(second)).price).toBe(6000);
  expect(await steps(second)).toEqual([]);
  const reference = appointmentReference(second);
  expect((await report(await wallet.create({ reference, value: '60.00' }))).json()).toEqual({
    success: true,
  });
  expect((await pay(person, second, await wallet.pay({ reference, value: '60.00' }))).json()).toEqual({
    success: true,
  });
});

test('retries a failed refund, and turns one too old for the wallet into a task for the clinic', async () => {
  const id = await book();
  const old = await book(person, slot(16));
  for (const one of [id, old]) {
    await pay(person, one, await wallet.pay({ reference: appointmentReference(one) }));
    await person.delete(`/api/appointments/${one}`);
  }
  await wallet.fault({ call: 'refund', fault: 'error', times: 2 });
  await wallet.fault({ call: 'refund', fault: 'too_old' });
  await workOff();
  expect(await steps(old)).toContain('refund_refused: REFUND_TIME_LIMIT_EXCEEDED');
  await workOff();
  expect((await mine(id)).payment).toBe('returned');
  const told = await testApp.pool.query(
    "select recipient, text from outbox where kind = 'payment.refund-by-hand'",
  );
  expect(told.rows[0].text).toContain('65,00\u00a0€');
});

test('polls a pending refund until it is done', async () => {
  const id = await book();
  await pay(person, id, await wallet.pay({ reference: appointmentReference(id) }));
  await person.delete(`/api/appointments/${id}`);
  await wallet.fault({ call: 'refund', fault: 'refund_pending' });
  await workOff();
  expect((await mine(id)).payment).toBe('returning');
  const [order] = await wallet.books(appointmentReference(id));
  const refund = order?.purchase_units[0]?.payments?.refunds?.[0];
  await wallet.decideRefund(refund?.id as string, 'COMPLETED');
  await workOff();
  expect((await mine(id)).payment).toBe('returned');
});

test("publishes the wallet configuration without echoing the request's host", async () => {
  const reply = await testApp
    .visitor()
    .send({ method: 'GET', url: '/api/payments/config', headers: { host: 'evil.example' } });
  expect(reply.json()).toEqual({
    referenceId: expect.stringMatching(/^onyar-[\w-]{22}$/),
    provider: 'PayPal',
    clientId: expect.any(String),
    sdkUrl: 'http://onyar.test/demo/wallet/sdk.js',
    apiUrl: 'http://onyar.test/demo/wallet',
    currency: 'EUR',
  });
});

test('denies the application changes to the ledger', async () => {
  const id = await book();
  await pay(person, id, await wallet.pay({ reference: appointmentReference(id) }));
  for (const statement of [
    'update payment_ledger set cents = 1',
    'delete from payment_ledger',
    'truncate payment_ledger',
  ])
    await expect(testApp.pool.query(statement)).rejects.toThrow(/permission denied/);
});

test('records one payment for duplicate, reordered and replayed notices', async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  const sent = await wallet.notices(orderId);
  expect(sent.map(({ body }) => JSON.parse(body).event_type)).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
  ]);
  const replies = await Promise.all([...sent, ...sent].reverse().map(deliver));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  // Not reported: the notice alone claims it for the item's owner.
  expect(await steps(id)).toEqual(['reported', 'captured', 'verified']);
  expect(await mine(id)).toMatchObject({ status: 'confirmed', paid: true });
  expect(await letters('appointment.confirmed')).toHaveLength(1);
  expect((await person.get('/api/receipts')).json()).toMatchObject([{ cents: 6500 }]);
});

test('refuses notices that are forged, altered or unsigned', async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  const [, genuine] = await wallet.notices(orderId);
  if (genuine === undefined) throw new Error('the emulator wrote no notice of the capture');
  const forged = [
    { ...genuine, body: genuine.body.replace('COMPLETED', 'COMPLETEd') },
    { ...genuine, body: `${genuine.body} ` },
    { ...genuine, headers: { ...genuine.headers, 'paypal-transmission-sig': 'bm90IGEgc2lnbmF0dXJl' } },
    { ...genuine, headers: {} },
  ];
  for (const one of forged) {
    const reply = await deliver(one);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign_notice']);
  }
  expect((await mine(id)).paid).toBe(false);
  expect((await deliver(genuine)).statusCode).toBe(200);
  expect((await mine(id)).paid).toBe(true);
});

test('asks for redelivery of a notice while the wallet is unreachable', async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  const [, notice] = await wallet.notices(orderId);
  await wallet.fault({ call: 'read', fault: 'error', times: 2 });
  const reply = await deliver(notice as Notice);
  expect([reply.statusCode, Number(reply.headers['retry-after'])]).toEqual([503, 30]);
  expect((await deliver(notice as Notice)).statusCode).toBe(200);
  expect((await mine(id)).paid).toBe(true);
});

test("records refunds made in the wallet's own screens", async () => {
  const id = await book();
  const orderId = await wallet.pay({ reference: appointmentReference(id) });
  await pay(person, id, orderId);
  const [capture] = await wallet.captures(appointmentReference(id));
  await wallet.refund(capture?.id as string);
  for (const notice of await wallet.notices(orderId)) await deliver(notice);
  expect(await steps(id)).toEqual(['reported', 'captured', 'verified', 'refunded: seen_at_wallet']);
  expect((await mine(id)).payment).toBe('returned');
});

type Notice = Awaited<ReturnType<PaymentsTestApp['wallet']['notices']>>[number];
const deliver = ({ headers, body }: Notice) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
