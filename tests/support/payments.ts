import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { outbox } from '#clinic/notifications/tables.server.ts';
import { appointmentReference } from '#clinic/payments/references.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { runJob } from '#tests/support/jobs.ts';
import { startTestApp, type TestApp } from './app.ts';
import { createTestWallet } from './servers/wallet.ts';

export type Person = Awaited<ReturnType<TestApp['person']>>;
export type PaymentsTestApp = Awaited<ReturnType<typeof startPaymentsTestApp>>;

/** A Friday morning in Madrid; the dates of `slot` are days ahead. */
export const friday = new Date('2026-12-11T08:00:00Z');
export const slot = (day: number, time = '08:00') => `2026-12-${day}T${time}:00.000Z`;

export const child = { type: 'child', childBirthDate: '2018-05-04', guardian: true };

/**
 * The whole app with the wallet's emulator, for tests of appointment payments. The wallet's webhooks are all
 * lost.
 */
export async function startPaymentsTestApp(
  env: Record<string, string> = {},
  options: Pick<NonNullable<Parameters<typeof startTestApp>[0]>, 'url' | 'build'> = {},
) {
  const clock = stoppedClock(friday);
  const testApp = await startTestApp({ ...options, clock, listens: true, env });
  const { port } = testApp.app.server.address() as AddressInfo;
  const wallet = createTestWallet(`http://127.0.0.1:${port}`);
  const run = (name: string, payload: object = {}) => runJob(testApp, name, payload);
  const ids = async (query: string): Promise<number[]> =>
    (await testApp.pool.query(query)).rows.map(({ id }) => id);
  /** Tries every due refund, as the queue would. */
  const sendRefund = async () => {
    for (const id of await ids("select id from refunds where state = 'due'"))
      await run('payments.return-money', { refundRowId: id });
  };
  return {
    ...testApp,
    clock,
    wallet,
    run,
    ...createBrowserActions(wallet),
    ...createBooksReader(testApp),
    /** Resets everything except the ledger. */
    async clear() {
      clock.set(friday);
      await testApp.pool.query('delete from appointments');
      await fetch(`${wallet.base}/faults`, { method: 'DELETE' });
      await wallet.fault({ call: 'notice', fault: 'lost', times: 100_000 });
    },
    /** Runs what the queue would run now: reads every open order and tries every refund. */
    async workOff() {
      for (const id of await ids("select id from wallet_orders where state = 'open'"))
        await run('payments.look-at-order', { claimId: id });
      await sendRefund();
    },
    sendRefund,
  };
}

const createBrowserActions = (wallet: ReturnType<typeof createTestWallet>) => {
  const item = (itemId: number) => ({ type: 'appointment', itemId });
  const pay = (who: Person, itemId: number, orderId: string) =>
    // The browser also sends an amount, which the server ignores.
    who.post('/api/process-payment', { ...item(itemId), amount: 1, paymentDetails: { id: orderId } });
  return {
    pay,
    async book(who: Person, date: string, fields: Record<string, unknown> = {}): Promise<number> {
      // The director treats no children; professional 2 does.
      const professionalId = fields.type === 'child' ? 2 : 1;
      const wish = { type: 'office', professionalId, date, ...fields };
      const reply = await who.post('/api/appointments', wish);
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json().id;
    },
    report: (who: Person, itemId: number, orderId: string) =>
      who.post('/api/payments/orders', { ...item(itemId), orderId }),
    /** Pays at the wallet and notifies the server without having reported the order. */
    async payUnreported(who: Person, itemId: number, value: string) {
      return pay(who, itemId, await wallet.pay({ reference: appointmentReference(itemId), value }));
    },
    mine: async (who: Person, id: number) =>
      (await who.get('/api/appointments')).json().find((one: { id: number }) => one.id === id),
  };
};

type Letter = Pick<typeof outbox.$inferSelect, 'subject' | 'text' | 'status' | 'attachments'>;

/** State no endpoint shows: the ledger, messages, and the balance at the wallet. */
const createBooksReader = ({ pool }: Pick<TestApp, 'pool'>) => ({
  /** The ledger steps of an appointment, in order: 'captured 6500', 'rejected 6500: gone'. */
  async steps(id: number): Promise<string[]> {
    const { rows } = await pool.query(
      'select step, cents, reason from payment_ledger where reference = $1 order by id',
      [appointmentReference(id)],
    );
    return rows.map(({ step, cents, reason }) =>
      [step, cents === null ? '' : ` ${cents}`, reason === null ? '' : `: ${reason}`].join(''),
    );
  },
  async letters(who: Person, kind: string): Promise<Letter[]> {
    const query =
      'select subject, text, status, attachments from outbox where kind = $1 and user_id = $2 order by id';
    return (await pool.query(query, [kind, who.user.id])).rows;
  },
});
