import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import { openPlansHouse, type Person, type PlansHouse } from '#tests/support/plans/plans.ts';
import type { SubscriptionsDeps } from './deps.server.ts';
import { subscriptionJobs } from './jobs.server.ts';
import { notifyBought, recipientOf } from './notify.server.ts';
import { findSubscription } from './queries.server.ts';
import type { UserSubscriptionRow } from './tables.server.ts';

const start = new Date('2027-01-11T08:00:00Z');
const publicUrl = 'http://onyar.test';
let house: PlansHouse;
let person: Person;
beforeAll(async () => {
  house = await openPlansHouse(start);
});
afterAll(() => house.stop());
beforeEach(async () => {
  house.clock.set(start);
  person = await house.person();
});

const rowOf = async (who = person): Promise<UserSubscriptionRow> => {
  const [held] = await house.held(who);
  const row = await findSubscription(house.db, held?.id ?? 0);
  if (row === undefined) throw new Error('the person has no plan');
  return row;
};
const lookAfter = async (instant: string) => {
  house.clock.set(new Date(instant));
  await house.run('subscriptions.look-after');
};
const aboutOf = async (who: Person) =>
  (
    await house.pool.query<{ about: string }>(
      'select about from outbox where user_id = $1 and about is not null order by id',
      [who.user.id],
    )
  ).rows.map(({ about }) => about);
const deps = () =>
  ({ db: house.db, clock: house.clock, jobs: house.jobs, publicUrl }) satisfies SubscriptionsDeps;

describe('what letters tell of a plan', () => {
  test('its sessions, its last day, and what is still to be paid, unless its person wants no more', async () => {
    await house.buy(person, 1, 'monthly', 8700);
    const held = await rowOf();
    const told = {
      planName: 'Básico',
      sessionsLeft: 1,
      endsOn: instantOf('2027-07-11', '12:00'),
      profileUrl: `${publicUrl}/dashboard#subscriptions`,
    };
    expect(recipientOf({ publicUrl }, held)).toEqual({
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
    expect(recipientOf({ publicUrl }, { ...held, cancelledAt: start })).toEqual(none);
    expect(recipientOf({ publicUrl }, { ...held, nextBillingOn: null })).toEqual(none);
  });

  test('opens no doors of a plan that is over, and nobody is written to about one that there is not', async () => {
    await house.buy(person, 3, undefined, 42_000);
    const { id, endsAt } = await rowOf();
    const letters = () => house.letters(person, 'subscription.paid');
    expect((await letters())[0]?.text).toContain('Tu plan incluye también');
    await notifyBought(deps(), house.db, id, endsAt);
    expect((await letters()).map(({ text }) => text.includes('Tu plan incluye también'))).toEqual([
      true,
      false,
    ]);
    await notifyBought(deps(), house.db, 2_147_483_000, start);
    expect(await letters()).toHaveLength(2);
  });
});

describe('as days pass', () => {
  test('each letter stands for its plan and its payment, and is written once', async () => {
    await house.buy(person, 1, 'monthly', 8700);
    const { id } = await rowOf();
    await lookAfter('2027-02-06T08:00:00Z');
    await lookAfter('2027-02-19T08:00:00Z');
    await lookAfter('2027-06-11T08:00:00Z');
    await lookAfter('2027-06-12T08:00:00Z');
    expect(await aboutOf(person)).toEqual(
      ['instalment:2', 'lapsed:2', 'ending:2027-07-11'].map((about) => `subscription:${id}:${about}`),
    );
  });

  test('who is looked after only when the days are over has not lapsed: that their sessions end was said', async () => {
    await house.buy(person, 1, 'monthly', 8700);
    await lookAfter('2027-07-12T08:00:00Z');
    expect(await aboutOf(person)).toEqual([]);
    expect(await rowOf()).toMatchObject({ active: false, sessionsLeft: 0 });
  });

  test('what was agreed for an order is kept for forty days', async () => {
    const orderId = await house.wallet.create({
      reference: `subscription:1:monthly:${person.user.id}`,
      value: '87.00',
    });
    const report = { type: 'subscription', itemId: 1, paymentInterval: 'monthly', orderId, cents: 8700 };
    expect((await person.post('/api/payments/orders', report)).statusCode).toBe(200);
    const kept = async () =>
      (await house.pool.query('select 1 from plan_agreements where order_id = $1', [orderId])).rowCount;
    await lookAfter('2027-02-20T08:00:00Z');
    expect(await kept()).toBe(1);
    await lookAfter('2027-02-20T08:00:01Z');
    expect(await kept()).toBe(0);
  });

  test('a database that is away is told as that, not as so many plans that are broken', async () => {
    await house.buy(person, 1, 'monthly', 8700);
    house.clock.set(new Date('2027-02-08T08:00:00Z'));
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const noPool = { connect: () => Promise.reject(gone) };
    const db = Object.create(house.db, { $client: { value: noPool } });
    const [job] = subscriptionJobs({ ...deps(), db });
    await expect(job?.handle({} as never)).rejects.toBe(gone);
  });

  test('plans are looked after every hour, and at the start', () => {
    const [job, ...others] = subscriptionJobs(deps());
    expect(others).toEqual([]);
    expect(job?.cron).toMatch(/^\d+ \* \* \* \*$/);
    expect(job?.atStart).toEqual({});
  });
});
