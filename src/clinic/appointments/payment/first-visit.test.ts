import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appointmentReference } from '#clinic/payments/references.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import {
  child,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { sumHeldCents } from '#tests/support/servers/wallet.ts';
import { createStaff } from '#tests/support/staff.ts';
import { tokenOf } from '../reminders/link-tokens.server.ts';

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

const bookChild = (day: number) => testApp.book(person, slot(day), child);
const payChild = (id: number, value: string) => testApp.payUnreported(person, id, value);
const cancel = (id: number) => person.delete(`/api/appointments/${id}`);
/** Balance at the wallet for these visits, in cents. */
const kept = async (...ids: number[]) => {
  const books = await Promise.all(ids.map((id) => testApp.wallet.books(appointmentReference(id))));
  return sumHeldCents(books.flat());
};
const paidOk = async (id: number, value: string) =>
  expect((await payChild(id, value)).json()).toEqual({ success: true });

test('refuses and refunds 50 € for a visit held as second while no first visit is paid', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  const reply = await payChild(b, '50.00');
  await cancel(a);
  expect([reply.statusCode, reply.json().code]).toEqual([402, 'bought_nothing']);
  await testApp.workOff();
  expect(await kept(a, b)).toBe(0);
  expect(await testApp.letters(person, 'payment.bought-nothing')).toHaveLength(1);
  expect(await testApp.mine(person, b)).toMatchObject({ status: 'pending', paid: false, price: 6000 });
  await paidOk(b, '60.00');
  expect(await testApp.mine(person, b)).toMatchObject({ status: 'confirmed', price: 6000 });
});

test('refuses 50 € captured before the first visit’s hold was cancelled and reported afterwards', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  const orderId = await testApp.wallet.pay({ reference: appointmentReference(b), value: '50.00' });
  await cancel(a);
  expect((await testApp.pay(person, b, orderId)).json().code).toBe('bought_nothing');
  await testApp.workOff();
  expect(await kept(a, b)).toBe(0);
});

test('refunds the difference of a second visit paid as a first', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  const report = async (id: number) =>
    testApp.report(
      person,
      id,
      await testApp.wallet.create({ reference: appointmentReference(id), value: '60.00' }),
    );
  // Two tabs: nothing is paid yet, so both visits are priced as the first.
  expect((await report(a)).statusCode).toBe(200);
  expect((await report(b)).json()).toMatchObject({ code: 'price_changed', price: 6000 });
  await paidOk(a, '60.00');
  await paidOk(b, '60.00');
  await testApp.workOff();
  expect(await kept(a, b)).toBe(11_000);
  expect(await testApp.mine(person, a)).toMatchObject({ status: 'confirmed', price: 6000, payment: 'paid' });
  expect(await testApp.mine(person, b)).toMatchObject({ status: 'confirmed', price: 5000, payment: 'paid' });
  const [told] = await testApp.letters(person, 'payment.refunded');
  expect(told?.text).toContain('una parte de tu pago: 10,00\u00a0€');
  expect(told?.text).toContain('La primera visita ya estaba pagada');
});

test('refuses any amount that is not one of its prices', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  for (const value of ['60.00', '50.01', '49.99', '110.00'])
    expect((await payChild(b, value)).json().code).toBe('bought_nothing');
  await paidOk(b, '50.00');
  await testApp.workOff();
  expect(await kept(a, b)).toBe(11_000);
});

test('keeps the supplement for the next visit when the first is cancelled, and says so before and after', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  expect(await testApp.mine(person, a)).toMatchObject({ supplementKept: 1000 });
  expect(await testApp.mine(person, b)).toMatchObject({ supplementKept: 0 });
  await cancel(a);
  expect(await testApp.mine(person, a)).toMatchObject({ supplementKept: 1000, payment: 'returning' });
  await testApp.workOff();
  expect(await kept(a, b)).toBe(6_000);
  expect(await testApp.mine(person, a)).toMatchObject({ status: 'cancelled', payment: 'returned' });
  expect(await testApp.mine(person, b)).toMatchObject({ status: 'confirmed', price: 6000, payment: 'paid' });
  const [told] = await testApp.letters(person, 'appointment.cancelled');
  expect(told?.text).toContain('Te devolveremos 50,00\u00a0€');
  expect(told?.text).toContain('10,00\u00a0€');
  expect((await testApp.letters(person, 'payment.refunded'))[0]?.text).toContain(
    'una parte de tu pago: 50,00\u00a0€',
  );
});

test('reports the partial refund of a first visit by reminder link, before and after cancelling', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  const { rows } = await testApp.pool.query(
    'select starts_at as "startsAt" from appointments where id = $1',
    [a],
  );
  const token = tokenOf(testApp.secrets, { appointmentId: a, startsAt: rows[0].startsAt });
  const press = async (what: string) =>
    (await testApp.visitor().post(`/api/appointment-links/${what}`, { token })).json();
  expect(await press('read')).toMatchObject({ refund: 'full' });
  await paidOk(b, '50.00');
  expect(await press('read')).toMatchObject({ refund: 'part' });
  expect(await press('cancel')).toMatchObject({ status: 'cancelled', refund: 'part' });
  expect(await press('read')).toMatchObject({ refund: 'part' });
  await testApp.workOff();
  expect(await kept(a, b)).toBe(6_000);
});

test('keeps no supplement from an unpaid first visit', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  // As planned at the desk: confirmed and unpaid.
  await testApp.pool.query(
    `update appointments set status = 'confirmed', hold_expires_at = null where id = $1`,
    [a],
  );
  await paidOk(b, '50.00');
  expect(await testApp.mine(person, a)).toMatchObject({ paid: false, supplementKept: 0 });
  await cancel(a);
  await testApp.workOff();
  expect(await kept(a, b)).toBe(5_000);
  expect(await testApp.mine(person, b)).toMatchObject({ status: 'confirmed', price: 5000 });
});

test.each([
  ['the clinic cancels', { by: 'clinic' }],
  ['the director refunds everything', { by: 'person', waiver: 'Un duelo en la familia' }],
])('refunds a first visit in full and keeps no supplement when %s', async (_why, cancellation) => {
  const direction = await createStaff(testApp, 'admin');
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  const reply = await direction.post(`/api/staff/appointments/${a}/cancel`, cancellation);
  expect(reply.statusCode).toBe(200);
  await testApp.workOff();
  expect(await kept(a, b)).toBe(5_000);
  expect(await testApp.mine(person, b)).toMatchObject({ status: 'confirmed', price: 5000, payment: 'paid' });
  expect((await testApp.letters(person, 'appointment.cancelled'))[0]?.text).toContain('el importe completo');
});

test('refunds everything when both visits are cancelled, in either order', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  await cancel(a);
  await cancel(b);
  await testApp.workOff();
  expect(await kept(a, b)).toBe(0);
  for (const id of [a, b])
    expect(await testApp.mine(person, id)).toMatchObject({ status: 'cancelled', payment: 'returned' });
  const c = await bookChild(17);
  const d = await bookChild(18);
  await paidOk(c, '60.00');
  await paidOk(d, '50.00');
  await cancel(d);
  await cancel(c);
  await testApp.workOff();
  expect(await kept(c, d)).toBe(0);
});

test('passes the supplement on from visit to visit and never keeps it twice', async () => {
  const ids = [await bookChild(15), await bookChild(16), await bookChild(17)] as const;
  const [a, b, c] = ids;
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  await paidOk(c, '50.00');
  await cancel(a);
  await testApp.workOff();
  expect(await kept(...ids)).toBe(11_000);
  expect(await testApp.mine(person, b)).toMatchObject({ price: 6000, supplementKept: 1000 });
  await cancel(b);
  await testApp.workOff();
  expect(await kept(...ids)).toBe(6_000);
  expect(await testApp.mine(person, c)).toMatchObject({ price: 6000, status: 'confirmed' });
  await cancel(c);
  await testApp.workOff();
  expect(await kept(...ids)).toBe(0);
  // All refunds are automatic; the clinic has none to make by hand.
  const [capture] = await testApp.wallet.captures(appointmentReference(a));
  const { rows } = await testApp.pool.query(
    `select 1 from outbox where kind = 'payment.refund-by-hand' and text like '%' || $1 || '%'`,
    [capture?.id],
  );
  expect(rows).toEqual([]);
});

test('asks the clinic to refund a supplement that is no longer in its payment', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  await cancel(a);
  await testApp.workOff();
  const reference = appointmentReference(a);
  const [capture] = await testApp.wallet.captures(reference);
  await testApp.wallet.refund(capture?.id ?? '', '10.00');
  const [order] = await testApp.wallet.books(reference);
  await testApp.pay(person, a, order?.id ?? '');
  await cancel(b);
  await testApp.workOff();
  expect(await kept(a, b)).toBe(0);
  const { rows } = await testApp.pool.query(
    `select text from outbox where kind = 'payment.refund-by-hand' and text like '%' || $1 || '%'`,
    [capture?.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].text).toContain('Hay que devolver 10,00\u00a0€');
});

test('keeps no supplement after the refund deadline', async () => {
  const a = await bookChild(14);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  testApp.clock.set(new Date('2026-12-13T09:00:00Z'));
  await person.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
  await cancel(a);
  await testApp.workOff();
  expect(await kept(a, b)).toBe(11_000);
  expect(await testApp.mine(person, b)).toMatchObject({ price: 5000, supplementKept: 0 });
});

test('charges the price list of the booking date after the prices change', async () => {
  const setList = async (first: number, later: number) => {
    await testApp.pool.query(
      "update services set first_visit_price_cents = $1, price_cents = $2 where kind = 'child'",
      [first, later],
    );
    await bumpContentVersion(testApp.db);
    const asked = async () => {
      const id = await testApp.book(other, slot(22), { ...child, childBirthDate: '2018-01-02' });
      const { price } = await testApp.mine(other, id);
      await other.delete(`/api/appointments/${id}`);
      return price;
    };
    await expect.poll(asked).toBe(first);
  };
  const other = await testApp.person();
  const a = await bookChild(15);
  const b = await bookChild(16);
  try {
    await setList(7_000, 6_000);
    await paidOk(a, '60.00');
    // The second visit of the old list becomes the first at the old list's price.
    await paidOk(b, '50.00');
    await cancel(a);
    await testApp.workOff();
    expect(await kept(a, b)).toBe(6_000);
    expect(await testApp.mine(person, b)).toMatchObject({ status: 'confirmed', price: 6000 });
    const c = await bookChild(17);
    expect(await testApp.mine(person, c)).toMatchObject({ price: 6000 });
    await paidOk(c, '60.00');
  } finally {
    await setList(6_000, 5_000);
  }
});

test('passes the supplement to confirmed visits only, not to holds', async () => {
  const a = await bookChild(15);
  const held = await bookChild(16);
  await paidOk(a, '60.00');
  expect((await testApp.mine(person, a)).supplementKept).toBe(0);
  await cancel(a);
  await testApp.workOff();
  expect(await kept(a, held)).toBe(0);
});

test('ignores visits of siblings, adults, other kinds and other services', async () => {
  const a = await bookChild(15);
  // Same child, but another kind and another service, which do not count.
  for (const [day, fields] of [
    [18, "kind = 'office'"],
    [21, "service_id = (select min(id) from services), service_name = 'Otra cosa'"],
  ] as const) {
    const id = await bookChild(day);
    await testApp.pool.query(
      `update appointments set status = 'confirmed', paid = true, hold_expires_at = null, ${fields} where id = $1`,
      [id],
    );
  }
  const sibling = await testApp.book(person, slot(16), { ...child, childBirthDate: '2019-01-02' });
  const own = await testApp.book(person, slot(17));
  await paidOk(a, '60.00');
  expect((await testApp.mine(person, a)).price).toBe(6000);
  await paidOk(sibling, '60.00');
  await paidOk(own, '65.00');
  expect((await testApp.mine(person, a)).supplementKept).toBe(0);
  await cancel(a);
  await testApp.workOff();
  expect(await kept(a, sibling, own)).toBe(12_500);
});

test('shows the price of a first visit once the visit booked as the first is cancelled', async () => {
  const first = await bookChild(15);
  const second = await bookChild(16);
  expect(await testApp.mine(person, second)).toMatchObject({ price: 5000 });
  await cancel(first);
  expect(await testApp.mine(person, second)).toMatchObject({ status: 'pending', price: 6000 });
  await paidOk(second, '60.00');
});
