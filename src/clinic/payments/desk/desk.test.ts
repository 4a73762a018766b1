import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import {
  child,
  friday,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { withAdvisoryLock } from '#tests/support/servers/locks.ts';
import { createStaff, insertAppointment, insertPatient, setTill } from '#tests/support/staff.ts';
import { appointmentReference } from '../references.ts';
import type { Till } from '../till/contract.ts';

let testApp: PaymentsTestApp;
let [reception, colleague, director, nausica, fermi] = [] as unknown as Person[];
let person: Person;
let hours = 0;

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  await setTill(testApp, 'opening');
  await testApp.clear();
  [reception, colleague] = [await createStaff(testApp, 'reception'), await createStaff(testApp, 'reception')];
  director = await createStaff(testApp, 'admin');
  [nausica, fermi] = [
    await createStaff(testApp, 'professional', 1),
    await createStaff(testApp, 'professional', 2),
  ];
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(friday);
  for (const one of [reception, colleague, director, nausica, fermi])
    await one?.post('/api/login', { username: one.user.username, password: 'casa-de-paper-7' });
  person = await testApp.person({ fullName: 'Marc Puig', email: 'marc.puig@example.test' });
  await testApp.pool.query('update users set email_verified = true where id = $1', [person.user.id]);
});

const asPerson = (one: Person | undefined): Person => one as Person;
async function planVisit(patientId?: number): Promise<number> {
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
  const startsAt = new Date(instantOf('2026-12-11', '06:00').getTime() + ++hours * 3_600_000);
  return insertAppointment(testApp, {
    patientId: patientId ?? rows[0].id,
    professionalId: 1,
    startsAt,
    ...(patientId === undefined ? { bookedBy: person.user.id } : {}),
  });
}
const take = (by: Person | undefined, itemId: number, more: object = {}) =>
  asPerson(by).post('/api/staff/payments', {
    type: 'appointment',
    itemId,
    method: 'cash',
    cents: 6_500,
    ...more,
  });
const byCredit = (cents: number) => ({ method: 'credit', cents });
const due = (by: Person | undefined, itemId: number) =>
  asPerson(by).get(`/api/staff/payments/due?type=appointment&itemId=${itemId}`);
const undo = (by: Person | undefined, receiptId: number, reason = 'Me equivoqué de persona') =>
  asPerson(by).post(`/api/staff/receipts/${receiptId}/undo`, { reason });
const ledger = async (id: number) =>
  (
    await testApp.pool.query(
      'select step, method, cents, reason, entered_by is not null as entered from payment_ledger where reference = $1 order by id',
      [appointmentReference(id)],
    )
  ).rows.map(({ step, method, cents, reason, entered }) =>
    [step, method, cents, reason, entered ? 'by staff' : ''].filter(Boolean).join(' '),
  );
const paid = async (id: number) =>
  (await testApp.pool.query('select paid, status from appointments where id = $1', [id])).rows[0];
const numbers = async () =>
  (
    await testApp.pool.query('select number from receipts where series = $1 order by number', ['2026'])
  ).rows.map(({ number }) => number);

describe('a payment at the desk', () => {
  test('pays an appointment, issues the receipt, and shows the patient how and when', async () => {
    const id = await planVisit();
    expect((await due(reception, id)).json()).toMatchObject({
      cents: 6_500,
      payerName: 'Marc Puig',
      email: 'marc.puig@example.test',
      methods: ['cash', 'card', 'bizum', 'transfer'],
    });
    const reply = await take(reception, id, { method: 'bizum' });
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json()).toMatchObject({
      cents: 6_500,
      method: 'bizum',
      number: expect.stringMatching(/^2026\//),
    });
    expect(await ledger(id)).toEqual(['captured bizum 6500 by staff', 'verified bizum 6500 by staff']);
    expect(await testApp.mine(person, id)).toMatchObject({
      paid: true,
      payment: 'paid',
      paidWith: 'bizum',
      paidAt: '2026-12-11T08:00:00.000Z',
    });
    expect((await take(reception, id)).json()).toMatchObject({ code: 'already_paid' });
    await testApp.run('payments.send-receipt', { receiptId: reply.json().receiptId });
    const [letter] = await testApp.letters(person, 'payment.receipt');
    expect(letter?.text).toContain('65,00\u00a0€, por Bizum.');
  });

  test('confirms an appointment held online, but not one whose hold has expired', async () => {
    const id = await testApp.book(person, slot(15));
    expect((await take(reception, id)).statusCode).toBe(201);
    expect(await paid(id)).toEqual({ paid: true, status: 'confirmed' });
    expect(await testApp.letters(person, 'appointment.confirmed')).toHaveLength(1);
    const late = await testApp.book(person, slot(16));
    testApp.clock.set(new Date(testApp.clock.now().getTime() + 31 * 60_000));
    await asPerson(reception).post('/api/login', {
      username: asPerson(reception).user.username,
      password: 'casa-de-paper-7',
    });
    expect((await take(reception, late)).json()).toMatchObject({ code: 'nothing_due' });
    expect(await ledger(late)).toEqual([]);
  });

  test('pays a past appointment, also without an account, with the receipt by e-mail', async () => {
    const card = await insertPatient(testApp, { name: 'Joana Serra', email: 'joana@example.test' });
    const id = await planVisit(card);
    await testApp.pool.query(
      "update appointments set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days' where id = $1",
      [id],
    );
    await asPerson(reception).post(`/api/staff/appointments/${id}/attendance`, { status: 'no_show' });
    const reply = await take(reception, id);
    expect(reply.statusCode, reply.body).toBe(201);
    const { rows: jobs } = await testApp.pool.query(
      "select data from pgboss.job where name = 'payments.send-receipt' and data ->> 'receiptId' = $1",
      [String(reply.json().receiptId)],
    );
    expect(jobs).toHaveLength(1);
    await testApp.run('payments.send-receipt', jobs[0].data);
    const { rows } = await testApp.pool.query(
      "select text from outbox where kind = 'payment.receipt' and patient_id = $1",
      [card],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].text).not.toContain('perfil');
    const balance = (await asPerson(reception).get(`/api/staff/people/${card}/balance`)).json();
    expect(balance).toMatchObject({ owedCents: 0, receipts: [{ payerName: 'Joana Serra', method: 'cash' }] });
    const file = await asPerson(reception).get(
      `/api/staff/people/${card}/receipts/${reply.json().receiptId}/pdf`,
    );
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('is taken once for repeated requests, at the stated amount only', async () => {
    const id = await planVisit();
    const key = randomUUID();
    const asked = JSON.stringify({ type: 'appointment', itemId: id, method: 'card', cents: 6_500 });
    const press = (payload = asked) =>
      asPerson(reception).send({
        method: 'POST',
        url: '/api/staff/payments',
        headers: { 'idempotency-key': key, 'content-type': 'application/json' },
        payload,
      });
    for (const cents of [6_000, 6_499, 6_501])
      expect((await take(reception, id, { cents })).json()).toMatchObject({
        code: 'price_changed',
        price: 6_500,
      });
    const replies = [...(await Promise.all([press(), press(), press()])), await press()];
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    const other = JSON.stringify({ type: 'appointment', itemId: id, method: 'cash', cents: 6_500 });
    expect((await press(other)).json()).toMatchObject({ code: 'key_reused' });
    const others = await Promise.all([take(reception, id), take(colleague, id)]);
    expect(others.map((one) => one.json().code)).toEqual(['already_paid', 'already_paid']);
    expect(await ledger(id)).toHaveLength(2);
  });

  test('is taken once for two concurrent desks, and the other one is refused', async () => {
    const id = await planVisit();
    const both = await Promise.all([take(reception, id), take(colleague, id, { method: 'card' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await ledger(id)).toHaveLength(2);
  });

  test('waits for a payment under review, and finds online payments first', async () => {
    const id = await testApp.book(person, slot(17));
    const orderId = await testApp.wallet.pay({ reference: appointmentReference(id) });
    await testApp.report(person, id, orderId);
    expect((await due(reception, id)).json()).toMatchObject({ code: 'already_paid' });
    expect(await paid(id)).toEqual({ paid: true, status: 'confirmed' });
    const reviewed = await testApp.book(person, slot(23, '15:00'));
    await testApp.wallet.fault({ call: 'capture', fault: 'pending' });
    await testApp.payUnreported(person, reviewed, '65.00');
    for (const reply of [await due(reception, reviewed), await take(reception, reviewed)])
      expect(reply.json()).toMatchObject({ code: 'under_review' });
  });

  test('causes a refund and a letter when the appointment is also paid online', async () => {
    const id = await testApp.book(person, slot(18));
    expect((await take(reception, id)).statusCode).toBe(201);
    expect((await testApp.payUnreported(person, id, '65.00')).statusCode).toBe(402);
    await testApp.workOff();
    expect((await ledger(id)).filter((line) => line.includes('wallet'))).toEqual([
      'reported wallet',
      'captured wallet 6500',
      'rejected wallet 6500 second_payment',
      'refund_due wallet 6500 second_payment',
      'refunded wallet 6500 second_payment',
    ]);
    expect(await testApp.letters(person, 'payment.bought-nothing')).toHaveLength(1);
  });

  test("is allowed for reception, managers and the appointment's professional", async () => {
    const id = await planVisit();
    expect((await due(fermi, id)).statusCode).toBe(404);
    expect((await take(fermi, id)).body).toBe((await take(fermi, 9_999_9999)).body);
    expect((await take(person, id)).statusCode).toBe(403);
    expect((await take(nausica, id, { method: 'card' })).statusCode).toBe(201);
    for (const bad of [
      { method: 'wallet' },
      { method: 'cheque' },
      { cents: 0 },
      { cents: 65.5 },
      { price: 1 },
    ])
      expect((await take(reception, id, bad)).statusCode, JSON.stringify(bad)).toBe(400);
  });
});

describe('undoing a mistaken payment', () => {
  test('writes a counter-entry with its receipt, and permits a new payment', async () => {
    const id = await planVisit();
    const first = (await take(reception, id)).json();
    expect((await undo(reception, first.receiptId, 'x')).statusCode).toBe(400);
    expect((await undo(reception, first.receiptId)).statusCode).toBe(204);
    expect(await ledger(id)).toEqual([
      'captured cash 6500 by staff',
      'verified cash 6500 by staff',
      'refunded cash 6500 undone by staff',
    ]);
    expect(await paid(id)).toEqual({ paid: false, status: 'confirmed' });
    expect(await testApp.mine(person, id)).toMatchObject({ payment: 'none', paidWith: null });
    expect(await testApp.letters(person, 'payment.undone')).toHaveLength(1);
    expect((await undo(reception, first.receiptId)).json()).toMatchObject({ code: 'cannot_undo' });
    expect((await take(reception, id, { method: 'card' })).statusCode).toBe(201);
    expect(await testApp.mine(person, id)).toMatchObject({ payment: 'paid', paidWith: 'card' });
    const all = await numbers();
    expect(all).toEqual(all.map((_, index) => index + 1));
  });

  test('is allowed for its author on the same day, and for managers later', async () => {
    const id = await planVisit();
    const { receiptId } = (await take(reception, id)).json();
    expect((await undo(colleague, receiptId)).json()).toMatchObject({ code: 'not_yours' });
    expect((await undo(fermi, receiptId)).body).toBe((await undo(fermi, 9_999_9999)).body);
    testApp.clock.set(new Date('2026-12-12T08:00:00Z'));
    for (const one of [reception, director])
      await asPerson(one).post('/api/login', {
        username: asPerson(one).user.username,
        password: 'casa-de-paper-7',
      });
    expect((await undo(reception, receiptId)).json()).toMatchObject({ code: 'not_yours' });
    expect((await undo(director, receiptId)).statusCode).toBe(204);
  });

  test('is refused for a cancelled appointment, where reception owes and returns the money', async () => {
    const id = await testApp.book(person, slot(21));
    const { receiptId } = (await take(reception, id)).json();
    expect((await person.send({ method: 'DELETE', url: `/api/appointments/${id}` })).statusCode).toBe(200);
    expect((await undo(reception, receiptId)).json()).toMatchObject({ code: 'cannot_undo' });
    await testApp.sendRefund();
    const [matter] = (await asPerson(reception).get('/api/staff/payments/attention')).json();
    expect(matter).toMatchObject({
      kind: 'desk_return',
      cents: 6_500,
      method: 'cash',
      payer: { name: 'Marc Puig' },
    });
    expect(await testApp.mine(person, id)).toMatchObject({ payment: 'returning' });
    const payOut = () => asPerson(reception).post(`/api/staff/refunds/${matter.id}/paid-out`);
    const both = await Promise.all([payOut(), payOut()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    expect(await testApp.mine(person, id)).toMatchObject({ payment: 'returned' });
    expect((await ledger(id)).at(-1)).toBe('refunded cash 6500 cancelled_in_time by staff');
    const [letter] = await testApp.letters(person, 'payment.refunded');
    expect(letter?.text).toContain('Te lo hemos dado en efectivo');
  });
});

test('refuses to close the account of somebody whom the clinic owes money', async () => {
  const id = await testApp.book(person, slot(29));
  await take(reception, id);
  await person.delete(`/api/appointments/${id}`);
  const close = () => person.delete('/api/me', { password: 'casa-de-paper-7' });
  const refused = await close();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('devolverte 65,00'),
  ]);
  const matters = (await asPerson(reception).get('/api/staff/payments/attention')).json();
  for (const matter of matters.filter(({ kind }: { kind: string }) => kind === 'desk_return'))
    await asPerson(reception).post(`/api/staff/refunds/${matter.id}/paid-out`);
  expect((await close()).statusCode).toBe(200);
});

describe('a refund by a manager', () => {
  const giveBack = (by: Person | undefined, receiptId: number, cents: number) =>
    asPerson(by).post(`/api/staff/receipts/${receiptId}/return`, { cents, reason: 'No quedó contento' });

  test('returns all or part of a desk payment, never more than was paid', async () => {
    const id = await planVisit();
    const { receiptId } = (await take(reception, id)).json();
    expect((await giveBack(reception, receiptId, 1_000)).statusCode).toBe(403);
    expect((await giveBack(director, receiptId, 2_000)).json()).toEqual({ isOnItsWay: false });
    expect(await testApp.mine(person, id)).toMatchObject({ payment: 'paid' });
    expect((await giveBack(director, receiptId, 4_501)).json()).toMatchObject({ code: 'too_much' });
    expect((await giveBack(director, receiptId, 4_500)).statusCode).toBe(200);
    expect(await testApp.mine(person, id)).toMatchObject({ paid: true, payment: 'returned' });
  });

  test('never exceeds the payment when concurrent, and blocks undo and full payout once partial', async () => {
    const id = await testApp.book(person, slot(24));
    const { receiptId } = (await take(reception, id)).json();
    const parts = await Promise.all([1, 2, 3].map(() => giveBack(director, receiptId, 3_000)));
    expect(parts.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
    expect((await undo(director, receiptId)).json()).toMatchObject({ code: 'cannot_undo' });
    expect(await paid(id)).toEqual({ paid: true, status: 'confirmed' });
    expect((await person.send({ method: 'DELETE', url: `/api/appointments/${id}` })).statusCode).toBe(200);
    const matters = (await asPerson(reception).get('/api/staff/payments/attention')).json();
    const [matter] = matters.filter((one: { kind: string }) => one.kind === 'desk_return');
    expect(matter).toMatchObject({ cents: 500 });
    const last = await Promise.all([
      asPerson(reception).post(`/api/staff/refunds/${matter.id}/paid-out`),
      giveBack(director, receiptId, 500),
    ]);
    expect(last.map(({ statusCode }) => statusCode)).toEqual([204, 409]);
    const back = (await ledger(id)).filter((line) => line.startsWith('refunded'));
    expect(back).toEqual([
      'refunded cash 3000 by_staff by staff',
      'refunded cash 3000 by_staff by staff',
      'refunded cash 500 cancelled_in_time by staff',
    ]);
  });

  test('excludes a concurrent undo', async () => {
    const id = await planVisit();
    const { receiptId } = (await take(reception, id)).json();
    const both = await Promise.all([
      undo(reception, receiptId),
      giveBack(director, receiptId, 6_500),
      undo(director, receiptId),
    ]);
    expect(both.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect((await ledger(id)).filter((line) => line.startsWith('refunded'))).toHaveLength(1);
  });

  test('goes through the wallet for payments from the wallet', async () => {
    const id = await testApp.book(person, slot(30));
    await testApp.payUnreported(person, id, '65.00');
    const { rows } = await testApp.pool.query('select id from receipts where reference = $1', [
      appointmentReference(id),
    ]);
    expect((await giveBack(director, rows[0].id, 2_000)).json()).toEqual({ isOnItsWay: true });
    await testApp.sendRefund();
    expect((await ledger(id)).at(-1)).toBe('refunded wallet 2000 by_staff');
    expect((await undo(director, rows[0].id)).statusCode).toBe(404);
  });

  test('is not returned twice, neither beside a refused refund nor after its return by hand', async () => {
    const id = await testApp.book(person, slot(23));
    await testApp.payUnreported(person, id, '65.00');
    const { rows } = await testApp.pool.query('select id from receipts where reference = $1', [
      appointmentReference(id),
    ]);
    expect((await giveBack(director, rows[0].id, 6_000)).statusCode).toBe(200);
    await testApp.wallet.fault({ call: 'refund', fault: 'too_old' });
    await testApp.sendRefund();
    expect((await giveBack(director, rows[0].id, 6_000)).json()).toMatchObject({ code: 'too_much' });
    const matters = (await asPerson(director).get('/api/staff/payments/attention')).json();
    const refused = matters.find((one: { kind: string }) => one.kind === 'refund_refused');
    const noted = await asPerson(director).post(`/api/staff/refunds/${refused.id}/returned`, {
      how: 'Por Bizum',
    });
    expect(noted.statusCode, noted.body).toBe(204);
    expect((await giveBack(director, rows[0].id, 6_000)).json()).toMatchObject({ code: 'too_much' });
    expect((await giveBack(director, rows[0].id, 500)).statusCode).toBe(200);
  });

  test("counts once when the wallet refused it and it was then made in the wallet's panel", async () => {
    await testApp.sendRefund();
    for (const hearsOfIt of [true, false]) {
      const id = await testApp.book(person, slot(hearsOfIt ? 28 : 29));
      await testApp.payUnreported(person, id, '65.00');
      await person.delete(`/api/appointments/${id}`);
      await testApp.wallet.fault({ call: 'refund', fault: 'too_old' });
      await testApp.sendRefund();
      const isOpen = async () =>
        (await asPerson(director).get('/api/staff/payments/attention'))
          .json()
          .find((one: { reference: string }) => one.reference === appointmentReference(id));
      const refused = await isOpen();
      expect(refused).toMatchObject({ kind: 'refund_refused', cents: 6_500 });
      const [capture] = await testApp.wallet.captures(appointmentReference(id));
      await testApp.wallet.refund(capture?.id ?? '');
      const [order] = await testApp.wallet.books(appointmentReference(id));
      if (hearsOfIt) await testApp.pay(person, id, order?.id ?? '');
      const noted = await asPerson(director).post(`/api/staff/refunds/${refused.id}/returned`, {
        how: 'Por Bizum',
      });
      expect(noted.statusCode, noted.body).toBe(hearsOfIt ? 404 : 409);
      expect(await isOpen()).toBeUndefined();
      expect((await ledger(id)).filter((line) => line.startsWith('refunded'))).toEqual([
        'refunded wallet 6500 seen_at_wallet',
      ]);
    }
  });
});

describe('a plan sold at the desk', () => {
  const readPatientId = async () =>
    (await testApp.pool.query('select id from patients where user_id = $1', [person.user.id])).rows[0].id;
  const sell = async (by: Person | undefined, itemId: number, more: object) =>
    asPerson(by).post('/api/staff/payments', {
      type: 'subscription',
      itemId,
      patientId: await readPatientId(),
      method: 'card',
      ...more,
    });
  const held = async () => (await person.get('/api/user-subscriptions')).json();

  test('is active at once, and so is an instalment once it is due', async () => {
    expect((await sell(nausica, 1, { cents: 52_000, paymentInterval: 'single' })).statusCode).toBe(404);
    const sold = await sell(reception, 1, { cents: 8_700, paymentInterval: 'monthly', method: 'cash' });
    expect(sold.statusCode, sold.body).toBe(201);
    const [plan] = await held();
    expect(plan).toMatchObject({ planId: 1, sessionsLeft: 1, active: true });
    const item = {
      type: 'subscription',
      itemId: 1,
      userSubscriptionId: plan.id,
      method: 'bizum',
      cents: 8_700,
    };
    expect((await asPerson(reception).post('/api/staff/payments', item)).json()).toMatchObject({
      code: 'nothing_due',
    });
    testApp.clock.set(new Date('2027-01-10T09:00:00Z'));
    for (const one of [reception, person])
      await asPerson(one).post('/api/login', {
        username: asPerson(one).user.username,
        password: 'casa-de-paper-7',
      });
    const both = await Promise.all([1, 2].map(() => asPerson(reception).post('/api/staff/payments', item)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await held()).toMatchObject([{ sessionsLeft: 2 }]);
    const later = both.find(({ statusCode }) => statusCode === 201)?.json();
    expect((await undo(reception, later.receiptId)).statusCode).toBe(204);
    expect(await held()).toMatchObject([{ sessionsLeft: 1, active: true }]);
    expect((await asPerson(reception).post('/api/staff/payments', item)).statusCode).toBe(201);
  });

  test('is undone with its sessions, unless one of them is used', async () => {
    const { receiptId } = (await sell(reception, 1, { cents: 52_000, paymentInterval: 'single' })).json();
    expect((await undo(reception, receiptId)).statusCode).toBe(204);
    expect(await held()).toMatchObject([{ sessionsLeft: 0, active: false }]);
    const again = (await sell(reception, 1, { cents: 52_000, paymentInterval: 'single' })).json();
    await testApp.pool.query(
      'update user_subscriptions set sessions_left = sessions_left - 1 where user_id = $1 and active',
      [person.user.id],
    );
    expect((await undo(reception, again.receiptId)).json()).toMatchObject({ code: 'cannot_undo' });
  });

  test('refuses cash from 1,000 € on, for instalments too', async () => {
    const offers = `select plan_id as id, kind, price_cents as cents, payments from plan_offers where price_cents * payments >= 100000`;
    const { rows } = await testApp.pool.query(offers);
    expect(rows.map(({ cents }) => cents)).toContain(140_000);
    // Young enough for a child's plan on their own record.
    await testApp.pool.query("update patients set birth_on = '2014-01-01' where user_id = $1", [
      person.user.id,
    ]);
    for (const { id, kind, cents } of rows) {
      const due = await asPerson(reception).get(
        `/api/staff/payments/due?type=subscription&itemId=${id}&paymentInterval=${kind}&patientId=${await readPatientId()}`,
      );
      expect(due.json().methods, due.body).toEqual(['card', 'bizum', 'transfer']);
      const cash = await sell(reception, id, { cents, paymentInterval: kind, method: 'cash' });
      expect(cash.json()).toMatchObject({ code: 'no_cash' });
    }
    await testApp.pool.query(
      "update plan_offers set price_cents = 50000 where plan_id = 1 and kind = 'quarterly'",
    );
    const split = await sell(reception, 1, { cents: 50_000, paymentInterval: 'quarterly', method: 'cash' });
    expect(split.json()).toMatchObject({ code: 'no_cash' });
  });

  test("is sold from the record of its user: a child's plan from the child's, an adult's from their own", async () => {
    await testApp.book(person, slot(24), child);
    const findChildPatientId = `select p.id from patients p join guardianships g on g.patient_id = p.id
      join patients o on o.id = g.guardian_id where o.user_id = $1`;
    const { rows } = await testApp.pool.query(findChildPatientId, [person.user.id]);
    const [forAdults, forChildren] = ['adult', 'child'].map(
      (
        audience,
      ) => `select o.plan_id as id, o.price_cents as cents from plan_offers o join plans p on p.id = o.plan_id
        where p.audience = '${audience}' and o.kind = 'single' order by 1 limit 1`,
    );
    const offer = async (query = '') => (await testApp.pool.query(query)).rows[0];
    const adults = await offer(forAdults);
    const children = await offer(forChildren);
    const buy = async ({ id, cents }: { id: number; cents: number }, more: object) =>
      (await sell(reception, id, { cents, paymentInterval: 'single', ...more })).statusCode;
    expect(await buy(adults, { patientId: rows[0].id })).toBe(400);
    expect(await buy(children, {})).toBe(400);
    expect(await held()).toEqual([]);
    expect(await buy(children, { patientId: rows[0].id })).toBe(201);
    expect(await held()).toMatchObject([{ planId: children.id }]);
  });

  test('requires no account', async () => {
    const card = await insertPatient(testApp, { name: 'Joana Serra' });
    const reply = await sell(reception, 1, { patientId: card, cents: 52_000, paymentInterval: 'single' });
    expect(reply.statusCode, reply.body).toBe(201);
  });
});

describe('credit at the desk', () => {
  const toCredit = (receiptId: number, cents: number, more: object = {}) =>
    asPerson(director).post(`/api/staff/receipts/${receiptId}/return`, {
      cents,
      reason: 'Prefiere otra cita',
      to: 'credit',
      ...more,
    });
  const credit = async () => (await person.get('/api/credit')).json().cents;
  const readPatientId = async () =>
    (await testApp.pool.query('select id from patients where user_id = $1', [person.user.id])).rows[0].id;
  const payOut = async (cents: number, method = 'cash') =>
    asPerson(reception).post(`/api/staff/people/${await readPatientId()}/credit-paid-out`, { cents, method });
  const till = async () => (await asPerson(reception).get('/api/staff/till?date=2026-12-11')).json() as Till;

  test('pays for another item, is restored by its undo, and is paid out once, each with a ledger entry', async () => {
    // Otherwise pending refunds of other tests would change the day's totals.
    await testApp.sendRefund();
    const before = await till();
    const id = await testApp.book(person, slot(22));
    await testApp.payUnreported(person, id, '65.00');
    const { rows } = await testApp.pool.query('select id from receipts where reference = $1', [
      appointmentReference(id),
    ]);
    const both = await Promise.all([1, 2].map(() => toCredit(rows[0].id, 6_500)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await Promise.all([testApp.sendRefund(), testApp.sendRefund(), testApp.sendRefund()]);
    expect(await credit()).toBe(6_500);
    expect((await ledger(id)).at(-1)).toBe('refunded credit 6500 by_staff');
    expect(await testApp.mine(person, id)).toMatchObject({ payment: 'returned' });
    const [letter] = await testApp.letters(person, 'payment.refunded');
    expect(letter?.text).toContain('saldo a favor');
    expect(await testApp.wallet.books(appointmentReference(id))).not.toMatchObject([
      { purchase_units: [{ payments: { refunds: [{}] } }] },
    ]);
    const hours = [await testApp.book(person, slot(31)), await planVisit()];
    expect((await due(reception, hours[1] ?? 0)).json()).toMatchObject({
      creditCents: 6_500,
      methods: ['cash', 'card', 'bizum', 'transfer', 'credit'],
    });
    const paidBy = await Promise.all(hours.map((hour) => take(reception, hour, { method: 'credit' })));
    expect(paidBy.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(paidBy.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('no_credit');
    expect(await credit()).toBe(0);
    const paidHour = hours[paidBy.findIndex(({ statusCode }) => statusCode === 201)] ?? 0;
    if (paidHour !== hours[0]) {
      // The paid one must be far enough ahead to be cancelled free of charge.
      await undo(reception, paidBy[1]?.json().receiptId);
      expect((await take(reception, hours[0] ?? 0, { method: 'credit' })).statusCode).toBe(201);
    }
    await person.delete(`/api/appointments/${hours[0]}`);
    await testApp.sendRefund();
    expect(await credit()).toBe(6_500);
    expect((await payOut(6_501)).json()).toMatchObject({ code: 'too_much' });
    const out = await Promise.all([payOut(6_500), payOut(6_500)]);
    expect(out.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await credit()).toBe(0);
    expect((await testApp.letters(person, 'payment.credit-paid-out'))[0]?.text).toContain('65,00');
    const after = await till();
    expect(after.expectedCents - before.expectedCents).toBe(-6_500);
    expect(after.takings.totalCents).toBe(before.takings.totalCents);
    const kept = ({ takings }: Till) =>
      takings.byMethod.find(({ method }) => method === 'credit')?.cents ?? 0;
    expect(kept(after)).toBe(kept(before));
    const all = await numbers();
    expect(all).toEqual(all.map((_, index) => index + 1));
  });

  async function withCredit(cents: number): Promise<void> {
    const id = await testApp.book(person, slot(22, '15:00'));
    await testApp.payUnreported(person, id, '65.00');
    const { rows } = await testApp.pool.query('select id from receipts where reference = $1', [
      appointmentReference(id),
    ]);
    await toCredit(rows[0].id, cents);
    await testApp.sendRefund();
    await person.delete(`/api/appointments/${id}`);
    await testApp.sendRefund();
  }
  test('is refused for closed accounts and locked records, where the refund uses the original method', async () => {
    const id = await testApp.book(person, slot(21, '15:00'));
    await testApp.payUnreported(person, id, '65.00');
    const { rows } = await testApp.pool.query('select id from receipts where reference = $1', [
      appointmentReference(id),
    ]);
    for (const [away, back] of [
      ['update users set closed_at = now() where id = $1', 'update users set closed_at = null where id = $1'],
      [
        `update patients set blocked_until = '2040-01-01' where user_id = $1`,
        'update patients set blocked_until = null where user_id = $1',
      ],
    ] as const) {
      await testApp.pool.query(away, [person.user.id]);
      const reply = await toCredit(rows[0].id, 1_000);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_card']);
      await testApp.pool.query(back, [person.user.id]);
    }
    expect((await ledger(id)).at(-1)).toBe('verified wallet 6500');
    expect((await toCredit(rows[0].id, 1_000)).statusCode).toBe(200);
    await testApp.sendRefund();
    expect(await credit()).toBe(1_000);
  });
  const receiptsOf = async (id: number) =>
    (
      await testApp.pool.query(
        'select id, cents, method, concept from receipts where reference = $1 order by id',
        [appointmentReference(id)],
      )
    ).rows;

  test('pays part of an item beside another method, with one receipt each, and both are undone together', async () => {
    await withCredit(4_000);
    const before = await till();
    const id = await planVisit();
    expect((await due(reception, id)).json()).toMatchObject({ cents: 6_500, creditCents: 4_000 });
    for (const creditCents of [6_500, 7_000, 4_001])
      expect((await take(reception, id, { others: [byCredit(creditCents)] })).json().code).toBe('no_credit');
    expect((await take(reception, id, { others: [byCredit(4_000)], method: 'credit' })).json().code).toBe(
      'no_credit',
    );
    const both = await Promise.all([1, 2].map(() => take(reception, id, { others: [byCredit(4_000)] })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const taken = both.find(({ statusCode }) => statusCode === 201)?.json();
    const [credited, paidInCash] = await receiptsOf(id);
    expect([credited, paidInCash]).toMatchObject([
      { cents: 4_000, method: 'credit', concept: expect.stringContaining('(una parte)') },
      { cents: 2_500, method: 'cash' },
    ]);
    expect(taken).toMatchObject({
      receiptId: paidInCash.id,
      cents: 2_500,
      method: 'cash',
      others: [{ receiptId: credited.id, cents: 4_000, method: 'credit' }],
    });
    expect(await ledger(id)).toEqual([
      'captured credit 4000 by staff',
      'verified credit 4000 by staff',
      'captured cash 2500 by staff',
      'verified cash 2500 by staff',
    ]);
    expect(await testApp.mine(person, id)).toMatchObject({ paid: true, payment: 'paid', paidWith: 'cash' });
    expect(await credit()).toBe(0);
    expect((await till()).expectedCents - before.expectedCents).toBe(2_500);
    // Undone by either receipt: both parts are undone and the item is due again.
    expect((await undo(reception, credited.id)).statusCode).toBe(204);
    expect((await undo(reception, paidInCash.id)).json().code).toBe('cannot_undo');
    expect((await ledger(id)).slice(4)).toEqual([
      'refunded credit 4000 undone by staff',
      'refunded cash 2500 undone by staff',
    ]);
    expect([await credit(), await paid(id), (await till()).expectedCents]).toMatchObject([
      ...[4_000, { paid: false }],
      before.expectedCents,
    ]);
    expect((await take(reception, id, { others: [byCredit(1_000)], method: 'card' })).statusCode).toBe(201);
    expect(await testApp.mine(person, id)).toMatchObject({ payment: 'paid', paidWith: 'card' });
    expect(await credit()).toBe(3_000);
    const all = await numbers();
    expect(all).toEqual(all.map((_, index) => index + 1));
  });

  test('waits for a till count in progress, for payments and for payouts', async () => {
    await withCredit(6_500);
    const id = await planVisit();
    for (const more of [{ others: [byCredit(6_500)] }, { others: [byCredit(4_000)], method: 'credit' }])
      expect((await take(reception, id, more)).json().code).toBe('no_credit');
    const { receiptId } = (await take(reception, id, { method: 'credit' })).json();
    await toCredit(receiptId, 1_000);
    const back = await withAdvisoryLock(testApp.url, 'till', () => testApp.sendRefund());
    expect([back.hasWaited, await credit()]).toEqual([true, 1_000]);
    expect((await payOut(100_000)).json().code).toBe('no_cash');
    const out = await withAdvisoryLock(testApp.url, 'till', () => payOut(1_000));
    expect([out.hasWaited, out.answer.statusCode]).toEqual([true, 200]);
    const unknown = '/api/staff/people/2000000000/credit-paid-out';
    expect((await asPerson(reception).post(unknown, { cents: 1, method: 'cash' })).statusCode).toBe(404);
  });

  test('that paid a part is refunded as paid on cancellation, and partially by the chosen receipt', async () => {
    await withCredit(4_000);
    const before = (await testApp.letters(person, 'payment.refunded')).length;
    const id = await testApp.book(person, slot(22, '11:00'));
    const recipient = { name: 'Ona Exemple', taxId: '', address: '' };
    const more = { others: [byCredit(4_000)], method: 'card', recipient };
    expect((await take(reception, id, more)).statusCode).toBe(201);
    const [credited, byCard] = await receiptsOf(id);
    const { rows: said } = await testApp.pool.query(
      'select receipt_id, name from invoice_recipients where receipt_id = any($1) order by receipt_id',
      [[credited.id, byCard.id]],
    );
    expect(said).toEqual([credited, byCard].map((one) => ({ receipt_id: one.id, name: recipient.name })));
    const back = (receiptId: number, cents: number) =>
      asPerson(director).post(`/api/staff/receipts/${receiptId}/return`, { cents, reason: 'Llegamos tarde' });
    expect((await back(byCard.id, 2_501)).json().code).toBe('too_much');
    expect((await back(byCard.id, 500)).statusCode).toBe(200);
    expect(await testApp.mine(person, id)).toMatchObject({ payment: 'paid' });
    await person.delete(`/api/appointments/${id}`);
    await testApp.sendRefund();
    expect(await credit()).toBe(4_000);
    const matters = (await asPerson(reception).get('/api/staff/payments/attention')).json();
    const owed = matters.filter(({ kind, cents }: { kind: string; cents: number }) =>
      kind === 'desk_return' ? cents === 2_000 : false,
    );
    expect(owed).toMatchObject([{ method: 'card' }]);
    expect(await testApp.mine(person, id)).toMatchObject({ payment: 'returning' });
    expect((await asPerson(reception).post(`/api/staff/refunds/${owed[0].id}/paid-out`)).statusCode).toBe(
      204,
    );
    expect(await testApp.mine(person, id)).toMatchObject({ payment: 'returned' });
    // Neither part alone was the whole payment.
    const told = (await testApp.letters(person, 'payment.refunded')).slice(before);
    expect(told).toHaveLength(3);
    for (const { text } of told) expect(text).toContain('Hemos devuelto una parte de tu pago');
  });

  test('pays part of a plan, refundable in full by the payment and separately by each receipt', async () => {
    await withCredit(4_000);
    const wish = {
      type: 'subscription',
      itemId: 1,
      paymentInterval: 'single',
      patientId: await readPatientId(),
      method: 'card',
      cents: 52_000,
      others: [byCredit(4_000)],
    };
    const sell = async () => (await asPerson(reception).post('/api/staff/payments', wish)).json();
    const slip = await sell();
    expect((await undo(reception, slip.others[0].receiptId)).statusCode).toBe(204);
    expect(await credit()).toBe(4_000);
    const sold = await sell();
    expect(sold).toMatchObject({ cents: 48_000, others: [{ cents: 4_000, method: 'credit' }] });
    const back = (receiptId: number, cents: number, sessions: number) =>
      asPerson(director).post(`/api/staff/receipts/${receiptId}/return`, {
        cents,
        reason: 'Se muda',
        sessions,
      });
    expect((await back(sold.others[0].receiptId, 4_001, 1)).json().code).toBe('too_much');
    expect((await back(sold.others[0].receiptId, 4_000, 1)).statusCode).toBe(200);
    await testApp.sendRefund();
    expect(await credit()).toBe(4_000);
    expect((await back(sold.receiptId, 48_000, 7)).statusCode).toBe(200);
    const plans = (await person.get('/api/user-subscriptions')).json();
    expect(plans.map(({ sessionsLeft }: { sessionsLeft: number }) => sessionsLeft)).toEqual([0, 0]);
  });

  test('receives the refund of a plan, with the sessions it no longer pays for', async () => {
    const sold = await asPerson(reception).post('/api/staff/payments', {
      type: 'subscription',
      itemId: 1,
      paymentInterval: 'single',
      patientId: await readPatientId(),
      method: 'card',
      cents: 52_000,
    });
    const { receiptId } = sold.json();
    expect((await toCredit(receiptId, 52_000, { sessions: 9 })).json()).toMatchObject({ code: 'too_much' });
    expect((await toCredit(receiptId, 13_000, { sessions: 2 })).json()).toEqual({ isOnItsWay: true });
    await testApp.sendRefund();
    expect(await credit()).toBe(13_000);
    const plans = async () => (await person.get('/api/user-subscriptions')).json();
    expect(await plans()).toMatchObject([{ sessionsLeft: 6, active: true }]);
    // The rest is refunded as paid and is listed on Hoy.
    const rest = { cents: 39_000, reason: 'Se muda', sessions: 6 };
    const back = await asPerson(director).post(`/api/staff/receipts/${receiptId}/return`, rest);
    expect(back.json()).toEqual({ isOnItsWay: true });
    const matters = (await asPerson(reception).get('/api/staff/payments/attention')).json();
    const owed = matters.find(({ cents }: { cents: number }) => cents === 39_000);
    expect(owed).toMatchObject({ kind: 'desk_return', method: 'card' });
    expect((await asPerson(reception).post(`/api/staff/refunds/${owed.id}/paid-out`)).statusCode).toBe(204);
    expect(await plans()).toMatchObject([{ sessionsLeft: 0 }]);
    const card = await readPatientId();
    const balance = (await asPerson(director).get(`/api/staff/people/${card}/balance`)).json();
    expect(balance).toMatchObject({ creditCents: 13_000, returning: [] });
    // Closing the account warns that credit remains.
    const closed = await person.delete('/api/me', { password: 'casa-de-paper-7' });
    expect(closed.json().message).toContain('saldo a favor');
  });
});

describe('the till', () => {
  const look = async (date = '2027-02-01'): Promise<Till> =>
    (await asPerson(reception).get(`/api/staff/till?date=${date}`)).json();
  const note = (by: Person | undefined, step: string, cents: number, more: object = {}) =>
    asPerson(by).post('/api/staff/till', { step, cents, ...more });
  const at = async (time: string) => {
    testApp.clock.set(instantOf('2027-02-01', time));
    for (const one of [reception, colleague, director])
      await asPerson(one).post('/api/login', {
        username: asPerson(one).user.username,
        password: 'casa-de-paper-7',
      });
  };

  test('matches the ledger when counted twice a day, and its two closings sum to the day', async () => {
    await at('09:00');
    await setTill(testApp, 'closing');
    const first = await look();
    expect(first).toMatchObject({ isOpen: false, events: [], takings: { totalCents: 0 } });
    expect((await note(reception, 'closing', 0)).json()).toMatchObject({ code: 'till_closed' });
    expect((await note(reception, 'opening', 15_000, { note: 'Fondo nuevo' })).statusCode).toBe(201);
    expect((await note(colleague, 'opening', 15_000)).json()).toMatchObject({ code: 'till_open' });
    const cash = (await take(reception, await planVisit())).json();
    await take(reception, await planVisit(), { method: 'card' });
    expect((await look()).expectedCents).toBe(21_500);
    expect((await note(reception, 'withdrawal', 99_999)).json()).toMatchObject({ code: 'too_much' });
    expect((await note(reception, 'withdrawal', 10_000, { note: 'A la caja fuerte' })).statusCode).toBe(201);
    await at('14:00');
    const short = await note(reception, 'handover', 11_400, { givenTo: asPerson(colleague).user.id });
    expect(short.json()).toMatchObject({ code: 'note_needed', expectedCents: 11_500 });
    const told = { givenTo: asPerson(colleague).user.id, note: 'Falta una moneda' };
    expect((await note(reception, 'handover', 11_400, { ...told, givenTo: person.user.id })).statusCode).toBe(
      404,
    );
    expect((await note(reception, 'handover', 11_400, told)).statusCode).toBe(201);
    await take(colleague, await planVisit(), { method: 'bizum' });
    await undo(director, cash.receiptId);
    await take(colleague, await planVisit());
    await at('20:00');
    expect((await note(colleague, 'closing', 11_400)).statusCode).toBe(201);
    const day = await look();
    expect(day).toMatchObject({ isOpen: false, expectedCents: 11_400 });
    expect(day.events.map(({ step, differenceCents }) => [step, differenceCents])).toEqual([
      ['opening', 15_000],
      ['withdrawal', null],
      ['handover', -100],
      ['closing', 0],
    ]);
    const ofShifts = day.events.flatMap(({ takings }) => takings);
    const sums = (all: Till['takings']['byMethod']) =>
      Object.fromEntries(
        [...Map.groupBy(all, ({ method }) => method)].map(([method, some]) => [
          method,
          some.reduce((sum, { cents }) => sum + cents, 0),
        ]),
      );
    expect(sums(ofShifts)).toEqual({ cash: 6_500, card: 6_500, bizum: 6_500 });
    expect(sums(day.takings.byMethod)).toEqual(sums(ofShifts));
    expect(day.takings).toMatchObject({
      totalCents: 19_500,
      byEarner: [{ name: 'Dra. Nausica Riubell', cents: 19_500 }],
    });
    // The next day starts from zero.
    testApp.clock.set(instantOf('2027-02-02', '09:00'));
    for (const one of [reception, colleague])
      await asPerson(one).post('/api/login', {
        username: asPerson(one).user.username,
        password: 'casa-de-paper-7',
      });
    expect((await note(reception, 'opening', 11_000)).json()).toMatchObject({ code: 'note_needed' });
    await note(reception, 'opening', 11_400);
    await take(reception, await planVisit());
    await note(reception, 'handover', 17_900, { givenTo: asPerson(colleague).user.id });
    await take(colleague, await planVisit(), { method: 'card' });
    await note(colleague, 'closing', 17_900);
    const next = await look('2027-02-02');
    expect(sums(next.events.flatMap(({ takings }) => takings))).toEqual(sums(next.takings.byMethod));
    expect(next.takings.totalCents).toBe(13_000);
    expect((await look()).takings).toEqual(day.takings);
    expect((await look()).events).toHaveLength(day.events.length);
  });

  test('is handed over to active staff only, and is queried by valid days only', async () => {
    await at('21:00');
    const { expectedCents, isOpen } = await look();
    if (!isOpen) await note(reception, 'opening', expectedCents);
    const handTo = (id: number) => note(reception, 'handover', expectedCents, { givenTo: id });
    expect((await handTo(asPerson(reception).user.id)).statusCode).toBe(404);
    expect((await note(reception, 'handover', expectedCents)).statusCode).toBe(404);
    const left = await createStaff(testApp, 'reception');
    await testApp.pool.query('update users set disabled_at = now() where id = $1', [left.user.id]);
    expect((await handTo(left.user.id)).statusCode).toBe(404);
    expect((await note(reception, 'closing', expectedCents)).statusCode).toBe(201);
    for (const date of ['9999-12-31', '0000-01-01', '2026-02-30'])
      expect((await asPerson(reception).get(`/api/staff/till?date=${date}`)).statusCode, date).toBe(400);
  });

  test('is written by one counter or by payments, never by both at once', async () => {
    await at('08:00');
    await setTill(testApp, 'opening');
    const id = await planVisit();
    const taking = await withAdvisoryLock(testApp.url, 'till', () => take(reception, id));
    expect([taking.hasWaited, taking.answer.statusCode]).toEqual([true, 201]);
    const { receiptId } = taking.answer.json();
    const undoing = await withAdvisoryLock(testApp.url, 'till', () => undo(director, receiptId));
    expect([undoing.hasWaited, undoing.answer.statusCode]).toEqual([true, 204]);
    const { hasWaited } = await withAdvisoryLock(testApp.url, 'till', () =>
      note(reception, 'withdrawal', 9_999_999),
    );
    expect(hasWaited).toBe(true);
  });

  test('counts concurrent payments before or after the count, exactly once', async () => {
    await at('09:00');
    const before = await look('2027-02-03');
    const givenTo = asPerson(colleague).user.id;
    const ids = [await planVisit(), await planVisit(), await planVisit(), await planVisit()];
    const [counted] = await Promise.all([
      note(reception, 'handover', before.expectedCents, { givenTo, note: 'Mientras se cobraba' }),
      ...ids.map((id) => take(colleague, id)),
    ]);
    expect(counted?.statusCode).toBe(201);
    const after = await look();
    const count = after.events.at(-1);
    const inIt = count?.takings.find(({ method }) => method === 'cash')?.cents ?? 0;
    // The count reports the payments of that moment as a difference; the rest is in the till now.
    expect(count?.differenceCents).toBe(0 - inIt);
    expect(after.expectedCents).toBe(before.expectedCents + 4 * 6_500 - inIt);
  });
});

test("exports every receipt of a quarter once, with the ledger's total", async () => {
  const { rows } = await testApp.pool.query(
    `select coalesce(sum(case step when 'verified' then cents else -cents end), 0)::int as cents from payment_ledger l
     where (step = 'verified' or (step = 'refunded' and exists (
       select from payment_ledger v where v.capture_id = l.capture_id and v.step = 'verified')))
       and at >= '2026-10-01T00:00+02' and at < '2027-01-01T00:00+01'`,
  );
  expect((await asPerson(reception).get('/api/staff/quarters/2026-4/csv')).statusCode).toBe(403);
  const reply = await asPerson(director).get('/api/staff/quarters/2026-4/csv');
  expect(reply.headers['content-type']).toContain('text/csv');
  const [heads, ...lines] = reply.body.replace('\uFEFF', '').trim().split('\r\n');
  expect(heads?.split(';').slice(-2)).toEqual(['Clase de IVA', 'Factura']);
  const totals = lines.map((line) => Number(line.split(';')[7]?.replace(',', '')));
  expect(totals.length).toBeGreaterThan(10);
  expect(totals.reduce((sum, cents) => sum + cents, 0)).toBe(rows[0].cents);
  expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(lines.length);
  // Undone payments and their undo need no invoice; all others wait for a number.
  const undone = await testApp.pool.query(
    "select capture_id as id from payment_ledger where step = 'refunded' and reason = 'undone'",
  );
  const isUndone = (line: string) => undone.rows.some(({ id }) => line.includes(`;${id};`));
  for (const line of lines)
    expect(line.endsWith(isUndone(line) ? ';exento;anulado' : ';exento;pendiente'), line).toBe(true);
  expect((await asPerson(director).get('/api/staff/quarters/2026-5/csv')).statusCode).toBe(400);
});
