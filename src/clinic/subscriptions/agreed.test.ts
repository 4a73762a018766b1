import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { startTestApp } from '#tests/support/app.ts';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import { createStaff } from '#tests/support/staff.ts';
import * as credits from './credits/service.server.ts';

const start = new Date('2027-01-11T08:00:00Z');
let testApp: PlansTestApp;
let person: Person;
beforeAll(async () => {
  testApp = await startPlansTestApp(start);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(start);
  await testApp.pool.query('delete from appointments');
  await testApp.pool.query(
    "update plan_offers set price_cents = 8700 where plan_id = 1 and kind = 'monthly'",
  );
  await testApp.pool.query(
    "update plan_offers set price_cents = 16000 where plan_id = 1 and kind = 'landing'",
  );
  person = await testApp.person();
});

const setPrice = (kind: string, cents: number) =>
  testApp.pool.query('update plan_offers set price_cents = $2 where plan_id = 1 and kind = $1', [
    kind,
    cents,
  ]);
const findOnlyPlan = async () => {
  const [plan, ...others] = await testApp.held(person);
  if (plan === undefined || others.length > 0) throw new Error('the person has no plan, or several');
  return plan;
};
const resultOf = (bought: { reply: { json(): { success?: boolean; code?: string } } }) => {
  const { success, code } = bought.reply.json();
  return code ?? success;
};

describe('the agreed price of a plan', () => {
  test('applies to all its instalments, whatever the price list says later', async () => {
    await testApp.buy(person, 1, 'monthly', 8700);
    const plan = await findOnlyPlan();
    for (const today of [9900, 100]) {
      await setPrice('monthly', today);
      testApp.clock.set(new Date('2027-02-08T08:00:00Z'));
      expect((await findOnlyPlan()).renewal).toEqual({ number: 2, price: 8700 });
      expect(resultOf(await testApp.renew(person, plan, 2, today))).toBe('bought_nothing');
    }
    expect(resultOf(await testApp.renew(person, plan, 2, 8700))).toBe(true);
    expect((await findOnlyPlan()).pricePaid).toBe(17_400);
  });

  test('letters and API state the remaining payments after each payment', async () => {
    await testApp.buy(person, 1, 'monthly', 8700);
    expect(await findOnlyPlan()).toMatchObject({
      sessionsTotal: 1,
      sessionsLeft: 1,
      pricePaid: 8700,
      toCome: {
        payments: 5,
        cents: 43_500,
        sessions: 7,
        nextSessions: 1,
        roundPayments: 6,
        roundSessions: 8,
      },
    });
    const [letter] = await testApp.letters(person, 'subscription.paid');
    expect(letter?.text).toContain('1 sesión, de 8 en total');
    expect(letter?.text).toContain('5 de 6, que suman 435,00\u00a0€');
    const other = await testApp.person();
    await testApp.buy(other, 1, undefined, 16_000);
    expect((await testApp.held(other))[0]).toMatchObject({ sessionsTotal: 2, toCome: null });
    expect((await testApp.letters(other, 'subscription.paid'))[0]?.text).toContain('Te quedan: 2 sesiones');
  });

  test('is replaced by the current price when the plan is restarted after its end', async () => {
    await testApp.buy(person, 1, undefined, 16_000);
    const plan = await findOnlyPlan();
    await setPrice('landing', 17_000);
    testApp.clock.set(new Date('2027-02-12T08:00:00Z'));
    expect((await findOnlyPlan()).renewal).toEqual({ number: 2, price: 17_000 });
    expect(resultOf(await testApp.renew(person, plan, 2, 16_000))).toBe('bought_nothing');
    expect(resultOf(await testApp.renew(person, plan, 2, 17_000))).toBe(true);
    // The remainder of the earlier period is forfeited.
    expect(await findOnlyPlan()).toMatchObject({ sessionsLeft: 2 });
  });

  test.each([-1, 1])('is not met by %i cent less, neither for a plan nor a later payment', async (cent) => {
    expect(resultOf(await testApp.buy(person, 1, 'monthly', 8700 + cent))).toBe('bought_nothing');
    expect(await testApp.held(person)).toEqual([]);
    await testApp.buy(person, 1, 'monthly', 8700);
    const plan = await findOnlyPlan();
    testApp.clock.set(new Date('2027-02-08T08:00:00Z'));
    expect(resultOf(await testApp.renew(person, plan, 2, 8700 + cent))).toBe('bought_nothing');
    expect(await findOnlyPlan()).toMatchObject({ pricePaid: 8700, sessionsLeft: 1 });
  });

  test('refuses an interval that is not for sale before any payment', async () => {
    const reply = await testApp.say(person, { itemId: 4, paymentInterval: 'monthly' }, 'FABRICATED1234567');
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid']);
  });

  test('accepts a later payment from exactly five days before its due day', async () => {
    await testApp.buy(person, 1, 'monthly', 8700);
    const plan = await findOnlyPlan();
    // Due on 11 February; midnight in Madrid is an hour earlier.
    testApp.clock.set(new Date('2027-02-05T22:59:00Z'));
    expect(resultOf(await testApp.renew(person, plan, 2, 8700))).toBe('bought_nothing');
    testApp.clock.set(new Date('2027-02-05T23:00:00Z'));
    expect(resultOf(await testApp.renew(person, plan, 2, 8700))).toBe(true);
  });
});

describe('a plan whose price changes during a payment', () => {
  const report = (who: Person, orderId: string, fields: object = {}) =>
    who.post('/api/payments/orders', {
      type: 'subscription',
      itemId: 1,
      paymentInterval: 'monthly',
      orderId,
      ...fields,
    });
  const monthly = (who: Person) => `subscription:1:monthly:${who.user.id}`;
  const open = async (who: Person) => {
    const orderId = await testApp.wallet.create({ reference: monthly(who), value: '87.00' });
    expect((await report(who, orderId, { cents: 8700 })).statusCode).toBe(200);
    return orderId;
  };
  const capture = async (orderId: string) => {
    await testApp.wallet.approve(orderId);
    await testApp.wallet.capture(orderId);
  };
  const pays = { itemId: 1, paymentInterval: 'monthly' };

  test.each([9900, 8000])('to %i cents is sold at the price of its order', async (today) => {
    const orderId = await open(person);
    await testApp.pool.query(
      "update plan_offers set price_cents = $1, sessions_per_payment = '{5}' where plan_id = 1 and kind = 'monthly'",
      [today],
    );
    // The same order, reported again, keeps its price; a new one does not.
    expect((await report(person, orderId, { cents: 8700 })).statusCode).toBe(200);
    const later = await testApp.wallet.create({ reference: monthly(person), value: '87.00' });
    expect((await report(person, later, { cents: 8700 })).json()).toMatchObject({
      code: 'price_changed',
      price: today,
    });
    await capture(orderId);
    expect((await testApp.say(person, pays, orderId)).json()).toEqual({ success: true });
    expect(await findOnlyPlan()).toMatchObject({
      pricePaid: 8700,
      sessionsTotal: 1,
      toCome: { cents: 43_500 },
    });
    await testApp.pool.query(
      "update plan_offers set sessions_per_payment = '{1,1,2}' where plan_id = 1 and kind = 'monthly'",
    );
  });

  test('is captured at the agreed price when the browser has gone, even if off sale', async () => {
    const orderId = await open(person);
    await testApp.wallet.approve(orderId);
    await setPrice('monthly', 9900);
    await testApp.pool.query('update plans set active = false where id = 1');
    await testApp.lookAt([orderId]);
    testApp.clock.set(new Date(start.getTime() + 60_000));
    await testApp.lookAt([orderId]);
    await testApp.pool.query('update plans set active = true where id = 1');
    expect((await findOnlyPlan()).pricePaid).toBe(8700);
  });

  test.each(['said by its browser', 'found by us, where the browser has gone'])(
    'is restarted after its end at the agreed price: %s',
    async (how) => {
      await testApp.buy(person, 1, undefined, 16_000);
      const plan = await findOnlyPlan();
      testApp.clock.set(new Date('2027-02-12T08:00:00Z'));
      await testApp.signIn(person);
      const orderId = await testApp.wallet.create({ reference: `renewal:${plan.id}:2`, value: '160.00' });
      const again = { itemId: 1, userSubscriptionId: plan.id };
      const told = { ...again, paymentInterval: undefined, cents: 16_000 };
      expect((await report(person, orderId, told)).statusCode).toBe(200);
      await testApp.wallet.approve(orderId);
      await setPrice('landing', 17_000);
      expect((await findOnlyPlan()).renewal).toEqual({ number: 2, price: 17_000 });
      if (how === 'said by its browser') {
        await testApp.wallet.capture(orderId);
        expect((await testApp.say(person, again, orderId)).json()).toEqual({ success: true });
      } else
        for (const seconds of [0, 60]) {
          testApp.clock.set(new Date(Date.parse('2027-02-12T08:00:00Z') + seconds * 1_000));
          await testApp.lookAt([orderId]);
        }
      expect(await findOnlyPlan()).toMatchObject({ pricePaid: 32_000, sessionsLeft: 2, active: true });
    },
  );

  test("is sold at each buyer's agreed price while two instances change it", async () => {
    const other = await startTestApp({ url: testApp.url, clock: testApp.clock, listens: true });
    const people = await Promise.all(Array.from({ length: 6 }, () => testApp.person()));
    const told = async (who: Person, cents: number) => {
      const value = (cents / 100).toFixed(2);
      const orderId = await testApp.wallet.create({ reference: monthly(who), value });
      return { orderId, isTaken: (await report(who, orderId, { cents })).statusCode === 200 };
    };
    // Half of them have reported their orders; the others do so during the change.
    const before = await Promise.all(people.slice(0, 3).map((who) => told(who, 8700)));
    const change = setPrice('monthly', 9900);
    const bought = await Promise.all(
      people.map(async (who, index) => {
        const first = before[index] ?? (await told(who, 8700));
        const { orderId } = first.isTaken ? first : await told(who, 9900);
        await change;
        await capture(orderId);
        const elsewhere = other.visitor();
        Object.assign(elsewhere.cookies, who.cookies);
        const payload = { type: 'subscription', ...pays, paymentDetails: { id: orderId } };
        const asked = [who, elsewhere].map((at) => at.post('/api/process-payment', payload));
        const said = (await Promise.all(asked)).map((reply) => reply.json().success);
        return { said, isDearer: !first.isTaken, who };
      }),
    );
    expect(bought.slice(0, 3).map(({ isDearer }) => isDearer)).toEqual([false, false, false]);
    for (const { said, isDearer, who } of bought) {
      expect(said).toContain(true);
      const [held, ...more] = await testApp.held(who);
      expect([held?.pricePaid, more]).toEqual([isDearer ? 9900 : 8700, []]);
    }
    await other.stop();
  });
});

describe('the end of a plan', () => {
  const book = async (date: string) => {
    await testApp.signIn(person);
    const wish = { type: 'office', professionalId: 1, date, useCredit: true };
    return (await person.post('/api/appointments', wish)).json();
  };

  test('includes the whole last day, but not the day after', async () => {
    // One month: until Thursday, 11 February.
    await testApp.buy(person, 1, undefined, 16_000);
    expect((await findOnlyPlan()).endDate).toBe('2027-02-11T23:00:00.000Z');
    expect(await book('2027-02-12T08:00:00.000Z')).toMatchObject({ code: 'no_credit' });
    expect(await book('2027-02-11T18:00:00.000Z')).toMatchObject({ status: 'confirmed', withCredit: true });
  });

  test('writes off remaining sessions after the last day, not before', async () => {
    await testApp.buy(person, 1, undefined, 16_000);
    const { id } = await findOnlyPlan();
    testApp.clock.set(new Date('2027-02-11T22:59:59Z'));
    await testApp.run('subscriptions.look-after');
    expect([(await findOnlyPlan()).sessionsLeft, (await findOnlyPlan()).active]).toEqual([2, true]);
    testApp.clock.set(new Date('2027-02-11T23:00:00Z'));
    await testApp.run('subscriptions.look-after');
    expect([(await findOnlyPlan()).sessionsLeft, (await findOnlyPlan()).active]).toEqual([0, false]);
    expect(await testApp.ledger(id)).toEqual(['grant 2', 'expire -2']);
    await testApp.run('subscriptions.look-after');
    expect(await testApp.ledger(id)).toEqual(['grant 2', 'expire -2']);
  });

  test('is at midnight in Madrid around clock changes', () => {
    expect(credits.endOfDay('2027-03-27').toISOString()).toBe('2027-03-27T23:00:00.000Z');
    expect(credits.endOfDay('2027-03-28').toISOString()).toBe('2027-03-28T22:00:00.000Z');
    expect(credits.endOfDay('2026-12-31').toISOString()).toBe('2026-12-31T23:00:00.000Z');
  });
});

describe('a session', () => {
  const now = start;
  async function used() {
    await testApp.buy(person, 1, undefined, 16_000);
    const wish = { type: 'office', professionalId: 1, date: '2027-01-20T08:00:00.000Z', useCredit: true };
    const { id } = (await person.post('/api/appointments', wish)).json();
    return { appointmentId: id as number, plan: await findOnlyPlan() };
  }

  test('is returned once, however often it is requested', async () => {
    const { appointmentId, plan } = await used();
    for (let time = 0; time < 3; time++)
      await inTransaction(testApp.db, (tx) => credits.returnSessionOf(tx, appointmentId, now));
    expect(await testApp.ledger(plan.id)).toEqual(['grant 2', 'use -1', 'return 1']);
    expect((await findOnlyPlan()).sessionsLeft).toBe(2);
  });

  test('is granted once per payment', async () => {
    const { plan } = await used();
    const again = { subscriptionId: plan.id, payment: 1, sessions: 2 };
    expect(await inTransaction(testApp.db, (tx) => credits.grantSessions(tx, again, now))).toBe(false);
    expect((await findOnlyPlan()).sessionsLeft).toBe(1);
  });

  test('is taken from the plan that ends first, or the older one of two', async () => {
    await testApp.buy(person, 1, 'single', 52_000);
    await testApp.buy(person, 1, undefined, 16_000);
    await testApp.buy(person, 1, undefined, 16_000);
    const ids = (await testApp.held(person)).map(({ id }) => id).sort((one, other) => one - other);
    const uses: number[] = [];
    for (const day of [20, 21, 22, 25, 26]) {
      const date = `2027-01-${day}T08:00:00.000Z`;
      const wish = { type: 'office', professionalId: 1, date, useCredit: true };
      const { id } = (await person.post('/api/appointments', wish)).json();
      uses.push(ids.indexOf((await credits.findPayingSubscription(testApp.db, id))?.id as number));
    }
    expect(uses).toEqual([1, 1, 2, 2, 0]);
  });

  test('is withdrawn with its refund, never more than are left', async () => {
    const { plan } = await used();
    const wish = { subscriptionId: plan.id, sessions: 5, payment: 1 };
    expect(await inTransaction(testApp.db, (tx) => credits.withdrawSessions(tx, wish, now))).toBe(1);
    expect((await findOnlyPlan()).sessionsLeft).toBe(0);
  });
});

test('keeps its terms for holders when the plan is changed and taken off sale', async () => {
  const director = await createStaff(testApp, 'admin');
  const plans = await director.get('/api/staff/catalogue/plans');
  const [{ id, audience, offers, ...fields }] = plans.json();
  await testApp.buy(person, 1, 'monthly', 8700);
  const perks = ['platform'];
  expect(await findOnlyPlan()).toMatchObject({ perks: perks.map((name) => ({ name })) });
  const present = offers.map(({ sessions, actualPercent, ...offer }: Record<string, unknown>) => offer);
  const changed = await director.patch(`/api/staff/catalogue/plans/${id}`, {
    ...fields,
    perks: [],
    active: false,
    offers: present.map((offer: object) => ({ ...offer, priceCents: 99_900, validityMonths: 40 })),
  });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(audience).toBe('adult');
  testApp.clock.set(new Date('2027-02-08T08:00:00Z'));
  expect(await findOnlyPlan()).toMatchObject({
    perks: perks.map((name) => ({ name })),
    renewal: { number: 2, price: 8700 },
    toCome: { payments: 5, sessions: 7 },
  });
  expect(resultOf(await testApp.renew(person, await findOnlyPlan(), 2, 8700))).toBe(true);
  const other = await testApp.person();
  const order = { type: 'subscription', itemId: 1, paymentInterval: 'monthly', orderId: 'ORDER1234567890' };
  expect((await other.post('/api/payments/orders', order)).json()).toMatchObject({ code: 'invalid' });
  await director.patch(`/api/staff/catalogue/plans/${id}`, { ...fields, offers: present });
});
