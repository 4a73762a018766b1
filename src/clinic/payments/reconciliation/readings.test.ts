import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { appendToLedger } from '../queries.server.ts';
import type { Reading, WalletMoney } from '../rules.ts';
import { applyReading, type Reconciled } from './service.server.ts';

// Tests the effects of readings with a fake item that returns the given outcome.
const clock = stoppedClock(new Date('2026-12-11T08:00:00Z'));
let testApp: TestApp;
let userId: number;
let count = 0;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
  userId = (await testApp.person()).user.id;
});
afterAll(() => testApp.stop());

type SettleAnswer = 'settled' | 'gone' | 'wrong_amount' | { settled: true; backCents: number };

function createItem(answer: SettleAnswer = 'settled') {
  const reference = `appointment:${++count}`;
  const payment = { reference, orderId: `ORDER-${count}`, payerUserId: userId };
  const extended: string[] = [];
  const asked: object[] = [];
  /** Of each return that was not ours: whether nothing is left. */
  const returned: boolean[] = [];
  const payable = {
    extendHold: async (_tx: unknown, of: string, why: string) => void extended.push(`${of} ${why}`),
    returned: {
      note: async (_tx: unknown, { isWhole }: { isWhole: boolean }) => {
        returned.push(isWhole);
        return false;
      },
    },
    settle: async (_tx: unknown, money: object) => {
      asked.push(money);
      return answer;
    },
  };
  const deps = { clock, jobs: testApp.jobs, payables: { appointment: payable } } as unknown as PaymentsDeps;
  const captureId = `CAPTURE-${count}`;
  return {
    payment,
    captureId,
    extended,
    asked,
    returned,
    apply: (reading: Reading): Promise<Reconciled> =>
      inTransaction(testApp.db, (tx) => applyReading(deps, tx, reading, payment)),
    capture: (more: Partial<WalletMoney> = {}): WalletMoney => ({
      id: captureId,
      status: 'COMPLETED',
      cents: 6_500,
      currency: 'EUR',
      ...more,
    }),
    steps: async () =>
      (
        await testApp.pool.query(
          'select step, cents, currency, reason from payment_ledger where reference = $1 order by id',
          [reference],
        )
      ).rows.map(({ step, cents, currency, reason }) =>
        [step, cents, currency, reason].filter((part) => part !== null).join(' '),
      ),
    refunds: async () =>
      (
        await testApp.pool.query(
          'select cents, reason, state from refunds where reference = $1 order by id',
          [reference],
        )
      ).rows,
    noted: async () =>
      (
        await testApp.pool.query('select action, detail from audit_log where subject = $1 order by id', [
          reference,
        ])
      ).rows,
  };
}
const captured = (
  captures: WalletMoney[],
  more: Partial<Extract<Reading, { status: 'captured' }>> = {},
): Reading =>
  ({ status: 'captured', isSound: true, captures, refunds: [], reference: null, ...more }) as Reading;
const lettersSince = async (last: number, kind: string) =>
  (
    await testApp.pool.query('select text from outbox where id > $1 and user_id = $2 and kind = $3', [
      last,
      userId,
      kind,
    ])
  ).rows.map(({ text }) => text);
const lastLetter = async (): Promise<number> =>
  (await testApp.pool.query('select coalesce(max(id), 0) as id from outbox')).rows[0].id;

describe('a capture under review', () => {
  test('is recorded, extends the hold and notifies the payer, once', async () => {
    const one = createItem();
    const before = await lastLetter();
    const reading = { status: 'pending', capture: one.capture({ status: 'PENDING' }) } as unknown as Reading;
    for (const _ of [1, 2])
      expect(await one.apply(reading)).toEqual({ status: 'pending', reference: one.payment.reference });
    expect(await one.steps()).toEqual(['pending 6500 EUR']);
    expect(one.extended).toEqual([`${one.payment.reference} review`]);
    expect(await lettersSince(before, 'payment.under-review')).toHaveLength(1);
  });
});

describe('a declined order', () => {
  test('restores the usual hold and notifies the payer, once', async () => {
    const one = createItem();
    const before = await lastLetter();
    const reading = { status: 'declined', captureId: one.captureId } as unknown as Reading;
    for (const _ of [1, 2])
      expect(await one.apply(reading)).toEqual({ status: 'declined', reference: one.payment.reference });
    expect(await one.steps()).toEqual(['declined']);
    expect(one.extended).toEqual([`${one.payment.reference} usual`]);
    expect(await lettersSince(before, 'payment.declined')).toHaveLength(1);
  });

  test('changes nothing if there never was money', async () => {
    const one = createItem();
    const before = await lastLetter();
    const reading = { status: 'declined' } as unknown as Reading;
    expect(await one.apply(reading)).toMatchObject({ status: 'declined' });
    expect([await one.steps(), one.extended, await lettersSince(before, 'payment.declined')]).toEqual([
      ...[[], [], []],
    ]);
  });
});

test('returns the status of unknown, foreign, waiting and approved orders without effects', async () => {
  const one = createItem();
  const approved = { status: 'approved', reference: 'x', cents: 1, currency: 'EUR' } as Reading;
  const said = [];
  for (const reading of [{ status: 'unknown' }, { status: 'foreign' }, { status: 'waiting' }, approved])
    said.push(await one.apply(reading as Reading));
  expect(said).toEqual([
    { status: 'unknown' },
    { status: 'foreign' },
    { status: 'waiting', reference: one.payment.reference },
    approved,
  ]);
  expect(await one.steps()).toEqual([]);
});

describe('a capture', () => {
  test('settles the item once and records it', async () => {
    const one = createItem();
    for (const _ of [1, 2])
      expect(await one.apply(captured([one.capture()]))).toEqual({
        status: 'verified',
        reference: one.payment.reference,
      });
    expect(await one.steps()).toEqual(['captured 6500 EUR', 'verified 6500 EUR']);
    expect(one.asked).toEqual([
      {
        reference: one.payment.reference,
        cents: 6_500,
        captureId: one.captureId,
        orderId: one.payment.orderId,
      },
    ]);
    expect(await one.noted()).toEqual([{ action: 'payment.verified', detail: { job: 'payments' } }]);
    expect(await one.refunds()).toEqual([]);
  });

  test('refunds the difference once when it exceeds the current price', async () => {
    const one = createItem({ settled: true, backCents: 1_000 });
    for (const _ of [1, 2])
      expect(await one.apply(captured([one.capture()]))).toMatchObject({ status: 'verified' });
    expect(await one.refunds()).toEqual([{ cents: 1_000, reason: 'price_difference', state: 'due' }]);
  });

  test.each([
    ['gone', {}, {}, 6_500],
    ['wrong_amount', {}, {}, 6_500],
    ['odd_order', {}, { isSound: false }, 6_500],
    ['wrong_currency', { currency: 'USD' }, {}, 6_500],
    ['wrong_amount', { cents: null }, {}, null],
  ] as const)(
    'that buys nothing (%s) is refunded in full, notified and recorded',
    async (reason, capture, reading, cents) => {
      const one = createItem(reason === 'odd_order' ? 'settled' : (reason as SettleAnswer));
      const before = await lastLetter();
      const read = captured([one.capture(capture)], reading);
      for (const _ of [1, 2])
        expect(await one.apply(read)).toEqual({ status: 'rejected', reference: one.payment.reference });
      expect(await one.refunds()).toEqual([{ cents, reason, state: 'due' }]);
      expect((await one.steps()).map((step) => step.split(' ')[0])).toEqual([
        ...['captured', 'rejected', 'refund_due'],
      ]);
      expect(await one.noted()).toEqual([
        { action: 'payment.rejected', detail: { job: 'payments', reason } },
      ]);
      expect(await lettersSince(before, 'payment.bought-nothing')).toHaveLength(1);
      // A malformed order never reaches the item.
      expect(one.asked).toHaveLength(
        reason === 'gone' || (reason === 'wrong_amount' && cents !== null) ? 1 : 0,
      );
    },
  );

  test('without one of our references is refunded', async () => {
    const one = createItem();
    one.payment.reference = `something:${count}`;
    expect(await one.apply(captured([one.capture()]))).toMatchObject({ status: 'rejected' });
    const { rows } = await testApp.pool.query('select reason from refunds where capture_id = $1', [
      one.captureId,
    ]);
    expect(rows).toEqual([{ reason: 'unknown_item' }]);
  });

  test('partly returned at the wallet buys nothing; the rest is refunded and the payer notified', async () => {
    const own = { id: 'R', currency: 'EUR' };
    for (const [status, refunds, left] of [
      ['REFUNDED', [], []],
      ['PARTIALLY_REFUNDED', [{ ...own, status: 'COMPLETED', cents: 2_000 }], [4_500]],
      ['PARTIALLY_REFUNDED', [{ ...own, status: 'PENDING', cents: 2_000 }], [6_500]],
      ['PARTIALLY_REFUNDED', [{ ...own, status: 'COMPLETED', cents: null }], [null]],
    ] as const) {
      const one = createItem();
      const before = await lastLetter();
      const theirs = refunds.map((refund) => ({
        ...refund,
        id: `R-${count}`,
        captureId: one.captureId,
      }));
      // Refunds of other captures do not count.
      const others = { ...own, status: 'COMPLETED', cents: 500, id: `O-${count}`, captureId: 'ANOTHER' };
      const read = captured([one.capture({ status })], { refunds: [...theirs, others] as never });
      expect(await one.apply(read)).toMatchObject({ status: 'rejected' });
      expect(await one.refunds()).toEqual(
        left.map((cents) => ({ cents, reason: 'returned_at_wallet', state: 'due' })),
      );
      expect(await lettersSince(before, 'payment.bought-nothing')).toHaveLength(left.length);
      expect(one.asked).toEqual([]);
    }
  });

  test('twice in one order is judged separately; the order counts as paid if one settled', async () => {
    const one = createItem('gone');
    const before = { ...one.payment, at: clock.now(), captureId: one.captureId };
    await appendToLedger(testApp.db, { ...before, step: 'captured' });
    await appendToLedger(testApp.db, { ...before, step: 'verified', cents: 6_500 });
    const second = one.capture({ id: `${one.captureId}-2` });
    for (const captures of [
      [one.capture(), second],
      [second, one.capture()],
    ])
      expect(await one.apply(captured(captures))).toMatchObject({ status: 'verified' });
    expect(await one.apply(captured([second]))).toMatchObject({ status: 'rejected' });
    expect(await one.refunds()).toEqual([{ cents: 6_500, reason: 'gone', state: 'due' }]);
  });

  test('throws and writes nothing if an already paid item reports success', async () => {
    const one = createItem('settled');
    await one.apply(captured([one.capture()]));
    const steps = await one.steps();
    const second = one.capture({ id: `${one.captureId}-2` });
    await expect(one.apply(captured([second]))).rejects.toThrow('was paid for already');
    expect(await one.steps()).toEqual(steps);
  });
});

describe('a refund reported by the wallet', () => {
  test('is recorded once it is completed, and once only', async () => {
    const one = createItem();
    const refund = { captureId: one.captureId, currency: 'EUR', cents: 2_000 };
    const refunds = [
      { ...refund, id: `A-${count}`, status: 'COMPLETED' },
      { ...refund, id: `B-${count}`, status: 'PENDING' },
    ];
    for (const _ of [1, 2]) await one.apply(captured([one.capture()], { refunds }));
    expect(await one.steps()).toEqual([
      ...['captured 6500 EUR', 'verified 6500 EUR', 'refunded 2000 EUR seen_at_wallet'],
    ]);
  });
});

test('records the disputed amount of a purchase once, without a refund by the wallet', async () => {
  const one = createItem();
  const reading = (capture: WalletMoney, refunds: [] | [object] = []) =>
    // Cast: a refund of the test has what is read of it.
    ({
      status: 'captured',
      reference: one.payment.reference,
      captures: [capture],
      refunds,
      isSound: true,
    }) as unknown as Reading;
  const part = {
    id: `PART-${one.captureId}`,
    captureId: one.captureId,
    status: 'COMPLETED',
    cents: 2_000,
    currency: 'EUR',
  };
  await one.apply(reading(one.capture()));
  await one.apply(reading(one.capture({ status: 'PARTIALLY_REFUNDED' }), [part]));
  for (let times = 0; times < 2; times++)
    await one.apply(reading(one.capture({ status: 'REVERSED' }), [part]));
  expect(await one.steps()).toEqual([
    ...['captured 6500 EUR', 'verified 6500 EUR'],
    ...['refunded 2000 EUR seen_at_wallet', 'refunded 4500 EUR seen_at_wallet'],
  ]);
  expect(one.returned).toEqual([false, true]);
});
