import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PaymentsTestApp, type Person, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { withRowLocks } from '#tests/support/servers/locks.ts';
import { createStaff, insertAppointment, insertPatient, setTill } from '#tests/support/staff.ts';
import { appointmentReference } from '../references.ts';
import { findPayer, listDeskRefundsDue } from './queries.server.ts';
import { readOwedTo } from './service.server.ts';

let testApp: PaymentsTestApp;
let [reception, director, nausica, fermi] = [] as unknown as Person[];
let person: Person;
let days = 0;

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  await setTill(testApp, 'opening');
  [reception, director] = [await createStaff(testApp, 'reception'), await createStaff(testApp, 'admin')];
  [nausica, fermi] = [
    await createStaff(testApp, 'professional', 1),
    await createStaff(testApp, 'professional', 2),
  ];
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  person = await testApp.person({ fullName: 'Marc Puig' });
  await testApp.pool.query("update users set phone = '+34600111222' where id = $1", [person.user.id]);
});

const asPerson = (one: Person | undefined): Person => one as Person;
const readPatientId = async (): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [person.user.id])).rows[0].id;
const planVisit = async (patientId?: number): Promise<number> =>
  insertAppointment(testApp, {
    patientId: patientId ?? (await readPatientId()),
    professionalId: 1,
    startsAt: new Date(Date.UTC(2027, 2, ++days, 9)),
    ...(patientId === undefined ? { bookedBy: person.user.id } : {}),
  });
const byCredit = (cents: number) => ({ method: 'credit', cents });
const due = (by: Person | undefined, itemId: number) =>
  asPerson(by).get(`/api/staff/payments/due?type=appointment&itemId=${itemId}`);
const sendKeyed = (by: Person | undefined, url: string, payload: object, key: string = randomUUID()) =>
  asPerson(by).send({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'idempotency-key': key, 'content-type': 'application/json' },
  });
const take = (by: Person | undefined, itemId: number, more: object = {}) =>
  asPerson(by).post('/api/staff/payments', {
    type: 'appointment',
    itemId,
    method: 'cash',
    cents: 6_500,
    ...more,
  });
const giveBack = (receiptId: number, cents: number, more: object = {}) =>
  asPerson(director).post(`/api/staff/receipts/${receiptId}/return`, { cents, reason: 'Se mudó', ...more });
const undo = (by: Person | undefined, receiptId: number) =>
  asPerson(by).post(`/api/staff/receipts/${receiptId}/undo`, { reason: 'Persona equivocada' });
const logged = async (id: number, action = 'payment.') =>
  (
    await testApp.pool.query(
      `select action, at, actor_user_id as "by", detail from audit_log
       where subject = $1 and action like $2 || '%' order by id`,
      [appointmentReference(id), action],
    )
  ).rows;
async function refundToCredit(cents: number): Promise<void> {
  const id = await testApp.book(person, slot(22));
  await testApp.payUnreported(person, id, '65.00');
  const [{ id: receiptId }] = (await person.get('/api/receipts')).json();
  expect((await giveBack(receiptId, cents, { to: 'credit' })).statusCode).toBe(200);
  await testApp.sendRefund();
}

test('shows item, payer and payment methods before the payment', async () => {
  await refundToCredit(6_499);
  const id = await planVisit();
  await testApp.pool.query(
    "update appointments set service_id = (select min(id) from services), service_name = 'Informe pericial', vat = 'general' where id = $1",
    [id],
  );
  expect((await due(reception, id)).json()).toEqual({
    cents: 6_500,
    concept: 'Informe pericial, lunes, 1 de marzo de 2027',
    payerName: 'Marc Puig',
    guardians: [],
    payerPatientId: null,
    lacksGuardian: false,
    email: 'persona@example.org',
    creditCents: 6_499,
    methods: ['cash', 'card', 'bizum', 'transfer'],
    sessionsLeft: 0,
    isTillOpen: true,
    patientId: expect.any(Number),
    othersUnpaid: 0,
  });
  await testApp.pool.query('update appointments set price_cents = 6499 where id = $1', [id]);
  expect((await due(reception, id)).json()).toMatchObject({
    methods: ['cash', 'card', 'bizum', 'transfer', 'credit'],
  });
  const plain = await planVisit();
  expect((await due(reception, plain)).json().concept).toBe(
    'Consulta de psicología, martes, 2 de marzo de 2027',
  );
  // More than the balance is refused, in part or in whole, and nothing is written.
  for (const more of [{ method: 'credit' }, { others: [byCredit(6_500)] }, { others: [byCredit(6_501)] }])
    expect((await take(reception, plain, more)).json()).toMatchObject({ code: 'no_credit' });
  expect([await testApp.steps(plain), await logged(plain)]).toEqual([[], []]);
  await testApp.pool.query('update appointments set price_cents = 7000 where id = $1', [plain]);
  const part = await take(reception, plain, { cents: 7_000, others: [byCredit(6_499)] });
  expect(part.json(), part.body).toMatchObject({ cents: 501, others: [{ cents: 6_499, method: 'credit' }] });
  expect(await logged(plain)).toMatchObject([{ detail: { cents: 7_000, creditCents: 6_499 } }]);
});

test('reveals nothing about payers with closed accounts or locked records', async () => {
  const nobody = { name: null, email: null };
  const account = { payerUserId: person.user.id, payerPatientId: null };
  expect(await findPayer(testApp.db, account)).toEqual({ name: 'Marc Puig', email: 'persona@example.org' });
  await testApp.pool.query('update users set full_name = null where id = $1', [person.user.id]);
  expect(await findPayer(testApp.db, account)).toMatchObject({ name: person.user.username });
  await testApp.pool.query('update users set closed_at = now() where id = $1', [person.user.id]);
  expect(await findPayer(testApp.db, account)).toEqual(nobody);
  const open = await insertPatient(testApp, { name: 'Joana Serra', email: 'joana@example.test' });
  const locked = await insertPatient(testApp, { name: 'Pol Vidal', blockedUntil: '2040-01-01' });
  const card = (payerPatientId: number | null) =>
    findPayer(testApp.db, { payerUserId: null, payerPatientId });
  expect([await card(open), await card(locked), await card(null)]).toEqual([
    { name: 'Joana Serra', email: 'joana@example.test' },
    ...[nobody, nobody],
  ]);
});

test("takes payments at the desk while the wallet's orders cannot be read", async () => {
  const id = await testApp.book(person, slot(15));
  const orderId = await testApp.wallet.create({ reference: appointmentReference(id) });
  expect((await testApp.report(person, id, orderId)).statusCode).toBe(200);
  await testApp.wallet.fault({ call: 'read', fault: 'error', times: 4 });
  expect((await due(reception, id)).json()).toMatchObject({ cents: 6_500 });
});

test('audits who took, undid and refunded a payment, with amount and reason', async () => {
  const id = await planVisit();
  const at = testApp.clock.now();
  const first = (await take(reception, id, { method: 'bizum' })).json();
  expect((await undo(reception, first.receiptId)).statusCode).toBe(204);
  const { receiptId } = (await take(nausica, id, { method: 'card' })).json();
  expect((await giveBack(receiptId, 1_500)).json()).toEqual({ isOnItsWay: false });
  expect((await giveBack(receiptId, 2_000, { to: 'credit' })).json()).toEqual({ isOnItsWay: true });
  const by = (one: Person | undefined) => ({ at, by: asPerson(one).user.id });
  expect(await logged(id)).toEqual([
    { ...by(reception), action: 'payment.taken', detail: { cents: 6_500, method: 'bizum' } },
    {
      ...by(reception),
      action: 'payment.undone',
      detail: { cents: 6_500, method: 'bizum', why: 'Persona equivocada' },
    },
    { ...by(nausica), action: 'payment.taken', detail: { cents: 6_500, method: 'card' } },
    {
      ...by(director),
      action: 'payment.returned',
      detail: { cents: 1_500, method: 'card', why: 'Se mudó' },
    },
    {
      ...by(director),
      action: 'payment.returned',
      detail: { cents: 2_000, method: 'credit', why: 'Se mudó' },
    },
  ]);
  const { rows } = await testApp.pool.query(
    `select step, method, occurrence, part, payer_user_id as payer, entered_by as "by", order_id like 'CAJA-%' as desk, currency
     from payment_ledger where reference = $1 and step in ('verified', 'refunded') order by id`,
    [appointmentReference(id)],
  );
  const line = { part: 0, payer: person.user.id, desk: true, currency: 'EUR' };
  expect(rows).toEqual([
    { ...line, step: 'verified', method: 'bizum', occurrence: 1, by: asPerson(reception).user.id },
    { ...line, step: 'refunded', method: 'bizum', occurrence: 1, by: asPerson(reception).user.id },
    { ...line, step: 'verified', method: 'card', occurrence: 2, by: asPerson(nausica).user.id },
    { ...line, step: 'refunded', method: 'card', occurrence: 2, by: asPerson(director).user.id },
  ]);
  const [undone] = await testApp.letters(person, 'payment.undone');
  expect(undone?.text).toContain('65,00\u00a0€, por Bizum');
  const [told] = await testApp.letters(person, 'payment.refunded');
  expect(told?.text).toContain('una parte de tu pago: 15,00\u00a0€');
  expect(told?.text).toContain('está en tu perfil');
});

test('prints payment receipts, but no refund receipts, for reception and the author of the payment', async () => {
  const id = await planVisit();
  const { receiptId, number } = (await take(nausica, id, { method: 'card' })).json();
  const pdf = (by: Person | undefined, receipt = receiptId) =>
    asPerson(by).get(`/api/staff/receipts/${receipt}/pdf`);
  for (const one of [reception, director, nausica]) {
    const file = await pdf(one);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toMatch(/^inline; filename=".+\.pdf"$/);
    expect(file.headers['content-disposition']).toContain(number.replace('/', '-'));
  }
  expect([(await pdf(fermi)).statusCode, (await pdf(reception, 2_000_000_000)).statusCode]).toEqual([
    404, 404,
  ]);
  expect((await undo(reception, receiptId)).json()).toMatchObject({ code: 'not_yours' });
  expect((await giveBack(receiptId, 500)).statusCode).toBe(200);
  const { rows } = await testApp.pool.query(
    'select id from receipts where reference = $1 and refund_id is not null',
    [appointmentReference(id)],
  );
  for (const reply of [
    await undo(director, rows[0].id),
    await giveBack(rows[0].id, 100),
    await pdf(reception, rows[0].id),
  ])
    expect(reply.statusCode).toBe(404);
});

test('refunds once when the request is repeated, with the same response', async () => {
  const id = await planVisit();
  const { receiptId } = (await take(reception, id)).json();
  const url = `/api/staff/receipts/${receiptId}/return`;
  for (const [to, isOnItsWay] of [
    ['as_paid', false],
    ['credit', true],
  ] as const) {
    const key = randomUUID();
    const wish = { cents: 1_000, reason: 'Se mudó', to };
    for (let time = 0; time < 2; time++)
      expect((await sendKeyed(director, url, wish, key)).json()).toEqual({ isOnItsWay });
  }
  expect((await giveBack(receiptId, 4_501)).json()).toMatchObject({ code: 'too_much' });
  expect((await giveBack(receiptId, 4_500)).statusCode).toBe(200);
});

test('lists desk returns with contact details, oldest first, and counts them as owed until paid', async () => {
  const owed = async (payerUserId: number | null, payerPatientId: number | null = null) =>
    (await readOwedTo(testApp.db, { payerUserId, payerPatientId })).returnCents;
  const card = await insertPatient(testApp, { name: 'Joana Serra', phone: '+34600333444' });
  const hours = [await testApp.book(person, slot(16)), await planVisit(card)];
  for (const id of hours) {
    expect((await take(reception, id, { method: 'transfer' })).statusCode).toBe(201);
    expect(
      (await asPerson(reception).post(`/api/staff/appointments/${id}/cancel`, { by: 'clinic' })).statusCode,
    ).toBe(200);
  }
  await testApp.sendRefund();
  // Independent of the next retry and of the row order.
  await testApp.pool.query(
    `update refunds set next_try_at = next_try_at + interval '1 hour' where reference = $1`,
    [appointmentReference(hours[0] ?? 0)],
  );
  const own = (rows: Awaited<ReturnType<typeof listDeskRefundsDue>>) =>
    rows.filter(({ reference }) => hours.map(appointmentReference).includes(reference));
  const waiting = own(await listDeskRefundsDue(testApp.db));
  const money = { cents: 6_500, currency: 'EUR', method: 'transfer', at: testApp.clock.now() };
  const [booked, onCard] = hours.map(appointmentReference);
  expect(waiting).toMatchObject([
    { ...money, reference: booked, name: 'Marc Puig', phone: '+34600111222', email: 'persona@example.org' },
    { ...money, reference: onCard, name: 'Joana Serra', phone: null, cardPhone: '+34600333444', email: null },
  ]);
  const matters = (await asPerson(reception).get('/api/staff/payments/attention')).json();
  expect(matters.map(({ payer }: { payer: { phone: string } }) => payer.phone)).toEqual([
    '+34600111222',
    '+34600333444',
  ]);
  expect([await owed(person.user.id), await owed(null, card), await owed(null)]).toEqual([6_500, 6_500, 0]);
  for (const { id } of waiting)
    expect((await asPerson(reception).post(`/api/staff/refunds/${id}/paid-out`)).statusCode).toBe(204);
  expect([await owed(person.user.id), await owed(null, card)]).toEqual([0, 0]);
  expect(own(await listDeskRefundsDue(testApp.db))).toEqual([]);
  expect((await logged(hours[1] ?? 0, 'payment.returned')).at(-1)).toEqual({
    action: 'payment.returned',
    at: testApp.clock.now(),
    by: asPerson(reception).user.id,
    detail: { cents: 6_500, method: 'transfer' },
  });
  const { rows } = await testApp.pool.query(
    'select cents, payer_patient_id as card from receipts where reference = $1 order by id',
    [onCard],
  );
  expect(rows).toEqual([
    { cents: 6_500, card },
    { cents: -6_500, card },
  ]);
});

test('does not pay out at the desk what the wallet refunds', async () => {
  const id = await testApp.book(person, slot(17));
  await testApp.payUnreported(person, id, '65.00');
  await person.delete(`/api/appointments/${id}`);
  const { rows } = await testApp.pool.query("select id from refunds where state = 'due'");
  expect(rows).toHaveLength(1);
  expect((await asPerson(reception).post(`/api/staff/refunds/${rows[0].id}/paid-out`)).statusCode).toBe(404);
  expect(
    (await readOwedTo(testApp.db, { payerUserId: person.user.id, payerPatientId: null })).returnCents,
  ).toBe(0);
  await testApp.sendRefund();
  expect(await testApp.mine(person, id)).toMatchObject({ payment: 'returned' });
});

test('refuses a plan whose price changed during payment, returns the new price and books nothing', async () => {
  const patientId = await readPatientId();
  const wish = { type: 'subscription', itemId: 1, paymentInterval: 'single', patientId, method: 'card' };
  const sell = () => asPerson(reception).post('/api/staff/payments', { ...wish, cents: 52_000 });
  const sellWhile = (change: string) =>
    withRowLocks(
      testApp.url,
      `select 1 from users where id = ${person.user.id} for update`,
      1,
      sell,
      (holder) => holder.query(change),
    );
  const offer = "plan_id = 1 and kind = 'single'";
  const dearer = await sellWhile(`update plan_offers set price_cents = 53000 where ${offer}`);
  expect([dearer.statusCode, dearer.json()]).toMatchObject([409, { code: 'price_changed', price: 53_000 }]);
  await testApp.pool.query(`update plan_offers set price_cents = 52000 where ${offer}`);
  const gone = await sellWhile(`update plan_offers set plan_id = 4, kind = 'landing' where ${offer}`);
  expect([gone.statusCode, gone.json().code]).toEqual([409, 'nothing_due']);
  await testApp.pool.query(
    "update plan_offers set plan_id = 1, kind = 'single' where plan_id = 4 and kind = 'landing'",
  );
  const { rows } = await testApp.pool.query('select step from payment_ledger where payer_user_id = $1', [
    person.user.id,
  ]);
  expect(rows).toEqual([]);
  expect((await person.get('/api/user-subscriptions')).json()).toEqual([]);
  expect((await sell()).statusCode).toBe(201);
});
