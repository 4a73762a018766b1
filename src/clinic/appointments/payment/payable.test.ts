import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appointmentReference } from '#clinic/payments/references.ts';
import {
  child,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { withAdvisoryLock } from '#tests/support/servers/locks.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { createAppointmentPayable } from './payable.server.ts';

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

const signIn = () =>
  person.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
const rowOf = async (id: number) =>
  (
    await testApp.pool.query(
      `select status, paid, cancellation, revision, price_cents as price, hold_expires_at as "holdExpiresAt"
       from appointments where id = $1`,
      [id],
    )
  ).rows[0];
const refusedFor = async (id: number) =>
  (await testApp.steps(id)).filter((step) => step.startsWith('rejected'));
const looks = async (id: number): Promise<string[]> =>
  (
    await testApp.pool.query(
      `select start_after as at from pgboss.job where name = 'appointments.expire-hold'
       and data ->> 'appointmentId' = $1 order by start_after`,
      [String(id)],
    )
  ).rows.map(({ at }) => at.toISOString());

test('accepts a payment until the appointment begins', async () => {
  const late = await testApp.book(person, slot(11, '15:00'));
  const early = await testApp.book(person, slot(14));
  const orders = await Promise.all(
    [late, early].map((id) => testApp.wallet.pay({ reference: appointmentReference(id), value: '65.00' })),
  );
  testApp.clock.set(new Date(slot(11, '15:00')));
  await signIn();
  expect((await testApp.pay(person, late, orders[0] ?? '')).json().code).toBe('bought_nothing');
  expect(await refusedFor(late)).toEqual(['rejected 6500: gone']);
  testApp.clock.set(new Date(Date.parse(slot(14)) - 1));
  await signIn();
  expect((await testApp.pay(person, early, orders[1] ?? '')).json()).toEqual({ success: true });
});

test('confirms an expired hold after a late payment and updates the calendar entry', async () => {
  const id = await testApp.book(person, slot(15));
  testApp.clock.advance(35);
  await testApp.run('appointments.expire-hold', { appointmentId: id });
  const before = await rowOf(id);
  expect(before).toMatchObject({ status: 'cancelled', cancellation: 'expiry' });
  await testApp.payUnreported(person, id, '65.00');
  const after = { status: 'confirmed', paid: true, cancellation: null, holdExpiresAt: null, price: 6_500 };
  expect(await rowOf(id)).toEqual({ ...after, revision: before.revision + 1 });
  const letters = await testApp.letters(person, 'appointment.confirmed');
  expect(letters.map(({ attachments }) => attachments[0]?.content)).toEqual([
    expect.stringContaining(`SEQUENCE:${before.revision + 1}\r\n`),
  ]);
});

test('records why a late payment bought nothing: cancelled or taken hour, wrong amount, second payment', async () => {
  const cancelled = await testApp.book(person, slot(15));
  const lost = await testApp.book(person, slot(16));
  await person.delete(`/api/appointments/${cancelled}`);
  await testApp.payUnreported(person, cancelled, '65.00');
  expect(await refusedFor(cancelled)).toEqual(['rejected 6500: gone']);
  testApp.clock.advance(35);
  await testApp.book(await testApp.person(), slot(16));
  const reference = appointmentReference(lost);
  const order = await testApp.wallet.pay({ reference, value: '65.00' });
  const paid = await withAdvisoryLock(testApp.url, ['professional', 1], () =>
    testApp.pay(person, lost, order),
  );
  expect([paid.hasWaited, paid.answer.json().code]).toEqual([true, 'bought_nothing']);
  expect(await refusedFor(lost)).toEqual(['rejected 6500: gone']);
  const second = await testApp.book(person, slot(17));
  for (const value of ['64.99', '65.00', '65.00']) await testApp.payUnreported(person, second, value);
  expect(await refusedFor(second)).toEqual(['rejected 6499: wrong_amount', 'rejected 6500: second_payment']);
});

test('keeps the booked price of a cancelled appointment', async () => {
  const a = await testApp.book(person, slot(15), child);
  const b = await testApp.book(person, slot(16), child);
  for (const id of [a, b]) await person.delete(`/api/appointments/${id}`);
  const reply = await testApp.report(person, b, 'SOMEORDER12345678');
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'hold_over']);
  expect((await rowOf(b)).price).toBe(5_000);
});

test('extends the hold while its order is read and expires it a minute after its end', async () => {
  const id = await testApp.book(person, slot(15));
  const look = (minutes: number) => new Date(testApp.clock.now().getTime() + minutes * 60_000).toISOString();
  const first = look(31);
  expect(await looks(id)).toEqual([first]);
  await testApp.pay(person, id, 'FABRICATED1234567');
  expect(await looks(id)).toEqual([first]);
  testApp.clock.advance(29);
  await testApp.wallet.fault({ call: 'read', fault: 'error', times: 4 });
  await testApp.pay(person, id, 'FABRICATED7654321');
  expect((await rowOf(id)).holdExpiresAt.toISOString()).toBe(look(2));
  expect(await looks(id)).toEqual([first, look(3)]);
  await person.delete(`/api/appointments/${id}`);
  testApp.clock.advance(1);
  await testApp.pay(person, id, 'FABRICATED1234567');
  expect(await looks(id)).toHaveLength(2);
});

test('quotes and settles nothing for an unknown reference, with the default receipt line', async () => {
  const payable = createAppointmentPayable({} as AppointmentsDeps);
  const now = testApp.clock.now();
  const id = await testApp.book(person, slot(15));
  for (const reference of [appointmentReference(2_000_000_000), `subscription:${id}:single:1`, 'nonsense']) {
    const order = { reference, orderId: 'SOMEORDER12345678' };
    expect(await payable.find(testApp.db, reference, now)).toBeUndefined();
    expect(await payable.quote(testApp.db, order, now)).toEqual({
      priceCents: 0,
      state: 'over',
      isNewPrice: false,
    });
    expect(await payable.settle(testApp.db, { ...order, cents: 1, captureId: 'A' }, now)).toBe(
      'unknown_item',
    );
    await payable.extendHold(testApp.db, reference, 'usual', now);
    expect(await payable.receiptLine(testApp.db, reference)).toEqual({
      concept: 'Consulta de psicología',
      vat: 'exempt',
    });
  }
});
