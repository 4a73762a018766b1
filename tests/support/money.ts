import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { freeSlots, hire, insertPeople } from './people.ts';
import { cloneDatabase } from './servers/cluster.ts';
import { type Product, startProduct } from './servers/product.ts';
import { createTestWallet, sumHeldCents, type TestWallet } from './servers/wallet.ts';

/** Price of an office appointment in the demonstration's seed, in cents. */
export const priceCents = 6_500;

/** Far enough ahead that cancelling refunds everything. */
const farAheadMs = 48 * 3_600_000;

export type Reply = {
  status: number;
  body: { id?: number; success?: boolean; message?: string; code?: string };
  ms: number;
};

/** One request of a signed-in browser; status 0 if the connection broke. */
export async function sendRequest(
  url: string,
  { cookie = '', method = 'POST', body }: { cookie?: string; method?: string; body?: unknown },
): Promise<Reply> {
  const startedAt = performance.now();
  const headers: Record<string, string> = { cookie };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    const reply = await fetch(url, { method, headers, ...sent });
    const text = await reply.text();
    const ms = Math.round(performance.now() - startedAt);
    return { status: reply.status, body: text === '' ? {} : JSON.parse(text), ms };
  } catch {
    return { status: 0, body: {}, ms: Math.round(performance.now() - startedAt) };
  }
}

/** A random generator; the printed seed repeats a run: `SEED=… npx vitest run …`. */
export function seeded(what: string) {
  let state = Number(process.env.SEED ?? randomInt(2 ** 31));
  console.log(`${what}: seed ${state}`);
  /** mulberry32: small, and uniform enough to vary timing. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** Integer from 0 to `end`, exclusive. */
    below: (end: number) => Math.floor(next() * end),
    chance: (probability: number) => next() < probability,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => [next(), item] as const)
        .sort(([left], [right]) => left - right)
        .map(([, item]) => item),
  };
}

/**
 * The final response about a payment. Repeats the request, as browsers do, while the wallet or the database
 * is late, which happens under load. Responses before the final one neither confirm nor refuse anything.
 */
export async function untilKnown(asking: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await asking();
    if (reply.status !== 503 && !(reply.status === 200 && reply.body.success === false)) return reply;
  }
}

export const tally = (words: string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));

/** An unpaid hold of a new user. */
export type Hold = {
  id: number;
  reference: string;
  cookie: string;
  hour: { professionalId: number; date: string };
};
export type MoneyClinic = Awaited<ReturnType<typeof openClinic>>;

/**
 * A clinic of real processes on one database of its own, with wallet, users and free slots. They serve the
 * API and run jobs; pages are left out, because each start would render about fifty.
 */
export async function openClinic({
  instances = 2,
  professionals = 3,
  env = {} as Record<string, string>,
} = {}) {
  const database = await cloneDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // Dropping the database at the end may break the last connection.
  pool.on('connect', (client) => client.on('error', () => {}));
  const start = () => startProduct({ DATABASE_URL: database.url, ROLE: 'worker', ...env });
  const products: Product[] = [];
  for (let count = 0; count < instances; count++) products.push(await start());
  const origin = (index = 0) => (products[index % instances] as Product).url;
  const wallet = createTestWallet(origin());

  const client = await pool.connect();
  await hire(client, professionals);
  client.release();
  const hours = await listFreeHours(origin(), professionals);
  const waiting: string[] = [];

  /** A new signed-in user. Returns the Cookie header. */
  async function person(): Promise<string> {
    if (waiting.length === 0) waiting.push(...(await insertPeople(database.url, 40)));
    return waiting.pop() as string;
  }
  const book = (cookie: string, hour: Hold['hour'], instance = 0) =>
    sendRequest(`${origin(instance)}/api/appointments`, { cookie, body: { type: 'office', ...hour } });
  /** A slot not used yet. */
  function hour(): Hold['hour'] {
    const next = hours.shift();
    if (next === undefined) throw new Error('there are no free hours left: hire more professionals');
    return next;
  }

  return {
    database,
    pool,
    products,
    origin,
    wallet,
    start,
    person,
    book,
    hour,
    async hold(cookie?: string): Promise<Hold> {
      const who = cookie ?? (await person());
      const wish = hour();
      const { status, body } = await book(who, wish);
      expect([status, body]).toMatchObject([201, { id: expect.any(Number) }]);
      const id = body.id as number;
      return { id, reference: appointmentReference(id), cookie: who, hour: wish };
    },
    approved: createApprovals(wallet),
    ...createRequests(origin),
    /** The full state of one appointment, in the app and in the wallet's books. */
    truth: (one: Pick<Hold, 'id' | 'reference'>) => readTruth({ pool, wallet }, one),
    async close() {
      await pool.end();
      await Promise.all(products.map((product) => product.end('SIGTERM')));
      await database.drop();
    },
  };
}

export async function readTruth(
  { pool, wallet }: { pool: pg.Pool; wallet: TestWallet },
  { id, reference }: Pick<Hold, 'id' | 'reference'>,
): Promise<Truth> {
  const { rows } = await pool.query(truthQuery, [id, reference]);
  return { ...(rows[0] as Truth), walletCents: sumHeldCents(await wallet.books(reference)) };
}

/** An approved order for a hold. `isSilent`: the wallet's webhooks about it are lost. */
const createApprovals =
  (wallet: TestWallet) =>
  async ({ reference }: Pick<Hold, 'reference'>, isSilent = true): Promise<string> => {
    const orderId = await wallet.create({ reference });
    if (isSilent) await wallet.fault({ call: 'notice', fault: 'lost', orderId, times: 100 });
    await wallet.approve(orderId);
    return orderId;
  };

const createRequests = (origin: (instance?: number) => string) => ({
  report: ({ id, cookie }: Hold, orderId: string, instance = 0) =>
    sendRequest(`${origin(instance)}/api/payments/orders`, {
      cookie,
      body: { type: 'appointment', itemId: id, orderId },
    }),
  /** Reports that an order pays for an appointment. */
  process: ({ id, cookie }: Pick<Hold, 'id' | 'cookie'>, orderId: string, instance = 0) =>
    sendRequest(`${origin(instance)}/api/process-payment`, {
      cookie,
      body: { type: 'appointment', itemId: id, amount: 1, paymentDetails: { id: orderId } },
    }),
  /** Staff take the payment at the desk. */
  takeAtDesk: ({ id }: Pick<Hold, 'id'>, cookie: string, instance = 0) =>
    sendRequest(`${origin(instance)}/api/staff/payments`, {
      cookie,
      body: { type: 'appointment', itemId: id, method: 'card', cents: priceCents },
    }),
  cancel: ({ id, cookie }: Hold, instance = 0) =>
    sendRequest(`${origin(instance)}/api/appointments/${id}`, { cookie, method: 'DELETE' }),
});

/** All free slots of the added professionals, whose ids follow those of the two seeded ones. */
async function listFreeHours(origin: string, professionals: number): Promise<Hold['hour'][]> {
  const hours: Hold['hour'][] = [];
  for (let professionalId = 3; professionalId < 3 + professionals; professionalId++)
    for (const date of await freeSlots(origin, professionalId))
      if (Date.parse(date) > Date.now() + farAheadMs) hours.push({ professionalId, date });
  return hours;
}

/** `ledgerCents`: captured minus refunded by the wallet, according to the ledger. */
export type Truth = {
  status: string;
  paid: boolean;
  cancellation: string | null;
  captured: number;
  verified: number;
  rejected: number;
  refunded: number;
  confirmations: number;
  ledgerCents: number;
  walletCents: number;
  /** Taken at the desk, minus what the desk refunded or owes. */
  deskCents: number;
};
const truthQuery = `
  select status, paid, cancellation, sums.*,
    (select count(*)::int from outbox where user_id = appointments.booked_by and kind = 'appointment.confirmed') as confirmations
  from appointments, lateral (
    select count(*) filter (where step = 'captured' and method = 'wallet')::int as captured, count(*) filter (where step = 'verified')::int as verified,
      count(*) filter (where step = 'rejected')::int as rejected, count(*) filter (where step = 'refunded')::int as refunded,
      coalesce(sum(case step when 'captured' then cents when 'refunded' then -cents end) filter (where method = 'wallet'), 0)::int as "ledgerCents",
      coalesce(sum(case step when 'captured' then cents when 'refunded' then -cents end) filter (where method <> 'wallet'), 0)::int
        - (select coalesce(sum(cents), 0)::int from refunds where reference = $2 and state = 'due' and method <> 'wallet') as "deskCents"
    from payment_ledger where reference = $2
  ) sums where appointments.id = $1`;

/**
 * Waits until every capture is read and no refund is due.
 * @param reference limits it to one purchase
 * @throws Error after four minutes
 */
export async function untilQuiet(pool: pg.Pool, reference: string | null = null): Promise<void> {
  const giveUpAt = performance.now() + 240_000;
  while (performance.now() < giveUpAt) {
    const { rows } = await pool.query(
      `select (select count(*) from refunds where state = 'due' and method = 'wallet' and reference = coalesce($1, reference))
         + (select count(*) from wallet_orders ours where state = 'open' and reference = coalesce($1, reference)
              and exists (select 1 from demo.wallet_captures theirs where theirs.order_id = ours.order_id)) as open`,
      [reference],
    );
    if (rows[0].open === '0') return;
    await delay(100);
  }
  throw new Error('money was still on its way after a minute');
}

/**
 * Invariants of money: it bought the appointment or was refunded in full, and the ledger matches the wallet's
 * books.
 */
export function expectMoneyTrue(truth: Truth, what: string): void {
  expect(truth.ledgerCents, `${what}: our ledger and the wallet's books`).toBe(truth.walletCents);
  const isBought = truth.status === 'confirmed' && truth.paid;
  const keptCents = truth.walletCents + truth.deskCents;
  expect(keptCents, `${what}: ${JSON.stringify(truth)}`).toBe(isBought ? priceCents : 0);
  expect(truth.status, what).not.toBe('pending');
  expect([truth.verified <= 1, truth.confirmations === truth.verified], what).toEqual([true, true]);
}
