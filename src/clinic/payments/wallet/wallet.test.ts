import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WalletUnreachable } from './rest.server.ts';
import { createWallet, noticeHeaders, WalletRefused } from './wallet.server.ts';

const wallet = createWallet({
  apiUrl: () => 'http://wallet.test',
  clientId: 'who',
  secret: 'what',
  merchantId: 'M',
  webhookId: 'HOOK',
  certHosts: [],
});
let asked: { path: string; method: string | undefined; name: string | undefined; body: string | null };
let answer: { status: number; body: unknown };

beforeEach(() => {
  answer = { status: 200, body: {} };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options = {}) => {
    const path = String(url).replace('http://wallet.test', '');
    if (path === '/v1/oauth2/token') return Response.json({ access_token: 'T', expires_in: 3_600 });
    const headers = options.headers as Record<string, string>;
    asked = {
      path,
      method: options.method,
      name: headers['paypal-request-id'],
      body: (options.body as string | undefined) ?? null,
    };
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => vi.restoreAllMocks());

describe('an order', () => {
  test('is parsed without unknown fields', async () => {
    const amount = { currency_code: 'EUR', value: '65.00' };
    answer.body = {
      id: 'O',
      status: 'COMPLETED',
      links: [],
      purchase_units: [
        {
          amount,
          reference_id: 'onyar-1',
          custom_id: 'appointment:1',
          payee: { merchant_id: 'M' },
          payments: {
            captures: [{ id: 'C', status: 'COMPLETED', amount }],
            refunds: [{ id: 'R', status: 'PENDING' }],
          },
        },
        {},
      ],
    };
    expect(await wallet.readOrder('O')).toEqual({
      id: 'O',
      status: 'COMPLETED',
      units: [
        {
          installation: 'onyar-1',
          reference: 'appointment:1',
          payee: 'M',
          cents: 6_500,
          currency: 'EUR',
          captures: [{ id: 'C', status: 'COMPLETED', cents: 6_500, currency: 'EUR' }],
          refunds: [{ id: 'R', status: 'PENDING', cents: null, currency: '' }],
        },
        {
          installation: null,
          reference: null,
          payee: null,
          cents: null,
          currency: '',
          captures: [],
          refunds: [],
        },
      ],
    });
    expect(asked).toEqual({ path: '/v2/checkout/orders/O', method: 'GET', name: undefined, body: null });
  });

  test.each([404, 422])('unknown to the wallet (%i) is null', async (status) => {
    answer = { status, body: { id: 'O', status: 'COMPLETED', purchase_units: [] } };
    expect(await wallet.readOrder('O')).toBeNull();
  });

  test('in an unintelligible response throws WalletUnreachable', async () => {
    for (const status of [200, 400]) {
      answer = { status, body: { id: 'O' } };
      await expect(wallet.readOrder('O')).rejects.toThrow(`answer ${status} not understood`);
      await expect(wallet.readOrder('O')).rejects.toBeInstanceOf(WalletUnreachable);
    }
  });

  test('is opened for our installation at its exact price, idempotently', async () => {
    answer = { status: 201, body: { id: 'NEW' } };
    const wish = { requestId: 'trial', installation: 'onyar-1', cents: 6_505, currency: 'EUR' };
    expect(await wallet.openOrder(wish)).toBe('NEW');
    expect(asked).toMatchObject({ path: '/v2/checkout/orders', method: 'POST', name: 'trial' });
    expect(JSON.parse(asked.body ?? '')).toEqual({
      intent: 'CAPTURE',
      purchase_units: [{ reference_id: 'onyar-1', amount: { currency_code: 'EUR', value: '65.05' } }],
    });
    answer = { status: 400, body: { id: 'NEW', details: [{ issue: 'CURRENCY_NOT_SUPPORTED' }] } };
    await expect(wallet.openOrder(wish)).rejects.toThrow('the wallet refused: CURRENCY_NOT_SUPPORTED');
  });

  test('is captured with its own request id; a refusal contains its reason if readable', async () => {
    await wallet.captureOrder('O');
    expect(asked).toEqual({
      path: '/v2/checkout/orders/O/capture',
      method: 'POST',
      name: 'capture-O',
      body: '{}',
    });
    for (const [body, issue] of [
      [{ details: [{ issue: 'INSTRUMENT_DECLINED' }] }, 'INSTRUMENT_DECLINED'],
      [{ details: [] }, 'UNKNOWN'],
      [{ details: 'odd' }, 'UNKNOWN'],
      [{}, 'UNKNOWN'],
    ] as const) {
      answer = { status: 400, body };
      const refused = await wallet.captureOrder('O').catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(WalletRefused);
      expect(refused).toMatchObject({ issue });
    }
  });
});

test('refund is idempotent by request id, in full or to the cent', async () => {
  answer.body = { id: 'R', status: 'COMPLETED' };
  const money = { captureId: 'C', requestId: 'part-1', currency: 'EUR' };
  expect(await wallet.refund({ ...money, cents: 1_907 })).toEqual({ id: 'R', status: 'COMPLETED' });
  expect(asked).toMatchObject({ path: '/v2/payments/captures/C/refund', method: 'POST', name: 'part-1' });
  expect(JSON.parse(asked.body ?? '')).toEqual({ amount: { value: '19.07', currency_code: 'EUR' } });
  await wallet.refund({ ...money, cents: null });
  expect(asked.body).toBe('{}');
  answer = { status: 400, body: { details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] } };
  await expect(wallet.refund({ ...money, cents: 1 })).rejects.toMatchObject({
    issue: 'CAPTURE_FULLY_REFUNDED',
  });
  answer = { status: 200, body: {} };
  await expect(wallet.refund({ ...money, cents: 1 })).rejects.toThrow('answer 200 not understood');
});

describe('a notice', () => {
  const headers = Object.fromEntries(noticeHeaders.map((name) => [name, `<${name}>`])) as Record<
    (typeof noticeHeaders)[number],
    string
  >;
  test('is returned byte for byte for verification, with its signature and our webhook id', async () => {
    answer.body = { verification_status: 'SUCCESS' };
    const raw = '{ "id":1.0,\n"b":"\\u00e9" }';
    expect(await wallet.verifyNotice(headers, raw)).toBe(true);
    expect(asked).toMatchObject({
      path: '/v1/notifications/verify-webhook-signature',
      method: 'POST',
      name: undefined,
    });
    expect(asked.body?.endsWith(`,"webhook_event":${raw}}`)).toBe(true);
    expect(JSON.parse(asked.body ?? '')).toEqual({
      auth_algo: '<paypal-auth-algo>',
      cert_url: '<paypal-cert-url>',
      webhook_id: 'HOOK',
      transmission_id: '<paypal-transmission-id>',
      transmission_sig: '<paypal-transmission-sig>',
      transmission_time: '<paypal-transmission-time>',
      webhook_event: JSON.parse(raw),
    });
  });

  test('is genuine only if the wallet confirms it', async () => {
    answer.body = { verification_status: 'FAILURE' };
    expect(await wallet.verifyNotice(headers, '{}')).toBe(false);
    answer = { status: 400, body: { verification_status: 'SUCCESS' } };
    expect(await wallet.verifyNotice(headers, '{}')).toBe(false);
    answer = { status: 200, body: {} };
    await expect(wallet.verifyNotice(headers, '{}')).rejects.toBeInstanceOf(WalletUnreachable);
  });
});
