import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import { withRowLocks } from '#tests/support/servers/locks.ts';
import { findSubscription } from '../queries.server.ts';
import * as credits from './service.server.ts';
import { lastDayOfSession, paySession, returnSession } from './sessions.server.ts';

const start = new Date('2027-01-11T08:00:00Z');
let testApp: PlansTestApp;
let person: Person;
let patientId: number;
beforeAll(async () => {
  testApp = await startPlansTestApp(start);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(start);
  person = await testApp.person();
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
  patientId = rows[0].id;
});

const inTx = <Result>(todo: (tx: Database) => Promise<Result>) => inTransaction(testApp.db, todo);
const buy = async (planId: 1 | 3 = 1) => {
  await testApp.buy(person, planId, undefined, planId === 1 ? 16_000 : 42_000);
  return Math.max(...(await testApp.held(person)).map(({ id }) => id));
};
const readSessionsLeft = async (id: number) => (await findSubscription(testApp.db, id))?.sessionsLeft;
let appointments = 1_000_000;
const sessionRequest = () => ({
  patientId,
  audience: 'adult' as const,
  startsAt: new Date('2027-01-20T08:00:00Z'),
  appointmentId: ++appointments,
});
const pay = (one = sessionRequest()) =>
  inTx((tx) => paySession({ publicUrl: 'http://onyar.test' }, tx, one, start));

describe('a session of a plan', () => {
  test('pays for one appointment once, and reports the remainder', async () => {
    const id = await buy();
    const one = sessionRequest();
    const use = () => inTx((tx) => credits.spendSession(tx, one, start));
    expect(await use()).toMatchObject({ id, sessionsLeft: 1 });
    expect(await use()).toMatchObject({ id, sessionsLeft: 1 });
    expect(await testApp.ledger(id)).toEqual(['grant 2', 'use -1']);
    expect(await lastDayOfSession(testApp.db, one.appointmentId)).toBe('2027-02-11');
  });

  test.each([
    ['one that had sessions all along', 2],
    ['one to which a session has just come back', 0],
  ])('is taken from another plan when the first was used up during the wait: %s', async (_, before) => {
    const first = await buy();
    const second = await buy();
    await testApp.pool.query('update user_subscriptions set sessions_left = $2 where id = $1', [
      second,
      before,
    ]);
    const held = await withRowLocks(
      testApp.url,
      `select 1 from user_subscriptions where id = ${first} for update`,
      1,
      () => inTx((tx) => credits.spendSession(tx, sessionRequest(), start)),
      (holder) =>
        holder.query(
          'update user_subscriptions set sessions_left = case when id = $1 then 0 else 2 end where id in ($1, $2)',
          [first, second],
        ),
    );
    expect(held).toMatchObject({ id: second, sessionsLeft: 1 });
    expect(await testApp.ledger(first)).toEqual(['grant 2']);
    expect(await readSessionsLeft(second)).toBe(1);
  });

  test('is refused without a plan, without sessions left, or after the end', async () => {
    expect(await pay()).toBe(false);
    const id = await buy();
    expect(await pay({ ...sessionRequest(), startsAt: new Date('2027-02-11T23:00:00Z') })).toBe(false);
    expect([await pay(), await pay(), await pay()]).toEqual([true, true, false]);
    expect(await readSessionsLeft(id)).toBe(0);
    expect(await lastDayOfSession(testApp.db, sessionRequest().appointmentId)).toBeUndefined();
  });

  test('is returned to its plan, and written off if that is over', async () => {
    const id = await buy();
    const one = sessionRequest();
    const other = sessionRequest();
    await pay(one);
    await pay(other);
    const back = ({ appointmentId }: { appointmentId: number }, now: Date) =>
      inTx((tx) => returnSession(tx, appointmentId, now));
    expect(await back(one, start)).toBe(true);
    expect(await readSessionsLeft(id)).toBe(1);
    expect(await back(other, new Date('2027-02-11T23:00:00Z'))).toBe(true);
    expect(await testApp.ledger(id)).toEqual([
      'grant 2',
      'use -1',
      'use -1',
      'return 1',
      'return 1',
      'expire -2',
    ]);
    expect(await back(sessionRequest(), start)).toBe(false);
  });

  test('is withdrawn with its refund if one is left; otherwise nothing is written', async () => {
    const id = await buy();
    const take = (sessions: number) =>
      inTx((tx) => credits.withdrawSessions(tx, { subscriptionId: id, sessions, payment: 1 }, start));
    expect([await take(1), await take(3), await take(1)]).toEqual([1, 1, 0]);
    expect(await testApp.ledger(id)).toEqual(['grant 2', 'withdraw -1', 'withdraw -1']);
  });

  test('fails for a plan that does not exist', async () => {
    const none = 2_147_483_000;
    await expect(inTx((tx) => credits.lockSubscription(tx, none))).rejects.toThrow(
      `there is no subscription ${none}`,
    );
  });
});

test('notifies a person with two sessions left once, even when one is returned and used again', async () => {
  const id = await buy(3);
  const told = () => testApp.letters(person, 'subscription.two-left');
  for (let n = 0; n < 3; n++) await pay();
  expect(await told()).toEqual([]);
  const fourth = sessionRequest();
  await pay(fourth);
  const [letter, ...more] = await told();
  expect([letter?.subject, more]).toEqual(['Te quedan 2 sesiones', []]);
  expect(letter?.text).toContain('Te avisamos con tiempo: te quedan 2 sesiones.');
  expect(letter?.text).toContain('http://onyar.test/dashboard#subscriptions');
  await inTx((tx) => returnSession(tx, fourth.appointmentId, start));
  await pay();
  expect(await told()).toHaveLength(1);
  const { rows } = await testApp.pool.query('select about from outbox where kind = $1 and user_id = $2', [
    ...['subscription.two-left', person.user.id],
  ]);
  expect(rows).toEqual([{ about: `subscription:${id}:two-left:1` }]);
  // In the next round, two are left again.
  await testApp.pool.query(
    'update user_subscriptions set payments_made = 2, sessions_left = 3 where id = $1',
    [id],
  );
  await pay();
  expect(await told()).toHaveLength(2);
});
