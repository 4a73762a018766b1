import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  addRefund,
  appendToLedger,
  closeRefusedRefunds,
  findDecision,
  findLastPurchase,
  findOrderOfCapture,
  findPurchase,
  findRefund,
  findVerdict,
  isWhollyRefunded,
  type LedgerEntry,
  listLedgerSteps,
  listPaymentParts,
  type NewRefund,
  newDeskId,
  overdueRefunds,
  setRefund,
} from './queries.server.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

const at = new Date('2026-12-11T08:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
let count = 0;
let captureId: string;
let reference: string;
beforeEach(() => {
  count += 1;
  [captureId, reference] = [`CAPTURE-${count}`, `appointment:${count}`];
});
const line = (step: LedgerEntry['step'], more: Partial<LedgerEntry> = {}) =>
  appendToLedger(testApp.db, {
    at,
    step,
    reference,
    orderId: `ORDER-${count}`,
    captureId,
    cents: 6_500,
    currency: 'EUR',
    ...more,
  });
const refund = async (more: Partial<NewRefund> = {}): Promise<number> =>
  (await addRefund(testApp.db, {
    reference,
    orderId: `ORDER-${count}`,
    captureId,
    payerUserId: null,
    cents: 2_000,
    currency: 'EUR',
    reason: 'by_staff',
    requestId: `${captureId}-${Math.random()}`,
    nextTryAt: at,
    createdAt: at,
    ...more,
  })) ?? 0;
const stateOf = async (id: number) => (await findRefund(testApp.db, id))?.state;

describe('the ledger', () => {
  test('stores each step of a capture once', async () => {
    expect([await line('captured'), await line('captured'), await line('verified')]).toEqual([
      ...[true, false, true],
    ]);
  });

  test('returns the steps of several items, oldest first, and of no others', async () => {
    await line('verified');
    await line('captured');
    const own = reference;
    [captureId, reference] = [`${captureId}-other`, `${reference}000`];
    await line('captured');
    const steps = async (references: string[]) =>
      (await listLedgerSteps(testApp.db, references)).map((one) => [one.reference, one.step]);
    expect(await steps([own])).toEqual([
      [own, 'verified'],
      [own, 'captured'],
    ]);
    expect(await steps([own, reference])).toHaveLength(3);
  });

  test('returns the decision on a capture, by us or by the wallet', async () => {
    await line('captured');
    await line('pending');
    expect([await findVerdict(testApp.db, captureId), await findDecision(testApp.db, captureId)]).toEqual([
      ...[undefined, undefined],
    ]);
    await line('declined');
    expect([await findVerdict(testApp.db, captureId), await findDecision(testApp.db, captureId)]).toEqual([
      ...[undefined, 'declined'],
    ]);
    captureId = `${captureId}-2`;
    await line('rejected');
    expect([await findVerdict(testApp.db, captureId), await findDecision(testApp.db, captureId)]).toEqual([
      ...['rejected', 'rejected'],
    ]);
  });

  test('returns the last capture that paid for an item', async () => {
    expect(await findLastPurchase(testApp.db, reference)).toBeUndefined();
    await line('captured');
    expect(await findLastPurchase(testApp.db, reference)).toBeUndefined();
    expect(await findPurchase(testApp.db, captureId)).toBeUndefined();
    await line('verified', { part: 1, cents: 500 });
    const first = captureId;
    captureId = `${captureId}-2`;
    await line('verified', { part: 2, cents: 6_000 });
    expect(await findLastPurchase(testApp.db, reference)).toMatchObject({ captureId });
    expect(await findPurchase(testApp.db, first)).toMatchObject({ captureId: first, cents: 500 });
    expect(await findOrderOfCapture(testApp.db, first)).toBe(`ORDER-${count}`);
    expect(await findOrderOfCapture(testApp.db, 'NO-CAPTURE')).toBeUndefined();
  });

  test('returns both parts of a split payment, credit first, and the single entry of others', async () => {
    await line('verified', { part: 2, cents: 6_000 });
    const whole = await findPurchase(testApp.db, captureId);
    captureId = `${captureId}-2`;
    await line('verified', { part: 1, cents: 500 });
    await line('captured', { part: 1 });
    if (whole === undefined) throw new Error('no line');
    expect((await listPaymentParts(testApp.db, whole)).map(({ cents }) => cents)).toEqual([500, 6_000]);
    expect((await listPaymentParts(testApp.db, { ...whole, part: 0 })).map(({ cents }) => cents)).toEqual([
      6_000,
    ]);
    expect(await listPaymentParts(testApp.db, { ...whole, orderId: 'ANOTHER' })).toEqual([]);
  });
});

test('deskId has a shape that no wallet order id has', () => {
  expect(newDeskId()).toMatch(/^CAJA-[0-9A-F]{12}$/);
  expect(newDeskId()).not.toBe(newDeskId());
});

describe('a refund', () => {
  test('is queued once by its request id, and changes only while due', async () => {
    const id = await refund({ requestId: captureId });
    expect(await refund({ requestId: captureId })).toBe(0);
    expect(await setRefund(testApp.db, id, { tries: 1 })).toEqual([{ id }]);
    expect(await setRefund(testApp.db, id, { state: 'done' })).toEqual([{ id }]);
    expect(await setRefund(testApp.db, id, { state: 'refused' })).toEqual([]);
    expect(await findRefund(testApp.db, id)).toMatchObject({ state: 'done', tries: 1 });
  });

  test("is listed as lost when overdue, longest first, if it is the wallet's or credit", async () => {
    await testApp.pool.query(`update refunds set state = 'done'`);
    const second = await refund({ nextTryAt: later(1) });
    const first = await refund({ method: 'credit' });
    await refund({ nextTryAt: later(3) });
    for (const method of ['cash', 'card', 'bizum', 'transfer'] as const) await refund({ method });
    await setRefund(testApp.db, await refund(), { state: 'refused' });
    const overdue = async (limit: number) =>
      (await overdueRefunds(testApp.db, later(1), limit)).map(({ id }) => id);
    expect(await overdue(9)).toEqual([first, second]);
    expect(await overdue(1)).toEqual([first]);
  });

  test('refused by the wallet is closed by a refund of its amount, oldest first, and all by the last cent', async () => {
    await line('captured');
    const ids = [await refund(), await refund({ cents: 1_000 }), await refund(), await refund()];
    for (const id of ids.slice(0, 3)) await setRefund(testApp.db, id, { state: 'refused' });
    const states = () => Promise.all(ids.map(stateOf));
    await closeRefusedRefunds(testApp.db, { captureId: 'ANOTHER', cents: 2_000 });
    await closeRefusedRefunds(testApp.db, { captureId, cents: 500 });
    expect(await states()).toEqual(['refused', 'refused', 'refused', 'due']);
    await closeRefusedRefunds(testApp.db, { captureId, cents: 2_000 });
    expect(await states()).toEqual(['done', 'refused', 'refused', 'due']);
    await line('refunded', { refundId: `R-${count}`, cents: 6_499 });
    expect(await isWhollyRefunded(testApp.db, captureId)).toBe(false);
    await line('refunded', { refundId: `S-${count}`, cents: 1 });
    expect(await isWhollyRefunded(testApp.db, captureId)).toBe(true);
    await closeRefusedRefunds(testApp.db, { captureId, cents: 1 });
    expect(await states()).toEqual(['done', 'done', 'done', 'due']);
  });

  test('of unreadable amount counts as full; without any refund nothing is refunded', async () => {
    expect(await isWhollyRefunded(testApp.db, captureId)).toBe(false);
    await line('captured', { cents: null });
    expect(await isWhollyRefunded(testApp.db, captureId)).toBe(false);
    await line('refunded', { cents: null, refundId: `R-${count}` });
    expect(await isWhollyRefunded(testApp.db, captureId)).toBe(true);
  });
});
