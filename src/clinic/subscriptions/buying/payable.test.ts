import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import type { UserSubscription } from '../contract.ts';
import type { SubscriptionsDeps } from '../deps.server.ts';
import { subscriptionPayable } from './payable.server.ts';

const january = new Date('2027-01-11T10:00:00Z');
const payable = subscriptionPayable({} as SubscriptionsDeps);
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

const find = (reference: string) => payable.find(testApp.db, reference, testApp.clock.now());
const quote = (reference: string, orderId: string) =>
  inTransaction(testApp.db, (tx) => payable.quote(tx, { reference, orderId }, testApp.clock.now()));
const offered = () => `subscription:1:monthly:${person.user.id}`;
async function withPlan(): Promise<(number: number) => string> {
  await testApp.buy(person, 1, 'monthly', 8_700);
  const [{ id }] = (await testApp.held(person)) as [UserSubscription];
  return (number) => `renewal:${id}:${number}`;
}
const agreements = async (): Promise<string[]> =>
  (
    await testApp.pool.query(
      'select order_id as id from plan_agreements where reference = $1 order by order_id',
      [offered()],
    )
  ).rows.map(({ id }) => id);

test('quotes nothing for unknown plans, refuses them, and gives them a generic name', async () => {
  const now = testApp.clock.now();
  for (const reference of ['nonsense', 'appointment:1']) {
    expect([await find(reference), (await payable.earnersOf(testApp.db, [reference])).size]).toEqual([
      undefined,
      0,
    ]);
    expect(await quote(reference, 'A')).toEqual({ priceCents: 0, state: 'over', isNewPrice: false });
    const money = { reference, cents: 1, captureId: 'A' };
    expect(await inTransaction(testApp.db, (tx) => payable.settle(tx, money, now))).toBe('unknown_item');
  }
  const unknown = 'renewal:2000000000:2';
  expect([await find(unknown), (await quote(unknown, 'A')).state]).toEqual([undefined, 'over']);
  const concept = 'Paquete de sesiones de psicología';
  for (const reference of ['nonsense', 'appointment:1', unknown, 'subscription:99:single:1'])
    expect(await payable.receiptLine(testApp.db, reference)).toEqual({ concept, vat: 'exempt' });
  const payment = await withPlan();
  for (const reference of [offered(), payment(2)])
    expect((await payable.receiptLine(testApp.db, reference)).concept).toBe(`${concept}: Básico`);
});

test('assigns a plan to its buyer and payments to the holder until the account is closed', async () => {
  const payment = await withPlan();
  const own = { ownerUserId: person.user.id };
  expect(await find(offered())).toEqual({ ...own, priceCents: 8_700, state: 'payable' });
  expect(await find('subscription:4:monthly:1')).toMatchObject({ state: 'over', priceCents: 0 });
  expect(await find(payment(1))).toEqual({ ...own, priceCents: 8_700, state: 'paid' });
  expect(await find(payment(2))).toEqual({ ...own, priceCents: 0, state: 'over' });
  testApp.clock.set(new Date('2027-02-08T10:00:00Z'));
  expect(await find(payment(2))).toEqual({ ...own, priceCents: 8_700, state: 'payable' });
  expect(await find(payment(3))).toEqual({ ...own, priceCents: 0, state: 'over' });
  await testApp.pool.query('update users set closed_at = now() where id = $1', [person.user.id]);
  expect([await find(offered()), await find(payment(2))]).toEqual([undefined, undefined]);
});

test("stores the quoted terms of an order, except for instalments, which have their plan's", async () => {
  const said = { priceCents: 8_700, state: 'payable', isNewPrice: false };
  expect([await quote(offered(), 'B'), await quote(offered(), 'B')]).toEqual([said, said]);
  expect(await agreements()).toEqual(['B']);
  const price = "update plan_offers set price_cents = $1 where plan_id = 1 and kind = 'monthly'";
  await testApp.pool.query(price, [9_900]);
  expect([await quote(offered(), 'B'), await quote(offered(), 'C')]).toEqual([
    said,
    { ...said, priceCents: 9_900 },
  ]);
  expect(await payable.find(testApp.db, offered(), january, 'B')).toMatchObject({ priceCents: 8_700 });
  await testApp.pool.query(price, [8_700]);
  const payment = await withPlan();
  testApp.clock.set(new Date('2027-02-08T10:00:00Z'));
  expect(await quote(payment(2), 'D')).toEqual(said);
  const { rows } = await testApp.pool.query("select 1 from plan_agreements where order_id = 'D'");
  expect(rows).toEqual([]);
});

test('deletes agreed terms after exactly forty days', async () => {
  for (const orderId of ['E', 'F']) await quote(offered(), orderId);
  const { rows } = await testApp.pool.query(
    'select agreed_at as at from plan_agreements where reference = $1',
    [offered()],
  );
  expect(rows).toEqual([{ at: january }, { at: january }]);
  await testApp.pool.query(
    "update plan_agreements set agreed_at = agreed_at - interval '1 ms' where order_id = 'E'",
  );
  testApp.clock.set(new Date(january.getTime() + 40 * 86_400_000));
  await testApp.run('subscriptions.look-after');
  expect(await agreements()).toEqual(['F']);
});
