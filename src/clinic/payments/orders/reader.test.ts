import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLimits } from '#platform/http/limits.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import type { WalletOrder } from '../rules.ts';
import { createOrderReader } from './reader.server.ts';

const clock = stoppedClock(new Date('2026-12-11T08:00:00Z'));
let testApp: TestApp;
let requestedOrders: string[];
let orderOf: (orderId: string) => WalletOrder | null;
let answers: (() => void)[];
let isHeld: boolean;
let person = 0;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(() => {
  [requestedOrders, answers, isHeld] = [[], [], false];
  orderOf = () => null;
  person += 1;
});

/** An order of another installation on our account: known, but undecided. */
const foreign = (id: string): WalletOrder => ({ id, status: 'CREATED', units: [] });
const reader = () =>
  createOrderReader({
    db: testApp.db,
    clock,
    limits: createLimits(testApp.pool, 1),
    payables: {},
    jobs: testApp.jobs,
    merchantId: 'OURS',
    installation: async () => 'onyar-1',
    wallet: {
      readOrder: async (orderId: string) => {
        requestedOrders.push(orderId);
        if (isHeld) await new Promise<void>((resolve) => answers.push(resolve));
        return orderOf(orderId);
      },
    },
  } as unknown as PaymentsDeps);
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'open',
    (error: { code?: string }) => error.code,
  );

test('shares one read among concurrent callers, and a second one if the first decided nothing', async () => {
  isHeld = true;
  const { reconcile } = reader();
  const all = [1, 2, 3].map(() => reconcile('ORDER001'));
  await expect.poll(() => answers.length).toBe(1);
  answers.pop()?.();
  await expect.poll(() => answers.length).toBe(1);
  answers.pop()?.();
  expect(await Promise.all(all)).toEqual(Array(3).fill({ status: 'unknown' }));
  expect(requestedOrders).toEqual(['ORDER001', 'ORDER001']);
  isHeld = false;
  await reconcile('ORDER001');
  expect(requestedOrders).toHaveLength(3);
});

test('reads different orders in parallel', async () => {
  isHeld = true;
  const { reconcile } = reader();
  const both = ['ORDER001', 'ORDER002'].map((orderId) => reconcile(orderId));
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  await Promise.all(both);
});

describe('a user', () => {
  test('can have only well-formed order ids read', async () => {
    const { openFor } = reader();
    for (const odd of ['', 'short', 'lower-case-1', `${'A'.repeat(37)}`])
      expect(await codeOf(openFor(person, odd))).toBe('not_verified');
    const own = await openFor(person, 'ORDER001');
    expect(await own.reconcile('ORDER001')).toEqual({ status: 'unknown' });
    await own.close();
    expect(requestedOrders).toEqual(['ORDER001']);
  });

  test('has a limit of 120 reads an hour of their own', async () => {
    orderOf = foreign;
    const { openFor } = reader();
    for (let n = 0; n < 120; n++) await (await openFor(person, 'ORDER001')).close();
    expect(await codeOf(openFor(person, 'ORDER001'))).toBe('too_many');
    expect(await codeOf(openFor(person + 1_000, 'ORDER001'))).toBe('open');
  });

  test('has a limit of twenty unknown orders an hour, which known ones do not consume', async () => {
    const { openFor } = reader();
    const ask = async (orderId: string) => {
      const own = await openFor(person, orderId);
      await own.reconcile(orderId).finally(own.close);
    };
    orderOf = foreign;
    for (let n = 0; n < 25; n++) await ask(`TRUE${1_000 + n}`);
    orderOf = () => null;
    for (let n = 0; n < 20; n++) await ask(`MADEUP${1_000 + n}`);
    expect(await codeOf(ask('MADEUP2000'))).toBe('too_many');
    expect(requestedOrders).toHaveLength(45);
  });
});
