import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import type { UserSubscription } from '../contract.ts';

const january = new Date('2027-01-11T10:00:00Z');
let testApp: PlansTestApp;
let reception: Person;
let person: Person;
beforeAll(async () => {
  testApp = await startPlansTestApp(january);
  reception = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(january);
  await testApp.signIn(reception);
  person = await testApp.person();
});

const advanceTo = async (instant: string) => {
  testApp.clock.set(new Date(instant));
  await testApp.signIn(reception);
};
const readPatientId = async (): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [person.user.id])).rows[0].id;
async function children(...birthDates: string[]): Promise<number[]> {
  for (const childBirthDate of birthDates) {
    const reply = await person.post('/api/subscription-plans/4/child', { childBirthDate, guardian: true });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  const { rows } = await testApp.pool.query(
    `select p.id from patients p join guardianships g on g.patient_id = p.id join patients o on o.id = g.guardian_id
     where o.user_id = $1 order by p.birth_on`,
    [person.user.id],
  );
  return rows.map(({ id }) => id);
}
const sell = (more: object) =>
  reception.post('/api/staff/payments', { type: 'subscription', itemId: 1, method: 'card', ...more });
const due = (query: string) => reception.get(`/api/staff/payments/due?type=subscription&${query}`);
const undo = async (receiptId: number) => {
  const reply = await reception.post(`/api/staff/receipts/${receiptId}/undo`, {
    reason: 'Persona equivocada',
  });
  return reply.statusCode === 204 ? 'undone' : reply.json().code;
};
const findOnlyPlan = async (): Promise<UserSubscription> =>
  (await testApp.held(person))[0] as UserSubscription;
/** Sells a plan with six monthly payments at the desk. @returns the receipt of the first */
async function sellMonthly(): Promise<number> {
  const reply = await sell({ patientId: await readPatientId(), paymentInterval: 'monthly', cents: 8_700 });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().receiptId;
}
const instalment = (plan: UserSubscription, more: object = {}) =>
  sell({ userSubscriptionId: plan.id, cents: 8_700, ...more });

test('sells a plan on current terms for an existing record, with its description', async () => {
  const patientId = await readPatientId();
  expect((await due(`itemId=1&patientId=${patientId}`)).json()).toMatchObject({
    cents: 16_000,
    concept: 'Paquete de sesiones de psicología: Básico',
    methods: expect.arrayContaining(['cash']),
  });
  const refused = async (query: string) => {
    const { code, message } = (await due(query)).json();
    return [code, message];
  };
  const notSold = ['invalid', 'Este plan no se vende así.'];
  expect(await refused(`itemId=4&patientId=${patientId}&paymentInterval=monthly`)).toEqual(notSold);
  expect(await refused(`itemId=99&patientId=${patientId}`)).toEqual(notSold);
  await testApp.pool.query('update plans set active = false where id = 1');
  expect(await refused(`itemId=1&patientId=${patientId}`)).toEqual(notSold);
  await testApp.pool.query('update plans set active = true where id = 1');
  for (const query of ['itemId=1', 'itemId=1&patientId=2000000000', 'itemId=1&userSubscriptionId=2000000000'])
    expect([query, (await refused(query))[0]]).toEqual([query, 'not_found']);
  const card = await insertPatient(testApp, { name: 'Joana Serra' });
  expect((await due(`itemId=1&patientId=${card}`)).json()).toMatchObject({ payerName: 'Joana Serra' });
  const [child] = await children('2018-05-04');
  const ofChild = `itemId=4&paymentInterval=single&patientId=${child}`;
  expect((await due(ofChild)).json()).toMatchObject({ cents: 25_000 });
  await testApp.pool.query('update users set closed_at = now() where id = $1', [person.user.id]);
  // Without the guardian's account, the plan belongs to the child's record.
  expect((await due(ofChild)).json()).toMatchObject({ cents: 25_000 });
});

test('is limited to reception and managers; professionals sell no plans or instalments', async () => {
  await sellMonthly();
  const plan = await findOnlyPlan();
  const patientId = await readPatientId();
  await insertAppointment(testApp, {
    patientId,
    professionalId: 1,
    startsAt: new Date('2027-01-12T09:00:00Z'),
  });
  await advanceTo('2027-02-08T10:00:00Z');
  const nausica = await createStaff(testApp, 'professional', 1);
  for (const query of [`patientId=${patientId}`, `userSubscriptionId=${plan.id}`]) {
    const asked = `/api/staff/payments/due?type=subscription&itemId=1&${query}`;
    expect([(await reception.get(asked)).statusCode, (await nausica.get(asked)).statusCode]).toEqual([
      200, 404,
    ]);
  }
});

test("sells a child's plan to the child selected for each sale only", async () => {
  const [older, younger] = await children('2017-05-04', '2019-03-02');
  const single = { itemId: 4, paymentInterval: 'single', cents: 25_000 };
  for (const patientId of [older, younger, older])
    expect((await sell({ ...single, patientId })).statusCode).toBe(201);
  expect((await testApp.held(person)).map(({ childBirthDate }) => childBirthDate)).toEqual([
    ...['2017-05-04', '2019-03-02', '2017-05-04'],
  ]);
  const { rows } = await testApp.pool.query('select stated_at as at from plan_children where user_id = $1', [
    person.user.id,
  ]);
  expect(rows).toEqual([{ at: january }]);
  const ofChildren = { code: 'invalid', message: expect.stringContaining('Es un plan infantil') };
  const own = await readPatientId();
  expect((await sell({ ...single, patientId: own })).json()).toMatchObject(ofChildren);
  await testApp.pool.query("update patients set birth_on = '1990-01-01' where id = $1", [own]);
  expect((await sell({ ...single, patientId: own })).json()).toMatchObject(ofChildren);
  expect((await due(`itemId=1&patientId=${older}`)).json()).toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('Es un plan para personas adultas'),
  });
});

test('takes an instalment for the given plan; all its payments are one operation', async () => {
  await sellMonthly();
  const plan = await findOnlyPlan();
  await advanceTo('2027-02-08T10:00:00Z');
  const asked = (itemId: number) => due(`itemId=${itemId}&userSubscriptionId=${plan.id}`);
  expect((await asked(2)).json().code).toBe('not_found');
  expect((await asked(1)).json()).toMatchObject({
    cents: 8_700,
    concept: 'Paquete de sesiones de psicología: Básico',
    methods: ['cash', 'card', 'bizum', 'transfer'],
  });
  // The operation total is that of the sale, whatever the price list says now.
  const setPrice = 'update user_subscriptions set price_cents = $2 where id = $1';
  for (const [cents, first] of [
    [16_666, 'cash'],
    [16_667, 'card'],
  ] as const) {
    await testApp.pool.query(setPrice, [plan.id, cents]);
    expect((await asked(1)).json()).toMatchObject({ cents, methods: expect.arrayContaining([first]) });
    expect((await asked(1)).json().methods[0]).toBe(first);
  }
});

test('restarts a plan at the current price, with the total of all its payments', async () => {
  await sellMonthly();
  const plan = await findOnlyPlan();
  await advanceTo('2027-08-12T10:00:00Z');
  const setPrice = "update plan_offers set price_cents = $1 where plan_id = 1 and kind = 'monthly'";
  await testApp.pool.query(setPrice, [16_700]);
  const { cents, methods } = (await due(`itemId=1&userSubscriptionId=${plan.id}`)).json();
  expect([cents, methods]).toEqual([16_700, ['card', 'bizum', 'transfer']]);
  await testApp.pool.query(setPrice, [8_700]);
});

test('returns nothing due for plans of a closed account', async () => {
  const [child] = await children('2018-05-04');
  const single = { itemId: 4, paymentInterval: 'single', cents: 25_000 };
  expect((await sell({ ...single, patientId: child })).statusCode).toBe(201);
  const plan = await findOnlyPlan();
  await advanceTo('2028-02-01T10:00:00Z');
  const back = `itemId=4&userSubscriptionId=${plan.id}`;
  expect((await due(back)).json()).toMatchObject({ cents: 25_000 });
  await testApp.pool.query('update users set closed_at = now() where id = $1', [person.user.id]);
  expect((await due(back)).json().code).toBe('nothing_due');
});

test('undoes only the last payment with its sessions; the next is due again on the same day', async () => {
  const first = await sellMonthly();
  const plan = await findOnlyPlan();
  await advanceTo('2027-02-10T10:00:00Z');
  const second = (await instalment(plan)).json().receiptId;
  expect(await findOnlyPlan()).toMatchObject({ sessionsLeft: 2, nextBillingDate: '2027-03-11' });
  await advanceTo('2027-03-10T10:00:00Z');
  const third = (await instalment(plan)).json().receiptId;
  // On a later day only managers may undo; this test is about the state of the plan.
  await testApp.pool.query("update users set role = 'admin' where id = $1", [reception.user.id]);
  await testApp.signIn(reception);
  expect(await undo(second)).toBe('cannot_undo');
  expect(await undo(first)).toBe('cannot_undo');
  expect(await undo(third)).toBe('undone');
  const after = { active: true, cancelled: false, nextBillingDate: '2027-03-11', sessionsLeft: 2 };
  expect((await findOnlyPlan()).toCome).toMatchObject({ payments: 4, sessions: 6 });
  expect(await findOnlyPlan()).toMatchObject({ ...after, renewal: { number: 4, price: 8_700 } });
  expect(await testApp.ledger(plan.id)).toEqual(['grant 1', 'grant 1', 'grant 2', 'withdraw -2']);
  // Remaining sessions come from an earlier payment, which cannot be undone.
  expect(await undo(second)).toBe('cannot_undo');
  await testApp.pool.query("update users set role = 'reception' where id = $1", [reception.user.id]);
});

test('ends the plan when its first payment is undone; refused once used, over, or with a closed account', async () => {
  const first = await sellMonthly();
  const plan = await findOnlyPlan();
  const state = async () =>
    (
      await testApp.pool.query(
        'select active, cancelled_at as "at", next_billing_on::text as "on" from user_subscriptions where id = $1',
        [plan.id],
      )
    ).rows[0];
  const set = (what: string) =>
    testApp.pool.query(`update user_subscriptions set ${what} where id = $1`, [plan.id]);
  await set('sessions_left = 0');
  expect(await undo(first)).toBe('cannot_undo');
  await set(`sessions_left = 1, starts_at = '2027-01-01', ends_at = '${january.toISOString()}'`);
  expect(await undo(first)).toBe('cannot_undo');
  await set("ends_at = '2027-07-11T22:00:00Z'");
  const account = 'update users set closed_at = $2 where id = $1';
  await testApp.pool.query(account, [person.user.id, january]);
  expect(await undo(first)).toBe('cannot_undo');
  await testApp.pool.query(account, [person.user.id, null]);
  expect(await state()).toMatchObject({ active: true, at: null, on: '2027-02-11' });
  expect(await undo(first)).toBe('undone');
  expect(await state()).toEqual({ active: false, at: january, on: null });
  expect(await findOnlyPlan()).toMatchObject({
    active: false,
    cancelled: true,
    sessionsLeft: 0,
    mayCancel: false,
  });
});
