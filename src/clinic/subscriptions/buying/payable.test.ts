import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { openPlansHouse, type Person, type PlansHouse } from '#tests/support/plans/plans.ts';
import type { UserSubscription } from '../contract.ts';
import type { SubscriptionsDeps } from '../deps.server.ts';
import { subscriptionPayable } from './payable.server.ts';

const january = new Date('2027-01-11T10:00:00Z');
const payable = subscriptionPayable({} as SubscriptionsDeps);
let house: PlansHouse;
let person: Person;
beforeAll(async () => {
  house = await openPlansHouse(january);
});
afterAll(() => house.stop());
beforeEach(async () => {
  house.clock.set(january);
  person = await house.person();
});

const find = (reference: string) => payable.find(house.db, reference, house.clock.now());
const quote = (reference: string, orderId: string) =>
  inTransaction(house.db, (tx) => payable.quote(tx, { reference, orderId }, house.clock.now()));
const offered = () => `subscription:1:monthly:${person.user.id}`;
async function withPlan(): Promise<(number: number) => string> {
  await house.buy(person, 1, 'monthly', 8_700);
  const [{ id }] = (await house.held(person)) as [UserSubscription];
  return (number) => `renewal:${id}:${number}`;
}
const agreements = async (): Promise<string[]> =>
  (
    await house.pool.query(
      'select order_id as id from plan_agreements where reference = $1 order by order_id',
      [offered()],
    )
  ).rows.map(({ id }) => id);

test('quotes nothing for unknown plans, refuses them, and gives them a generic name', async () => {
  const now = house.clock.now();
  for (const reference of ['nonsense', 'appointment:1']) {
    expect([await find(reference), (await payable.earnersOf(house.db, [reference])).size]).toEqual([
      undefined,
      0,
    ]);
    expect(await quote(reference, 'A')).toEqual({ priceCents: 0, state: 'over', isNewPrice: false });
    const money = { reference, cents: 1, captureId: 'A' };
    expect(await inTransaction(house.db, (tx) => payable.settle(tx, money, now))).toBe('unknown_item');
  }
  const unknown = 'renewal:2000000000:2';
  expect([await find(unknown), (await quote(unknown, 'A')).state]).toEqual([undefined, 'over']);
  const concept = 'Paquete de sesiones de psicología';
  for (const reference of ['nonsense', 'appointment:1', unknown, 'subscription:99:single:1'])
    expect(await payable.receiptLine(house.db, reference)).toEqual({ concept, vat: 'exempt' });
  const payment = await withPlan();
  for (const reference of [offered(), payment(2)])
    expect((await payable.receiptLine(house.db, reference)).concept).toBe(`${concept}: Básico`);
});

test('assigns a plan to its buyer and payments to the holder until the account is closed', async () => {
  const payment = await withPlan();
  const own = { ownerUserId: person.user.id };
  expect(await find(offered())).toEqual({ ...own, priceCents: 8_700, state: 'payable' });
  expect(await find('subscription:4:monthly:1')).toMatchObject({ state: 'over', priceCents: 0 });
  expect(await find(payment(1))).toEqual({ ...own, priceCents: 8_700, state: 'paid' });
  expect(await find(payment(2))).toEqual({ ...own, priceCents: 0, state: 'over' });
  house.clock.set(new Date('2027-02-08T10:00:00Z'));
  expect(await find(payment(2))).toEqual({ ...own, priceCents: 8_700, state: 'payable' });
  expect(await find(payment(3))).toEqual({ ...own, priceCents: 0, state: 'over' });
  await house.pool.query('update users set closed_at = now() where id = $1', [person.user.id]);
  expect([await find(offered()), await find(payment(2))]).toEqual([undefined, undefined]);
});

test("stores the quoted terms of an order, except for instalments, which have their plan's", async () => {
  const said = { priceCents: 8_700, state: 'payable', isNewPrice: false };
  expect([await quote(offered(), 'B'), await quote(offered(), 'B')]).toEqual([said, said]);
  expect(await agreements()).toEqual(['B']);
  const price = "update plan_offers set price_cents = $1 where plan_id = 1 and kind = 'monthly'";
  await house.pool.query(price, [9_900]);
  expect([await quote(offered(), 'B'), await quote(offered(), 'C')]).toEqual([
    said,
    { ...said, priceCents: 9_900 },
  ]);
  expect(await payable.find(house.db, offered(), january, 'B')).toMatchObject({ priceCents: 8_700 });
  await house.pool.query(price, [8_700]);
  const payment = await withPlan();
  house.clock.set(new Date('2027-02-08T10:00:00Z'));
  expect(await quote(payment(2), 'D')).toEqual(said);
  const { rows } = await house.pool.query("select 1 from plan_agreements where order_id = 'D'");
  expect(rows).toEqual([]);
});

test('deletes agreed terms after exactly forty days', async () => {
  for (const orderId of ['E', 'F']) await quote(offered(), orderId);
  const { rows } = await house.pool.query(
    'select agreed_at as at from plan_agreements where reference = $1',
    [offered()],
  );
  expect(rows).toEqual([{ at: january }, { at: january }]);
  await house.pool.query(
    "update plan_agreements set agreed_at = agreed_at - interval '1 ms' where order_id = 'E'",
  );
  house.clock.set(new Date(january.getTime() + 40 * 86_400_000));
  await house.run('subscriptions.look-after');
  expect(await agreements()).toEqual(['F']);
});
