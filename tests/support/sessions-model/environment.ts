import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp } from '../app.ts';
import { insertPeople } from '../people.ts';
import { cloneDatabase } from '../servers/cluster.ts';
import { createTestWallet } from '../servers/wallet.ts';

/** A Monday morning in Madrid. */
const monday = new Date('2027-01-11T08:00:00Z');
/** Birth date of every user's child. */
export const childBirthDate = '2018-05-04';

const emptied = [
  ...['session_credits', 'subscription_payments', 'subscription_notices', 'user_subscriptions', 'reminders'],
  ...['appointments', 'payment_ledger', 'refunds', 'wallet_orders', 'outbox', 'audit_log', 'rate_limits'],
  ...['demo.wallet_orders', 'demo.wallet_captures', 'demo.wallet_refunds', 'demo.wallet_requests'],
  'demo.wallet_faults',
];

export type SessionsEnvironment = Awaited<ReturnType<typeof startSessionsEnvironment>>;
export type Client = SessionsEnvironment['people'][number];

/**
 * Two instances of the app on one database, with the wallet's emulator and one clock that only the model
 * moves.
 * @param count number of users
 */
export async function startSessionsEnvironment(count: number) {
  const clock = stoppedClock(monday);
  const database = await cloneDatabase();
  const start = async () => {
    const app = await startTestApp({ url: database.url, clock, listens: true });
    const { port } = app.app.server.address() as AddressInfo;
    return Object.assign(app, { wallet: createTestWallet(`http://127.0.0.1:${port}`) });
  };
  const instances = [await start(), await start()] as const;
  const owner = new pg.Pool({ connectionString: database.url, max: 4 });
  // Dropping the database at the end may break open connections.
  owner.on('error', () => undefined);
  const cookies = await insertPeople(database.url, count);
  /** Sessions expire after an idle hour; real users would sign in again. */
  const keepSignedIn = () =>
    owner.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
  await keepSignedIn();

  const people = await Promise.all(
    cookies.map(async (cookie) => {
      const browsers = instances.map((instance) => {
        const browser = instance.visitor();
        browser.cookies.sid = cookie.slice('sid='.length);
        return browser;
      });
      const [browser] = browsers;
      if (browser === undefined) throw new Error('there is no instance');
      const id: number = (await browser.get('/api/user')).json().id;
      // The child for whom they would buy a child's plan; valid for the whole run.
      await browser.post('/api/subscription-plans/4/child', { childBirthDate, guardian: true });
      return { id, on: (instance: number) => browsers[instance] ?? browser };
    }),
  );

  return {
    clock,
    instances,
    owner,
    people,
    wallet: instances[0].wallet,
    /** Resets everything except the users and their children. */
    async reset() {
      clock.set(monday);
      await owner.query(`truncate ${emptied.join(', ')} restart identity cascade; delete from pgboss.job;
        insert into demo.wallet_faults (call, fault, milliseconds, remaining) values ('notice', 'lost', 0, 1000000)`);
      await keepSignedIn();
    },
    async wait(hours: number) {
      clock.advance(hours * 60);
      await keepSignedIn();
    },
    /** Runs the hourly job on one instance. */
    lookAfter: (instance: 0 | 1) =>
      instances[instance].handlers
        .find(({ job }) => job.name === 'subscriptions.look-after')
        ?.handle({} as never),
    async stop() {
      await Promise.all(instances.map((instance) => instance.stop()));
      await owner.end();
      await database.drop();
    },
  };
}
