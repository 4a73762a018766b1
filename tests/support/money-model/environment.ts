import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { demoWallet } from '#demo/wallet/notices/keys.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { insertPeople } from '../people.ts';
import { cloneDatabase } from '../servers/cluster.ts';
import { createTestWallet } from '../servers/wallet.ts';

/** A Friday morning in Madrid: the first slots below are less than a day away, the others more. */
const friday = new Date('2026-12-11T08:00:00Z');

const emptied = [
  ...['appointments', 'payment_ledger', 'refunds', 'wallet_orders', 'wallet_notices', 'outbox', 'audit_log'],
  ...['receipts', 'receipt_series'],
  ...['rate_limits', 'demo.wallet_orders', 'demo.wallet_captures', 'demo.wallet_refunds'],
  ...['demo.wallet_requests', 'demo.wallet_notices', 'demo.wallet_faults'],
];

export type ModelEnvironment = Awaited<ReturnType<typeof startModelEnvironment>>;

/**
 * Two instances of the app on one database, with one emulator and one clock that only the model moves. The
 * emulator's own webhooks are all lost: the model delivers them, so that a run depends on its commands only.
 * @param count number of users
 */
export async function startModelEnvironment(count: number) {
  const clock = stoppedClock(friday);
  const database = await cloneDatabase();
  // The model books child visits with any professional.
  const cluster = new pg.Client({ connectionString: database.url });
  await cluster.connect();
  await cluster.query('update professionals set kinds = null');
  await cluster.end();
  const start = async () => {
    const app = await startTestApp({ url: database.url, clock, listens: true });
    const { port } = app.app.server.address() as AddressInfo;
    return Object.assign(app, { wallet: createTestWallet(`http://127.0.0.1:${port}`) });
  };
  const instances = [await start(), await start()] as const;
  const owner = new pg.Pool({ connectionString: database.url, max: 4 });
  // Dropping the database at the end breaks its idle connections.
  owner.on('error', () => undefined);
  const cookies = await insertPeople(database.url, count);

  /** Sessions expire after an idle hour; real users would sign in again. */
  const keepSignedIn = () =>
    owner.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
  await keepSignedIn();
  const people = await Promise.all(
    cookies.map(async (cookie) => ({ cookie, id: await readUserId(instances[0], cookie) })),
  );

  return {
    clock,
    instances,
    owner,
    people,
    merchantId: demoWallet.merchantId,
    /** Resets everything except the users. */
    async reset() {
      clock.set(friday);
      await owner.query(`truncate ${emptied.join(', ')} restart identity cascade;
        delete from guardianships; delete from patients where guardian_id is not null; delete from pgboss.job;
        insert into demo.wallet_faults (call, fault, milliseconds, remaining) values ('notice', 'lost', 0, 1000000)`);
      await keepSignedIn();
    },
    async wait(minutes: number) {
      clock.advance(minutes);
      await keepSignedIn();
    },
    async stop() {
      await Promise.all(instances.map((instance) => instance.stop()));
      await owner.end();
      await database.drop();
    },
  };
}

async function readUserId({ app }: TestApp, cookie: string): Promise<number> {
  const reply = await app.inject({ method: 'GET', url: '/api/user', headers: { cookie } });
  return reply.json().id;
}
