import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appointmentReference } from '#clinic/payments/references.ts';
import {
  friday,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { withAdvisoryLock } from '#tests/support/servers/locks.ts';

let testApp: PaymentsTestApp;
let person: Person;
let requestedOrders: string[];
beforeAll(async () => {
  // Production limits.
  testApp = await startPaymentsTestApp({ LIMIT_FACTOR: '1' });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.clear();
  await testApp.pool.query("update wallet_orders set state = 'done'");
  await testApp.pool.query('delete from rate_limits');
  person = await testApp.person();
  requestedOrders = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    const { authorization = '' } = (options?.headers ?? {}) as Record<string, string>;
    if (authorization.startsWith('Bearer'))
      requestedOrders.push(new URL(String(url)).pathname.replace('/demo/wallet', ''));
    return real(url, options);
  });
});
afterEach(() => vi.restoreAllMocks());

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const madeUpOrderId = (number: number) =>
  `MADEUP0000000${letters[number % 23]}${letters[Math.floor(number / 23)]}X0`;
/** Runs the queue for some simulated minutes. */
async function runQueueFor(minutes: number) {
  for (let half = 0; half < minutes * 2; half++) {
    testApp.clock.advance(0.5);
    await testApp.workOff();
  }
}
const open = async (where = '') =>
  (await testApp.pool.query(`select count(*)::int from wallet_orders where state = 'open' ${where}`)).rows[0]
    .count;

describe('made-up orders', () => {
  test('120 reported as paid cost a handful of reads, and the appointment stays payable', async () => {
    const id = await testApp.book(person, slot(15));
    const statuses = [];
    for (let number = 0; number < 120; number++)
      statuses.push((await testApp.pay(person, id, madeUpOrderId(number))).statusCode);
    await runQueueFor(5);
    expect(requestedOrders.length).toBeLessThan(40);
    expect(new Set(statuses)).toEqual(new Set([402, 429]));
    await testApp.pool.query('delete from rate_limits');
    const orderId = await testApp.wallet.pay({ reference: appointmentReference(id) });
    expect((await testApp.pay(person, id, orderId)).json()).toEqual({ success: true });
  });

  test('120 reported for two appointments cost no more', async () => {
    const ids = [await testApp.book(person, slot(15)), await testApp.book(person, slot(16))];
    for (let number = 0; number < 120; number++)
      await testApp.report(person, ids[number % 2] as number, madeUpOrderId(number));
    await runQueueFor(5);
    expect(requestedOrders.length).toBeLessThan(120);
  });

  test('malformed ids are never requested and leave nothing behind', async () => {
    const id = await testApp.book(person, slot(15));
    for (const orderId of [
      '../../v1/oauth2/token',
      'lowercase1234567',
      'A',
      'ÀBCDEFGHIJKLMNOPQ',
      'A'.repeat(37),
      'ABC DEFGHIJKLMNO',
    ])
      for (const say of [testApp.pay, testApp.report]) {
        const reply = await say(person, id, orderId);
        expect([orderId, reply.statusCode, reply.json().code]).toEqual([orderId, 402, 'not_verified']);
      }
    await runQueueFor(1);
    expect([requestedOrders, await open(), await testApp.steps(id)]).toEqual([[], 0, []]);
  });
});

describe('polled orders', () => {
  test('are at most three per item and nine per person, however many are reported concurrently', async () => {
    const ids = [
      await testApp.book(person, slot(15)),
      await testApp.book(person, slot(16)),
      await testApp.book(person, slot(17)),
    ];
    const orders = await Promise.all(
      Array.from({ length: 18 }, (_, number) =>
        testApp.wallet.create({ reference: appointmentReference(ids[number % 3] as number) }),
      ),
    );
    await Promise.all(
      orders.map((orderId, number) => testApp.report(person, ids[number % 3] as number, orderId)),
    );
    // Plans count too, not only holds.
    for (let number = 0; number < 3; number++)
      await person.post('/api/payments/orders', {
        type: 'subscription',
        itemId: 1,
        orderId: madeUpOrderId(number),
      });
    expect(await open()).toBe(9);
    expect(await open("and reference like 'subscription:%'")).toBe(3);
    for (const id of ids)
      expect(await open(`and reference = '${appointmentReference(id)}'`)).toBeLessThanOrEqual(3);
  });

  test('keep approved ones before opened ones, then the newest', async () => {
    const id = await testApp.book(person, slot(15));
    const reference = appointmentReference(id);
    const create = () => testApp.wallet.create({ reference });
    const oldest = await create();
    const approved = await create();
    await testApp.report(person, id, oldest);
    await testApp.report(person, id, approved);
    await testApp.wallet.approve(approved);
    // The next report reads the others and finds the approved one.
    for (let more = 0; more < 3; more++) await testApp.report(person, id, await create());
    const states = await testApp.pool.query(
      'select order_id, state from wallet_orders where reference = $1',
      [reference],
    );
    const stateOf = (orderId: string) => states.rows.find(({ order_id }) => order_id === orderId)?.state;
    expect([stateOf(oldest), stateOf(approved)]).toEqual(['abandoned', 'open']);
  });
});

test('an abandoned order is read again when it is reported as paid', async () => {
  const id = await testApp.book(person, slot(15));
  const create = () => testApp.wallet.create({ reference: appointmentReference(id) });
  const oldest = await create();
  await testApp.report(person, id, oldest);
  for (let more = 0; more < 3; more++) await testApp.report(person, id, await create());
  // The abandoned tab is used after all, and the wallet is unreachable at first.
  await testApp.wallet.approve(oldest);
  await testApp.wallet.capture(oldest);
  await testApp.wallet.fault({ call: 'read', fault: 'error', times: 2, orderId: oldest });
  expect((await testApp.pay(person, id, oldest)).json().success).toBe(false);
  await runQueueFor(1);
  expect(await testApp.mine(person, id)).toMatchObject({ status: 'confirmed', paid: true });
});

test('concurrent orders of a person are stored in turn, so that the limit holds', async () => {
  const id = await testApp.book(person, slot(15));
  const { hasWaited, answer } = await withAdvisoryLock(testApp.url, ['claimsOfPayer', person.user.id], () =>
    testApp.report(person, id, madeUpOrderId(1)),
  );
  expect([hasWaited, answer.statusCode]).toEqual([true, 200]);
});

describe('forged notices', () => {
  const event = (orderId: string) =>
    JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: orderId },
    });
  const headers = (changes: Record<string, string> = {}): Record<string, string> => ({
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://wallet.onyar.example/certs/demo',
    'paypal-transmission-id': randomUUID(),
    'paypal-transmission-sig': 'bm90IGEgc2lnbmF0dXJl',
    'paypal-transmission-time': testApp.clock.now().toISOString(),
    ...changes,
  });
  const deliver = (body: string, given: Record<string, string>, remoteAddress = '203.0.113.9') =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      remoteAddress,
      headers: { 'content-type': 'application/json', ...given },
      payload: body,
    });
  const at = (minutes: number) => new Date(friday.getTime() + minutes * 60_000).toISOString();

  test.each([
    ['another host', { 'paypal-cert-url': 'https://evil.example/certs/demo' }],
    [
      'a host that only ends like the wallet’s',
      { 'paypal-cert-url': 'https://evilwallet.onyar.example/certs' },
    ],
    [
      'the wallet’s name before another host',
      { 'paypal-cert-url': 'https://wallet.onyar.example@evil.example/' },
    ],
    ['no https', { 'paypal-cert-url': 'http://wallet.onyar.example/certs/demo' }],
    ['no address', { 'paypal-cert-url': 'certs/demo' }],
    ['a time that is five days gone', { 'paypal-transmission-time': at(-5 * 24 * 60) }],
    ['a time that is still to come', { 'paypal-transmission-time': at(11) }],
    ['no time', { 'paypal-transmission-time': 'yesterday' }],
    ['an id of another shape', { 'paypal-transmission-id': '1 or 1=1' }],
    ['a signature of another shape', { 'paypal-transmission-sig': '{"a":1}' }],
    ['a signature without end', { 'paypal-transmission-sig': 'A'.repeat(3_000) }],
    ['a method of another shape', { 'paypal-auth-algo': 'none; drop' }],
  ])('with %s are refused without asking the wallet', async (_what, changes) => {
    const reply = await deliver(event(madeUpOrderId(1)), headers(changes));
    expect([reply.statusCode, reply.json().code, requestedOrders]).toEqual([403, 'foreign_notice', []]);
  });

  test('that look valid cost a few requests per address, then none, without affecting other addresses', async () => {
    const id = await testApp.book(person, slot(15));
    const orderId = await testApp.wallet.pay({ reference: appointmentReference(id) });
    const statuses = [];
    for (let number = 0; number < 100; number++)
      statuses.push((await deliver(event(orderId), headers())).statusCode);
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    expect(requestedOrders.length).toBeLessThanOrEqual(20);
    // A neighbour in an IPv6 customer's network is the same sender.
    for (let number = 0; number < 30; number++)
      await deliver(event(orderId), headers(), `2001:db8::${(number + 1).toString(16)}`);
    expect(requestedOrders.length).toBeLessThanOrEqual(40);
    const [, genuine] = await testApp.wallet.notices(orderId);
    expect((await deliver(genuine?.body ?? '', genuine?.headers ?? {}, '198.51.100.4')).statusCode).toBe(200);
    expect(await testApp.mine(person, id)).toMatchObject({ status: 'confirmed', paid: true });
  });

  test("from the wallet's address block its notices only briefly, and the job finds the payment", async () => {
    const id = await testApp.book(person, slot(15));
    const orderId = await testApp.wallet.create({ reference: appointmentReference(id) });
    await testApp.report(person, id, orderId);
    for (let number = 0; number < 40; number++) await deliver(event(orderId), headers());
    await testApp.wallet.approve(orderId);
    await testApp.wallet.capture(orderId);
    const [, genuine] = await testApp.wallet.notices(orderId);
    const late = await deliver(genuine?.body ?? '', genuine?.headers ?? {});
    expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
    await runQueueFor(1);
    expect(await testApp.mine(person, id)).toMatchObject({ status: 'confirmed', paid: true });
  });

  test('do not include genuine ones, which are not limited per address, except repetitions', async () => {
    const sent = [];
    for (let number = 0; number < 15; number++)
      sent.push(
        ...(await testApp.wallet.notices(await testApp.wallet.pay({ reference: 'appointment:999999' }))),
      );
    for (const { body, headers: given } of sent) expect((await deliver(body, given)).statusCode).toBe(200);
    const statuses = [];
    for (const { body, headers: given } of [...sent, ...sent])
      statuses.push((await deliver(body, given)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(
      requestedOrders.filter((path) => path.endsWith('verify-webhook-signature')).length,
    ).toBeLessThanOrEqual(50);
  });
});
