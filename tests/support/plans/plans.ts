import type { AddressInfo } from 'node:net';
import type { UserSubscription } from '#clinic/subscriptions/contract.ts';
import { type Clock, stoppedClock } from '#platform/time/clock.ts';
import { runJob } from '#tests/support/jobs.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createTestWallet } from '../servers/wallet.ts';

export type Person = Awaited<ReturnType<TestApp['person']>>;
export type Interval = 'single' | 'monthly' | 'quarterly';
export type PlansTestApp = Awaited<ReturnType<typeof startPlansTestApp>>;

/**
 * The whole app with the wallet's emulator, for tests of plans.
 * @param start instant of the stopped clock
 */
export async function startPlansTestApp(start: Date) {
  const clock = stoppedClock(start);
  const house = await startTestApp({ clock, listens: true });
  const { port } = house.app.server.address() as AddressInfo;
  const wallet = createTestWallet(`http://127.0.0.1:${port}`);
  // Webhooks have their own tests; everything else must work without them.
  await wallet.fault({ call: 'notice', fault: 'lost', times: 100_000 });

  const say = (who: Person, item: object, orderId: string) =>
    who.post('/api/process-payment', { type: 'subscription', ...item, paymentDetails: { id: orderId } });
  const plansTestApp = {
    ...house,
    clock,
    wallet,
    say,
    /** Pays at the wallet and notifies the server. */
    async buy(who: Person, planId: number, paymentInterval: Interval | undefined, cents: number) {
      const reference = `subscription:${planId}:${paymentInterval ?? 'landing'}:${who.user.id}`;
      const orderId = await wallet.pay({ reference, value: (cents / 100).toFixed(2) });
      return { orderId, reply: await say(who, { itemId: planId, paymentInterval }, orderId) };
    },
    /** Pays the next instalment, or the payment that reactivates a subscription. */
    async renew(who: Person, { id, planId }: UserSubscription, number: number, cents: number) {
      await plansTestApp.signIn(who);
      const reference = `renewal:${id}:${number}`;
      const orderId = await wallet.pay({ reference, value: (cents / 100).toFixed(2) });
      return { orderId, reply: await say(who, { itemId: planId, userSubscriptionId: id }, orderId) };
    },
    /** A user's subscriptions. Signs in again, because sessions expire when idle. */
    async held(who: Person): Promise<UserSubscription[]> {
      await plansTestApp.signIn(who);
      return (await who.get('/api/user-subscriptions')).json();
    },
    signIn: (who: Person) =>
      who.post('/api/login', { username: who.user.username, password: 'casa-de-paper-7' }),
    ...createInspectors(house, clock),
  };
  return plansTestApp;
}

/** State no endpoint shows: jobs, messages and the session ledger. */
function createInspectors(testApp: TestApp, clock: Clock) {
  const run = (name: string, payload: object = {}) => runJob(testApp, name, payload);
  return {
    run,
    /** Makes the job read these orders again, even if they are not due. */
    async lookAt(orderIds: string[]): Promise<void> {
      await testApp.pool.query('update wallet_orders set next_look_at = $2 where order_id = any($1)', [
        orderIds,
        clock.now(),
      ]);
      const { rows } = await testApp.pool.query('select id from wallet_orders where order_id = any($1)', [
        orderIds,
      ]);
      for (const { id } of rows) await run('payments.look-at-order', { claimId: id });
    },
    letters: async (who: Person, kind: string): Promise<{ subject: string; text: string }[]> =>
      (
        await testApp.pool.query(
          'select subject, text from outbox where user_id = $1 and kind = $2 order by id',
          [who.user.id, kind],
        )
      ).rows,
    /** The session ledger, oldest first: 'grant 4', 'use -1'. */
    ledger: async (subscriptionId: number): Promise<string[]> =>
      (
        await testApp.pool.query(
          'select step, sessions from session_credits where subscription_id = $1 order by id',
          [subscriptionId],
        )
      ).rows.map(({ step, sessions }) => `${step} ${sessions}`),
  };
}
