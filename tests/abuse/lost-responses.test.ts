import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeSlots, insertPeople } from '#tests/support/people.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { type Product, startProduct } from '#tests/support/servers/product.ts';
import { createTestWallet } from '#tests/support/servers/wallet.ts';

const crowd = 50;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let products: [Product, Product];
let pool: pg.Pool;
let slots: string[];
const start = () => startProduct({ DATABASE_URL: database.url, ROLE: 'worker' });
beforeAll(async () => {
  database = await cloneDatabase();
  products = [await start(), await start()];
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // Must start later than the 24 hours of the cancellation rule.
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
  slots = (await freeSlots(products[0].url)).filter((startsAt) => startsAt > soon);
});
afterAll(async () => {
  await pool.end();
  await Promise.all(products.map((product) => product.end('SIGTERM')));
  await database.drop();
});

type KeyedCall = { cookie: string; key: string; method?: string; path?: string; body?: object };

async function ask(
  { url }: Product,
  { cookie, key, method = 'POST', path = '/api/appointments', body }: KeyedCall,
): Promise<{ status: number; body: { id?: number; date?: string } } | null> {
  const headers = { cookie, 'idempotency-key': key, 'content-type': 'application/json' };
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${url}${path}`, { method, headers, ...sent });
    return { status: reply.status, body: (await reply.json()) as { id?: number } };
  } catch {
    return null;
  }
}
const office = (date = slots.shift() as string, more: object = {}) => ({
  type: 'office',
  professionalId: 1,
  date,
  ...more,
});
const createPerson = async () => (await insertPeople(database.url, 1))[0] as string;
async function countTraces(ids: (number | undefined)[]) {
  const { rows } = await pool.query(
    `with who as (select booked_by as id from appointments where id = any($1))
     select (select count(*)::int from appointments where booked_by in (select id from who)) as appointments,
       (select count(*)::int from outbox where user_id in (select id from who)) as letters,
       (select count(*)::int from idempotency_keys where user_id in (select id from who)) as keys`,
    [ids],
  );
  return rows[0];
}
const atOnce = (asked: KeyedCall) =>
  Promise.all(Array.from({ length: crowd }, (_, index) => ask(products[index % 2] as Product, asked)));

test('a key sent 50 times at once to two instances books one appointment, and all responses agree', async () => {
  for (let round = 0; round < 3; round++) {
    const wish = { cookie: await createPerson(), key: randomUUID(), body: office() };
    const replies = await atOnce(wish);
    expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => JSON.stringify(reply?.body))).size).toBe(1);
    expect(await countTraces([replies[0]?.body.id])).toEqual({ appointments: 1, letters: 0, keys: 1 });
  }
});

test('a key for a taken slot gets the same refusal 50 times', async () => {
  const body = office();
  const first = { cookie: await createPerson(), key: randomUUID(), body };
  const taken = await ask(products[0], first);
  const wish = { cookie: await createPerson(), key: randomUUID(), body };
  const replies = await atOnce(wish);
  // Even after the slot has become free: the refused user must choose again.
  const path = `/api/appointments/${taken?.body.id}`;
  const letGo = { cookie: first.cookie, key: randomUUID(), method: 'DELETE', path };
  expect(await ask(products[0], letGo)).toMatchObject({ status: 200 });
  replies.push(await ask(products[0], wish), await ask(products[1], wish));
  expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([409]));
  expect(new Set(replies.map((reply) => JSON.stringify(reply?.body))).size).toBe(1);
});

test('a plan is bought once and a session used once, however often requested with one key', async () => {
  const cookie = await createPerson();
  const { id: userId } = await (await fetch(`${products[0].url}/api/user`, { headers: { cookie } })).json();
  const orderId = await createTestWallet(products[0].url).pay({
    reference: `subscription:1:landing:${userId}`,
    value: '160.00',
  });
  const body = { type: 'subscription', itemId: 1, paymentDetails: { id: orderId } };
  const bought = await atOnce({ cookie, key: randomUUID(), path: '/api/process-payment', body });
  expect(new Set(bought.map((reply) => reply?.status))).toEqual(new Set([200]));
  const replies = await atOnce({ cookie, key: randomUUID(), body: office(undefined, { useCredit: true }) });
  expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([201]));
  const { rows } = await pool.query('select sessions_left from user_subscriptions where user_id = $1', [
    userId,
  ]);
  expect(rows).toEqual([{ sessions_left: 1 }]);
});

test('concurrent moves and cancellations with one key send one letter each', async () => {
  const cookie = await createPerson();
  const booked = await ask(products[0], { cookie, key: randomUUID(), body: office() });
  const path = `/api/appointments/${booked?.body.id}`;
  const date = slots.shift() as string;
  const moves = await atOnce({ cookie, key: randomUUID(), method: 'PATCH', path, body: { date } });
  expect(moves.map((reply) => [reply?.status, reply?.body.date])).toEqual(
    Array.from({ length: crowd }, () => [200, date]),
  );
  const gone = await atOnce({ cookie, key: randomUUID(), method: 'DELETE', path });
  expect(new Set(gone.map((reply) => reply?.status))).toEqual(new Set([200]));
  expect(await countTraces([booked?.body.id])).toEqual({ appointments: 1, letters: 2, keys: 3 });
});

test('a user whose response was lost in a kill retries and has one appointment', async () => {
  for (let round = 0; round < 3; round++) {
    const wish = { cookie: await createPerson(), key: randomUUID(), body: office() };
    const first = ask(products[0], wish);
    // From before the transaction to after the response: another moment each round.
    if (round > 0) await untilStored(wish.body.date, round === 1 ? 'seen' : 'later');
    await products[0].end('SIGKILL');
    const heard = await first;
    const again = await ask(products[1], wish);
    products[0] = await start();
    const afterRestart = await ask(products[0], wish);
    expect([again?.status, afterRestart?.status]).toEqual([201, 201]);
    expect(afterRestart?.body).toEqual(again?.body);
    if (heard !== null) expect(again?.body).toEqual(heard.body);
    expect(await countTraces([again?.body.id])).toEqual({ appointments: 1, letters: 0, keys: 1 });
  }
});

/** Waits until the booking is in the database; its response may be under way. */
async function untilStored(date: string, moment: 'seen' | 'later'): Promise<void> {
  for (let count = 0; count < 2_000; count++) {
    const { rows } = await pool.query('select 1 from appointments where starts_at = $1', [date]);
    if (rows.length > 0) break;
  }
  if (moment === 'later') await pool.query('select pg_sleep(0.005)');
}
