import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Interval,
  type Person,
  type PlansTestApp,
  startPlansTestApp,
} from '#tests/support/plans/plans.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { exhaustLetterLimit } from '#tests/support/words/letters.ts';
import type { Plan, UserSubscription } from '../contract.ts';

const january = new Date('2027-01-31T10:00:00Z');
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

const findOnlyPlan = async (who = person) => {
  const held = await testApp.held(who);
  expect(held).toHaveLength(1);
  return held[0] as UserSubscription;
};
const returned = async () =>
  (
    await testApp.pool.query('select cents, reason from refunds where payer_user_id = $1 order by id', [
      person.user.id,
    ])
  ).rows.map(({ cents, reason }) => `${cents} ${reason}`);
const child = { childBirthDate: '2018-05-04', guardian: true };

describe('buying a plan', () => {
  test('sells every offer at its exact price only', async () => {
    const plans = (await person.get('/api/subscription-plans')).json() as Plan[];
    for (const plan of plans)
      for (const offer of plan.offers) {
        const who = await testApp.person();
        if (plan.type === 'child') await who.post(`/api/subscription-plans/${plan.id}/child`, child);
        const interval = offer.interval === 'landing' ? undefined : (offer.interval as Interval);
        const short = await testApp.buy(who, plan.id, interval, offer.price - 1);
        expect([short.reply.statusCode, short.reply.json().code]).toEqual([402, 'bought_nothing']);
        expect(await testApp.held(who)).toEqual([]);
        const { reply } = await testApp.buy(who, plan.id, interval, offer.price);
        expect([plan.name, offer.interval, reply.json()]).toEqual([
          plan.name,
          offer.interval,
          { success: true },
        ]);
        expect(await findOnlyPlan(who)).toMatchObject({
          planId: plan.id,
          planDetails: { name: plan.name },
          active: true,
          paymentInterval: interval ?? 'single',
          sessionsTotal: offer.sessionsPerPayment[0],
          sessionsLeft: offer.sessionsPerPayment[0],
          pricePaid: offer.price,
          nextBillingDate: offer.payments > 1 ? expect.any(String) : null,
        });
      }
  });

  test('ignores the same capture and creates a second plan for another', async () => {
    const { orderId } = await testApp.buy(person, 1, 'single', 52000);
    const again = await Promise.all(
      Array.from({ length: 20 }, () =>
        testApp.say(person, { itemId: 1, paymentInterval: 'single' }, orderId),
      ),
    );
    expect(again.map((reply) => reply.json())).toEqual(again.map(() => ({ success: true })));
    expect((await testApp.held(person)).length).toBe(1);
    await testApp.buy(person, 1, 'single', 52000);
    expect((await testApp.held(person)).map(({ sessionsLeft }) => sessionsLeft)).toEqual([8, 8]);
  });

  test('ignores captures of other users and other plans', async () => {
    const other = await testApp.person();
    const { orderId } = await testApp.buy(other, 1, 'single', 52000);
    const reply = await testApp.say(person, { itemId: 1, paymentInterval: 'single' }, orderId);
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'not_verified']);
    const cheap = await testApp.buy(other, 2, undefined, 30000);
    const dear = await testApp.say(other, { itemId: 2, paymentInterval: 'single' }, cheap.orderId);
    expect(dear.statusCode).toBe(402);
    expect(await testApp.held(person)).toEqual([]);
  });

  test('refuses an interval not for sale, and refunds money that arrives anyway', async () => {
    await person.post('/api/subscription-plans/4/child', child);
    const report = { type: 'subscription', itemId: 4, paymentInterval: 'monthly', orderId: 'SOMEORDER1234' };
    expect((await person.post('/api/payments/orders', report)).statusCode).toBe(400);
    expect((await person.post('/api/payments/orders', { ...report, itemId: 99 })).statusCode).toBe(404);
    const { reply, orderId } = await testApp.buy(person, 4, 'monthly', 25000);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid']);
    await testApp.lookAt([orderId]);
    expect(await returned()).toEqual(['25000 unknown_item']);
  });

  test('requires a session', async () => {
    const orderId = await testApp.wallet.pay({
      reference: `subscription:1:single:${person.user.id}`,
      value: '520.00',
    });
    const visitor = testApp.visitor();
    const item = { type: 'subscription', itemId: 1, paymentInterval: 'single' };
    const replies = [
      await visitor.get('/api/user-subscriptions'),
      await visitor.post('/api/subscription-plans/4/child', child),
      await visitor.post('/api/payments/orders', { ...item, orderId }),
      await visitor.post('/api/process-payment', { ...item, paymentDetails: { id: orderId } }),
      await visitor.post('/api/user-subscriptions/1/cancel'),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 401));
    expect(await testApp.held(person)).toEqual([]);
  });

  test('refunds payments after the account is closed, later ones included', async () => {
    await testApp.buy(person, 1, 'monthly', 8700);
    const plan = await findOnlyPlan();
    testApp.clock.set(new Date('2027-02-25T10:00:00Z'));
    await testApp.signIn(person);
    const orders = [
      await testApp.wallet.pay({ reference: `subscription:2:single:${person.user.id}`, value: '663.00' }),
      await testApp.wallet.pay({ reference: `renewal:${plan.id}:2`, value: '87.00' }),
    ];
    const reports = [
      { itemId: 2, paymentInterval: 'single' },
      { itemId: 1, userSubscriptionId: plan.id },
    ];
    for (const [index, item] of reports.entries())
      await person.post('/api/payments/orders', { type: 'subscription', ...item, orderId: orders[index] });
    expect((await person.delete('/api/me', { password: 'casa-de-paper-7' })).statusCode).toBe(200);
    await testApp.lookAt(orders);
    expect((await returned()).toSorted()).toEqual(['66300 gone', '8700 gone']);
    expect(await testApp.ledger(plan.id)).toEqual(['grant 1']);
    const { rows } = await testApp.pool.query('select active from user_subscriptions where user_id = $1', [
      person.user.id,
    ]);
    expect(rows).toEqual([{ active: false }]);
  });

  test('refunds payments of unknown users', async () => {
    const reference = 'subscription:1:single:999999';
    const orderId = await testApp.wallet.pay({ reference, value: '520.00' });
    await testApp.say(person, { itemId: 1, paymentInterval: 'single' }, orderId);
    const { rows } = await testApp.pool.query('select cents, reason from refunds where order_id = $1', [
      orderId,
    ]);
    expect(rows).toEqual([{ cents: 52000, reason: 'gone' }]);
  });

  test("audits purchases and later payments as the holder's, and no underpayments", async () => {
    await testApp.buy(person, 1, 'monthly', 8_699);
    await testApp.buy(person, 1, 'monthly', 8_700);
    const { id } = await findOnlyPlan();
    testApp.clock.set(new Date('2027-02-25T10:00:00Z'));
    for (const cents of [8_701, 8_700]) await testApp.renew(person, await findOnlyPlan(), 2, cents);
    const { rows } = await testApp.pool.query(
      `select at, action, actor_kind as kind, actor_role as role, actor_user_id as "by" from audit_log
       where subject = $1 order by id`,
      [`subscription:${id}`],
    );
    const by = { kind: 'person', role: 'client', by: person.user.id };
    expect(rows).toEqual([
      { ...by, at: january, action: 'subscription.bought' },
      { ...by, at: testApp.clock.now(), action: 'subscription.renewed' },
    ]);
    expect(await returned()).toEqual(['8699 wrong_amount', '8701 wrong_amount']);
  });
});

describe("buying a child's plan", () => {
  const report = { type: 'subscription', itemId: 4, paymentInterval: 'single', orderId: 'SOMEORDER1234' };

  test('requires the stated child before payment', async () => {
    const reply = await person.post('/api/payments/orders', report);
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'Antes de pagar, dinos para qué niño o niña es el plan.',
    ]);
    // Money that arrives anyway is refunded.
    expect((await testApp.buy(person, 4, 'single', 25000)).reply.json().code).toBe('bought_nothing');
    expect(await returned()).toEqual(['25000 gone']);
    expect(await testApp.held(person)).toEqual([]);
    await person.post('/api/subscription-plans/4/child', child);
    expect((await person.post('/api/payments/orders', report)).statusCode).toBe(200);
  });

  test('requires a guardian and a child between four and a half and 17 years', async () => {
    for (const [body, status] of [
      [{ childBirthDate: '2018-05-04' }, 400],
      [{ childBirthDate: '2018-05-04', guardian: false }, 400],
      [{ childBirthDate: '2018-02-30', guardian: true }, 400],
      [{ childBirthDate: '2022-08-01', guardian: true }, 400],
      [{ childBirthDate: '2022-07-31', guardian: true }, 200],
      [{ childBirthDate: '2009-01-31', guardian: true }, 400],
      [{ childBirthDate: '2009-02-01', guardian: true }, 200],
    ] as const)
      expect([body, (await person.post('/api/subscription-plans/4/child', body)).statusCode]).toEqual([
        body,
        status,
      ]);
    expect((await person.post('/api/subscription-plans/1/child', child)).statusCode).toBe(404);
  });

  test('states which child it is for', async () => {
    await person.post('/api/subscription-plans/4/child', child);
    await testApp.buy(person, 4, 'single', 25000);
    expect(await findOnlyPlan()).toMatchObject({
      type: 'child',
      childBirthDate: '2018-05-04',
      sessionsLeft: 5,
    });
  });
});

describe('instalments', () => {
  const monthly = async () => {
    await testApp.buy(person, 1, 'monthly', 8700);
    return findOnlyPlan();
  };
  const at = async (instant: string) => {
    testApp.clock.set(new Date(instant));
    await testApp.run('subscriptions.look-after');
    return findOnlyPlan();
  };

  test('are requested by one e-mail five days before, and grant their sessions in turn', async () => {
    const plan = await monthly();
    expect(plan).toMatchObject({ sessionsLeft: 1, nextBillingDate: '2027-02-28', renewal: null });
    expect((await at('2027-02-22T23:30:00Z')).renewal).toEqual({ number: 2, price: 8700 });
    await at('2027-02-23T10:00:00Z');
    await at('2027-02-24T10:00:00Z');
    const letters = await testApp.letters(person, 'subscription.instalment');
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Tu próximo pago: domingo, 28 de febrero de 2027',
    ]);
    expect(letters[0]?.text).toContain('87,00\u00a0€');
    expect(letters[0]?.text).not.toContain('Básico');
    for (const [number, left] of [
      [2, 2],
      [3, 4],
    ] as const) {
      expect((await testApp.renew(person, plan, number, 8700)).reply.json()).toEqual({ success: true });
      expect((await findOnlyPlan()).sessionsLeft).toBe(left);
      testApp.clock.set(new Date(`2027-0${number + 1}-28T10:00:00Z`));
    }
    expect((await findOnlyPlan()).nextBillingDate).toBe('2027-04-30');
  });

  test('are paid once per number and in order, also concurrently', async () => {
    const plan = await monthly();
    await at('2027-02-25T10:00:00Z');
    const early = await testApp.renew(person, plan, 3, 8700);
    expect(early.reply.statusCode).toBe(402);
    const tries = await Promise.all([1, 2, 3, 4].map(() => testApp.renew(person, plan, 2, 8700)));
    expect(tries.filter(({ reply }) => reply.json().success)).toHaveLength(1);
    expect(await returned()).toEqual(['8700 gone', ...Array(3).fill('8700 second_payment')]);
    expect(await testApp.ledger(plan.id)).toEqual(['grant 1', 'grant 1']);
    expect((await findOnlyPlan()).pricePaid).toBe(17400);
  });

  test('succeed and count once when settled by a notice first or reported twice', async () => {
    const plan = await monthly();
    await at('2027-02-25T10:00:00Z');
    const { orderId, reply } = await testApp.renew(person, plan, 2, 8700);
    const item = { itemId: plan.planId, userSubscriptionId: plan.id };
    const again = await testApp.say(person, item, orderId);
    expect([reply.json(), again.json()]).toEqual([{ success: true }, { success: true }]);
    expect(await testApp.ledger(plan.id)).toEqual(['grant 1', 'grant 1']);
    const other = await testApp.person();
    expect((await testApp.say(other, item, orderId)).statusCode).toBe(404);
  });

  test('deactivate the plan seven days overdue, keep its sessions, and reactivate it when paid', async () => {
    const plan = await monthly();
    expect((await at('2027-03-07T10:00:00Z')).active).toBe(true);
    expect(await at('2027-03-08T10:00:00Z')).toMatchObject({
      active: false,
      sessionsLeft: 1,
      renewal: { number: 2, price: 8700 },
    });
    expect(await testApp.letters(person, 'subscription.lapsed')).toHaveLength(1);
    await at('2027-03-15T10:00:00Z');
    expect(await testApp.letters(person, 'subscription.lapsed')).toHaveLength(1);
    expect((await testApp.renew(person, plan, 2, 8700)).reply.json()).toEqual({ success: true });
    expect(await findOnlyPlan()).toMatchObject({
      active: true,
      sessionsLeft: 2,
      nextBillingDate: '2027-04-15',
    });
  });

  test('are no longer requested after cancellation by the owner, and paid sessions stay', async () => {
    const plan = await monthly();
    const other = await testApp.person();
    for (const id of [plan.id, 999_999])
      expect((await other.post(`/api/user-subscriptions/${id}/cancel`)).json()).toMatchObject({
        code: 'not_found',
      });
    const reply = await person.post(`/api/user-subscriptions/${plan.id}/cancel`);
    expect(reply.json()).toMatchObject({
      cancelled: true,
      active: true,
      mayCancel: false,
      nextBillingDate: null,
    });
    await person.post(`/api/user-subscriptions/${plan.id}/cancel`);
    expect(await testApp.letters(person, 'subscription.cancelled')).toHaveLength(1);
    expect(await at('2027-02-25T10:00:00Z')).toMatchObject({ active: true, renewal: null });
    expect(await at('2027-02-28T10:00:00Z')).toMatchObject({ active: false, sessionsLeft: 1 });
    expect(await testApp.letters(person, 'subscription.instalment')).toEqual([]);
    expect(await testApp.letters(person, 'subscription.lapsed')).toEqual([]);
    await testApp.renew(person, plan, 2, 8700);
    expect(await findOnlyPlan()).toMatchObject({ active: true, cancelled: false });
  });

  test('are requested once at an unverified address beyond its daily limit', async () => {
    const email = 'sense-verificar@example.org';
    person = await testApp.person({ email });
    await monthly();
    const morning = new Date('2027-02-23T10:00:00Z');
    await exhaustLetterLimit(testApp.db, person.user.id, email, morning);
    for (const time of ['10:41', '11:41', '12:41']) await at(`2027-02-23T${time}:00Z`);
    const query = `select status from outbox where kind = 'subscription.instalment' and user_id = $1 order by id`;
    const statuses = async () =>
      (await testApp.pool.query(query, [person.user.id])).rows.map(({ status }) => status);
    expect(await statuses()).toEqual(['queued']);
  });

  test('of other plans are processed when one plan fails', async () => {
    const before = await testApp.person();
    await testApp.buy(before, 1, 'monthly', 8700);
    await monthly();
    // Only the owner may change the schema, not the app's role.
    const asOwner = (statements: string) => connected(testApp.url, (client) => client.query(statements));
    await asOwner(`
      create function fails() returns trigger language plpgsql as $$ begin raise exception 'a broken row'; end $$;
      create trigger fails before insert on subscription_notices for each row
        when (new.subscription_id = ${(await findOnlyPlan(before)).id}) execute function fails()`);
    testApp.clock.set(new Date('2027-02-25T10:00:00Z'));
    await expect(testApp.run('subscriptions.look-after')).rejects.toThrow(
      'some subscriptions could not be looked after',
    );
    await asOwner('drop function fails cascade');
    expect(await testApp.letters(before, 'subscription.instalment')).toHaveLength(0);
    expect(await testApp.letters(person, 'subscription.instalment')).toHaveLength(1);
  });

  test('cannot be cancelled for a single payment', async () => {
    await testApp.buy(person, 1, 'single', 52000);
    const { id, mayCancel } = await findOnlyPlan();
    expect(mayCancel).toBe(false);
    expect((await person.post(`/api/user-subscriptions/${id}/cancel`)).json().code).toBe('nothing_to_cancel');
  });
});

describe('the end of a plan', () => {
  test('is announced a month before, once; the rest is written off, and the plan can be bought again', async () => {
    await testApp.buy(person, 2, 'quarterly', 23000);
    const plan = await findOnlyPlan();
    const spent = await testApp.person();
    await testApp.buy(spent, 2, 'quarterly', 23000);
    await testApp.pool.query('update user_subscriptions set sessions_left = 0 where user_id = $1', [
      spent.user.id,
    ]);
    testApp.clock.set(new Date('2027-10-02T10:00:00Z'));
    const brief = await testApp.person();
    await testApp.buy(brief, 1, undefined, 16_000);
    await testApp.run('subscriptions.look-after');
    await testApp.run('subscriptions.look-after');
    testApp.clock.set(new Date('2027-10-05T10:00:00Z'));
    await testApp.run('subscriptions.look-after');
    expect((await testApp.letters(person, 'subscription.ending')).map(({ subject }) => subject)).toEqual([
      'Tus sesiones caducan pronto',
    ]);
    // Not announced without remaining sessions, nor for one-month plans, which state it on purchase.
    for (const who of [spent, brief]) expect(await testApp.letters(who, 'subscription.ending')).toEqual([]);
    testApp.clock.set(new Date('2027-11-01T10:00:00Z'));
    expect(await findOnlyPlan()).toMatchObject({
      active: false,
      sessionsLeft: 0,
      renewal: { number: 2, price: 23000 },
    });
    await testApp.renew(person, plan, 2, 23000);
    expect(await findOnlyPlan()).toMatchObject({
      active: true,
      sessionsLeft: 4,
      nextBillingDate: '2028-02-01',
      endDate: '2028-08-01T22:00:00.000Z',
    });
    expect(await testApp.ledger(plan.id)).toEqual(['grant 4', 'expire -4', 'grant 4']);
  });
});

describe('payment messages about plans', () => {
  const item = { itemId: 1, paymentInterval: 'single' };
  const reference = () => `subscription:1:single:${person.user.id}`;
  const letter = async (kind: string) => (await testApp.letters(person, kind)).at(-1)?.text ?? '';

  test('name the plan during a review and after a refusal', async () => {
    await testApp.wallet.fault({ call: 'capture', fault: 'pending' });
    const orderId = await testApp.wallet.pay({ reference: reference(), value: '520.00' });
    const reply = (await testApp.say(person, item, orderId)).json();
    expect(reply).toMatchObject({ success: false, message: expect.stringContaining('tus sesiones') });
    const again = await person.post('/api/payments/orders', {
      type: 'subscription',
      ...item,
      orderId: 'ANOTHERORDER12345',
    });
    expect([again.statusCode, again.json().code]).toEqual([409, 'under_review']);
    const [capture] = await testApp.wallet.captures(reference());
    await testApp.wallet.decide(capture?.id as string, 'DECLINED');
    await testApp.say(person, item, orderId);
    const said = [reply.message, again.json().message];
    said.push(await letter('payment.under-review'), await letter('payment.declined'));
    expect(said.filter((words) => words === '' || /\bhora\b|reserva(da)?\b|cita/.test(words))).toEqual([]);
    expect(await testApp.held(person)).toEqual([]);
  });

  test('name the plan when a payment not due is refused or refunded', async () => {
    await testApp.buy(person, 1, 'single', 52000);
    const held = await findOnlyPlan();
    const report = { type: 'subscription', itemId: 1, userSubscriptionId: held.id, orderId: 'SOMEORDER4321' };
    const refused = (await person.post('/api/payments/orders', report)).json();
    expect(refused.code).toBe('hold_over');
    const { reply } = await testApp.renew(person, held, 2, 52000);
    expect(reply.json().code).toBe('bought_nothing');
    const said = [refused.message, await letter('payment.bought-nothing')];
    expect(said[1]).toContain('Ese pago ya no correspondía a tu suscripción.');
    expect(said.filter((words) => /\bhora\b|reserva/.test(words))).toEqual([]);
  });
});
