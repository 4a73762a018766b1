import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { internalRequest } from '#platform/http/http.server.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ env: { LIMIT_FACTOR: '1' } });
});
afterAll(() => testApp.stop());

/** All limits per network, each with requests that exhaust it. Account limits are tested elsewhere. */
const calls = [
  {
    url: '/api/login',
    most: 20,
    body: () => ({ username: newName(), password: 'no-es-esta' }),
    within: 401,
  },
  {
    url: '/api/register',
    most: 30,
    body: () => ({ username: newName(), password: 'casa-de-paper-7' }),
    within: 201,
  },
  { url: '/api/password/forgot', most: 10, body: () => ({ usernameOrEmail: newName() }), within: 200 },
  { url: '/api/appointment-links/read', most: 300, body: () => ({ token: 'x'.repeat(60) }), within: 404 },
];

describe.each(calls)('$url', ({ url, most, body, within }) => {
  const network = () => `2001:db8:${calls.findIndex((call) => call.url === url)}`;
  const askFrom = async (address: string) => (await testApp.visitor(address).post(url, body())).statusCode;

  test('counts a whole IPv6 network as one, and its neighbour separately', async () => {
    const codes: number[] = [];
    for (let host = 1; host <= most; host += 1)
      codes.push(await askFrom(`${network()}:7:${host.toString(16)}::1`));
    expect(new Set(codes)).toEqual(new Set([within]));
    expect(await askFrom(`${network()}:7:ffff:ffff:ffff:ffff`)).toBe(429);
    expect(await askFrom(`${network()}:8::1`)).toBe(within);
  });
});

test("counts API calls of an IPv6 network together, and its neighbour's separately", async () => {
  const ask = async (address: string) => (await testApp.visitor(address).get('/api/services')).statusCode;
  const codes = new Set<number>();
  for (let host = 1; host <= 600; host += 1) codes.add(await ask(`2001:db8:99:7::${host.toString(16)}`));
  expect(codes).toEqual(new Set([200]));
  expect(await ask('2001:db8:99:7:ffff::1')).toBe(429);
  expect(await ask('2001:db8:99:8::1')).toBe(200);
});

test('does not count requests of our own pages, so the API limit cannot break pages', async () => {
  for (let asked = 0; asked < 650; asked += 1) {
    const reply = await testApp.app.inject({ ...internalRequest, url: '/api/services' });
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} at ${asked}`);
  }
});
