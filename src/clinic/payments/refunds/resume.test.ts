import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { openPaymentsHouse, type PaymentsHouse, type Person, slot } from '#tests/support/payments.ts';
import { whileLocked } from '#tests/support/servers/locks.ts';
import { append } from '../queries.server.ts';
import { appointmentReference } from '../references.ts';
import { refundPart } from './service.server.ts';

let house: PaymentsHouse;
let person: Person;
/** Refund requests sent to the wallet: request id and cents. */
let refunds: string[];
/** Overrides the wallet's response to a refund; `make` performs it. Undefined for the normal response. */
let refundAnswer: ((make: () => Promise<Response>) => Promise<Response>) | undefined;
/** Overrides the wallet's response to a capture; undefined for the normal response. */
let captureAnswer: (() => Promise<Response>) | undefined;
beforeAll(async () => {
  house = await openPaymentsHouse();
});
afterAll(() => house.stop());
beforeEach(async () => {
  await house.clear();
  await house.pool.query("update refunds set state = 'refused' where state = 'due'");
  await house.pool.query("update wallet_orders set state = 'done'");
  await house.pool.query("delete from pgboss.job where name like 'payments.%'");
  person = await house.person();
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

const isLost = async (make: () => Promise<Response>): Promise<never> => {
  await make();
  throw new TypeError('fetch failed');
};

async function paid(day = 15) {
  const id = await house.book(person, slot(day));
  await house.payUnreported(person, id, '65.00');
  const [capture] = await house.wallet.captures(appointmentReference(id));
  return { id, captureId: capture?.id as string };
}
const dueRefund = async () =>
  (await house.pool.query("select id, tries, next_try_at from refunds where state = 'due'")).rows[0];
const refundRows = async (captureId: string) =>
  (await house.pool.query('select id, state from refunds where capture_id = $1', [captureId])).rows;
const orderOf = async (id: number): Promise<string> => {
  const asked = 'select order_id from wallet_orders where reference = $1';
  return (await house.pool.query(asked, [appointmentReference(id)])).rows[0].order_id;
};
const returned = async (id: number) => (await house.steps(id)).filter((step) => step.startsWith('refunded'));
const queued = async (name: string) =>
  (
    await house.pool.query('select data from pgboss.job where name = $1 and state = $2 order by data::text', [
      `payments.${name}`,
      'created',
    ])
  ).rows.map(({ data }) => data);
const held = async (id: number) =>
  (await house.wallet.books(appointmentReference(id))).flatMap(({ purchase_units: units }) =>
    (units[0]?.payments?.refunds ?? []).map(({ amount }) => amount.value),
  );

describe('a refund', () => {
  test('whose response was lost is requested again with the same id, and made once', async () => {
    const { id, captureId } = await paid();
    const part = { captureId, cents: 2_000, reason: 'by_staff', requestId: 'A' } as const;
    await inTransaction(house.db, (tx) => refundPart(tx, house.jobs, part, house.clock.now()));
    refundAnswer = isLost;
    await house.workOff();
    expect(await dueRefund()).toMatchObject({ tries: 1 });
    refundAnswer = undefined;
    await house.workOff();
    expect(new Set(refunds)).toEqual(new Set(['part-A']));
    expect(refunds.length).toBeGreaterThan(2);
    expect(await held(id)).toEqual(['20.00']);
    expect((await house.steps(id)).filter((step) => step.startsWith('refunded'))).toHaveLength(1);
  });

  test('whose response was lost and which a reading finds is notified once', async () => {
    const { id, captureId } = await paid();
    const orderId = await orderOf(id);
    await person.delete(`/api/appointments/${id}`);
    refundAnswer = isLost;
    await house.workOff();
    refundAnswer = undefined;
    await house.pay(person, id, orderId);
    expect(await returned(id)).toEqual(['refunded 6500: seen_at_wallet']);
    expect(await house.letters(person, 'payment.refunded')).toEqual([]);
    await house.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'done' }]);
    expect(await returned(id)).toHaveLength(1);
    expect(await house.letters(person, 'payment.refunded')).toHaveLength(1);
  });

  test('made by the wallet while another attempt was refused is recorded and notified', async () => {
    const { id, captureId } = await paid();
    await person.delete(`/api/appointments/${id}`);
    refundAnswer = async (make) => {
      const made = await make();
      await house.pool.query(`update refunds set state = 'refused' where capture_id = $1`, [captureId]);
      return made;
    };
    await house.workOff();
    expect(await returned(id)).toEqual(['refunded 6500: cancelled_in_time']);
    expect(await house.letters(person, 'payment.refunded')).toHaveLength(1);
  });

  test('is not resumed once done or permanently refused', async () => {
    for (const fault of [null, 'too_old']) {
      const { id, captureId } = await paid(fault === null ? 15 : 16);
      await person.delete(`/api/appointments/${id}`);
      if (fault !== null) await house.wallet.fault({ call: 'refund', fault });
      await house.workOff();
      const asked = refunds.length;
      for (const { id: refundRowId } of await refundRows(captureId))
        await house.run('payments.return-money', { refundRowId });
      expect(refunds).toHaveLength(asked);
      const letters = await house.letters(person, 'payment.refunded');
      expect(letters).toHaveLength(1);
    }
  });

  test.each([
    ['refused for good', 'too_old', 'refund_refused', 'payment.refund-by-hand'],
    ['made', null, 'refunded', 'payment.refunded'],
  ])(
    'that is %s during two concurrent attempts is recorded and notified once',
    async (_what, fault, step, letter) => {
      const { id, captureId } = await paid();
      await person.delete(`/api/appointments/${id}`);
      if (fault !== null) await house.wallet.fault({ call: 'refund', fault, times: 3 });
      const letters = async () =>
        (await house.pool.query('select id from outbox where kind = $1', [letter])).rows.length;
      const before = await letters();
      const [row] = await refundRows(captureId);
      const refund = async () => house.run('payments.return-money', { refundRowId: row.id });
      await Promise.all([refund(), refund(), refund()]);
      expect((await house.steps(id)).filter((one) => one.startsWith(`${step} `))).toHaveLength(1);
      expect((await letters()) - before).toBe(1);
    },
  );

  test('pending at the wallet does not count as refunded, whoever reads the order', async () => {
    const { id } = await paid();
    const orderId = await orderOf(id);
    await person.delete(`/api/appointments/${id}`);
    await house.wallet.fault({ call: 'refund', fault: 'refund_pending' });
    await house.workOff();
    await house.pay(person, id, orderId);
    expect((await house.steps(id)).filter((step) => step.startsWith('refunded'))).toEqual([]);
    expect((await house.mine(person, id)).payment).toBe('returning');
  });

  /**
   * A cancelled appointment whose money staff return at the wallet, still pending there; our own refund was tried
   * once.
   */
  async function besideOneByHand() {
    const { id, captureId } = await paid();
    await house.wallet.fault({ call: 'refund', fault: 'refund_pending' });
    const byHand = await house.wallet.refund(captureId);
    await person.delete(`/api/appointments/${id}`);
    await house.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'due' }]);
    return { id, captureId, byHandId: byHand.id as string };
  }
  test('is made after all when a pending manual one fails', async () => {
    const { id, captureId, byHandId } = await besideOneByHand();
    await house.wallet.decideRefund(byHandId, 'FAILED');
    await house.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'done' }]);
    expect(await returned(id)).toEqual(['refunded 6500: cancelled_in_time']);
    expect(await house.letters(person, 'payment.refunded')).toHaveLength(1);
  });

  test('ends once a manual one is made and has been read', async () => {
    const { id, captureId, byHandId } = await besideOneByHand();
    await house.wallet.decideRefund(byHandId, 'COMPLETED');
    await house.wallet.fault({ call: 'read', fault: 'error', times: 10 });
    await house.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'due' }]);
    await fetch(`${house.wallet.base}/faults`, { method: 'DELETE' });
    await house.workOff();
    expect(await refundRows(captureId)).toMatchObject([{ state: 'done' }]);
    expect(await returned(id)).toEqual(['refunded 6500: seen_at_wallet']);
  });

  test('that was refused ends with a manual one of its amount, and no other does', async () => {
    const { id, captureId } = await paid();
    const orderId = await orderOf(id);
    for (const [requestId, cents] of Object.entries({ X: 1_000, Y: 2_000, Z: 2_000 })) {
      const part = { captureId, cents, reason: 'by_staff', requestId: `${captureId}-${requestId}` } as const;
      await inTransaction(house.db, (tx) => refundPart(tx, house.jobs, part, house.clock.now()));
    }
    await house.wallet.fault({ call: 'refund', fault: 'too_old', times: 3 });
    await house.workOff();
    await house.wallet.refund(captureId, '20.00');
    // Even when read twice, a manual refund ends only one.
    for (const _ of [1, 2]) {
      await house.pay(person, id, orderId);
      const rows = await refundRows(captureId);
      const states = rows.toSorted((one, other) => one.id - other.id).map(({ state }) => state);
      expect(states).toEqual(['refused', 'done', 'refused']);
    }
  });

  test('is retried at increasing intervals', async () => {
    const { id } = await paid();
    await person.delete(`/api/appointments/${id}`);
    await house.wallet.fault({ call: 'refund', fault: 'error', times: 100 });
    for (const seconds of [10, 20, 40]) {
      await house.workOff();
      const { next_try_at: next } = await dueRefund();
      expect((next.getTime() - house.clock.now().getTime()) / 1_000).toBe(seconds);
    }
    // One job of the cancellation, and one per failed attempt.
    expect(await queued('return-money')).toHaveLength(4);
    // Not resumed before its time.
    await house.run('payments.take-up', { overdueByMs: 0 });
    expect(await queued('return-money')).toHaveLength(4);
  });

  test('refused for a temporary reason is retried, not left to the clinic', async () => {
    const { id, captureId } = await paid();
    await person.delete(`/api/appointments/${id}`);
    const details = [{ issue: 'TRANSACTION_REFUSED' }];
    refundAnswer = async () => Response.json({ details }, { status: 422 });
    await house.workOff();
    expect(await dueRefund()).toMatchObject({ tries: 1 });
    refundAnswer = undefined;
    await house.workOff();
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
  const id = await house.book(person, slot(15));
  const orderId = await house.wallet.create({ reference: appointmentReference(id) });
  await house.report(person, id, orderId);
  const { rows } = await house.pool.query('select id from wallet_orders where order_id = $1', [orderId]);
  const look = () => house.run('payments.look-at-order', { claimId: rows[0].id });
  const before = readings();
  await look();
  expect(readings()).toBe(before);
  await house.wallet.approve(orderId);
  await house.wallet.capture(orderId);
  house.clock.advance(1);
  await look();
  expect(readings()).toBe(before + 1);
  expect(await house.mine(person, id)).toMatchObject({ paid: true });
  house.clock.advance(1);
  await look();
  expect(readings()).toBe(before + 1);
});

describe('resuming after a restart', () => {
  const atStart = () => house.handlers.find(({ job }) => job.name === 'payments.take-up')?.atStart;

  test('resumes lost polls and refunds at once at startup, otherwise after half a minute', async () => {
    const open = await house.book(person, slot(15));
    const gone = await paid(16);
    await house.report(person, open, await house.wallet.create({ reference: appointmentReference(open) }));
    await person.delete(`/api/appointments/${gone.id}`);
    await house.pool.query("delete from pgboss.job where name like 'payments.%'");
    const { id: claimId } = (await house.pool.query("select id from wallet_orders where state = 'open'"))
      .rows[0];
    const { id: refundRowId } = await dueRefund();

    // The poll is due in ten seconds, the refund now.
    await house.run('payments.take-up', atStart());
    expect([await queued('look-at-order'), await queued('return-money')]).toEqual([[], [{ refundRowId }]]);
    house.clock.advance(39 / 60);
    await house.pool.query("delete from pgboss.job where name like 'payments.%'");
    await house.run('payments.take-up');
    expect(await queued('look-at-order')).toEqual([]);
    house.clock.advance(2 / 60);
    await house.run('payments.take-up');
    expect([await queued('look-at-order'), await queued('return-money')]).toEqual([
      [{ claimId }],
      [{ refundRowId }, { refundRowId }],
    ]);
  });

  test('does not resume settled ones', async () => {
    const { id } = await paid();
    await person.delete(`/api/appointments/${id}`);
    await house.workOff();
    await house.pool.query("delete from pgboss.job where name like 'payments.%'");
    house.clock.advance(10);
    await house.run('payments.take-up');
    expect([await queued('look-at-order'), await queued('return-money')]).toEqual([[], []]);
  });
});

test('keeps wallet notices for 90 days, because the wallet may resend them', async () => {
  for (const days of [89, 90]) {
    const at = new Date(house.clock.now().getTime() - days * 86_400_000);
    await house.pool.query(`insert into wallet_notices values ($1, 'ANY', $2)`, [`WH-${days}`, at]);
  }
  await house.run('payments.take-up');
  const { rows } = await house.pool.query(`select event_id from wallet_notices where event_type = 'ANY'`);
  expect(rows).toEqual([{ event_id: 'WH-89' }]);
});

describe('an approved order whose browser vanished', () => {
  async function leftAlone(
    wish: { value?: string; currency?: string },
    meanwhile?: (id: number) => Promise<unknown>,
  ) {
    const id = await house.book(person, slot(15));
    const reference = appointmentReference(id);
    const orderId = await house.wallet.create({ reference, ...wish });
    expect((await house.report(person, id, orderId)).statusCode).toBe(200);
    await house.wallet.approve(orderId);
    await meanwhile?.(id);
    for (let look = 0; look < 6; look++) {
      house.clock.advance(0.3);
      await house.workOff();
    }
    return { id, taken: await house.wallet.captures(reference) };
  }

  test('is captured by us if it buys exactly its item', async () => {
    const { id, taken } = await leftAlone({});
    expect(taken).toHaveLength(1);
    expect(await house.mine(person, id)).toMatchObject({ status: 'confirmed', paid: true });
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
    expect(await house.mine(person, id)).toMatchObject({ paid: false });
    captureAnswer = undefined;
    for (let look = 0; look < 6; look++) {
      house.clock.advance(0.3);
      await house.workOff();
    }
    expect(await house.wallet.captures(appointmentReference(id))).toHaveLength(1);
    expect(await house.mine(person, id)).toMatchObject({ status: 'confirmed', paid: true });
  });

  test('is left to its browser for 15 seconds after it is first seen approved, however often it is read', async () => {
    const id = await house.book(person, slot(15));
    const reference = appointmentReference(id);
    const orderId = await house.wallet.create({ reference });
    await house.report(person, id, orderId);
    const readAfter = async (seconds: number) => {
      house.clock.advance(seconds / 60);
      expect((await house.pay(person, id, orderId)).statusCode).toBe(402);
    };
    const lookAfter = async (seconds: number) => {
      house.clock.advance(seconds / 60);
      await house.workOff();
      return house.wallet.captures(reference);
    };
    await house.wallet.approve(orderId);
    await readAfter(9);
    expect(await lookAfter(1)).toEqual([]);
    await readAfter(10);
    expect(await lookAfter(5)).toHaveLength(1);
    expect(await house.mine(person, id)).toMatchObject({ status: 'confirmed', paid: true });
  });

  test.each([
    ['a cent less', { value: '64.99' }, undefined],
    ['a cent more', { value: '65.01' }, undefined],
    ['another currency', { currency: 'USD' }, undefined],
    ['what has been cancelled', {}, (id: number) => person.delete(`/api/appointments/${id}`)],
  ])('is not captured for %s', async (_what, wish, meanwhile) => {
    expect((await leftAlone(wish, meanwhile)).taken).toEqual([]);
  });
});

describe('locking', () => {
  test('blocks reports of an order being settled', async () => {
    const id = await house.book(person, slot(15));
    const orderId = await house.wallet.create({ reference: appointmentReference(id) });
    const waited = await whileLocked(house.url, `3, hashtext('${orderId}')`, () =>
      house.report(person, id, orderId),
    );
    expect([waited.hasWaited, waited.answer.statusCode]).toEqual([true, 200]);
  });

  test('blocks concurrent settling and verification of one order', async () => {
    const id = await house.book(person, slot(15));
    const orderId = await house.wallet.pay({ reference: appointmentReference(id) });
    const lock = `3, hashtext('${orderId}')`;
    const waited = await whileLocked(house.url, lock, () => house.pay(person, id, orderId));
    expect([waited.hasWaited, waited.answer.json()]).toEqual([true, { success: true }]);
    const [claim] = (await house.pool.query('select id from wallet_orders where order_id = $1', [orderId]))
      .rows;
    await house.pool.query("update wallet_orders set state = 'open', next_look_at = $1", [house.clock.now()]);
    const looked = await whileLocked(house.url, lock, async () =>
      house.run('payments.look-at-order', { claimId: claim.id }),
    );
    expect(looked.hasWaited).toBe(true);
  });

  test('serializes refund decisions about one capture', async () => {
    const { captureId } = await paid();
    const part = { captureId, cents: 100, reason: 'by_staff', requestId: 'L' } as const;
    const { hasWaited } = await whileLocked(house.url, `5, hashtext('${captureId}')`, () =>
      inTransaction(house.db, (tx) => refundPart(tx, house.jobs, part, house.clock.now())),
    );
    expect(hasWaited).toBe(true);
  });

  test('does not block wallet refunds during a till count', async () => {
    const { id } = await paid();
    await person.delete(`/api/appointments/${id}`);
    const { hasWaited } = await whileLocked(house.url, '10, 0', () => house.sendRefund());
    expect([hasWaited, await returned(id)]).toEqual([false, ['refunded 6500: cancelled_in_time']]);
  });

  test('makes a cancellation wait for a refund of the same money', async () => {
    const { id, captureId } = await paid();
    const { hasWaited } = await whileLocked(house.url, `5, hashtext('${captureId}')`, async () =>
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
  ) => append(house.db, { ...line, step, captureId, reference });

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
    const id = await house.book(person, slot(15));
    expect((await house.payUnreported(person, id, value)).json().code).toBe('bought_nothing');
    expect(await house.mine(person, id)).toMatchObject({
      status: 'pending',
      paid: false,
      payment: 'returning',
    });
  });

  test('under review extends the hold by exactly a day', async () => {
    const id = await house.book(person, slot(15));
    await house.wallet.fault({ call: 'capture', fault: 'pending' });
    await house.payUnreported(person, id, '65.00');
    const signIn = () =>
      person.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
    house.clock.advance(24 * 60 - 1);
    await signIn();
    expect((await house.mine(person, id)).status).toBe('pending');
    house.clock.advance(1);
    await signIn();
    expect((await house.mine(person, id)).status).toBe('cancelled');
  });
});
