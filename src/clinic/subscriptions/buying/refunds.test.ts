import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '#clinic/audit/contract.ts';
import { type Database, inTransaction, sqlStateOf } from '#platform/postgres/database.server.ts';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import type { UserSubscription } from '../contract.ts';
import { type PlanRefund, refundPlanPayment, refundPlanPaymentOfCapture } from './refunds.server.ts';

let testApp: PlansTestApp;
beforeAll(async () => {
  testApp = await startPlansTestApp(new Date('2027-01-12T10:00:00Z'));
});
afterAll(() => testApp.stop());

async function withPlan(): Promise<{ person: Person; plan: UserSubscription }> {
  const person = await testApp.person();
  await testApp.buy(person, 1, 'single', 52000);
  const [plan] = await testApp.held(person);
  return { person, plan: plan as UserSubscription };
}
const giveBack = (
  plan: UserSubscription,
  wish: Pick<PlanRefund, 'cents' | 'sessions' | 'requestId'> & { number?: number },
) =>
  inTransaction(testApp.db, (tx) =>
    refundPlanPayment(
      { jobs: testApp.jobs },
      tx,
      { subscriptionId: plan.id, number: 1, actor: asSystem('test'), ...wish },
      testApp.clock.now(),
    ),
  );
const due = async (plan: UserSubscription): Promise<number> =>
  (
    await testApp.pool.query(
      'select coalesce(sum(cents), 0)::int as cents from refunds where capture_id = $1',
      [plan.payments[0]?.captureId],
    )
  ).rows[0].cents;

test('refunds a full payment with its sessions and ends the plan', async () => {
  const { person, plan } = await withPlan();
  expect(await giveBack(plan, { cents: 52000, sessions: 8, requestId: 'a' })).toBe('noted');
  expect(await testApp.held(person)).toMatchObject([{ active: false, sessionsLeft: 0, renewal: null }]);
  expect(await testApp.ledger(plan.id)).toEqual(['grant 8', 'withdraw -8']);
  expect(await due(plan)).toBe(52000);
});

test('refunds a part with some sessions and keeps the rest usable', async () => {
  const { person, plan } = await withPlan();
  expect(await giveBack(plan, { cents: 13000, sessions: 2, requestId: 'b' })).toBe('noted');
  // The same request id is the same refund.
  expect(await giveBack(plan, { cents: 13000, sessions: 2, requestId: 'b' })).toBe('noted');
  expect(await testApp.held(person)).toMatchObject([{ active: true, sessionsLeft: 6 }]);
  expect(await due(plan)).toBe(13000);
});

test('changes nothing when more money or sessions are requested than are left', async () => {
  const { plan } = await withPlan();
  expect(await giveBack(plan, { cents: 52001, sessions: 0, requestId: 'c' })).toBe('too_much');
  expect(await giveBack(plan, { cents: 1000, sessions: 9, requestId: 'd' })).toBe('too_much');
  expect(await giveBack({ ...plan, id: 999_999 }, { cents: 1, sessions: 0, requestId: 'e' })).toBe('unknown');
  expect(await due(plan)).toBe(0);
  expect(await testApp.ledger(plan.id)).toEqual(['grant 8']);
});

test('never exceeds the payment with concurrent partial refunds', async () => {
  const { plan } = await withPlan();
  const outcomes = await Promise.all(
    [1, 2, 3, 4].map((part) => giveBack(plan, { cents: 20000, sessions: 0, requestId: `f${part}` })),
  );
  expect(outcomes.filter((outcome) => outcome === 'noted')).toHaveLength(2);
  expect(await due(plan)).toBe(40000);
});

test('audits the refund, and ends a plan only for a full refund of the last payment', async () => {
  const person = await testApp.person();
  await testApp.buy(person, 1, 'monthly', 8_700);
  const [plan] = await testApp.held(person);
  const at = testApp.clock.now();
  testApp.clock.set(new Date('2027-02-10T10:00:00Z'));
  await testApp.renew(person, plan as UserSubscription, 2, 8_700);
  const held = async () => (await testApp.held(person))[0] as UserSubscription;
  const both = await held();
  expect(await giveBack(both, { cents: 8_700, sessions: 1, requestId: 'g' })).toBe('noted');
  expect(await held()).toMatchObject({ active: true, cancelled: false, nextBillingDate: '2027-03-12' });
  expect(await testApp.ledger(both.id)).toEqual(['grant 1', 'grant 1', 'withdraw -1']);
  const last = { number: 2, requestId: 'h', sessions: 0 };
  expect(await giveBack(both, { ...last, cents: 8_699 })).toBe('noted');
  expect(await held()).toMatchObject({ active: true, cancelled: false });
  const { rows } = await testApp.pool.query(
    "select at, actor_kind as kind, detail from audit_log where action = 'subscription.payment-returned' and subject = $1 order by id",
    [`subscription:${both.id}`],
  );
  const now = { at: testApp.clock.now(), kind: 'system' };
  expect(rows).toEqual([
    { ...now, detail: { job: 'test', number: 1, cents: 8_700, sessions: 1 } },
    { ...now, detail: { job: 'test', number: 2, cents: 8_699, sessions: 0 } },
  ]);
  testApp.clock.set(at);
});

test('requests no further payments after a full refund of the last one, and records the day', async () => {
  const person = await testApp.person();
  await testApp.buy(person, 1, 'monthly', 8_700);
  const [plan] = await testApp.held(person);
  expect(await giveBack(plan as UserSubscription, { cents: 8_700, sessions: 1, requestId: 'i' })).toBe(
    'noted',
  );
  const { rows } = await testApp.pool.query(
    'select active, cancelled_at as "at", next_billing_on as "on" from user_subscriptions where id = $1',
    [plan?.id],
  );
  expect(rows).toEqual([{ active: false, at: testApp.clock.now(), on: null }]);
});

const refundCapture = async (tx: Database, boughtBy: string) => {
  const wish = { boughtBy, cents: 1_000, sessions: 1, requestId: `of-${boughtBy}`, actor: asSystem('test') };
  return refundPlanPaymentOfCapture({ jobs: testApp.jobs }, tx, wish, testApp.clock.now());
};

test('refunds by capture even after the account is closed, and nothing for unknown captures', async () => {
  const { person, plan } = await withPlan();
  await testApp.pool.query('update users set closed_at = now() where id = $1', [person.user.id]);
  const give = (boughtBy: string) => inTransaction(testApp.db, (tx) => refundCapture(tx, boughtBy));
  expect(await give('NOSUCHCAPTURE1')).toBe('unknown');
  expect(await give(plan.payments[0]?.captureId ?? '')).toBe('noted');
  expect([await due(plan), await testApp.ledger(plan.id)]).toEqual([1_000, ['grant 8', 'withdraw -1']]);
});

test("waits for a concurrent closing of the payer's account before other locks", async () => {
  const { person, plan } = await withPlan();
  const closing = await testApp.pool.connect();
  try {
    await closing.query('begin');
    await closing.query('select 1 from users where id = $1 for no key update', [person.user.id]);
    const returned = inTransaction(testApp.db, async (tx) => {
      await tx.execute(sql`set local lock_timeout = '20ms'`);
      return refundCapture(tx, plan.payments[0]?.captureId ?? '');
    });
    expect(await returned.catch(sqlStateOf)).toBe('55P03');
  } finally {
    await closing.query('rollback');
    closing.release();
  }
});
