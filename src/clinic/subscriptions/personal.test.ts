import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import { insertPatient } from '#tests/support/staff.ts';
import { subscriptionsPersonal } from './personal.server.ts';
import { planChildren, subscriptionNotices, userSubscriptions } from './tables.server.ts';

const start = new Date('2027-01-11T08:00:00Z');
let testApp: PlansTestApp;
beforeAll(async () => {
  testApp = await startPlansTestApp(start);
});
afterAll(() => testApp.stop());

const exportOf = (userId: number) =>
  subscriptionsPersonal.export(testApp.db, userId, start) as Promise<{
    subscriptions: Record<string, unknown>[];
    childrenStated: unknown[];
    notices: unknown[];
  }>;
const erase = (userId: number) =>
  inTransaction(testApp.db, (tx) => subscriptionsPersonal.erase(tx, userId, start));

test('exports each plan with sessions, payments, child statements and letters', async () => {
  const person = await testApp.person();
  const other = await testApp.person();
  await testApp.buy(person, 1, undefined, 16_000);
  await testApp.buy(person, 1, 'monthly', 8700);
  await testApp.buy(other, 3, undefined, 42_000);
  const { id: userId } = person.user;
  const [monthly, brief] = await testApp.held(person);
  const patientId = await insertPatient(testApp, { name: 'Pau Serra', birthDate: '2019-03-01' });
  await testApp.db.insert(planChildren).values({ userId, planId: 4, patientId, statedAt: start });
  const subscriptionId = monthly?.id ?? 0;
  await testApp.db
    .insert(subscriptionNotices)
    .values({ subscriptionId, about: 'instalment:2', queuedAt: start });
  expect(subscriptionsPersonal.name).toBe('subscriptions');
  const { subscriptions, ...rest } = await exportOf(userId);
  expect(rest).toEqual({
    childrenStated: [{ planId: 4, statedAt: start }],
    notices: [{ about: 'instalment:2', queuedAt: start }],
  });
  expect(subscriptions).toMatchObject([
    {
      id: monthly?.id,
      planName: 'Básico',
      kind: 'monthly',
      childBirthDate: null,
      sessions: [{ step: 'grant', sessions: 1, subscriptionId }],
      paid: [{ number: 1, cents: 8700, subscriptionId }],
    },
    {
      id: brief?.id,
      kind: 'landing',
      sessions: [{ step: 'grant', sessions: 2, subscriptionId: brief?.id }],
      paid: [{ number: 1, cents: 16_000 }],
    },
  ]);
  for (const each of subscriptions)
    for (const key of ['userId', 'patientId']) expect(each).not.toHaveProperty(key);
});

test('ends plans when the account is closed, keeps the books and deletes child statements', async () => {
  const person = await testApp.person();
  const other = await testApp.person();
  for (const who of [person, other]) await testApp.buy(who, 1, 'monthly', 8700);
  const { id: userId } = person.user;
  const patientId = await insertPatient(testApp, { name: 'Jan Puig', birthDate: '2019-03-01' });
  for (const id of [userId, other.user.id])
    await testApp.db.insert(planChildren).values({ userId: id, planId: 4, patientId, statedAt: start });
  expect(await erase(userId)).toEqual({
    deleted: [
      'tus planes: no se te pedirá ningún pago más, y las sesiones que quedaran ya no se pueden usar',
    ],
    kept: [
      {
        what: 'los apuntes de tus planes y de sus sesiones, sin tu nombre',
        why: 'Código de Comercio, art. 30, y Ley General Tributaria, art. 70',
        until: null,
      },
    ],
  });
  const heldBy = (id: number) =>
    testApp.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, id));
  expect(await heldBy(userId)).toMatchObject([{ active: false, cancelledAt: start, nextBillingOn: null }]);
  expect(await heldBy(other.user.id)).toMatchObject([{ active: true, cancelledAt: null }]);
  expect(await testApp.db.$count(planChildren, eq(planChildren.userId, userId))).toBe(0);
  expect(await testApp.db.$count(planChildren, eq(planChildren.userId, other.user.id))).toBe(1);
  expect(await erase((await testApp.person()).user.id)).toEqual({ deleted: [], kept: [] });
});

test('refuses to close an account while a plan payment is under review', async () => {
  const person = await testApp.person();
  const objection = () =>
    inTransaction(testApp.db, async (tx) => subscriptionsPersonal.objection?.(tx, person.user.id, start));
  expect(await objection()).toBeNull();
  await testApp.wallet.fault({ call: 'capture', fault: 'pending' });
  await testApp.buy(person, 1, 'monthly', 8700);
  expect(await objection()).toBe(
    'Hay un pago tuyo en revisión. Espera a que se decida antes de eliminar tu cuenta.',
  );
});
