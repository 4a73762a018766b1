import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRequester, ignoreUnreachable, WalletUnreachable } from './rest.server.ts';

type SentRequest = { url: string; options: RequestInit };
/** Requests to the wallet, without those for tokens. */
let sentRequests: SentRequest[];
let tokens: SentRequest[];
/** Responses in order; the last one repeats. */
let responses: (() => Response | Promise<Response>)[];
let tokenHandler: () => Response | Promise<Response>;

const access = {
  apiUrl: () => 'http://wallet.test',
  clientId: 'who',
  secret: 'what',
  merchantId: 'M',
  webhookId: 'W',
  certHosts: [],
};
const call = { method: 'POST', path: '/v2/things', body: '{"a":1}', requestId: 'once' } as const;
const json = (body: unknown, status = 200) => Response.json(body, { status });

beforeEach(() => {
  [sentRequests, tokens] = [[], []];
  responses = [() => json({ is: 'answer' })];
  tokenHandler = () => json({ access_token: `T${tokens.length}`, expires_in: 3_600 });
  // The token's age is measured with this clock.
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options = {}) => {
    const isToken = String(url).endsWith('/v1/oauth2/token');
    (isToken ? tokens : sentRequests).push({ url: String(url), options });
    if (isToken) return tokenHandler();
    const next = responses.length > 1 ? responses.shift() : responses[0];
    return next?.() ?? json(null);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const headersOf = ({ options }: SentRequest) => options.headers as Record<string, string>;

describe('a request to the wallet', () => {
  test('sends token, request id and body once when it is answered', async () => {
    const answer = await createRequester(access)(call);
    expect(answer).toMatchObject({ status: 200, json: { is: 'answer' } });
    expect(sentRequests).toMatchObject([
      { url: 'http://wallet.test/v2/things', options: { method: 'POST', body: '{"a":1}' } },
    ]);
    const [only] = sentRequests.map(headersOf);
    expect(only).toEqual({
      authorization: 'Bearer T1',
      'content-type': 'application/json',
      'paypal-request-id': 'once',
    });
    expect(sentRequests[0]?.options.signal).toBeInstanceOf(AbortSignal);
  });

  test('sends no request id and no body when none is given', async () => {
    await createRequester(access)({ method: 'GET', path: '/v2/things' });
    expect(sentRequests.map(headersOf)).toEqual([
      { authorization: 'Bearer T1', 'content-type': 'application/json' },
    ]);
    expect(sentRequests[0]?.options).not.toHaveProperty('body');
  });

  test.each([400, 404, 422, 499])('returns a refusal (%i)', async (status) => {
    responses = [() => json({ no: true }, status)];
    expect(await createRequester(access)(call)).toMatchObject({ status, json: { no: true } });
    expect(sentRequests).toHaveLength(1);
  });

  test.each([
    ['a fault of the wallet’s', () => json({}, 500)],
    ['too many at once', () => json({}, 429)],
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['half an answer', () => new Response('{"is":')],
  ])('is retried once after %s, with the same request id', async (_what, fault) => {
    responses = [fault, () => json({ is: 'answer' })];
    expect(await createRequester(access)(call)).toMatchObject({ json: { is: 'answer' } });
    expect(sentRequests.map((one) => headersOf(one)['paypal-request-id'])).toEqual(['once', 'once']);
    expect(tokens).toHaveLength(1);
  });

  test('is tried twice at most, and the error names the request and the cause', async () => {
    responses = [() => json({}, 503)];
    await expect(createRequester(access)(call)).rejects.toThrow(
      new WalletUnreachable('POST /v2/things: 503'),
    );
    expect(sentRequests).toHaveLength(2);
    responses = [() => Promise.reject(new TypeError('fetch failed'))];
    await expect(createRequester(access)(call)).rejects.toThrow(
      new WalletUnreachable('POST /v2/things: TypeError'),
    );
  });

  test('accepts an empty response', async () => {
    responses = [() => new Response(null, { status: 204 })];
    expect(await createRequester(access)(call)).toMatchObject({ status: 204, json: null });
  });
});

describe('the OAuth token', () => {
  test('is requested once, with our credentials, for concurrent callers', async () => {
    const ask = createRequester(access);
    await Promise.all([ask(call), ask(call), ask(call)]);
    expect(tokens).toMatchObject([
      {
        url: 'http://wallet.test/v1/oauth2/token',
        options: {
          method: 'POST',
          body: 'grant_type=client_credentials',
          headers: {
            authorization: `Basic ${Buffer.from('who:what').toString('base64')}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
        },
      },
    ]);
  });

  test('is cached until a minute before it expires', async () => {
    const ask = createRequester(access);
    await ask(call);
    vi.advanceTimersByTime((3_600 - 61) * 1_000);
    await ask(call);
    expect(tokens).toHaveLength(1);
    vi.advanceTimersByTime(1_001);
    await ask(call);
    expect(sentRequests.map((one) => headersOf(one).authorization)).toEqual([
      'Bearer T1',
      'Bearer T1',
      'Bearer T2',
    ]);
  });

  test('is discarded when rejected, and the request is repeated with a new one', async () => {
    const ask = createRequester(access);
    responses = [() => json({}, 401), () => json({ is: 'answer' })];
    expect(await ask(call)).toMatchObject({ status: 200 });
    expect(sentRequests.map((one) => headersOf(one).authorization)).toEqual(['Bearer T1', 'Bearer T2']);
  });

  test('that cannot be obtained counts as no response, and is requested again next time', async () => {
    const ask = createRequester(access);
    for (const [answer, why] of [
      [() => json({}, 401), 'no token: 401'],
      [() => Promise.reject(new TypeError('fetch failed')), 'no token: TypeError'],
      [() => json({ token: 'is called otherwise' }), 'answer 200 not understood'],
    ] as const) {
      tokenHandler = answer;
      await expect(ask(call)).rejects.toThrow(why);
      await expect(ask(call)).rejects.toBeInstanceOf(WalletUnreachable);
    }
    expect(sentRequests).toEqual([]);
    expect(tokens).toHaveLength(6);
  });
});

test('ignoreUnreachable rethrows all errors but WalletUnreachable', () => {
  expect(ignoreUnreachable(new WalletUnreachable('x'))).toBeUndefined();
  expect(() => ignoreUnreachable(new RangeError('ours'))).toThrow('ours');
});
