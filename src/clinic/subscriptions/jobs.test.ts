import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import type { SubscriptionsDeps } from './deps.server.ts';
import { subscriptionJobs } from './jobs.server.ts';
import { letterFacts, notifyBought } from './notify.server.ts';
import { findSubscription } from './queries.server.ts';
import type { UserSubscriptionRow } from './tables.server.ts';

const start = new Date('2027-01-11T08:00:00Z');
const publicUrl = 'http://onyar.test';
let testApp: PlansTestApp;
let person: Person;
beforeAll(async () => {
  testApp = await startPlansTestApp(start);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(start);
  person = await testApp.person();
});

const findRow = async (who = person): Promise<UserSubscriptionRow> => {
  const [held] = await testApp.held(who);
  const row = await findSubscription(testApp.db, held?.id ?? 0);
  if (row === undefined) throw new Error('the person has no plan');
  return row;
};
const runJobAt = async (instant: string) => {
  testApp.clock.set(new Date(instant));
  await testApp.run('subscriptions.look-after');
};
const listNotices = async (who: Person) =>
  (
    await testApp.pool.query<{ about: string }>(
      'select about from outbox where user_id = $1 and about is not null order by id',
      [who.user.id],
    )
  ).rows.map(({ about }) => about);
const deps = () =>
  ({ db: testApp.db, clock: testApp.clock, jobs: testApp.jobs, publicUrl }) satisfies SubscriptionsDeps;

describe('letters about a plan', () => {
  test('contain sessions, last day and outstanding payments, except after cancellation', async () => {
    await testApp.buy(person, 1, 'monthly', 8700);
    const held = await findRow();
    const told = {
      planName: 'Básico',
      sessionsLeft: 1,
      endsOn: instantOf('2027-07-11', '12:00'),
      profileUrl: `${publicUrl}/dashboard#subscriptions`,
    };
    expect(letterFacts({ publicUrl }, held)).toEqual({
      ...told,
      nextPayment: { on: instantOf('2027-02-11', '12:00'), cents: 8700 },
      toCome: {
        payments: 5,
        cents: 43_500,
        sessions: 7,
        nextSessions: 1,
        roundPayments: 6,
        roundSessions: 8,
      },
    });
    const none = { ...told, nextPayment: null, toCome: null };
    expect(letterFacts({ publicUrl }, { ...held, cancelledAt: start })).toEqual(none);
    expect(letterFacts({ publicUrl }, { ...held, nextBillingOn: null })).toEqual(none);
  });

  test('contain no perk links for a plan that is over, and are not sent for unknown plans', async () => {
    await testApp.buy(person, 3, undefined, 42_000);
    const { id, endsAt } = await findRow();
    const letters = () => testApp.letters(person, 'subscription.paid');
    expect((await letters())[0]?.text).toContain('Tu plan incluye también');
    await notifyBought(deps(), testApp.db, id, endsAt);
    expect((await letters()).map(({ text }) => text.includes('Tu plan incluye también'))).toEqual([
      true,
      false,
    ]);
    await notifyBought(deps(), testApp.db, 2_147_483_000, start);
    expect(await letters()).toHaveLength(2);
  });
});

describe('the daily tasks of plans', () => {
  test('send each letter once per plan and payment', async () => {
    await testApp.buy(person, 1, 'monthly', 8700);
    const { id } = await findRow();
    await runJobAt('2027-02-06T08:00:00Z');
    await runJobAt('2027-02-19T08:00:00Z');
    await runJobAt('2027-06-11T08:00:00Z');
    await runJobAt('2027-06-12T08:00:00Z');
    expect(await listNotices(person)).toEqual(
      ['instalment:2', 'lapsed:2', 'ending:2027-07-11'].map((about) => `subscription:${id}:${about}`),
    );
  });

  test('send no lapse letter when first run after the end, because the end was announced', async () => {
    await testApp.buy(person, 1, 'monthly', 8700);
    await runJobAt('2027-07-12T08:00:00Z');
    expect(await listNotices(person)).toEqual([]);
    expect(await findRow()).toMatchObject({ active: false, sessionsLeft: 0 });
  });

  test('delete agreed terms after forty days', async () => {
    const orderId = await testApp.wallet.create({
      reference: `subscription:1:monthly:${person.user.id}`,
      value: '87.00',
    });
    const report = { type: 'subscription', itemId: 1, paymentInterval: 'monthly', orderId, cents: 8700 };
    expect((await person.post('/api/payments/orders', report)).statusCode).toBe(200);
    const kept = async () =>
      (await testApp.pool.query('select 1 from plan_agreements where order_id = $1', [orderId])).rowCount;
    await runJobAt('2027-02-20T08:00:00Z');
    expect(await kept()).toBe(1);
    await runJobAt('2027-02-20T08:00:01Z');
    expect(await kept()).toBe(0);
  });

  test('report an unreachable database as one failure, not one per plan', async () => {
    await testApp.buy(person, 1, 'monthly', 8700);
    testApp.clock.set(new Date('2027-02-08T08:00:00Z'));
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const noPool = { connect: () => Promise.reject(gone) };
    const db = Object.create(testApp.db, { $client: { value: noPool } });
    const [job] = subscriptionJobs({ ...deps(), db });
    await expect(job?.handle({} as never)).rejects.toBe(gone);
  });

  test('run hourly and at startup', () => {
    const [job, ...others] = subscriptionJobs(deps());
    expect(others).toEqual([]);
    expect(job?.cron).toMatch(/^\d+ \* \* \* \*$/);
    expect(job?.atStart).toEqual({});
  });
});
