import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config.server.ts';
import { createHttp } from '#platform/http/http.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { createOutages } from '#platform/operations/outages.server.ts';
import { systemClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const wallet = {
  PAYPAL_CLIENT_ID: 'x',
  PAYPAL_SECRET: 'x',
  PAYPAL_MERCHANT_ID: 'x',
  PAYPAL_WEBHOOK_ID: 'x',
  PAYPAL_API_URL: 'https://wallet.example',
  PAYPAL_SDK_URL: 'https://www.wallet.example/sdk/js',
};

let testApp: TestApp;
let onHttps: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
  onHttps = await startTestApp({
    url: testApp.url,
    env: {
      MODE: 'production',
      PUBLIC_URL: 'https://onyar.test',
      DATABASE_URL: testApp.url,
      SECRET_KEYS: `k:${Buffer.alloc(32).toString('base64')}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@example.org',
      ...wallet,
    },
  });
});
afterAll(async () => {
  await onHttps.stop();
  await testApp.stop();
});

/** Every changing endpoint; the webhook is authenticated by its signature instead. */
const listChangingEndpoints = (app: TestApp) =>
  app.endpoints
    .filter(({ method, from }) => method !== 'GET' && from !== 'anywhere')
    .map(({ method, path }) => ({ method, url: path.replace(/:\w+/g, '1') }));

const ask = (
  app: TestApp,
  { method, url }: { method: string; url: string },
  headers: Record<string, string>,
) => app.app.inject({ method: method as 'POST', url, headers: { host: 'onyar.test', ...headers } });

describe('a foreign page', () => {
  test('cannot change anything by any method', async () => {
    expect(new Set(listChangingEndpoints(testApp).map(({ method }) => method))).toEqual(
      new Set(['POST', 'PATCH', 'DELETE']),
    );
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ];
    for (const change of listChangingEndpoints(testApp))
      for (const headers of foreign) {
        const reply = await ask(testApp, change, headers);
        expect([change, reply.statusCode, reply.json().code]).toEqual([change, 403, 'foreign_origin']);
      }
  });

  test('includes the same host over http when the site uses https', async () => {
    for (const change of listChangingEndpoints(onHttps)) {
      const overHttp = await ask(onHttps, change, { origin: 'http://onyar.test' });
      expect([change, overHttp.statusCode]).toEqual([change, 403]);
      const ours = await ask(onHttps, change, { origin: 'https://onyar.test' });
      expect(ours.json().code).not.toBe('foreign_origin');
    }
  });
});

test('every response permits payment and no other browser feature', async () => {
  const said = async (app: TestApp, method: 'GET' | 'POST', url: string) =>
    (await app.app.inject({ method, url })).headers['permissions-policy'];
  for (const url of [
    '/api/services',
    '/api/user',
    '/api/nothing',
    '/healthz',
    '/nothing',
    '/%',
    '/sitemap.xml',
  ]) {
    expect(await said(testApp, 'GET', url), url).toMatch(/camera=\(\), .*payment=\(self\)$/);
    expect(await said(onHttps, 'GET', url), url).toMatch(
      /geolocation=\(\), .*payment=\(self "https:\/\/www\.wallet\.example"\)$/,
    );
  }
  expect(await said(testApp, 'POST', '/api/login')).toContain('microphone=()');
});

describe('an unsupported method', () => {
  test.each([
    ['PUT', '/api/services', 'GET, HEAD'],
    ['DELETE', '/api/login', 'POST'],
    ['GET', '/api/login', 'POST'],
    ['POST', '/api/appointments/7', 'DELETE, PATCH'],
    ['PUT', '/api/user', 'GET, HEAD, PATCH'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['OPTIONS', '/api/services/', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['POST', '/demo/outbox', 'GET, HEAD'],
  ] as const)('%s %s returns 405 with the allowed methods', async (method, url, allow) => {
    // With an invalid body, to show that it is not parsed.
    const reply = await testApp.app.inject({
      method,
      url,
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, allow]);
    expect(reply.json()).toEqual({ message: expect.stringMatching(/^Esto/), code: 'wrong_method' });
  });
  test('returns 404 for an unknown path', async () => {
    for (const url of ['/api/nothing', '/api/appointments/7/nothing', '/nothing', '/api/appointments/']) {
      const reply = await testApp.app.inject({ method: 'PUT', url, payload: 'x' });
      expect([url, reply.statusCode]).toEqual([url, url === '/api/appointments/' ? 405 : 404]);
    }
  });
});

describe('the request id', () => {
  test('is on every API response and refusal, unique, and never taken from the client', async () => {
    const ids: unknown[] = [];
    for (const url of ['/api/services', '/api/services', '/api/user', '/api/nothing', '/nothing'])
      ids.push(
        (await testApp.app.inject({ url, headers: { 'x-request-id': 'mine', 'request-id': 'mine' } }))
          .headers['x-request-id'],
      );
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is logged with the route of unexpected errors', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const watched = await createHttp({
      config: readConfig({}),
      log,
      outages: createOutages({ log, clock: systemClock }),
    });
    watched.get('/api/broken/:id', async () => {
      throw new TypeError('x is not a function');
    });
    const reply = await watched.inject('/api/broken/secret-7?q=secret-8');
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reqId: reply.headers['x-request-id'],
      method: 'GET',
      route: '/api/broken/:id',
      err: { type: 'TypeError' },
    });
    expect(lines[0]).not.toContain('secret');
    await watched.close();
  });
});

describe('connections', () => {
  test('reset before the response leave no log entries and block nobody', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const watched = await startTestApp({ url: testApp.url, log, listens: true, env: { LIMIT_FACTOR: '1' } });
    const { port } = watched.app.server.address() as { port: number };
    const request = (path: string, body = '{}') =>
      `POST ${path} HTTP/1.1\r\nhost: onyar.test\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const paths = [
      '/api/login',
      '/api/register',
      '/api/password/forgot',
      '/api/appointment-links/read',
      '/plans',
    ];
    for (let round = 0; round < 40; round += 1)
      await Promise.all(
        paths.map(async (path) => {
          const socket = connect(port, '127.0.0.1');
          socket.on('error', () => {});
          await once(socket, 'connect');
          // Several pipelined: the later ones are processed after the connection is gone.
          socket.write(request(path).repeat(5), () => socket.resetAndDestroy());
          await once(socket, 'close');
        }),
      );
    expect((await watched.visitor().get('/api/services')).statusCode).toBe(200);
    expect(lines).toEqual([]);
    await watched.stop();
  });

  test('without HTTP get a Spanish response with our headers', async () => {
    const listening = await startTestApp({ url: testApp.url, listens: true });
    const { port } = listening.app.server.address() as { port: number };
    const say = async (words: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      socket.write(words);
      return text(socket);
    };
    const broken = await say('HELLO\r\n\r\n');
    expect(broken).toMatch(/^HTTP\/1\.1 400 /);
    const long = await say(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
    for (const answer of [broken, long]) {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/^La petición/), code: 'invalid' });
      expect(head).toContain("frame-ancestors 'none'");
      expect(head).toContain('permissions-policy: ');
    }
    await listening.stop();
  });
});
