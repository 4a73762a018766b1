import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import {
  createStaff,
  insertAppointment,
  insertGuardian,
  insertPatient,
  readReceiptPayer,
} from '#tests/support/staff.ts';
import type { PlanOfPerson } from '../contract.ts';

const january = new Date('2027-01-11T10:00:00Z');
let testApp: PlansTestApp;
let reception: Person;
let patientId: number;
beforeAll(async () => {
  testApp = await startPlansTestApp(january);
  reception = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(january);
  await testApp.signIn(reception);
  patientId = await insertPatient(testApp, {
    name: 'Joana Serra',
    email: 'joana@example.test',
    birthDate: '1950-03-04',
  });
});

const sell = (more: object) =>
  reception.post('/api/staff/payments', {
    type: 'subscription',
    itemId: 1,
    method: 'card',
    patientId,
    cents: 16_000,
    ...more,
  });
const monthly = { paymentInterval: 'monthly', cents: 8_700 };
const plans = async (id = patientId): Promise<PlanOfPerson[]> =>
  (await reception.get(`/api/staff/people/${id}/plans`)).json();
const findOnlyPlan = async (): Promise<PlanOfPerson> => {
  const [plan, ...more] = await plans();
  expect(more).toEqual([]);
  return plan as PlanOfPerson;
};
/** Gives the record to an account, as an accepted invitation does. */
async function link({ user }: Person): Promise<void> {
  await testApp.pool.query('update patients set user_id = null where user_id = $1', [user.id]);
  await testApp.pool.query('update patients set user_id = $1 where id = $2', [user.id, patientId]);
}
describe('a plan sold to a patient without an account', () => {
  test('belongs to the record, names it as payer, and pays for appointments', async () => {
    const reply = await sell({});
    expect(reply.statusCode, reply.body).toBe(201);
    expect(await readReceiptPayer(testApp, reply.json().receiptId)).toEqual({
      user: null,
      record: patientId,
    });
    const plan = await findOnlyPlan();
    expect(plan).toMatchObject({ planId: 1, active: true, sessionsLeft: 2 });
    const id = await insertAppointment(testApp, {
      patientId,
      professionalId: 1,
      startsAt: new Date('2027-01-12T09:00:00Z'),
    });
    expect((await reception.post(`/api/staff/appointments/${id}/session`)).statusCode).toBe(200);
    expect((await findOnlyPlan()).sessionsLeft).toBe(1);
  });

  test('takes its instalments at the desk, and undoes the last one', async () => {
    expect((await sell(monthly)).statusCode).toBe(201);
    const { id } = await findOnlyPlan();
    testApp.clock.set(new Date('2027-02-08T10:00:00Z'));
    await testApp.signIn(reception);
    const instalment = { type: 'subscription', itemId: 1, userSubscriptionId: id };
    const due = `/api/staff/payments/due?type=subscription&itemId=1&userSubscriptionId=${id}`;
    expect((await reception.get(due)).json()).toMatchObject({ cents: 8_700, payerName: 'Joana Serra' });
    const paid = await reception.post('/api/staff/payments', { ...instalment, method: 'card', cents: 8_700 });
    expect(paid.statusCode, paid.body).toBe(201);
    expect(await readReceiptPayer(testApp, paid.json().receiptId)).toEqual({ user: null, record: patientId });
    const undo = `/api/staff/receipts/${paid.json().receiptId}/undo`;
    expect((await reception.post(undo, { reason: 'Era otra persona' })).statusCode).toBe(204);
    expect((await reception.get(due)).json()).toMatchObject({ cents: 8_700 });
  });

  test('is managed by the account that the patient opens later', async () => {
    expect((await sell(monthly)).statusCode).toBe(201);
    const { id } = await findOnlyPlan();
    const person = await testApp.person();
    const stranger = await testApp.person();
    expect(await testApp.held(person)).toEqual([]);
    await link(person);
    expect(await testApp.held(person)).toMatchObject([{ id, sessionsLeft: expect.any(Number) }]);
    expect(await testApp.held(stranger)).toEqual([]);
    expect((await stranger.post(`/api/user-subscriptions/${id}/cancel`)).statusCode).toBe(404);
    expect((await person.post(`/api/user-subscriptions/${id}/cancel`)).json()).toMatchObject({
      id,
      cancelled: true,
    });
    const about = await testApp.letters(person, 'subscription.cancelled');
    expect(about).toHaveLength(1);
  });

  test("is managed by a child's guardian, and names the guardian as payer", async () => {
    const child = await insertPatient(testApp, { name: 'Pol Serra', birthDate: '2018-05-04' });
    await insertGuardian(testApp, { childId: child, guardianId: patientId });
    const ofChild = { itemId: 4, paymentInterval: 'single', cents: 25_000, patientId: child };
    expect((await sell({ patientId: child })).json()).toMatchObject({ code: 'invalid' });
    const reply = await sell(ofChild);
    expect(reply.statusCode, reply.body).toBe(201);
    expect(await readReceiptPayer(testApp, reply.json().receiptId)).toEqual({
      user: null,
      record: patientId,
    });
    expect(await plans(child)).toMatchObject([{ audience: 'child' }]);
    const person = await testApp.person();
    await link(person);
    expect(await testApp.held(person)).toMatchObject([{ childBirthDate: '2018-05-04' }]);
  });

  test("survives the closed account of one of a child's guardians, and ends with the patient's own", async () => {
    const child = await insertPatient(testApp, { name: 'Pol Serra', birthDate: '2018-05-04' });
    const father = await insertPatient(testApp, { name: 'Marc Serra' });
    for (const guardianId of [patientId, father])
      await insertGuardian(testApp, { childId: child, guardianId });
    const ofChild = { itemId: 4, paymentInterval: 'single', cents: 25_000, patientId: child };
    expect((await sell(ofChild)).statusCode).toBe(201);
    expect((await sell(monthly)).statusCode).toBe(201);
    const person = await testApp.person();
    await link(person);
    expect(await testApp.held(person)).toHaveLength(2);
    const closed = await person.delete('/api/me', { password: 'casa-de-paper-7' });
    expect(closed.statusCode, closed.body).toBe(200);
    const { rows } = await testApp.pool.query(
      'select active from user_subscriptions where patient_id = any($1) order by patient_id = $2',
      [[child, patientId], child],
    );
    expect(rows).toEqual([{ active: false }, { active: true }]);
  });

  test('passes to the account whose record is merged with it', async () => {
    expect((await sell({})).statusCode).toBe(201);
    const person = await testApp.person();
    const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
    const director = await createStaff(testApp, 'admin');
    const merged = await director.post(`/api/staff/people/${rows[0].id}/join`, { otherId: patientId });
    expect(merged.statusCode, merged.body).toBe(200);
    expect(await testApp.held(person)).toMatchObject([{ sessionsLeft: 2 }]);
  });
});
