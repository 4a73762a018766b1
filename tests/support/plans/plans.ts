import type { AddressInfo } from 'node:net';
import type { UserSubscription } from '#clinic/subscriptions/contract.ts';
import { type Clock, stoppedClock } from '#platform/time/clock.ts';
import { doJob } from '#tests/support/jobs.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { walletAt } from '../servers/wallet.ts';

export type Person = Awaited<ReturnType<TestApp['person']>>;
export type Interval = 'single' | 'monthly' | 'quarterly';
export type PlansHouse = Awaited<ReturnType<typeof openPlansHouse>>;

/**
 * The whole app with the wallet's emulator, for tests of plans.
 * @param start instant of the stopped clock
 */
export async function openPlansHouse(start: Date) {
  const clock = stoppedClock(start);
  const house = await startTestApp({ clock, listens: true });
  const { port } = house.app.server.address() as AddressInfo;
  const wallet = walletAt(`http://127.0.0.1:${port}`);
  // Webhooks have their own tests; everything else must work without them.
  await wallet.fault({ call: 'notice', fault: 'lost', times: 100_000 });

  const say = (who: Person, item: object, orderId: string) =>
    who.post('/api/process-payment', { type: 'subscription', ...item, paymentDetails: { id: orderId } });
  const plansHouse = {
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
      await plansHouse.signIn(who);
      const reference = `renewal:${id}:${number}`;
      const orderId = await wallet.pay({ reference, value: (cents / 100).toFixed(2) });
      return { orderId, reply: await say(who, { itemId: planId, userSubscriptionId: id }, orderId) };
    },
    /** A user's subscriptions. Signs in again, because sessions expire when idle. */
    async held(who: Person): Promise<UserSubscription[]> {
      await plansHouse.signIn(who);
      return (await who.get('/api/user-subscriptions')).json();
    },
    signIn: (who: Person) =>
      who.post('/api/login', { username: who.user.username, password: 'casa-de-paper-7' }),
    ...lookingInto(house, clock),
  };
  return plansHouse;
}

/** State no endpoint shows: jobs, messages and the session ledger. */
function lookingInto(house: TestApp, clock: Clock) {
  const run = (name: string, payload: object = {}) => doJob(house, name, payload);
  return {
    run,
    /** Makes the job read these orders again, even if they are not due. */
    async lookAt(orderIds: string[]): Promise<void> {
      await house.pool.query('update wallet_orders set next_look_at = $2 where order_id = any($1)', [
        orderIds,
        clock.now(),
      ]);
      const { rows } = await house.pool.query('select id from wallet_orders where order_id = any($1)', [
        orderIds,
      ]);
      for (const { id } of rows) await run('payments.look-at-order', { claimId: id });
    },
    letters: async (who: Person, kind: string): Promise<{ subject: string; text: string }[]> =>
      (
        await house.pool.query(
          'select subject, text from outbox where user_id = $1 and kind = $2 order by id',
          [who.user.id, kind],
        )
      ).rows,
    /** The session ledger, oldest first: 'grant 4', 'use -1'. */
    ledger: async (subscriptionId: number): Promise<string[]> =>
      (
        await house.pool.query(
          'select step, sessions from session_credits where subscription_id = $1 order by id',
          [subscriptionId],
        )
      ).rows.map(({ step, sessions }) => `${step} ${sessions}`),
  };
}
