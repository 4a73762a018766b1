import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { openPlansHouse, type PlansHouse } from '#tests/support/plans/plans.ts';
import { cardOf } from '#tests/support/staff.ts';
import { subscriptionsPersonal } from './personal.server.ts';
import { planChildren, subscriptionNotices, userSubscriptions } from './tables.server.ts';

const start = new Date('2027-01-11T08:00:00Z');
let house: PlansHouse;
beforeAll(async () => {
  house = await openPlansHouse(start);
});
afterAll(() => house.stop());

const copyOf = (userId: number) =>
  subscriptionsPersonal.export(house.db, userId, start) as Promise<{
    subscriptions: Record<string, unknown>[];
    childrenStated: unknown[];
    notices: unknown[];
  }>;
const erase = (userId: number) =>
  inTransaction(house.db, (tx) => subscriptionsPersonal.erase(tx, userId, start));

test('exports each plan with sessions, payments, child statements and letters', async () => {
  const person = await house.person();
  const other = await house.person();
  await house.buy(person, 1, undefined, 16_000);
  await house.buy(person, 1, 'monthly', 8700);
  await house.buy(other, 3, undefined, 42_000);
  const { id: userId } = person.user;
  const [monthly, brief] = await house.held(person);
  const patientId = await cardOf(house, { name: 'Pau Serra', birthOn: '2019-03-01' });
  await house.db.insert(planChildren).values({ userId, planId: 4, patientId, statedAt: start });
  const subscriptionId = monthly?.id ?? 0;
  await house.db
    .insert(subscriptionNotices)
    .values({ subscriptionId, about: 'instalment:2', queuedAt: start });
  expect(subscriptionsPersonal.name).toBe('subscriptions');
  const { subscriptions, ...rest } = await copyOf(userId);
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
  const person = await house.person();
  const other = await house.person();
  for (const who of [person, other]) await house.buy(who, 1, 'monthly', 8700);
  const { id: userId } = person.user;
  const patientId = await cardOf(house, { name: 'Jan Puig', birthOn: '2019-03-01' });
  for (const id of [userId, other.user.id])
    await house.db.insert(planChildren).values({ userId: id, planId: 4, patientId, statedAt: start });
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
    house.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, id));
  expect(await heldBy(userId)).toMatchObject([{ active: false, cancelledAt: start, nextBillingOn: null }]);
  expect(await heldBy(other.user.id)).toMatchObject([{ active: true, cancelledAt: null }]);
  expect(await house.db.$count(planChildren, eq(planChildren.userId, userId))).toBe(0);
  expect(await house.db.$count(planChildren, eq(planChildren.userId, other.user.id))).toBe(1);
  expect(await erase((await house.person()).user.id)).toEqual({ deleted: [], kept: [] });
});

test('refuses to close an account while a plan payment is under review', async () => {
  const person = await house.person();
  const objection = () =>
    inTransaction(house.db, async (tx) => subscriptionsPersonal.objection?.(tx, person.user.id, start));
  expect(await objection()).toBeNull();
  await house.wallet.fault({ call: 'capture', fault: 'pending' });
  await house.buy(person, 1, 'monthly', 8700);
  expect(await objection()).toBe(
    'Hay un pago tuyo en revisión. Espera a que se decida antes de eliminar tu cuenta.',
  );
});
