import { Script } from 'node:vm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connected } from '#tests/support/servers/backups.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { demoWallet } from './notices/keys.ts';
import { createTables } from './schema.ts';
import { issueOf, type StartedWallet, startWallet } from './wallet-under-test.ts';

let wallet: StartedWallet;
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const clone = await cloneDatabase();
  ({ loginUrl: url, drop } = clone);
  await connected(clone.url, (client) => client.query('drop schema demo cascade'));
  await Promise.all([1, 2].map(() => createTables(clone.url)));
  // In parallel, as instances of one deployment start.
  const [first, second] = await Promise.all([startWallet({ url }), startWallet({ url })]);
  await second.stop();
  wallet = first;
});
afterAll(async () => {
  await wallet.stop();
  await drop();
});

test('shares its state between instances and keeps it across a restart', async () => {
  const second = await startWallet({ url });
  const id = await wallet.create();
  await second.approve(id);
  const both = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? wallet : second).capture(id)),
  );
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
  const { json: token } = await second.askToken();
  const { json: before } = await second.read(id);
  await second.stop();

  const third = await startWallet({ url });
  const headers = { authorization: `Bearer ${token.access_token}` };
  expect((await third.send('GET', `/v2/checkout/orders/${id}`, { headers })).json).toEqual(before);
  await third.stop();
});

test('serves no controls in a public demonstration and ignores faults left over', async () => {
  const id = await wallet.create();
  await wallet.fault({ call: 'read', fault: 'error', orderId: id });
  const shown = await startWallet({ url, publicDemo: true });
  const controls = [
    ['POST', '/faults', { call: 'read', fault: 'die_after' }],
    ['DELETE', '/faults'],
    ['GET', '/books'],
    ['GET', '/notices'],
    ['POST', `/decide/${id}`, { status: 'COMPLETED' }],
    ['POST', `/decide-refund/${id}`, { status: 'COMPLETED' }],
  ] as const;
  for (const [method, path, body] of controls)
    expect(await shown.send(method, path, { ...(body ? { body } : {}) })).toMatchObject({
      status: 404,
      json: { name: 'RESOURCE_NOT_FOUND' },
    });
  expect((await shown.read(id)).status).toBe(200);
  await shown.stop();
});

test('refuses the controls and the approval from a foreign page', async () => {
  const id = await wallet.create();
  const presses = [
    ['POST', '/faults', { call: 'read', fault: 'error', orderId: id }],
    ['DELETE', '/faults'],
    ['POST', `/decide/${id}`, { status: 'COMPLETED' }],
    ['POST', `/decide-refund/${id}`, { status: 'COMPLETED' }],
    ['POST', `/approve/${id}`, {}],
  ] as const;
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: wallet.origin.replace('http:', 'https:') },
  ];
  for (const headers of foreign)
    for (const [method, path, body] of presses)
      expect(await wallet.send(method, path, { headers, ...(body ? { body } : {}) })).toMatchObject({
        status: 403,
        json: { name: 'NOT_AUTHORIZED' },
      });
  expect((await wallet.read(id)).json.status).toBe('CREATED');
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: wallet.origin }] as Record<
    string,
    string
  >[])
    expect((await wallet.send('DELETE', '/faults', { headers })).status).toBe(204);
});

test('lets the application’s role use the wallet’s tables but not create any', async () => {
  await expect(wallet.db.execute(sql`create table demo.another (id int)`)).rejects.toThrow();
});

const unknown = 'AAAAAAAAAAAAAAAAA';
test.each([
  ['no JSON', 'POST', '/v2/checkout/orders', { raw: '{"intent":' }],
  ['a list', 'POST', '/v2/checkout/orders', { raw: '[1]' }],
  ['null', 'POST', '/v2/checkout/orders', { raw: 'null' }],
  ['nothing', 'POST', '/v2/checkout/orders', {}],
  ['bytes that are no text', 'POST', '/v2/checkout/orders', { raw: new Uint8Array([0xff, 0xfe, 0, 1]) }],
  ['a thousand brackets', 'POST', '/v2/checkout/orders', { raw: `${'['.repeat(5_000)}${']'.repeat(5_000)}` }],
  [
    'a huge number',
    'POST',
    '/v2/checkout/orders',
    order({ amount: { currency_code: 'EUR', value: '9'.repeat(400) } }),
  ],
  ['a number for text', 'POST', '/v2/checkout/orders', { raw: '{"intent":1e999,"purchase_units":1e999}' }],
  ['NUL in a reference', 'POST', '/v2/checkout/orders', order({ custom_id: 'a\u0000b' })],
  ['half a character', 'POST', '/v2/checkout/orders', order({ description: '\ud800' })],
  ['a megabyte', 'POST', '/v2/checkout/orders', { raw: 'x'.repeat(1_100_000) }],
  ['a long request id', 'POST', '/v2/checkout/orders', { ...order({}), requestId: 'x'.repeat(109) }],
  ['an unknown order', 'GET', `/v2/checkout/orders/${unknown}`, {}],
  ['an unknown order', 'POST', `/v2/checkout/orders/${unknown}/capture`, { raw: '{}' }],
  ['an unknown order', 'POST', `/approve/${unknown}`, {}],
  ['an unknown order', 'GET', `/approve/${unknown}`, {}],
  ['an odd id', 'GET', '/v2/checkout/orders/%00%27;--', {}],
  ['an odd id', 'POST', '/approve/%F0%9F%92%A9', {}],
  ['an unknown capture', 'GET', `/v2/payments/captures/${unknown}`, {}],
  ['an unknown capture', 'POST', `/v2/payments/captures/${unknown}/refund`, {}],
  ['an unknown capture', 'POST', `/decide/${unknown}`, { raw: '{"status":"COMPLETED"}' }],
  ['an unknown refund', 'GET', `/v2/payments/refunds/${unknown}`, {}],
  ['an unknown refund', 'POST', '/decide-refund/%00', { raw: '{"status":"FAILED"}' }],
  ['no question', 'POST', '/v1/notifications/verify-webhook-signature', { raw: '"webhook_event":' }],
  [
    'an empty question',
    'POST',
    '/v1/notifications/verify-webhook-signature',
    { raw: '{"webhook_event":{}}' },
  ],
  ['a wrong press', 'POST', `/approve/${unknown}`, { raw: '{"decline":"yes"}' }],
  ['NUL in a search', 'GET', '/books?custom_id=%00', {}],
  ['two searches', 'GET', '/notices?order_id=a&order_id=b', {}],
  ['no such address', 'GET', '/v3/everything', {}],
])(
  'refuses an invalid request (%s, %s %s) in PayPal’s error format',
  async (_name, method, path, sending) => {
    const answer = await wallet.ask(method, path, sending);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(issueOf(answer)).toMatch(/^[A-Z_]+$/);
    expect(answer.json.debug_id).toBeTruthy();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

function order(unit: object) {
  return {
    body: { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'EUR', value: '65' }, ...unit }] },
  };
}

test('serves the browser script as one classic script without modules', async () => {
  const reply = await fetch(`${wallet.origin}${demoWallet.path}/sdk.js?client-id=x&currency=EUR`);
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const text = await reply.text();
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/^(import|export) /m);
});
