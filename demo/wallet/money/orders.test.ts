import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { demoWallet } from '../notices/keys.ts';
import { issueOf, type StartedWallet, startWallet } from '../wallet-under-test.ts';

let wallet: StartedWallet;
let drop: () => Promise<void>;
beforeAll(async () => {
  const clone = await cloneDatabase();
  drop = clone.drop;
  wallet = await startWallet({ url: clone.loginUrl });
});
afterAll(async () => {
  await wallet.stop();
  await drop();
});

const orders = '/v2/checkout/orders';
const orderOf = (unit: object, intent = 'CAPTURE') => ({
  body: { intent, purchase_units: [{ amount: { currency_code: 'EUR', value: '65' }, ...unit }] },
});

test('creates, approves and captures an order in PayPal’s format', async () => {
  const unit = { custom_id: 'appointment:7', description: 'Consulta en el despacho' };
  const made = await wallet.ask('POST', orders, orderOf(unit));
  expect(made).toMatchObject({ status: 201, json: { status: 'CREATED', intent: 'CAPTURE' } });
  expect(made.json.id).toMatch(/^[A-Z0-9]{17}$/);
  expect(made.json.create_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(made.json.purchase_units).toEqual([
    {
      reference_id: 'default',
      amount: { currency_code: 'EUR', value: '65.00' },
      payee: { merchant_id: demoWallet.merchantId },
      ...unit,
    },
  ]);
  const { id } = made.json;
  const early = await wallet.capture(id);
  expect([early.status, early.json.name, issueOf(early)]).toEqual([
    422,
    'UNPROCESSABLE_ENTITY',
    'ORDER_NOT_APPROVED',
  ]);

  expect((await wallet.send('GET', `/approve/${id}`)).json).toEqual({
    merchant: 'Clínica Onyar',
    amount: { currency_code: 'EUR', value: '65.00' },
    description: 'Consulta en el despacho',
  });
  expect(await wallet.approve(id)).toMatchObject({ status: 200, json: { id, status: 'APPROVED' } });
  expect((await wallet.read(id)).json.status).toBe('APPROVED');

  const captured = await wallet.capture(id);
  expect(captured).toMatchObject({ status: 201, json: { id, status: 'COMPLETED' } });
  const [capture] = captured.json.purchase_units[0].payments.captures;
  expect(capture).toMatchObject({
    status: 'COMPLETED',
    amount: { currency_code: 'EUR', value: '65.00' },
    custom_id: 'appointment:7',
    final_capture: true,
  });
  expect((await wallet.read(id)).json).toEqual(captured.json);
  expect((await wallet.ask('GET', `/v2/payments/captures/${capture.id}`)).json).toMatchObject({
    ...capture,
    payee: { merchant_id: demoWallet.merchantId },
    supplementary_data: { related_ids: { order_id: id } },
  });
  expect(issueOf(await wallet.capture(id))).toBe('ORDER_ALREADY_CAPTURED');
  expect((await wallet.approve(id)).status).toBe(422);
});

test('creates and captures once per request id and repeats the response', async () => {
  const order = { ...orderOf({}), requestId: 'make-1' };
  const first = await wallet.ask('POST', orders, order);
  const second = await wallet.ask('POST', orders, order);
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.json).toEqual(first.json);
  const { id } = first.json;
  expect(issueOf(await wallet.capture(id, 'take-1'))).toBe('ORDER_NOT_APPROVED');
  await wallet.approve(id);
  const taken = await wallet.capture(id, 'take-1');
  const again = await wallet.capture(id, 'take-1');
  expect([taken.status, again.status]).toEqual([201, 200]);
  expect(again.json).toEqual(taken.json);
  expect(issueOf(await wallet.capture(id, 'take-2'))).toBe('ORDER_ALREADY_CAPTURED');
});

test('creates one order for 20 concurrent requests with one request id', async () => {
  const order = { ...orderOf({}), requestId: 'make-many' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => wallet.ask('POST', orders, order)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
});

test.each([undefined, 'one-for-all'])(
  'makes one capture of 50 concurrent requests (request id: %s)',
  async (requestId) => {
    const id = await wallet.create();
    await wallet.approve(id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => wallet.capture(id, requestId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map((answer) => issueOf(answer) ?? answer.status))).toEqual(
      new Set([requestId ? 200 : 'ORDER_ALREADY_CAPTURED']),
    );
    expect((await wallet.read(id)).json.purchase_units[0].payments.captures).toHaveLength(1);
  },
);

test('takes no money when the payment is declined and lets the order be approved again', async () => {
  const id = await wallet.create();
  expect((await wallet.approve(id, { decline: true })).json.status).toBe('APPROVED');
  const declined = await wallet.capture(id, 'same');
  expect([declined.status, issueOf(declined)]).toEqual([422, 'INSTRUMENT_DECLINED']);
  expect((await wallet.read(id)).json).toMatchObject({ status: 'CREATED' });
  expect(issueOf(await wallet.capture(id, 'same'))).toBe('ORDER_NOT_APPROVED');
  await wallet.approve(id);
  expect((await wallet.capture(id, 'same')).status).toBe(201);
});

test('captures each purchase unit separately and leaves a foreign payee’s money out of the clinic’s refunds', async () => {
  const foreign = { merchant_id: 'SOMEBODYELSE1' };
  const units = [
    { reference_id: 'a', amount: { currency_code: 'USD', value: '1.5' } },
    { reference_id: 'b', amount: { currency_code: 'USD', value: '0.01' }, payee: foreign },
  ];
  const { json } = await wallet.ask('POST', orders, { body: { intent: 'CAPTURE', purchase_units: units } });
  expect((await wallet.send('GET', `/approve/${json.id}`)).json.amount).toEqual({
    currency_code: 'USD',
    value: '1.51',
  });
  await wallet.approve(json.id);
  const { json: paid } = await wallet.capture(json.id);
  const [a, b] = paid.purchase_units;
  expect(a.payments.captures).toMatchObject([{ amount: { value: '1.50' } }]);
  expect(b.payments.captures).toMatchObject([{ amount: { value: '0.01' } }]);
  expect(b.payee).toEqual(foreign);
});

test.each([
  ['no units', 400, { body: { intent: 'CAPTURE', purchase_units: [] } }],
  [
    'eleven units',
    400,
    { body: { intent: 'CAPTURE', purchase_units: Array(11).fill(orderOf({}).body.purchase_units[0]) } },
  ],
  ['an unknown intent', 400, orderOf({}, 'GIFT')],
  ['an intent we cannot do', 422, orderOf({}, 'AUTHORIZE')],
  ['nothing to pay', 422, orderOf({ amount: { currency_code: 'EUR', value: '0.00' } })],
  ['a currency we do not know', 422, orderOf({ amount: { currency_code: 'XTS', value: '1' } })],
  ['three decimals', 400, orderOf({ amount: { currency_code: 'EUR', value: '1.001' } })],
  ['a negative amount', 400, orderOf({ amount: { currency_code: 'EUR', value: '-1' } })],
  ['an amount of eight digits', 400, orderOf({ amount: { currency_code: 'EUR', value: '10000000' } })],
  ['an amount that is a number', 400, orderOf({ amount: { currency_code: 'EUR', value: 65 } })],
  ['a reference of 128 characters', 400, orderOf({ custom_id: 'x'.repeat(128) })],
])('refuses an order with %s in PayPal’s error format', async (_name, status, order) => {
  const answer = await wallet.ask('POST', orders, order);
  expect(answer.status).toBe(status);
  expect(answer.json).toEqual({
    name: status === 400 ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY',
    message: expect.any(String),
    debug_id: expect.stringMatching(/^[0-9a-f]{14}$/),
    details: [expect.objectContaining({ issue: expect.any(String), description: expect.any(String) })],
  });
});

test('issues tokens only to the clinic and refuses requests without a valid one', async () => {
  const token = await wallet.askToken();
  expect(token).toMatchObject({ status: 200, json: { token_type: 'Bearer', expires_in: 32_400 } });
  expect(token.headers.get('cache-control')).toBe('no-store');
  expect((await wallet.askToken(`Basic ${btoa('somebody:else')}`)).status).toBe(401);
  expect((await wallet.askToken('')).status).toBe(401);
  expect((await wallet.askToken(undefined, 'grant_type=password')).status).toBe(400);

  const { orderId, captureId } = await wallet.pay();
  const read = (headers: Record<string, string>) => wallet.send('GET', `${orders}/${orderId}`, { headers });
  expect((await read({})).json).toMatchObject({ name: 'AUTHENTICATION_FAILURE' });
  expect((await read({ authorization: `Bearer ${token.json.access_token}x` })).status).toBe(401);
  const over = token.json.access_token.replace(/\.\d+\./, '.1.');
  expect((await read({ authorization: `Bearer ${over}` })).status).toBe(401);
  expect((await read({ 'paypal-client-id': demoWallet.clientId })).status).toBe(200);
  expect((await read({ 'paypal-client-id': 'SOMEBODY' })).status).toBe(401);
  const page = { headers: { 'paypal-client-id': demoWallet.clientId } };
  expect((await wallet.send('GET', `/v2/payments/captures/${captureId}`, page)).status).toBe(401);
  expect((await wallet.send('POST', `/v2/payments/captures/${captureId}/refund`, page)).status).toBe(401);
});
