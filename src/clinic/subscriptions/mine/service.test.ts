import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clinicContact } from '#platform/clinic-contact.ts';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import { childMessages } from '../child-messages.ts';
import type { UserSubscription } from '../contract.ts';

const january = new Date('2027-01-11T10:00:00Z');
let testApp: PlansTestApp;
let person: Person;
beforeAll(async () => {
  testApp = await startPlansTestApp(january);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(january);
  person = await testApp.person();
});

const findOnlyPlan = async (): Promise<UserSubscription> =>
  (await testApp.held(person))[0] as UserSubscription;
const cancel = (id: number, key: string = randomUUID()) =>
  person.send({
    method: 'POST',
    url: `/api/user-subscriptions/${id}/cancel`,
    headers: { 'idempotency-key': key },
  });

test("lists a person's plans with payments and sessions, newest first", async () => {
  await testApp.buy(person, 1, 'monthly', 8_700);
  const first = await findOnlyPlan();
  await testApp.buy(await testApp.person(), 2, 'single', 66_300);
  testApp.clock.set(new Date('2027-02-08T10:00:00Z'));
  await testApp.renew(person, first, 2, 8_700);
  await testApp.buy(person, 2, undefined, 30_000);
  // The updates move the older rows behind the others.
  await testApp.pool.query('update user_subscriptions set features = features where id = $1', [first.id]);
  await testApp.pool.query(
    'update subscription_payments set cents = cents where subscription_id = $1 and number = 1',
    [first.id],
  );
  const payment = (number: number, paidAt: string, price: number) => ({
    number,
    paidAt: `${paidAt}T10:00:00.000Z`,
    price,
    captureId: expect.any(String),
  });
  expect(await testApp.held(person)).toMatchObject([
    {
      planId: 2,
      planDetails: { name: 'Premium' },
      type: 'adult',
      userId: person.user.id,
      paymentInterval: 'single',
      startDate: '2027-02-08T10:00:00.000Z',
      childBirthDate: null,
      sessionsTotal: 4,
      sessionsLeft: 4,
      pricePaid: 30_000,
      toCome: null,
      renewal: null,
      active: true,
      cancelled: false,
      mayCancel: false,
      nextBillingDate: null,
      payments: [payment(1, '2027-02-08', 30_000)],
    },
    {
      planId: 1,
      planDetails: { name: 'Básico' },
      paymentInterval: 'monthly',
      renewal: null,
      sessionsTotal: 2,
      sessionsLeft: 2,
      pricePaid: 17_400,
      toCome: { payments: 4, sessions: 6 },
      active: true,
      mayCancel: true,
      nextBillingDate: '2027-03-11',
      payments: [payment(1, '2027-01-11', 8_700), payment(2, '2027-02-08', 8_700)],
    },
  ]);
  // A withdrawn session still counts as granted.
  await testApp.pool.query(
    "insert into session_credits (subscription_id, step, sessions, at) values ($1, 'expire', -1, now())",
    [first.id],
  );
  expect((await testApp.held(person))[1]).toMatchObject({ sessionsTotal: 2 });
});

test('returns no sessions, payments or due day after the end, before the job runs too', async () => {
  await testApp.buy(person, 1, 'monthly', 8_700);
  const { endDate } = await findOnlyPlan();
  testApp.clock.set(new Date(Date.parse(endDate) - 1));
  expect(await findOnlyPlan()).toMatchObject({
    sessionsLeft: 1,
    toCome: { payments: 5 },
    nextBillingDate: '2027-02-11',
  });
  testApp.clock.set(new Date(endDate));
  expect(await findOnlyPlan()).toMatchObject({
    active: false,
    sessionsLeft: 0,
    toCome: null,
    nextBillingDate: null,
    mayCancel: false,
    renewal: { number: 2, price: 8_700 },
  });
});

test('lists imported packages by record and paid plans by account', async () => {
  await testApp.buy(person, 1, 'single', 52_000);
  const { id } = await findOnlyPlan();
  await testApp.pool.query('update user_subscriptions set user_id = null, plan_id = null where id = $1', [
    id,
  ]);
  testApp.clock.set(new Date('2028-03-01T10:00:00Z'));
  expect(await testApp.held(person)).toMatchObject([{ id, planId: null, active: false, renewal: null }]);
  const other = await testApp.person();
  await testApp.pool.query('update user_subscriptions set user_id = $2, plan_id = 1 where id = $1', [
    ...[id, other.user.id],
  ]);
  expect(await testApp.held(person)).toEqual([]);
  expect(await testApp.held(other)).toMatchObject([{ id }]);
});

test('cancels and notifies once, with the same response when repeated', async () => {
  await testApp.buy(person, 1, 'monthly', 8_700);
  const plan = await findOnlyPlan();
  const key = randomUUID();
  const replies = [await cancel(plan.id, key), await cancel(plan.id, key), await cancel(plan.id)];
  for (const reply of replies)
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { id: plan.id, cancelled: true }]);
  const { rows } = await testApp.pool.query(
    `select at, actor_kind as kind, actor_user_id as "by" from audit_log
     where action = 'subscription.cancelled' and subject = $1`,
    [`subscription:${plan.id}`],
  );
  expect(rows).toEqual([{ at: january, kind: 'person', by: person.user.id }]);
  expect(await testApp.letters(person, 'subscription.cancelled')).toHaveLength(1);
  const unknown = await cancel(2_000_000_000);
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
});

test('uses the child stated last, at a permitted age and by an entitled guardian', async () => {
  const name = (childBirthDate: string, planId = 4) =>
    person.post(`/api/subscription-plans/${planId}/child`, { childBirthDate, guardian: true });
  for (const [birthDate, message] of [
    ['2024-01-02', childMessages().too_young],
    ['2001-01-02', childMessages().grown_up],
  ] as const)
    expect((await name(birthDate)).json()).toMatchObject({ message, fields: { childBirthDate: message } });
  for (const planId of [1, 99]) expect((await name('2018-05-04', planId)).json().code).toBe('not_found');
  expect((await name('2018-05-04')).json()).toEqual({ success: true });
  testApp.clock.set(new Date('2027-01-11T10:05:00Z'));
  expect((await name('2016-02-03')).json()).toEqual({ success: true });
  const stated = async () =>
    (
      await testApp.pool.query(
        `select c.plan_id as plan, p.birth_on::text as "on", c.stated_at as at from plan_children c
         join patients p on p.id = c.patient_id where c.user_id = $1`,
        [person.user.id],
      )
    ).rows;
  expect(await stated()).toEqual([{ plan: 4, on: '2016-02-03', at: testApp.clock.now() }]);
  await testApp.buy(person, 4, 'single', 25_000);
  expect(await findOnlyPlan()).toMatchObject({ type: 'child', childBirthDate: '2016-02-03' });
  // The clinic has revoked the right to book for the first child.
  await testApp.pool.query(
    `update guardianships set may_book = false where patient_id in (
       select g.patient_id from guardianships g join patients o on o.id = g.guardian_id
       join patients p on p.id = g.patient_id where o.user_id = $1 and p.birth_on = '2018-05-04')`,
    [person.user.id],
  );
  const refused = (await name('2018-05-04')).json();
  expect(refused).toMatchObject({ code: 'invalid', fields: { childBirthDate: refused.message } });
  expect(refused.message).toContain(clinicContact().phone);
  expect(await stated()).toMatchObject([{ on: '2016-02-03' }]);
});
