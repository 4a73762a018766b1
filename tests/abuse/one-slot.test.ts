import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/cluster.ts';
import { bookOver, freeSlots, insertPeople } from '#tests/support/people.ts';
import { type Product, startProduct } from '#tests/support/product.ts';

const crowd = 200;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let products: Product[];
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  products = [
    await startProduct({ DATABASE_URL: database.url }),
    await startProduct({ DATABASE_URL: database.url }),
  ];
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, 90_000);
afterAll(async () => {
  await client.end();
  await Promise.all(products.map((product) => product.end('SIGTERM')));
  await database.drop();
});

const deadlocks = async () =>
  Number(
    (await client.query('select deadlocks from pg_stat_database where datname = current_database()')).rows[0]
      .deadlocks,
  );

test('200 people want one slot at once over two instances: one has it, 199 are told, nothing deadlocks', async () => {
  const people = await insertPeople(database.url, crowd);
  const origins = products.map((product) => product.url);
  const [slot, ...others] = await freeSlots(origins[0] as string);
  // Both processes have done a booking each, so that neither compiles while the crowd waits.
  const warm = await insertPeople(database.url, 2);
  await Promise.all(
    warm.map((cookie, index) => bookOver(origins[index] as string, cookie, others[index] as string)),
  );

  const replies = people.map((cookie, index) =>
    bookOver(origins[index % 2] as string, cookie, slot as string),
  );
  const lastSentAt = performance.now();
  const settled = await Promise.all(replies);
  const settledMs = performance.now() - lastSentAt;

  const codes = settled.map((reply) => reply?.status);
  expect(codes.filter((code) => code === 201)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(crowd - 1);
  const rows = await client.query(
    `select count(*) from appointments where starts_at = $1 and status <> 'cancelled'`,
    [slot],
  );
  expect(rows.rows[0].count).toBe('1');
  expect(await deadlocks()).toBe(0);
  console.log(
    `one slot, 200 people, two instances: settled ${Math.round(settledMs)} ms after the last was sent`,
  );
  // The bound of SECURITY.md; the soak holds it to one second on a machine of its own.
  expect(settledMs).toBeLessThan(5_000);
}, 60_000);
