import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { appendToLedger } from '../queries.server.ts';
import {
  addClaim,
  endPoll,
  findClaim,
  openReferencesOf,
  otherOpenOrders,
  overdueClaims,
  reopenClaim,
  retireClaims,
} from './queries.server.ts';
import { hasUnderReview } from './status.server.ts';

let testApp: TestApp;
let payer = 0;
let other = 0;
beforeAll(async () => {
  testApp = await startTestApp();
  [payer, other] = [(await testApp.person()).user.id, (await testApp.person()).user.id];
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.pool.query('delete from wallet_orders');
});

const at = new Date('2026-12-11T08:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);

/** Creates an open claim of the payer on the first item. */
async function claim(orderId: string, more: { reference?: string; payerUserId?: number } = {}) {
  const wish = { orderId, reference: 'appointment:1', payerUserId: payer, ...more };
  return (await addClaim(testApp.db, { ...wish, reportedAt: at, nextLookAt: at })) ?? 0;
}
const change = (id: number, values: string) =>
  testApp.pool.query(`update wallet_orders set ${values} where id = $1`, [id]);
const open = async () =>
  (
    await testApp.pool.query(`select order_id from wallet_orders where state = 'open' order by order_id`)
  ).rows.map(({ order_id: orderId }) => orderId);
const retire = (
  wish: { besides?: number; kept: number },
  whose: { payerUserId?: number; reference?: string } = { reference: 'appointment:1' },
) =>
  inTransaction(testApp.db, (tx) =>
    retireClaims(tx, { payerUserId: payer, ...whose }, { besides: 0, ...wish }),
  );

describe('a claim', () => {
  test('is unique per order, item and user', async () => {
    expect(await claim('A')).toBeGreaterThan(0);
    expect(await claim('A')).toBe(0);
    expect(await claim('A', { payerUserId: other })).toBeGreaterThan(0);
    expect(await claim('A', { reference: 'appointment:2' })).toBeGreaterThan(0);
  });

  test("that was abandoned is reopened with new times, unlike open, settled or other users' claims", async () => {
    const mine = await claim('A');
    const theirs = await claim('A', { payerUserId: other });
    const elsewhere = await claim('A', { reference: 'appointment:2' });
    const again = () =>
      reopenClaim(
        testApp.db,
        { orderId: 'A', reference: 'appointment:1', payerUserId: payer },
        { reportedAt: later(5), nextLookAt: later(15) },
      );
    for (const state of ['open', 'done']) {
      await change(mine, `state = '${state}'`);
      expect(await again()).toBeUndefined();
    }
    for (const id of [mine, theirs, elsewhere]) await change(id, `state = 'abandoned'`);
    expect(await again()).toBe(mine);
    expect(await findClaim(testApp.db, mine)).toMatchObject({
      state: 'open',
      reportedAt: later(5),
      nextLookAt: later(15),
    });
    for (const id of [theirs, elsewhere])
      expect(await findClaim(testApp.db, id)).toMatchObject({ state: 'abandoned', reportedAt: at });
  });

  test('without a user is reopened by nobody', async () => {
    const nobodys = { orderId: 'A', reference: 'appointment:1', payerUserId: null };
    const id = await addClaim(testApp.db, { ...nobodys, reportedAt: at, nextLookAt: at });
    await change(id ?? 0, `state = 'abandoned'`);
    expect(await reopenClaim(testApp.db, nobodys, { reportedAt: at, nextLookAt: at })).toBe(id);
  });

  test('is settled or rescheduled only by the poll it expects', async () => {
    const id = await claim('A');
    const known = await findClaim(testApp.db, id);
    if (known === undefined) throw new Error('no claim');
    const stale = { ...known, nextLookAt: later(1) };
    expect(await endPoll(testApp.db, stale, { nextLookAt: later(10) })).toBe(false);
    expect(await endPoll(testApp.db, known, { nextLookAt: later(10) })).toBe(true);
    expect(await findClaim(testApp.db, id)).toMatchObject({ nextLookAt: later(10) });
    await change(id, `state = 'done'`);
    expect(await endPoll(testApp.db, { ...known, nextLookAt: later(10) }, { state: 'abandoned' })).toBe(
      false,
    );
    expect(await findClaim(testApp.db, 0)).toBeUndefined();
  });
});

describe('retireClaims', () => {
  test('keeps the newest, and approved ones before others', async () => {
    const [oldest] = [await claim('A'), await claim('B'), await claim('C'), await claim('D')];
    await change(oldest ?? 0, 'approved_seen_at = now()');
    await retire({ kept: 2 });
    expect(await open()).toEqual(['A', 'D']);
  });

  test("affects one item or all of a user's claims, and no other user's", async () => {
    await claim('A');
    await claim('B', { reference: 'appointment:2' });
    await claim('C', { payerUserId: other });
    await retire({ kept: 0 });
    expect(await open()).toEqual(['B', 'C']);
    await retire({ kept: 0 }, {});
    expect(await open()).toEqual(['C']);
  });

  test('keeps and does not count the claim being added', async () => {
    const [besides] = [await claim('A'), await claim('B'), await claim('C')];
    await retire({ besides: besides ?? 0, kept: 1 });
    expect(await open()).toEqual(['A', 'C']);
  });

  test('keeps claims under review and those being settled', async () => {
    const [, held] = [await claim('A'), await claim('B'), await claim('C')];
    const line = { reference: 'appointment:1', orderId: 'A', captureId: 'CAPTURE-A' };
    await appendToLedger(testApp.db, { at, step: 'pending', ...line });
    // Reviews of the same order for another item, or of another order for the same item, do not count.
    const elsewhere = { reference: 'appointment:2', captureId: 'CAPTURE-C' };
    await appendToLedger(testApp.db, { at, step: 'pending', ...elsewhere, orderId: 'C' });
    await inTransaction(testApp.db, async (tx) => {
      await tx.execute(sql`select 1 from wallet_orders where id = ${held} for update`);
      await retire({ kept: 0 });
    });
    expect(await open()).toEqual(['A', 'B']);
  });

  test('keeps settled claims settled', async () => {
    await change(await claim('A'), `state = 'done'`);
    await retire({ kept: 0 });
    const { rows } = await testApp.pool.query('select state from wallet_orders');
    expect(rows).toEqual([{ state: 'done' }]);
  });
});

test('otherOpenOrders returns the newest three other open orders for the item', async () => {
  for (const orderId of ['A', 'B', 'C', 'D', 'E']) await claim(orderId);
  await claim('F', { reference: 'appointment:2' });
  await change(await claim('G'), `state = 'done'`);
  const others = await otherOpenOrders(testApp.db, 'appointment:1', 'E');
  expect(others.map(({ orderId }) => orderId)).toEqual(['D', 'C', 'B']);
});

test('overdueClaims returns open overdue claims, longest first, up to a limit', async () => {
  const first = await claim('A');
  const second = await claim('B');
  const third = await claim('C');
  await change(first ?? 0, `next_look_at = '${later(2).toISOString()}'`);
  await change(third ?? 0, `next_look_at = '${later(3).toISOString()}'`);
  await change(await claim('D'), `state = 'abandoned'`);
  const overdue = async (before: Date, limit: number) =>
    (await overdueClaims(testApp.db, before, limit)).map(({ id }) => id);
  expect(await overdue(later(2), 9)).toEqual([second, first]);
  expect(await overdue(later(3), 2)).toEqual([second, first]);
});

test('hasUnderReview is true for the same kind while the claim is open and under review', async () => {
  const id = await claim('A', { reference: 'appointment:3' });
  await claim('B', { reference: 'appointment:4' });
  await claim('C', { reference: 'appointment:5', payerUserId: other });
  await change(await claim('D', { reference: 'appointment:6' }), `state = 'done'`);
  expect((await openReferencesOf(testApp.db, payer)).toSorted()).toEqual(['appointment:3', 'appointment:4']);
  const underReview = (type: 'appointment' | 'subscription') => hasUnderReview(testApp.db, payer, type);
  expect(await underReview('appointment')).toBe(false);
  await appendToLedger(testApp.db, {
    at,
    step: 'pending',
    reference: 'appointment:3',
    orderId: 'A',
    captureId: 'CAPTURE-3',
  });
  expect([await underReview('appointment'), await underReview('subscription')]).toEqual([true, false]);
  await change(id, `state = 'abandoned'`);
  expect(await underReview('appointment')).toBe(false);
});
