import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appointmentReference } from '#clinic/payments/references.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { child, openPaymentsHouse, type PaymentsHouse, type Person, slot } from '#tests/support/payments.ts';
import { heldCents } from '#tests/support/servers/wallet.ts';
import { staffAs } from '#tests/support/staff.ts';
import { tokenOf } from '../reminders/link-tokens.server.ts';

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

const bookChild = (day: number) => house.book(person, slot(day), child);
const payChild = (id: number, value: string) => house.payUnreported(person, id, value);
const cancel = (id: number) => person.delete(`/api/appointments/${id}`);
/** What the wallet holds of ours for these visits, in cents. */
const kept = async (...ids: number[]) => {
  const books = await Promise.all(ids.map((id) => house.wallet.books(appointmentReference(id))));
  return heldCents(books.flat());
};
const paidOk = async (id: number, value: string) =>
  expect((await payChild(id, value)).json()).toEqual({ success: true });

test('held as a second visit and paid without a report, it is the first all the same: 50 € buy nothing and go back', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  const reply = await payChild(b, '50.00');
  await cancel(a);
  expect([reply.statusCode, reply.json().code]).toEqual([402, 'bought_nothing']);
  await house.workOff();
  expect(await kept(a, b)).toBe(0);
  expect(await house.letters(person, 'payment.bought-nothing')).toHaveLength(1);
  // The next try is told what it costs, and buys it.
  expect(await house.mine(person, b)).toMatchObject({ status: 'pending', paid: false, price: 6000 });
  await paidOk(b, '60.00');
  expect(await house.mine(person, b)).toMatchObject({ status: 'confirmed', price: 6000 });
});

test('captured before, told after the dearer hold was let go: still nothing for 50 €', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  const orderId = await house.wallet.pay({ reference: appointmentReference(b), value: '50.00' });
  await cancel(a);
  expect((await house.pay(person, b, orderId)).json().code).toBe('bought_nothing');
  await house.workOff();
  expect(await kept(a, b)).toBe(0);
});

test('a second visit that was paid as a first gives the difference back', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  const report = async (id: number) =>
    house.report(
      person,
      id,
      await house.wallet.create({ reference: appointmentReference(id), value: '60.00' }),
    );
  // Two tabs: nobody has paid yet, so each is told that it is the first.
  expect((await report(a)).statusCode).toBe(200);
  expect((await report(b)).json()).toMatchObject({ code: 'price_changed', price: 6000 });
  await paidOk(a, '60.00');
  await paidOk(b, '60.00');
  await house.workOff();
  expect(await kept(a, b)).toBe(11_000);
  expect(await house.mine(person, a)).toMatchObject({ status: 'confirmed', price: 6000, payment: 'paid' });
  expect(await house.mine(person, b)).toMatchObject({ status: 'confirmed', price: 5000, payment: 'paid' });
  const [told] = await house.letters(person, 'payment.refunded');
  expect(told?.text).toContain('una parte de tu pago: 10,00\u00a0€');
  expect(told?.text).toContain('La primera visita ya estaba pagada');
});

test('more than any of its prices is still a wrong amount', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  for (const value of ['60.00', '50.01', '49.99', '110.00'])
    expect((await payChild(b, value)).json().code).toBe('bought_nothing');
  await paidOk(b, '50.00');
  await house.workOff();
  expect(await kept(a, b)).toBe(11_000);
});

test('the first visit cancelled, the next one becomes the first: its supplement stays, and is said before and after', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  expect(await house.mine(person, a)).toMatchObject({ supplementKept: 1000 });
  expect(await house.mine(person, b)).toMatchObject({ supplementKept: 0 });
  await cancel(a);
  expect(await house.mine(person, a)).toMatchObject({ supplementKept: 1000, payment: 'returning' });
  await house.workOff();
  expect(await kept(a, b)).toBe(6_000);
  expect(await house.mine(person, a)).toMatchObject({ status: 'cancelled', payment: 'returned' });
  expect(await house.mine(person, b)).toMatchObject({ status: 'confirmed', price: 6000, payment: 'paid' });
  const [told] = await house.letters(person, 'appointment.cancelled');
  expect(told?.text).toContain('Te devolveremos 50,00\u00a0€');
  expect(told?.text).toContain('10,00\u00a0€');
  expect((await house.letters(person, 'payment.refunded'))[0]?.text).toContain(
    'una parte de tu pago: 50,00\u00a0€',
  );
});

test('a reminder’s link says the same of a first visit: all but its supplement, before and after cancelling by it', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  const { rows } = await house.pool.query('select starts_at as "startsAt" from appointments where id = $1', [
    a,
  ]);
  const token = tokenOf(house.secrets, { appointmentId: a, startsAt: rows[0].startsAt });
  const press = async (what: string) =>
    (await house.visitor().post(`/api/appointment-links/${what}`, { token })).json();
  expect(await press('read')).toMatchObject({ refund: 'full' });
  await paidOk(b, '50.00');
  expect(await press('read')).toMatchObject({ refund: 'part' });
  expect(await press('cancel')).toMatchObject({ status: 'cancelled', refund: 'part' });
  expect(await press('read')).toMatchObject({ refund: 'part' });
  await house.workOff();
  expect(await kept(a, b)).toBe(6_000);
});

test('a first visit that nobody has paid leaves no supplement to the next', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  // As the desk plans: it takes place, and its money is still to come.
  await house.pool.query(
    `update appointments set status = 'confirmed', hold_expires_at = null where id = $1`,
    [a],
  );
  await paidOk(b, '50.00');
  expect(await house.mine(person, a)).toMatchObject({ paid: false, supplementKept: 0 });
  await cancel(a);
  await house.workOff();
  expect(await kept(a, b)).toBe(5_000);
  expect(await house.mine(person, b)).toMatchObject({ status: 'confirmed', price: 5000 });
});

test.each([
  ['the clinic cancels', { by: 'clinic' }],
  ['the direction gives everything back', { by: 'person', waiver: 'Un duelo en la familia' }],
])('%s: all of a first visit comes back, and nothing stays for the next', async (_why, cancellation) => {
  const direction = await staffAs(house, 'admin');
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  const reply = await direction.post(`/api/staff/appointments/${a}/cancel`, cancellation);
  expect(reply.statusCode).toBe(200);
  await house.workOff();
  expect(await kept(a, b)).toBe(5_000);
  expect(await house.mine(person, b)).toMatchObject({ status: 'confirmed', price: 5000, payment: 'paid' });
  expect((await house.letters(person, 'appointment.cancelled'))[0]?.text).toContain('el importe completo');
});

test('both cancelled, everything comes back, whichever goes first', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  await cancel(a);
  await cancel(b);
  await house.workOff();
  expect(await kept(a, b)).toBe(0);
  for (const id of [a, b])
    expect(await house.mine(person, id)).toMatchObject({ status: 'cancelled', payment: 'returned' });
  const c = await bookChild(17);
  const d = await bookChild(18);
  await paidOk(c, '60.00');
  await paidOk(d, '50.00');
  await cancel(d);
  await cancel(c);
  await house.workOff();
  expect(await kept(c, d)).toBe(0);
});

test('the supplement goes on from one visit to the next, and is never kept twice', async () => {
  const ids = [await bookChild(15), await bookChild(16), await bookChild(17)] as const;
  const [a, b, c] = ids;
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  await paidOk(c, '50.00');
  await cancel(a);
  await house.workOff();
  expect(await kept(...ids)).toBe(11_000);
  expect(await house.mine(person, b)).toMatchObject({ price: 6000, supplementKept: 1000 });
  await cancel(b);
  await house.workOff();
  expect(await kept(...ids)).toBe(6_000);
  expect(await house.mine(person, c)).toMatchObject({ price: 6000, status: 'confirmed' });
  await cancel(c);
  await house.workOff();
  expect(await kept(...ids)).toBe(0);
  // All of it by itself: the clinic is asked for none.
  const [capture] = await house.wallet.captures(appointmentReference(a));
  const { rows } = await house.pool.query(
    `select 1 from outbox where kind = 'payment.refund-by-hand' and text like '%' || $1 || '%'`,
    [capture?.id],
  );
  expect(rows).toEqual([]);
});

test('a supplement that is no longer in the payment in which it stayed is for the clinic to return, which is told', async () => {
  const a = await bookChild(15);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  await cancel(a);
  await house.workOff();
  const reference = appointmentReference(a);
  const [capture] = await house.wallet.captures(reference);
  await house.wallet.refund(capture?.id ?? '', '10.00');
  const [order] = await house.wallet.books(reference);
  await house.pay(person, a, order?.id ?? '');
  await cancel(b);
  await house.workOff();
  expect(await kept(a, b)).toBe(0);
  const { rows } = await house.pool.query(
    `select text from outbox where kind = 'payment.refund-by-hand' and text like '%' || $1 || '%'`,
    [capture?.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].text).toContain('Hay que devolver 10,00\u00a0€');
});

test('too late to get anything back, nothing is kept beside it', async () => {
  const a = await bookChild(14);
  const b = await bookChild(16);
  await paidOk(a, '60.00');
  await paidOk(b, '50.00');
  house.clock.set(new Date('2026-12-13T09:00:00Z'));
  await person.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
  await cancel(a);
  await house.workOff();
  expect(await kept(a, b)).toBe(11_000);
  expect(await house.mine(person, b)).toMatchObject({ price: 5000, supplementKept: 0 });
});

test('booked at 60 € as the first, it costs 60 € though that is the price of later ones by now', async () => {
  const setList = async (first: number, later: number) => {
    await house.pool.query(
      "update services set first_visit_price_cents = $1, price_cents = $2 where kind = 'child'",
      [first, later],
    );
    await bumpContentVersion(house.db);
    const asked = async () => {
      const id = await house.book(other, slot(22), { ...child, childBirthDate: '2018-01-02' });
      const { price } = await house.mine(other, id);
      await other.delete(`/api/appointments/${id}`);
      return price;
    };
    await expect.poll(asked).toBe(first);
  };
  const other = await house.person();
  const a = await bookChild(15);
  const b = await bookChild(16);
  try {
    await setList(7_000, 6_000);
    await paidOk(a, '60.00');
    // The second of the same list is a later one, and becomes the first by the same list.
    await paidOk(b, '50.00');
    await cancel(a);
    await house.workOff();
    expect(await kept(a, b)).toBe(6_000);
    expect(await house.mine(person, b)).toMatchObject({ status: 'confirmed', price: 6000 });
    // What is booked by the new list costs what that says.
    const c = await bookChild(17);
    expect(await house.mine(person, c)).toMatchObject({ price: 6000 });
    await paidOk(c, '60.00');
  } finally {
    await setList(6_000, 5_000);
  }
});

test('only a visit that takes place becomes the first: what is merely held inherits nothing', async () => {
  const a = await bookChild(15);
  const held = await bookChild(16);
  await paidOk(a, '60.00');
  expect((await house.mine(person, a)).supplementKept).toBe(0);
  await cancel(a);
  await house.workOff();
  expect(await kept(a, held)).toBe(0);
});

test('another child’s visits, and those of grown-ups, have nothing to do with it', async () => {
  const a = await bookChild(15);
  // Of the same child, and yet none of these visits: an hour of another kind, and what is sold beside the kinds.
  for (const [day, fields] of [
    [18, "kind = 'office'"],
    [21, "service_id = (select min(id) from services), service_name = 'Otra cosa'"],
  ] as const) {
    const id = await bookChild(day);
    await house.pool.query(
      `update appointments set status = 'confirmed', paid = true, hold_expires_at = null, ${fields} where id = $1`,
      [id],
    );
  }
  const sibling = await house.book(person, slot(16), { ...child, childBirthDate: '2019-01-02' });
  const own = await house.book(person, slot(17));
  await paidOk(a, '60.00');
  expect((await house.mine(person, a)).price).toBe(6000);
  await paidOk(sibling, '60.00');
  await paidOk(own, '65.00');
  expect((await house.mine(person, a)).supplementKept).toBe(0);
  await cancel(a);
  await house.workOff();
  expect(await kept(a, sibling, own)).toBe(12_500);
});

test('shows the price of a first visit once the visit booked as the first is cancelled', async () => {
  const first = await bookChild(15);
  const second = await bookChild(16);
  expect(await house.mine(person, second)).toMatchObject({ price: 5000 });
  await cancel(first);
  expect(await house.mine(person, second)).toMatchObject({ status: 'pending', price: 6000 });
  await paidOk(second, '60.00');
});
