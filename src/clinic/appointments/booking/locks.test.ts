import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retireClaims } from '#clinic/payments/orders/queries.server.ts';
import { appendToLedger } from '#clinic/payments/queries.server.ts';
import { appointmentReference } from '#clinic/payments/references.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { type PaymentsTestApp, type Person, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { type Lock, lockNumbers, withAdvisoryLock } from '#tests/support/servers/locks.ts';

let testApp: PaymentsTestApp;
let person: Person;
let lock: Lock;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  person = await testApp.person();
  lock = ['appointmentsOfUser', person.user.id];
});

test('serializes a payment and a cancellation of the same user', async () => {
  const id = await testApp.book(person, slot(15));
  const orderId = await testApp.wallet.pay({ reference: appointmentReference(id) });
  const paying = await withAdvisoryLock(testApp.url, lock, () => testApp.pay(person, id, orderId));
  expect([paying.hasWaited, paying.answer.json()]).toEqual([true, { success: true }]);
  const cancelling = await withAdvisoryLock(testApp.url, lock, async () =>
    person.delete(`/api/appointments/${id}`),
  );
  expect([cancelling.hasWaited, cancelling.answer.statusCode]).toEqual([true, 200]);
});

test('makes a price check for an order wait, because the price may be changing', async () => {
  const id = await testApp.book(person, slot(15));
  const orderId = await testApp.wallet.create({ reference: appointmentReference(id) });
  const { hasWaited } = await withAdvisoryLock(testApp.url, lock, () => testApp.report(person, id, orderId));
  expect(hasWaited).toBe(true);
});

test('revives an expired hold only after moves of the professional have finished', async () => {
  const id = await testApp.book(person, slot(15));
  testApp.clock.advance(35);
  await testApp.run('appointments.expire-hold', { appointmentId: id });
  const orderId = await testApp.wallet.pay({ reference: appointmentReference(id) });
  const { hasWaited, answer } = await withAdvisoryLock(testApp.url, ['professional', 1], () =>
    testApp.pay(person, id, orderId),
  );
  expect([hasWaited, answer.json()]).toEqual([true, { success: true }]);
});

describe('lock order (deadlock prevention)', () => {
  test('locks the payer’s claims before the payer when an order is reported or paid', async () => {
    const id = await testApp.book(person, slot(15));
    const orderId = await testApp.wallet.create({ reference: appointmentReference(id) });
    for (const act of [testApp.report, testApp.pay]) {
      let isLockFree: unknown;
      const { hasWaited } = await withAdvisoryLock(
        testApp.url,
        ['claimsOfPayer', person.user.id],
        () => act(person, id, orderId),
        async (holder) => {
          const { rows } = await holder.query(
            `select pg_try_advisory_xact_lock(${lockNumbers(lock)}) as is_free`,
          );
          isLockFree = rows[0].is_free;
        },
      );
      expect([hasWaited, isLockFree]).toEqual([true, true]);
    }
  });

  test('locks the claims before the payer when an order is settled', async () => {
    const id = await testApp.book(person, slot(15));
    const orderId = await testApp.wallet.create({ reference: appointmentReference(id) });
    await testApp.report(person, id, orderId);
    await testApp.wallet.approve(orderId);
    await testApp.wallet.capture(orderId);
    testApp.clock.advance(2);
    let claims: unknown;
    const { hasWaited } = await withAdvisoryLock(
      testApp.url,
      lock,
      async () => testApp.workOff(),
      async (holder) => {
        const query = 'select id from wallet_orders where order_id = $1 for update skip locked';
        claims = (await holder.query(query, [orderId])).rows;
      },
    );
    expect([hasWaited, claims]).toEqual([true, []]);
    expect(await testApp.mine(person, id)).toMatchObject({ paid: true });
  });

  test('neither waits for nor abandons a claim that is being settled', async () => {
    const id = await testApp.book(person, slot(15));
    const reference = appointmentReference(id);
    const settled = await testApp.wallet.create({ reference });
    const other = await testApp.wallet.create({ reference });
    const reviewed = await testApp.wallet.create({ reference });
    for (const orderId of [settled, other, reviewed]) await testApp.report(person, id, orderId);
    // A claim under review at the wallet is kept as well.
    await appendToLedger(testApp.db, {
      at: testApp.clock.now(),
      step: 'pending',
      reference,
      orderId: reviewed,
      captureId: `REVIEW-${id}`,
    });
    const settling = await testApp.pool.connect();
    try {
      await settling.query('begin');
      await settling.query('select 1 from wallet_orders where order_id = $1 for update', [settled]);
      await inTransaction(testApp.db, (tx) =>
        retireClaims(tx, { payerUserId: person.user.id }, { besides: 0, kept: 0 }),
      );
    } finally {
      await settling.query('rollback');
      settling.release();
    }
    const { rows } = await testApp.pool.query(
      'select state from wallet_orders where order_id = any($1) order by id',
      [[settled, other, reviewed]],
    );
    expect(rows).toEqual([{ state: 'open' }, { state: 'abandoned' }, { state: 'open' }]);
  });
});
