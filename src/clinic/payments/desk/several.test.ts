import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import {
  friday,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { createStaff, insertAppointment, setTill } from '#tests/support/staff.ts';
import { appointmentReference } from '../references.ts';
import type { Till } from '../till/contract.ts';
import { orderCreditFirst, shareParts } from './rules.ts';

let testApp: PaymentsTestApp;
let reception: Person;
let colleague: Person;
let fermi: Person;
let person: Person;
let patientId: number;
let hours = 0;

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  await setTill(testApp, 'opening');
  await testApp.clear();
  reception = await createStaff(testApp, 'reception');
  colleague = await createStaff(testApp, 'reception');
  fermi = await createStaff(testApp, 'professional', 2);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(friday);
  person = await testApp.person({ fullName: 'Marc Puig', email: 'marc.puig@example.test' });
  await testApp.pool.query('update users set email_verified = true where id = $1', [person.user.id]);
  patientId = await patientOf(person);
});

const patientOf = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;
const plan = (of = patientId, bookedBy: number | null = person.user.id) =>
  insertAppointment(testApp, {
    patientId: of,
    professionalId: 1,
    startsAt: new Date(instantOf('2026-12-14', '06:00').getTime() + ++hours * 3_600_000),
    ...(bookedBy === null ? {} : { bookedBy }),
  });
const planSeveral = async (count: number) => {
  const ids = [];
  for (let each = 0; each < count; each++) ids.push(await plan());
  return ids;
};
const body = (ids: readonly number[], more: object = {}) => ({
  patientId,
  appointments: ids.map((itemId) => ({ itemId, cents: 6_500 })),
  method: 'cash',
  ...more,
});
const take = (ids: readonly number[], more: object = {}, by = reception) =>
  by.post('/api/staff/payments/several', body(ids, more));
const takeOne = (itemId: number, more: object = {}, by = reception) =>
  by.post('/api/staff/payments', { type: 'appointment', itemId, method: 'cash', cents: 6_500, ...more });
const dues = async (by = reception) => by.get(`/api/staff/payments/dues?patientId=${patientId}`);
const ledger = async (id: number) =>
  (
    await testApp.pool.query(
      'select step, method, cents, reason from payment_ledger where reference = $1 order by id',
      [appointmentReference(id)],
    )
  ).rows.map(({ step, method, cents, reason }) => [step, method, cents, reason].filter(Boolean).join(' '));
const till = async (): Promise<Till> => (await reception.get('/api/staff/till?date=2026-12-11')).json();
const isPaid = async (id: number): Promise<boolean> =>
  (await testApp.pool.query('select paid from appointments where id = $1', [id])).rows[0].paid;
const numbers = async () =>
  (
    await testApp.pool.query('select number from receipts where series = $1 order by number', ['2026'])
  ).rows.map(({ number }) => number);

describe('GET /api/staff/payments/dues', () => {
  test('lists planned, past and held appointments, without those paid, waived or under review', async () => {
    const [past = 0, waived = 0, paid = 0, planned = 0] = await planSeveral(4);
    await testApp.pool.query(
      "update appointments set starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days' where id = any($1)",
      [[past, waived]],
    );
    await reception.post(`/api/staff/appointments/${waived}/attendance`, { status: 'no_show' });
    const director = await createStaff(testApp, 'admin');
    await director.post(`/api/staff/appointments/${waived}/waiver`, { reason: 'goodwill' });
    await takeOne(paid);
    const held = await testApp.book(person, slot(17));
    const reviewed = await testApp.book(person, slot(23, '15:00'));
    await testApp.wallet.fault({ call: 'capture', fault: 'pending' });
    await testApp.payUnreported(person, reviewed, '65.00');
    const reply = await dues();
    expect(reply.json(), reply.body).toMatchObject({
      underReview: 1,
      payers: [{ name: 'Marc Puig', email: 'marc.puig@example.test' }],
      creditCents: 0,
    });
    expect(reply.json().appointments.map(({ itemId }: { itemId: number }) => itemId)).toEqual(
      [past, planned, held].sort((one, other) => one - other),
    );
    const single = await reception.get(`/api/staff/payments/due?type=appointment&itemId=${planned}`);
    expect(single.json()).toMatchObject({ patientId, othersUnpaid: 3 });
  });

  test('returns 404 to a professional without the patient', async () => {
    await plan();
    expect((await dues(fermi)).statusCode).toBe(404);
  });
});

describe('POST /api/staff/payments/several', () => {
  test('pays the chosen appointments in one act, each with its receipt, and sends one letter', async () => {
    const before = await till();
    const ids = await planSeveral(3);
    const [first = 0, second = 0, third = 0] = ids;
    const reply = await take([first, second]);
    expect(reply.statusCode, reply.body).toBe(201);
    const { payments } = reply.json();
    expect(payments).toMatchObject([
      { cents: 6_500, method: 'cash', others: [] },
      { cents: 6_500, method: 'cash', others: [] },
    ]);
    expect(new Set(payments.map(({ number }: { number: string }) => number)).size).toBe(2);
    for (const id of [first, second])
      expect(await ledger(id)).toEqual(['captured cash 6500', 'verified cash 6500']);
    expect([await isPaid(first), await isPaid(second), await isPaid(third)]).toEqual([true, true, false]);
    expect((await till()).expectedCents - before.expectedCents).toBe(13_000);
    const { rows: jobs } = await testApp.pool.query(
      "select data from pgboss.job where name = 'payments.send-receipt' and data ->> 'receiptId' = any($1)",
      [payments.map(({ receiptId }: { receiptId: number }) => String(receiptId))],
    );
    expect(jobs).toHaveLength(1);
    await testApp.run('payments.send-receipt', jobs[0].data);
    const letters = await testApp.letters(person, 'payment.receipt');
    expect(letters).toHaveLength(1);
    for (const { number } of payments) expect(letters[0]?.text).toContain(number);
    const all = await numbers();
    expect(all).toEqual(all.map((_, index) => index + 1));
  });

  test('pays once when pressed twice or answered late, and shows the same receipts', async () => {
    const ids = await planSeveral(2);
    const key = randomUUID();
    const press = (payload = body(ids)) =>
      reception.send({
        method: 'POST',
        url: '/api/staff/payments/several',
        headers: { 'idempotency-key': key, 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
    const replies = [...(await Promise.all([press(), press(), press()])), await press()];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map((one) => one.body)).size).toBe(1);
    expect((await press(body(ids, { method: 'card' }))).json()).toMatchObject({ code: 'key_reused' });
    for (const id of ids) expect(await ledger(id)).toHaveLength(2);
  });

  test.each([
    ['is paid already', (id: number) => takeOne(id, { method: 'card' }), 'already_paid'],
    [
      'is cancelled',
      (id: number) =>
        testApp.pool.query(
          "update appointments set status = 'cancelled', cancellation = 'clinic' where id = $1",
          [id],
        ),
      'nothing_due',
    ],
    [
      'costs something else by now',
      (id: number) => testApp.pool.query('update appointments set price_cents = 7000 where id = $1', [id]),
      'price_changed',
    ],
  ])('takes nothing when one of the appointments %s', async (_, change, code) => {
    const ids = await planSeveral(3);
    await change(ids[2] ?? 0);
    const reply = await take(ids);
    expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
    expect(reply.json().message).toContain('No se ha cobrado ninguna');
    for (const id of ids.slice(0, 2)) expect([await isPaid(id), await ledger(id)]).toEqual([false, []]);
  });

  test('takes each appointment once when desks press at once, alone or together', async () => {
    const ids = await planSeveral(3);
    const replies = await Promise.all([
      take(ids),
      take([...ids].reverse(), { method: 'card' }, colleague),
      takeOne(ids[1] ?? 0, { method: 'bizum' }, colleague),
    ]);
    const done = replies.filter(({ statusCode }) => statusCode === 201);
    expect(done, replies.map((one) => one.body).join()).toHaveLength(1);
    const verified = (await Promise.all(ids.map(ledger)))
      .flat()
      .filter((line) => line.startsWith('verified'));
    expect([1, 3]).toContain(verified.length);
  });

  test('refuses appointments of another patient or of a patient of a colleague, a repeated one, and cash from 1,000 €', async () => {
    const ids = await planSeveral(2);
    const stranger = await testApp.person();
    const foreign = await plan(await patientOf(stranger), stranger.user.id);
    expect((await take([...ids, foreign])).statusCode).toBe(404);
    expect((await take(ids, {}, fermi)).statusCode).toBe(404);
    expect((await take([ids[0] ?? 0, ids[0] ?? 0])).statusCode).toBe(400);
    expect((await take([])).statusCode).toBe(400);
    await testApp.pool.query('update appointments set price_cents = 50000 where id = any($1)', [ids]);
    const dear = { appointments: ids.map((itemId) => ({ itemId, cents: 50_000 })) };
    expect((await take(ids, dear)).json().code).toBe('no_cash');
    for (const id of ids) expect(await ledger(id)).toEqual([]);
    expect((await take(ids, { ...dear, method: 'transfer' })).statusCode).toBe(201);
  });

  test('confirms held appointments, and sends receipts to the account and to the record', async () => {
    const held = await testApp.book(person, slot(18));
    const byDesk = await plan(patientId, null);
    expect((await dues()).json().payers).toHaveLength(2);
    const reply = await take([held, byDesk], { method: 'card' });
    expect(reply.statusCode, reply.body).toBe(201);
    expect(await testApp.mine(person, held)).toMatchObject({ status: 'confirmed', paid: true });
    const { rows } = await testApp.pool.query(
      'select payer_user_id as account, payer_patient_id as record from receipts where reference = any($1) order by reference',
      [[held, byDesk].map(appointmentReference)],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ account: person.user.id, record: null });
    expect(rows).toContainEqual({ account: null, record: patientId });
  });

  test('is undone as a whole, or one appointment at a time', async () => {
    const before = await till();
    const ids = await planSeveral(3);
    const { payments } = (await take(ids)).json();
    const undo = (receiptId: number, all: boolean) =>
      reception.post(`/api/staff/receipts/${receiptId}/undo`, { reason: 'Era otra persona', all });
    expect((await undo(payments[1].receiptId, false)).statusCode).toBe(204);
    expect([await isPaid(ids[0] ?? 0), await isPaid(ids[1] ?? 0)]).toEqual([true, false]);
    // One of them is undone already, so the act cannot be undone as a whole.
    expect((await undo(payments[0].receiptId, true)).json().code).toBe('cannot_undo');
    const again = (await take([ids[1] ?? 0, await plan()], { method: 'card' })).json();
    expect((await undo(again.payments[0].receiptId, true)).statusCode).toBe(204);
    expect(await isPaid(ids[1] ?? 0)).toBe(false);
    expect((await ledger(ids[1] ?? 0)).at(-1)).toBe('refunded card 6500 undone');
    expect((await till()).expectedCents - before.expectedCents).toBe(13_000);
    const all = await numbers();
    expect(all).toEqual(all.map((_, index) => index + 1));
  });
});

describe('a payment in parts', () => {
  test('takes a part in cash and the rest by card, with a receipt each, and the till expects the cash only', async () => {
    const before = await till();
    const id = await plan();
    const parts = { method: 'card', others: [{ method: 'cash', cents: 2_000 }] };
    const reply = await takeOne(id, parts);
    expect(reply.json(), reply.body).toMatchObject({
      cents: 4_500,
      method: 'card',
      others: [{ cents: 2_000, method: 'cash' }],
    });
    expect(await ledger(id)).toEqual([
      'captured cash 2000',
      'verified cash 2000',
      'captured card 4500',
      'verified card 4500',
    ]);
    expect(await testApp.mine(person, id)).toMatchObject({ paid: true, payment: 'paid', paidWith: 'card' });
    const after = await till();
    expect(after.expectedCents - before.expectedCents).toBe(2_000);
    expect(after.takings.totalCents - before.takings.totalCents).toBe(6_500);
    const { rows } = await testApp.pool.query(
      'select concept from receipts where reference = $1 order by id',
      [appointmentReference(id)],
    );
    for (const { concept } of rows) expect(concept).toContain('(una parte)');
    expect(rows).toHaveLength(2);
    const { receiptId } = reply.json().others[0];
    expect(
      (await reception.post(`/api/staff/receipts/${receiptId}/undo`, { reason: 'Mal apuntado' })).statusCode,
    ).toBe(204);
    expect([await isPaid(id), (await till()).expectedCents]).toEqual([false, before.expectedCents]);
  });

  test('refuses parts that leave nothing for the rest, and writes nothing', async () => {
    const id = await plan();
    for (const cents of [6_500, 9_000])
      expect((await takeOne(id, { method: 'card', others: [{ method: 'cash', cents }] })).json().code).toBe(
        'parts_exceed',
      );
    const three = [1, 2, 3].map((cents) => ({ method: 'bizum', cents }));
    expect((await takeOne(id, { others: three })).statusCode).toBe(400);
    expect((await takeOne(id, { others: [{ method: 'credit', cents: 100 }] })).json().code).toBe('no_credit');
    expect(await ledger(id)).toEqual([]);
  });

  test('returns each part as it was paid when the appointment is cancelled in time', async () => {
    const id = await testApp.book(person, slot(29));
    await takeOne(id, { method: 'card', others: [{ method: 'bizum', cents: 1_500 }] });
    expect((await person.delete(`/api/appointments/${id}`)).statusCode).toBe(200);
    const { rows } = await testApp.pool.query(
      "select method, cents, state from refunds where reference = $1 and state = 'due' order by id",
      [appointmentReference(id)],
    );
    expect(rows).toEqual([
      { method: 'bizum', cents: 1_500, state: 'due' },
      { method: 'card', cents: 5_000, state: 'due' },
    ]);
  });

  test('pays several appointments, one of them in both ways', async () => {
    const before = await till();
    const ids = await planSeveral(3);
    const reply = await take(ids, { method: 'card', others: [{ method: 'cash', cents: 10_000 }] });
    expect(reply.json(), reply.body).toMatchObject({
      payments: [
        { cents: 6_500, method: 'cash', others: [] },
        { cents: 3_000, method: 'card', others: [{ cents: 3_500, method: 'cash' }] },
        { cents: 6_500, method: 'card', others: [] },
      ],
    });
    expect((await till()).expectedCents - before.expectedCents).toBe(10_000);
    for (const id of ids) expect(await isPaid(id)).toBe(true);
  });
});

describe('shareParts', () => {
  test('gives the first parts to the first items, and every cent once', () => {
    const parts = orderCreditFirst([
      { method: 'cash', cents: 3_000 },
      { method: 'credit', cents: 1_000 },
      { method: 'card', cents: 9_000 },
    ]);
    expect(shareParts([{ cents: 6_500 }, { cents: 6_500 }], parts)).toEqual([
      [
        { method: 'credit', cents: 1_000 },
        { method: 'cash', cents: 3_000 },
        { method: 'card', cents: 2_500 },
      ],
      [{ method: 'card', cents: 6_500 }],
    ]);
  });
});
