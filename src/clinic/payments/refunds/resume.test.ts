import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { type PaymentsTestApp, type Person, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { type Lock, withAdvisoryLock } from '#tests/support/servers/locks.ts';
import { appendToLedger } from '../queries.server.ts';
import { appointmentReference } from '../references.ts';
import { refundPartOfCapture } from './service.server.ts';

let testApp: PaymentsTestApp;
let person: Person;
/** Refund requests sent to the wallet: request id and cents. */
let refunds: string[];
/** Overrides the wallet's response to a refund; `make` performs it. Undefined for the normal response. */
let refundAnswer: ((make: () => Promise<Response>) => Promise<Response>) | undefined;
/** Overrides the wallet's response to a capture; undefined for the normal response. */
let captureAnswer: (() => Promise<Response>) | undefined;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  await testApp.pool.query("update refunds set state = 'refused' where state = 'due'");
  await testApp.pool.query("update wallet_orders set state = 'done'");
  await testApp.pool.query("delete from pgboss.job where name like 'payments.%'");
  person = await testApp.person();
  refunds = [];
  refundAnswer = undefined;
  captureAnswer = undefined;
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    if (captureAnswer && String(url).endsWith('/capture')) return captureAnswer();
    const name = ((options?.headers ?? {}) as Record<string, string>)['paypal-request-id'];
    if (name === undefined || !String(url).endsWith('/refund')) return real(url, options);
    refunds.push(name);
    const make = () => real(url, options);
    return refundAnswer === undefined ? make() : refundAnswer(make);
  });
});
afterEach(() => vi.restoreAllMocks());

const loseResponse = async (make: () => Promise<Response>): Promise<never> => {
  await make();
  throw new TypeError('fetch failed');
};

async function bookPaid(day = 15) {
  const id = await testApp.book(person, slot(day));
  await testApp.payUnreported(person, id, '65.00');
  const [capture] = await testApp.wallet.captures(appointmentReference(id));
  return { id, captureId: capture?.id as string };
}
const dueRefund = async () =>
  (await testApp.pool.query("select id, tries, next_try_at from refunds where state = 'due'")).rows[0];
const refundRows = async (captureId: string) =>
  (await testApp.pool.query('select id, state from refunds where capture_id = $1', [captureId])).rows;
const orderOf = async (id: number): Promise<string> => {
  const asked = 'select order_id from wallet_orders where reference = $1';
  return (await testApp.pool.query(asked, [appointmentReference(id)])).rows[0].order_id;
};
const returned = async (id: number) =>
  (await testApp.steps(id)).filter((step) => step.startsWith('refunded'));
const queued = async (name: string) =>
  (
    await testApp.pool.query(
      'select data from pgboss.job where name = $1 and state = $2 order by data::text',
      [`payments.${name}`, 'created'],
    )
  ).rows.map(({ data }) => data);
const heldAtWallet = async (id: number) =>
  (await testApp.wallet.books(appointmentReference(id))).flatMap(({ purchase_units: units }) =>
    (units[0]?.payments?.refunds ?? []).map(({ amount }) => amount.value),
  );

describe('a refund', () => {
  test('whose response was lost is requested again with the same id, and made once', async () => {
    const { id, captureId } = await bookPaid();
    const part = { captureId, cents: 2_000, reason: 'by_staff', requestId: 'A' } as const;
    await inTransaction(testApp.db, (tx) => refundPartOfCapture(tx, testApp.jobs, part, testApp.clock.now()));
    refundAnswer = loseResponse;
    await testApp.workOff();
    expect(await dueRefund()).toMatchObject({ tries: 1 });
    refundAnswer = undefined;
    await testApp.workOff();
    expect(new Set(refunds)).toEqual(new Set(['part-A']));
    expect(refunds.length).toBeGreaterThan(2);
    expect(await heldAtWallet(id)).toEqual(['20.00']);
    expect((await testApp.steps(id)).filter((step) => step.startsWith('refunded'))).toHaveLength(1);
  });

  test('whose response was lost is notified once when a read of the order finds it', async () => {
    const { id, captureId } = await bookPaid();
    const orderId = await orderOf(id);
    await person.delete(`/api/appointments/${id}`);
    refundAnswer = loseResponse;
    await testApp.workOff();
    refundAnswer = undefined;
    await testApp.pay(person, id, orderId);
    expect(await returned(id)).toEqual(['refunded 6500: seen_at_wallet']);
    expect(await testApp.letters(person, 'payment.refunded')).toEqual([]);
    await testApp.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'done' }]);
    expect(await returned(id)).toHaveLength(1);
    expect(await testApp.letters(person, 'payment.refunded')).toHaveLength(1);
  });

  test('made by the wallet while another attempt was refused is recorded and notified', async () => {
    const { id, captureId } = await bookPaid();
    await person.delete(`/api/appointments/${id}`);
    refundAnswer = async (make) => {
      const made = await make();
      await testApp.pool.query(`update refunds set state = 'refused' where capture_id = $1`, [captureId]);
      return made;
    };
    await testApp.workOff();
    expect(await returned(id)).toEqual(['refunded 6500: cancelled_in_time']);
    expect(await testApp.letters(person, 'payment.refunded')).toHaveLength(1);
  });

  test('is not resumed once done or permanently refused', async () => {
    for (const fault of [null, 'too_old']) {
      const { id, captureId } = await bookPaid(fault === null ? 15 : 16);
      await person.delete(`/api/appointments/${id}`);
      if (fault !== null) await testApp.wallet.fault({ call: 'refund', fault });
      await testApp.workOff();
      const asked = refunds.length;
      for (const { id: refundRowId } of await refundRows(captureId))
        await testApp.run('payments.return-money', { refundRowId });
      expect(refunds).toHaveLength(asked);
      const letters = await testApp.letters(person, 'payment.refunded');
      expect(letters).toHaveLength(1);
    }
  });

  test.each([
    ['refused for good', 'too_old', 'refund_refused', 'payment.refund-by-hand'],
    ['made', null, 'refunded', 'payment.refunded'],
  ])(
    'that is %s during two concurrent attempts is recorded and notified once',
    async (_what, fault, step, letter) => {
      const { id, captureId } = await bookPaid();
      await person.delete(`/api/appointments/${id}`);
      if (fault !== null) await testApp.wallet.fault({ call: 'refund', fault, times: 3 });
      const letters = async () =>
        (await testApp.pool.query('select id from outbox where kind = $1', [letter])).rows.length;
      const before = await letters();
      const [row] = await refundRows(captureId);
      const refund = async () => testApp.run('payments.return-money', { refundRowId: row.id });
      await Promise.all([refund(), refund(), refund()]);
      expect((await testApp.steps(id)).filter((one) => one.startsWith(`${step} `))).toHaveLength(1);
      expect((await letters()) - before).toBe(1);
    },
  );

  test('pending at the wallet does not count as refunded in any read of the order', async () => {
    const { id } = await bookPaid();
    const orderId = await orderOf(id);
    await person.delete(`/api/appointments/${id}`);
    await testApp.wallet.fault({ call: 'refund', fault: 'refund_pending' });
    await testApp.workOff();
    await testApp.pay(person, id, orderId);
    expect((await testApp.steps(id)).filter((step) => step.startsWith('refunded'))).toEqual([]);
    expect((await testApp.mine(person, id)).payment).toBe('returning');
  });

  /**
   * A cancelled appointment whose money staff return at the wallet, still pending there; our own refund was tried
   * once.
   */
  async function besideOneByHand() {
    const { id, captureId } = await bookPaid();
    await testApp.wallet.fault({ call: 'refund', fault: 'refund_pending' });
    const byHand = await testApp.wallet.refund(captureId);
    await person.delete(`/api/appointments/${id}`);
    await testApp.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'due' }]);
    return { id, captureId, byHandId: byHand.id as string };
  }
  test('is made after all when a pending manual one fails', async () => {
    const { id, captureId, byHandId } = await besideOneByHand();
    await testApp.wallet.decideRefund(byHandId, 'FAILED');
    await testApp.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'done' }]);
    expect(await returned(id)).toEqual(['refunded 6500: cancelled_in_time']);
    expect(await testApp.letters(person, 'payment.refunded')).toHaveLength(1);
  });

  test('ends once a manual one is made and has been read', async () => {
    const { id, captureId, byHandId } = await besideOneByHand();
    await testApp.wallet.decideRefund(byHandId, 'COMPLETED');
    await testApp.wallet.fault({ call: 'read', fault: 'error', times: 10 });
    await testApp.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'due' }]);
    await fetch(`${testApp.wallet.base}/faults`, { method: 'DELETE' });
    await testApp.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'done' }]);
    expect(await returned(id)).toEqual(['refunded 6500: seen_at_wallet']);
  });

  test('that was refused ends with a manual one of the same amount only', async () => {
    const { id, captureId } = await bookPaid();
    const orderId = await orderOf(id);
    for (const [requestId, cents] of Object.entries({ X: 1_000, Y: 2_000, Z: 2_000 })) {
      const part = { captureId, cents, reason: 'by_staff', requestId: `${captureId}-${requestId}` } as const;
      await inTransaction(testApp.db, (tx) =>
        refundPartOfCapture(tx, testApp.jobs, part, testApp.clock.now()),
      );
    }
    await testApp.wallet.fault({ call: 'refund', fault: 'too_old', times: 3 });
    await testApp.workOff();
    await testApp.wallet.refund(captureId, '20.00');
    // Even when read twice, a manual refund ends only one.
    for (const _ of [1, 2]) {
      await testApp.pay(person, id, orderId);
      const rows = await refundRows(captureId);
      const states = rows.toSorted((one, other) => one.id - other.id).map(({ state }) => state);
      expect(states).toEqual(['refused', 'done', 'refused']);
    }
  });

  test('is retried at increasing intervals', async () => {
    const { id } = await bookPaid();
    await person.delete(`/api/appointments/${id}`);
    await testApp.wallet.fault({ call: 'refund', fault: 'error', times: 100 });
    for (const seconds of [10, 20, 40]) {
      await testApp.workOff();
      const { next_try_at: next } = await dueRefund();
      expect((next.getTime() - testApp.clock.now().getTime()) / 1_000).toBe(seconds);
    }
    // One job of the cancellation, and one per failed attempt.
    expect(await queued('return-money')).toHaveLength(4);
    // Not resumed before its time.
    await testApp.run('payments.take-up', { overdueByMs: 0 });
    expect(await queued('return-money')).toHaveLength(4);
  });

  test('refused for a temporary reason is retried, not left to the clinic', async () => {
    const { id, captureId } = await bookPaid();
    await person.delete(`/api/appointments/${id}`);
    const details = [{ issue: 'TRANSACTION_REFUSED' }];
    refundAnswer = async () => Response.json({ details }, { status: 422 });
    await testApp.workOff();
    expect(await dueRefund()).toMatchObject({ tries: 1 });
    refundAnswer = undefined;
    await testApp.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'done' }]);
  });
});

const readings = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(
      ([url, options]) => options?.method === 'GET' && String(url).includes('/v2/checkout/orders/'),
    ).length;

test('requests nothing from the wallet for a poll before its time or of a settled order', async () => {
  const id = await testApp.book(person, slot(15));
  const orderId = await testApp.wallet.create({ reference: appointmentReference(id) });
  await testApp.report(person, id, orderId);
  const { rows } = await testApp.pool.query('select id from wallet_orders where order_id = $1', [orderId]);
  const look = () => testApp.run('payments.look-at-order', { claimId: rows[0].id });
  const before = readings();
  await look();
  expect(readings()).toBe(before);
  await testApp.wallet.approve(orderId);
  await testApp.wallet.capture(orderId);
  testApp.clock.advance(1);
  await look();
  expect(readings()).toBe(before + 1);
  expect(await testApp.mine(person, id)).toMatchObject({ paid: true });
  testApp.clock.advance(1);
  await look();
  expect(readings()).toBe(before + 1);
});

describe('resuming after a restart', () => {
  const atStart = () => testApp.handlers.find(({ job }) => job.name === 'payments.take-up')?.atStart;

  test('resumes lost polls and refunds at once at startup, otherwise after half a minute', async () => {
    const open = await testApp.book(person, slot(15));
    const gone = await bookPaid(16);
    await testApp.report(
      person,
      open,
      await testApp.wallet.create({ reference: appointmentReference(open) }),
    );
    await person.delete(`/api/appointments/${gone.id}`);
    await testApp.pool.query("delete from pgboss.job where name like 'payments.%'");
    const { id: claimId } = (await testApp.pool.query("select id from wallet_orders where state = 'open'"))
      .rows[0];
    const { id: refundRowId } = await dueRefund();

    // The poll is due in ten seconds, the refund now.
    await testApp.run('payments.take-up', atStart());
    expect([await queued('look-at-order'), await queued('return-money')]).toEqual([[], [{ refundRowId }]]);
    testApp.clock.advance(39 / 60);
    await testApp.pool.query("delete from pgboss.job where name like 'payments.%'");
    await testApp.run('payments.take-up');
    expect(await queued('look-at-order')).toEqual([]);
    testApp.clock.advance(2 / 60);
    await testApp.run('payments.take-up');
    expect([await queued('look-at-order'), await queued('return-money')]).toEqual([
      [{ claimId }],
      [{ refundRowId }, { refundRowId }],
    ]);
  });

  test('does not resume settled ones', async () => {
    const { id } = await bookPaid();
    await person.delete(`/api/appointments/${id}`);
    await testApp.workOff();
    await testApp.pool.query("delete from pgboss.job where name like 'payments.%'");
    testApp.clock.advance(10);
    await testApp.run('payments.take-up');
    expect([await queued('look-at-order'), await queued('return-money')]).toEqual([[], []]);
  });
});

test('keeps wallet notices for 90 days, because the wallet may resend them', async () => {
  for (const days of [89, 90]) {
    const at = new Date(testApp.clock.now().getTime() - days * 86_400_000);
    await testApp.pool.query(`insert into wallet_notices values ($1, 'ANY', $2)`, [`WH-${days}`, at]);
  }
  await testApp.run('payments.take-up');
  const { rows } = await testApp.pool.query(`select event_id from wallet_notices where event_type = 'ANY'`);
  expect(rows).toEqual([{ event_id: 'WH-89' }]);
});

describe('an approved order whose browser vanished', () => {
  async function leftAlone(
    wish: { value?: string; currency?: string },
    meanwhile?: (id: number) => Promise<unknown>,
  ) {
    const id = await testApp.book(person, slot(15));
    const reference = appointmentReference(id);
    const orderId = await testApp.wallet.create({ reference, ...wish });
    expect((await testApp.report(person, id, orderId)).statusCode).toBe(200);
    await testApp.wallet.approve(orderId);
    await meanwhile?.(id);
    for (let look = 0; look < 6; look++) {
      testApp.clock.advance(0.3);
      await testApp.workOff();
    }
    return { id, taken: await testApp.wallet.captures(reference) };
  }

  test('is captured by us if it buys exactly its item', async () => {
    const { id, taken } = await leftAlone({});
    expect(taken).toHaveLength(1);
    expect(await testApp.mine(person, id)).toMatchObject({ status: 'confirmed', paid: true });
  });

  test.each([
    [
      'refuses',
      () => Promise.resolve(Response.json({ details: [{ issue: 'INSTRUMENT_DECLINED' }] }, { status: 422 })),
    ],
    ['does not hear', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is retried when the wallet %s our capture', async (_what, answer) => {
    const asked = vi.fn(answer);
    captureAnswer = asked;
    const { id, taken } = await leftAlone({});
    expect(asked).toHaveBeenCalled();
    expect(taken).toEqual([]);
    expect(await testApp.mine(person, id)).toMatchObject({ paid: false });
    captureAnswer = undefined;
    for (let look = 0; look < 6; look++) {
      testApp.clock.advance(0.3);
      await testApp.workOff();
    }
    expect(await testApp.wallet.captures(appointmentReference(id))).toHaveLength(1);
    expect(await testApp.mine(person, id)).toMatchObject({ status: 'confirmed', paid: true });
  });

  test('is left to its browser for 15 seconds after it is first seen approved, however often it is read', async () => {
    const id = await testApp.book(person, slot(15));
    const reference = appointmentReference(id);
    const orderId = await testApp.wallet.create({ reference });
    await testApp.report(person, id, orderId);
    const readAfter = async (seconds: number) => {
      testApp.clock.advance(seconds / 60);
      expect((await testApp.pay(person, id, orderId)).statusCode).toBe(402);
    };
    const lookAfter = async (seconds: number) => {
      testApp.clock.advance(seconds / 60);
      await testApp.workOff();
      return testApp.wallet.captures(reference);
    };
    await testApp.wallet.approve(orderId);
    await readAfter(9);
    expect(await lookAfter(1)).toEqual([]);
    await readAfter(10);
    expect(await lookAfter(5)).toHaveLength(1);
    expect(await testApp.mine(person, id)).toMatchObject({ status: 'confirmed', paid: true });
  });

  test.each([
    ['a cent less', { value: '64.99' }, undefined],
    ['a cent more', { value: '65.01' }, undefined],
    ['another currency', { currency: 'USD' }, undefined],
    ['a cancelled appointment', {}, (id: number) => person.delete(`/api/appointments/${id}`)],
  ])('is not captured for %s', async (_what, wish, meanwhile) => {
    expect((await leftAlone(wish, meanwhile)).taken).toEqual([]);
  });
});

describe('locking', () => {
  test('blocks reports of an order being settled', async () => {
    const id = await testApp.book(person, slot(15));
    const orderId = await testApp.wallet.create({ reference: appointmentReference(id) });
    const waited = await withAdvisoryLock(testApp.url, ['walletOrder', orderId], () =>
      testApp.report(person, id, orderId),
    );
    expect([waited.hasWaited, waited.answer.statusCode]).toEqual([true, 200]);
  });

  test('blocks concurrent settling and verification of one order', async () => {
    const id = await testApp.book(person, slot(15));
    const orderId = await testApp.wallet.pay({ reference: appointmentReference(id) });
    const lock: Lock = ['walletOrder', orderId];
    const waited = await withAdvisoryLock(testApp.url, lock, () => testApp.pay(person, id, orderId));
    expect([waited.hasWaited, waited.answer.json()]).toEqual([true, { success: true }]);
    const [claim] = (await testApp.pool.query('select id from wallet_orders where order_id = $1', [orderId]))
      .rows;
    await testApp.pool.query("update wallet_orders set state = 'open', next_look_at = $1", [
      testApp.clock.now(),
    ]);
    const looked = await withAdvisoryLock(testApp.url, lock, async () =>
      testApp.run('payments.look-at-order', { claimId: claim.id }),
    );
    expect(looked.hasWaited).toBe(true);
  });

  test('serializes refund decisions about one capture', async () => {
    const { captureId } = await bookPaid();
    const part = { captureId, cents: 100, reason: 'by_staff', requestId: 'L' } as const;
    const { hasWaited } = await withAdvisoryLock(testApp.url, ['capture', captureId], () =>
      inTransaction(testApp.db, (tx) => refundPartOfCapture(tx, testApp.jobs, part, testApp.clock.now())),
    );
    expect(hasWaited).toBe(true);
  });

  test('does not block wallet refunds during a till count', async () => {
    const { id } = await bookPaid();
    await person.delete(`/api/appointments/${id}`);
    const { hasWaited } = await withAdvisoryLock(testApp.url, 'till', () => testApp.sendRefund());
    expect([hasWaited, await returned(id)]).toEqual([false, ['refunded 6500: cancelled_in_time']]);
  });

  test('makes a cancellation wait for a refund of the same money', async () => {
    const { id, captureId } = await bookPaid();
    const { hasWaited } = await withAdvisoryLock(testApp.url, ['capture', captureId], async () =>
      person.delete(`/api/appointments/${id}`),
    );
    expect(hasWaited).toBe(true);
  });
});

describe('a capture', () => {
  const line = { at: new Date(), orderId: 'ORDER00000000001A', payerUserId: null, cents: 1, currency: 'EUR' };
  const add = (
    step: 'captured' | 'pending' | 'declined' | 'verified' | 'rejected',
    captureId: string,
    reference = 'appointment:1',
  ) => appendToLedger(testApp.db, { ...line, step, captureId, reference });

  test('is counted once in the ledger, and either buys one item or is refunded', async () => {
    for (const step of ['captured', 'pending', 'declined'] as const) {
      expect(await add(step, `TWICE-${step}`)).toBe(true);
      expect(await add(step, `TWICE-${step}`, 'appointment:2')).toBe(false);
    }
    expect(await add('verified', 'BOUGHT', 'subscription:1:single:1')).toBe(true);
    expect(await add('rejected', 'BOUGHT', 'subscription:1:single:1')).toBe(false);
    expect(await add('verified', 'BOUGHT', 'subscription:2:single:1')).toBe(false);
  });

  test('pays an appointment or later payment once, while the same plan can be bought again', async () => {
    for (const reference of ['appointment:999001', 'renewal:999001:2']) {
      expect(await add('verified', `FIRST-${reference}`, reference)).toBe(true);
      expect(await add('verified', `SECOND-${reference}`, reference)).toBe(false);
    }
    expect(await add('verified', 'FIRST-PLAN', 'subscription:3:single:1')).toBe(true);
    expect(await add('verified', 'SECOND-PLAN', 'subscription:3:single:1')).toBe(true);
  });

  test.each([
    ['a cent less', '64.99'],
    ['a cent more', '65.01'],
    ['a hundred times as much', '6500.00'],
  ])('of %s than the price buys nothing', async (_what, value) => {
    const id = await testApp.book(person, slot(15));
    expect((await testApp.payUnreported(person, id, value)).json().code).toBe('bought_nothing');
    expect(await testApp.mine(person, id)).toMatchObject({
      status: 'pending',
      paid: false,
      payment: 'returning',
    });
  });

  test('under review extends the hold by exactly a day', async () => {
    const id = await testApp.book(person, slot(15));
    await testApp.wallet.fault({ call: 'capture', fault: 'pending' });
    await testApp.payUnreported(person, id, '65.00');
    const signIn = () =>
      person.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
    testApp.clock.advance(24 * 60 - 1);
    await signIn();
    expect((await testApp.mine(person, id)).status).toBe('pending');
    testApp.clock.advance(1);
    await signIn();
    expect((await testApp.mine(person, id)).status).toBe('cancelled');
  });
});
