import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retireClaims } from '#clinic/payments/orders/queries.server.ts';
import { append } from '#clinic/payments/queries.server.ts';
import { appointmentReference } from '#clinic/payments/references.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { openPaymentsHouse, type PaymentsHouse, type Person, slot } from '#tests/support/payments.ts';
import { whileLocked } from '#tests/support/servers/locks.ts';

let house: PaymentsHouse;
let person: Person;
/** Advisory lock of a user: serializes their appointment changes. */
let lock: string;
beforeAll(async () => {
  house = await openPaymentsHouse();
});
afterAll(() => house.stop());
beforeEach(async () => {
  await house.clear();
  person = await house.person();
  lock = `1, ${person.user.id}`;
});

test('serializes a payment and a cancellation of the same user', async () => {
  const id = await house.book(person, slot(15));
  const orderId = await house.wallet.pay({ reference: appointmentReference(id) });
  const paying = await whileLocked(house.url, lock, () => house.pay(person, id, orderId));
  expect([paying.hasWaited, paying.answer.json()]).toEqual([true, { success: true }]);
  const cancelling = await whileLocked(house.url, lock, async () => person.delete(`/api/appointments/${id}`));
  expect([cancelling.hasWaited, cancelling.answer.statusCode]).toEqual([true, 200]);
});

test('makes a price check for an order wait, because the price may be changing', async () => {
  const id = await house.book(person, slot(15));
  const orderId = await house.wallet.create({ reference: appointmentReference(id) });
  const { hasWaited } = await whileLocked(house.url, lock, () => house.report(person, id, orderId));
  expect(hasWaited).toBe(true);
});

test('revives an expired hold only after moves of the professional have finished', async () => {
  const id = await house.book(person, slot(15));
  house.clock.advance(35);
  await house.run('appointments.expire-hold', { appointmentId: id });
  const orderId = await house.wallet.pay({ reference: appointmentReference(id) });
  const { hasWaited, answer } = await whileLocked(house.url, '2, 1', () => house.pay(person, id, orderId));
  expect([hasWaited, answer.json()]).toEqual([true, { success: true }]);
});

describe('lock order (deadlock prevention)', () => {
  test('locks the payer’s claims before the payer when an order is reported or paid', async () => {
    const id = await house.book(person, slot(15));
    const orderId = await house.wallet.create({ reference: appointmentReference(id) });
    for (const act of [house.report, house.pay]) {
      let isLockFree: unknown;
      const { hasWaited } = await whileLocked(
        house.url,
        `9, ${person.user.id}`,
        () => act(person, id, orderId),
        async (holder) => {
          const { rows } = await holder.query(`select pg_try_advisory_xact_lock(${lock}) as is_free`);
          isLockFree = rows[0].is_free;
        },
      );
      expect([hasWaited, isLockFree]).toEqual([true, true]);
    }
  });

  test('locks the claims before the payer when an order is settled', async () => {
    const id = await house.book(person, slot(15));
    const orderId = await house.wallet.create({ reference: appointmentReference(id) });
    await house.report(person, id, orderId);
    await house.wallet.approve(orderId);
    await house.wallet.capture(orderId);
    house.clock.advance(2);
    let claims: unknown;
    const { hasWaited } = await whileLocked(
      house.url,
      lock,
      async () => house.workOff(),
      async (holder) => {
        const query = 'select id from wallet_orders where order_id = $1 for update skip locked';
        claims = (await holder.query(query, [orderId])).rows;
      },
    );
    expect([hasWaited, claims]).toEqual([true, []]);
    expect(await house.mine(person, id)).toMatchObject({ paid: true });
  });

  test('neither waits for nor abandons a claim that is being settled', async () => {
    const id = await house.book(person, slot(15));
    const reference = appointmentReference(id);
    const settled = await house.wallet.create({ reference });
    const other = await house.wallet.create({ reference });
    const reviewed = await house.wallet.create({ reference });
    for (const orderId of [settled, other, reviewed]) await house.report(person, id, orderId);
    // A claim under review at the wallet is kept as well.
    await append(house.db, {
      at: house.clock.now(),
      step: 'pending',
      reference,
      orderId: reviewed,
      captureId: `REVIEW-${id}`,
    });
    const settling = await house.pool.connect();
    try {
      await settling.query('begin');
      await settling.query('select 1 from wallet_orders where order_id = $1 for update', [settled]);
      await inTransaction(house.db, (tx) =>
        retireClaims(tx, { payerUserId: person.user.id }, { besides: 0, kept: 0 }),
      );
    } finally {
      await settling.query('rollback');
      settling.release();
    }
    const { rows } = await house.pool.query(
      'select state from wallet_orders where order_id = any($1) order by id',
      [[settled, other, reviewed]],
    );
    expect(rows).toEqual([{ state: 'open' }, { state: 'abandoned' }, { state: 'open' }]);
  });
});
