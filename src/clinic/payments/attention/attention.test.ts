import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { staffAs } from '#tests/support/staff.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;
let house: TestApp;
let reception: Person;
let direction: Person;
let payer: Person;

beforeAll(async () => {
  house = await startTestApp();
  [reception, direction] = [await staffAs(house, 'reception'), await staffAs(house, 'admin')];
  payer = await house.person({ fullName: 'Marc Puig' });
});
afterAll(() => house.stop());
beforeEach(() => house.pool.query('delete from refunds'));

const add = async (state: string, capture: string): Promise<number> => {
  const { rows } = await house.pool.query(
    `insert into refunds (request_id, capture_id, order_id, reference, payer_user_id, cents, currency, reason, state, next_try_at, created_at)
     values ($1, $1, 'O-1', 'appointment:1', $2, 6500, 'EUR', 'cancelled_in_time', $3, now(), now()) returning id`,
    [capture, payer.user.id, state],
  );
  return rows[0].id;
};
const step = (name: string, capture: string) =>
  house.pool.query(
    `insert into payment_ledger (at, step, reference, order_id, payer_user_id, capture_id, cents, currency)
     values (now(), $1, 'appointment:1', 'O-1', $2, $3, 6500, 'EUR')`,
    [name, payer.user.id, capture],
  );
const matters = async () => (await reception.get('/api/staff/payments/attention')).json();

test('a refund that the wallet refused waits for somebody, with whom to call; others do not', async () => {
  const id = await add('refused', 'C-REFUSED');
  await add('due', 'C-DUE');
  await add('done', 'C-DONE');
  expect(await matters()).toMatchObject([
    { id, kind: 'refund_refused', cents: 6500, payer: { name: 'Marc Puig', email: 'persona@example.org' } },
  ]);
});

test('a payment under review is shown until the wallet decides', async () => {
  await step('pending', 'C-REVIEW');
  expect(await matters()).toMatchObject([{ kind: 'under_review', cents: 6500 }]);
  await step('declined', 'C-REVIEW');
  expect(await matters()).toEqual([]);
});

test('returned by another way it is no matter any more; only the direction says so, once, and how', async () => {
  const id = await add('refused', 'C-BY-HAND');
  const note = (who: Person, how = 'transferencia') => who.post(`/api/staff/refunds/${id}/returned`, { how });
  expect((await note(reception)).statusCode).toBe(403);
  expect((await note(direction, ' ')).statusCode).toBe(400);
  expect((await note(direction)).statusCode).toBe(204);
  expect((await note(direction)).statusCode).toBe(404);
  expect(await matters()).toEqual([]);
  const { rows } = await house.pool.query(
    `select actor_user_id, actor_role, detail from audit_log where action = 'payment.returned-by-hand'`,
  );
  expect(rows).toEqual([
    { actor_user_id: direction.user.id, actor_role: 'admin', detail: { cents: 6500, how: 'transferencia' } },
  ]);
});
