import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplePatientName } from '#demo/first-week.ts';
import { bookOverHttp, freeSlots, hire, insertPeople } from '#tests/support/people.ts';
import { freePort, type Product, startProduct, untilReady } from '#tests/support/servers/product.ts';

/** The test suite kills once during 200 bookings, `npm run soak` twenty times during 1,000. */
const [writes, rounds] = process.env.SOAK ? [1_000, 20] : [200, 1];
const professionals = 12;
const dataDir = mkdtempSync(join(tmpdir(), 'onyar-kill-'));
let port: string;
let product: Product;

/** Locates the embedded database like its owner: password and port are in the data folder. */
function ownerUrl(): string {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${postmaster().port}/onyar`;
}
function postmaster(): { pid: number; port: string } {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: (lines[3] ?? '').trim() };
}
const start = () => startProduct({ DATA_DIR: dataDir, PORT: port });

beforeAll(async () => {
  port = String(await freePort());
  product = await start();
  const client = new pg.Client({ connectionString: ownerUrl() });
  await client.connect();
  await hire(client, professionals);
  await client.end();
});
/** All appointments but those of the demo's fictitious person. */
const isBooked = 'not exists (select 1 from patients where id = patient_id and full_name = $1)';

async function clear() {
  const client = new pg.Client({ connectionString: ownerUrl() });
  await client.connect();
  // The demo's past appointments stay, because they were paid.
  await client.query(`delete from appointments where ${isBooked}`, [examplePatientName]);
  await client.end();
}
afterAll(async () => {
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

async function bookAndKill(kill: () => void) {
  const people = await insertPeople(ownerUrl(), writes);
  const slots: (readonly [number, string])[] = [];
  for (let id = 3; id < 3 + professionals && slots.length < writes; id++) {
    for (const slot of await freeSlots(product.url, id)) slots.push([id, slot]);
  }
  expect(slots.length).toBeGreaterThanOrEqual(writes);
  const acknowledged: number[] = [];
  const refused: number[] = [];
  let broken = 0;
  let next = 0;
  const worker = async () => {
    while (next < writes) {
      const index = next++;
      if (index === writes / 2) kill();
      const [professionalId, slot] = slots[index] as readonly [number, string];
      const reply = await bookOverHttp(product.url, people[index] as string, slot, professionalId);
      if (reply === null) broken++;
      if (reply?.status === 201) acknowledged.push(reply.body.id as number);
      else if (reply !== null) refused.push(reply.status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { acknowledged, refused, broken };
}

/** Contents of the database: ids, duplicates, and rows without their letter or job. */
async function inspectDatabase() {
  const client = new pg.Client({ connectionString: ownerUrl() });
  await client.connect();
  const ids = await client.query('select id from appointments');
  const doubles = await client.query(
    'select starts_at from appointments group by professional_id, starts_at having count(*) > 1',
  );
  const incomplete = await client.query(
    `select id from appointments where ${isBooked}
       and ((select count(distinct name) from pgboss.job where (data->>'appointmentId')::int = appointments.id) <> 2
         or not exists (select 1 from audit_log where subject = 'appointment:' || appointments.id))`,
    [examplePatientName],
  );
  await client.end();
  return {
    ids: new Set(ids.rows.map((row) => row.id as number)),
    doubles: doubles.rows,
    incomplete: incomplete.rows,
  };
}

async function expectNothingLost(acknowledged: number[]) {
  const found = await inspectDatabase();
  expect(acknowledged.filter((id) => !found.ids.has(id))).toEqual([]);
  expect(found.doubles).toEqual([]);
  expect(found.incomplete).toEqual([]);
}

test(
  'the app killed during bookings keeps everything acknowledged and restarts in seconds',
  async () => {
    for (let round = 0; round < rounds; round++) {
      await clear();
      const { acknowledged } = await bookAndKill(() => product.process.kill('SIGKILL'));
      expect(acknowledged.length).toBeGreaterThan(writes / 4);
      const startedAt = performance.now();
      product = await start();
      const backMs = Math.round(performance.now() - startedAt);
      console.log(`back ${backMs} ms after kill -9 of the app, ${acknowledged.length} acknowledged`);
      await expectNothingLost(acknowledged);
    }
  },
  rounds * 300_000,
);

test(
  'PostgreSQL killed during bookings restarts by itself; 503 meanwhile, nothing acknowledged is lost',
  async () => {
    for (let round = 0; round < rounds; round++) {
      await clear();
      const { acknowledged, refused, broken } = await bookAndKill(() =>
        process.kill(postmaster().pid, 'SIGKILL'),
      );
      expect(broken).toBe(0);
      expect(acknowledged.length).toBeGreaterThan(writes / 4);
      expect(refused.filter((status) => status !== 503)).toEqual([]);
      expect(refused.length).toBeGreaterThan(0);
      const endedAt = performance.now();
      await untilReady(product.url, product.process);
      const backMs = performance.now() - endedAt;
      console.log(
        `ready ${Math.round(backMs)} ms after the bookings ended, ${acknowledged.length} acknowledged, ${refused.length} × 503`,
      );
      await expectNothingLost(acknowledged);
    }
    const [cookie] = await insertPeople(ownerUrl(), 1);
    const [slot] = (await freeSlots(product.url, 2)).slice(-1);
    expect((await bookOverHttp(product.url, cookie as string, slot as string, 2))?.status).toBe(201);
  },
  rounds * 300_000,
);

test('while the database is unreachable, pages are served and readyz reports it', async () => {
  expect((await fetch(`${product.url}/`)).status).toBe(200);
  process.kill(postmaster().pid, 'SIGKILL');
  // An open connection notices the loss a moment later and responds until then.
  const away = { ready: 0, api: 0 };
  for (let round = 0; round < 1_000 && (away.ready === 0 || away.api === 0); round++) {
    const [page, ready, api] = await Promise.all([
      fetch(`${product.url}/`),
      fetch(`${product.url}/readyz`),
      fetch(`${product.url}/api/services`),
    ]);
    expect(page.status).toBe(200);
    if (ready.status === 503) away.ready++;
    if (api.status === 503 && Number(api.headers.get('retry-after')) === 5) away.api++;
  }
  expect([away.ready > 0, away.api > 0]).toEqual([true, true]);
  await untilReady(product.url, product.process);
  await delay(100);
  expect((await fetch(`${product.url}/api/services`)).status).toBe(200);
});
