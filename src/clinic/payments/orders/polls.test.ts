import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PaymentsTestApp, type Person, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { appointmentReference } from '../references.ts';

let testApp: PaymentsTestApp;
let person: Person;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  await testApp.pool.query("update wallet_orders set state = 'done'");
  await forgetJobs();
  person = await testApp.person();
});
afterEach(() => vi.restoreAllMocks());

const forgetJobs = () => testApp.pool.query("delete from pgboss.job where name = 'payments.look-at-order'");
const claimOf = async (orderId: string) =>
  (await testApp.pool.query('select * from wallet_orders where order_id = $1', [orderId])).rows[0];
const waiting = async () =>
  (
    await testApp.pool.query(
      `select data, start_after as at from pgboss.job where name = 'payments.look-at-order' and state = 'created'`,
    )
  ).rows.map(({ data, at }) => [data.claimId, (at.getTime() - testApp.clock.now().getTime()) / 1_000]);

async function reportOrder(orderId?: string) {
  const id = await testApp.book(person, slot(15));
  const known = orderId ?? (await testApp.wallet.create({ reference: appointmentReference(id) }));
  expect((await testApp.report(person, id, known)).statusCode).toBe(200);
  const { id: claimId } = await claimOf(known);
  return { id, orderId: known, claimId };
}
async function pollOrder({ claimId, orderId }: { claimId: number; orderId: string }, seconds: number) {
  const { reported_at: at } = await claimOf(orderId);
  await testApp.pool.query('update wallet_orders set next_look_at = $1 where id = $2', [
    new Date(at.getTime() + seconds * 1_000),
    claimId,
  ]);
  testApp.clock.set(new Date(at.getTime() + seconds * 1_000));
  await forgetJobs();
  await testApp.run('payments.look-at-order', { claimId });
}

test('polls a reported order after ten seconds', async () => {
  const { claimId } = await reportOrder();
  expect(await waiting()).toEqual([[claimId, 10]]);
});

describe('the next poll', () => {
  test.each([
    ['ten seconds after, while somebody sits before the sheet', 10, 10],
    ['twenty seconds after, when they hardly do', 120, 20],
    ['ten minutes after, when they have gone', 40 * 60, 600],
  ])('is %s', async (_what, seconds, next) => {
    const one = await reportOrder();
    await pollOrder(one, seconds);
    expect(await waiting()).toEqual([[one.claimId, next]]);
    const { state, next_look_at: at } = await claimOf(one.orderId);
    expect([state, (at.getTime() - testApp.clock.now().getTime()) / 1_000]).toEqual(['open', next]);
  });

  test('of an approved order is when it may be captured', async () => {
    const one = await reportOrder();
    await testApp.wallet.approve(one.orderId);
    await pollOrder(one, 10);
    expect(await waiting()).toEqual([[one.claimId, 15]]);
    expect((await claimOf(one.orderId)).approved_seen_at).toEqual(testApp.clock.now());
  });

  test('under review is after two minutes, and every 30 minutes after the first hour', async () => {
    const one = await reportOrder();
    await testApp.wallet.fault({ call: 'capture', fault: 'pending' });
    await testApp.wallet.approve(one.orderId);
    await testApp.wallet.capture(one.orderId);
    await pollOrder(one, 30);
    expect(await waiting()).toEqual([[one.claimId, 120]]);
    await pollOrder(one, 3_600);
    expect(await waiting()).toEqual([[one.claimId, 1_800]]);
  });

  test('of an order unknown to the wallet is after 30 seconds, and abandoned after a minute', async () => {
    const one = await reportOrder('UNKNOWNTOTHEWALLET1');
    await pollOrder(one, 10);
    expect(await waiting()).toEqual([[one.claimId, 30]]);
    await pollOrder(one, 61);
    expect([await waiting(), (await claimOf(one.orderId)).state]).toEqual([[], 'abandoned']);
  });

  test('while the wallet is unreachable keeps the usual delay and is never abandoned', async () => {
    const one = await reportOrder();
    await testApp.wallet.fault({ call: 'read', fault: 'error', times: 4 });
    await pollOrder(one, 10);
    expect(await waiting()).toEqual([[one.claimId, 10]]);
    await pollOrder(one, 8 * 3_600);
    expect(await waiting()).toEqual([[one.claimId, 600]]);
  });
});

test('abandons an order that is not approved within seven hours', async () => {
  const one = await reportOrder();
  await pollOrder(one, 7 * 3_600);
  expect(await waiting()).toEqual([[one.claimId, 600]]);
  await pollOrder(one, 7 * 3_600 + 1);
  expect([await waiting(), (await claimOf(one.orderId)).state]).toEqual([[], 'abandoned']);
});

test('continues one of two concurrent polls, and stops after settlement', async () => {
  const one = await reportOrder();
  testApp.clock.advance(1);
  await forgetJobs();
  const look = () => testApp.run('payments.look-at-order', { claimId: one.claimId });
  const real = globalThis.fetch;
  // Both read the order before either reschedules.
  let reading = 0;
  let both = () => {};
  const untilBoth = new Promise<void>((resolve) => {
    both = resolve;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    const answer = await real(url, options);
    if (!String(url).includes('/v2/checkout/orders/')) return answer;
    reading += 1;
    if (reading === 2) both();
    await untilBoth;
    return answer;
  });
  await Promise.all([look(), look()]);
  expect(reading).toBe(2);
  expect(await waiting()).toEqual([[one.claimId, 10]]);

  testApp.clock.advance(1);
  await forgetJobs();
  vi.mocked(globalThis.fetch).mockImplementation(async (url, options) => {
    const answer = await real(url, options);
    if (String(url).includes('/v2/checkout/orders/'))
      await testApp.pool.query("update wallet_orders set state = 'done' where id = $1", [one.claimId]);
    return answer;
  });
  await look();
  expect([await waiting(), (await claimOf(one.orderId)).state]).toEqual([[], 'done']);
});

test('settles in the first poll what is paid, buys nothing or belongs to another installation', async () => {
  for (const [more, isPaid] of [
    [{}, true],
    [{ value: '1.00' }, false],
    [{ installation: `onyar-${'A'.repeat(22)}` }, false],
  ] as const) {
    const id = await testApp.book(person, slot(isPaid ? 15 : 16));
    const orderId = await testApp.wallet.create({ reference: appointmentReference(id), ...more });
    await testApp.report(person, id, orderId);
    await testApp.wallet.approve(orderId);
    await testApp.wallet.capture(orderId);
    const { id: claimId } = await claimOf(orderId);
    await pollOrder({ claimId, orderId }, 10);
    expect([await waiting(), (await claimOf(orderId)).state]).toEqual([[], 'done']);
    expect(await testApp.mine(person, id)).toMatchObject({ paid: isPaid });
    await person.delete(`/api/appointments/${id}`);
  }
});
