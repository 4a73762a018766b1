import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

const json = { 'content-type': 'application/json' };
const register = (payload: string | Buffer, headers: Record<string, string> = json) =>
  testApp.visitor().send({ method: 'POST', url: '/api/register', headers, payload });
/** Sends the letter that an unpaid hold gets after five minutes. */
const askForPayment = ({ id }: { id: number }) =>
  runJob(testApp, 'appointments.ask-for-payment', { appointmentId: id });
const users = async () => Number((await testApp.pool.query('select count(*) from users')).rows[0].count);

describe('request bodies', () => {
  test('above 64 KiB get 413', async () => {
    expect(
      (await register(JSON.stringify({ username: 'x'.repeat(70_000), password: 'casa-de-paper-7' })))
        .statusCode,
    ).toBe(413);
  });

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x']])(
    'of type %s get 415',
    async (type) => {
      const reply = await register('{"username":"hola","password":"casa-de-paper-7"}', {
        'content-type': type,
      });
      expect(reply.statusCode).toBe(415);
      expect(reply.json().message).toBe('Solo aceptamos JSON.');
    },
  );

  test('that are empty with a JSON content type count as none', async () => {
    expect(
      (await testApp.visitor().send({ method: 'POST', url: '/api/logout', headers: json })).statusCode,
    ).toBe(200);
    expect((await register('')).statusCode).toBe(400);
  });

  test('are not coerced: a number is no password', async () => {
    expect((await register(JSON.stringify({ username: newName(), password: 12345678 }))).statusCode).toBe(
      400,
    );
  });

  test('with garbage get 4xx with a Spanish message, never 5xx, and store nothing', async () => {
    const before = await users();
    const rubbish = [
      '{',
      'null',
      '[]',
      '['.repeat(30_000),
      `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
      '"x"',
      '1e999',
      '{"username":{"$ne":null},"password":["a"]}',
      '{"__proto__":{"role":"admin"},"username":"abc","password":"casa-de-paper-7"}',
      '{"constructor":1}',
      '\uFEFF{}',
      '{"username":"a\\u0000bc","password":"casa-de-paper-7"}',
      '{"username":"\\ud800abc","password":"casa-de-paper-7"}',
      '{"username":"abc\\u202e","password":"casa-de-paper-7"}',
    ];
    for (const payload of rubbish) {
      const reply = await register(payload);
      expect(reply.statusCode, payload).toBe(400);
      expect(reply.json().message, payload).toMatch(/\p{L}{3}/u);
    }
    expect(await users()).toBe(before);
  });

  test.each(['', 'abc', '0', '-1', '1.5', '1e3', '99999999999999999999', '%00', '1%20or%201=1', "1'--"])(
    'with an id like %j get 4xx',
    async (id) => {
      const person = await testApp.person();
      const reply = await person.delete(`/api/appointments/${id}`);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
    },
  );
});

describe('cross-origin requests', () => {
  const logoutFrom = (headers: Record<string, string>) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { host: 'onyar.test', ...json, ...headers },
    });
  test('from a foreign page cannot change anything', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const reply = await logoutFrom(headers);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign_origin']);
    }
  });
  test('from our own pages and from programs without a browser are accepted', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'http://onyar.test' },
      {},
    ] as Record<string, string>[])
      expect((await logoutFrom(headers)).statusCode).toBe(200);
  });
  test('have no body in GET', () => {
    expect(
      testApp.endpoints.filter((endpoint) => endpoint.method === 'GET' && endpoint.body !== undefined),
    ).toEqual([]);
  });
});

describe('anonymous visitors', () => {
  test('are refused before their body is parsed', async () => {
    const reply = await testApp
      .visitor()
      .send({ method: 'POST', url: '/api/appointments', headers: json, payload: '{ not json' });
    expect(reply.statusCode).toBe(401);
  });
});

describe('responses', () => {
  test('contain no secret-looking keys', async () => {
    const person = await testApp.person();
    await askForPayment(await bookAt(person));
    for (const url of [
      '/api/user',
      '/api/verify/status',
      '/api/appointments',
      '/api/services',
      '/api/professionals',
      '/api/demo/outbox',
    ]) {
      const reply = await person.get(url);
      expect([url, reply.statusCode]).toEqual([url, 200]);
      expect(reply.body.length, url).toBeGreaterThan(20);
      expect(reply.body, url).not.toMatch(/"[^"]*(password|hash|secret|token)[^"]*":/i);
    }
  });

  test('of the demo outbox list the newest message first in the agreed format', async () => {
    const person = await testApp.person();
    const { id } = await bookAt(person);
    await askForPayment({ id });
    await person.delete(`/api/appointments/${id}`);
    const messages = (await person.get('/api/demo/outbox')).json() as Record<string, unknown>[];
    expect(Object.keys(messages[0] ?? {})).toEqual([
      'id',
      'channel',
      'to',
      'subject',
      'text',
      'status',
      'createdAt',
    ]);
    expect(messages[0]).toMatchObject({ channel: 'email', to: 'persona@example.org', status: 'queued' });
    expect(messages.slice(0, 2).map((message) => String(message.subject).split(' ')[0])).toEqual([
      'Cita',
      'Falta',
    ]);
  });

  test('are documented in OpenAPI for every bound endpoint, with success and refusals, but not for pages', async () => {
    const { paths } = (await testApp.visitor().get('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    for (const { method, path, status, refusals = {} } of testApp.endpoints) {
      const told = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const statuses = Object.keys(told?.responses ?? {}).map(Number);
      for (const expected of [status, ...Object.values(refusals).map((refusal) => refusal.status), 429])
        expect(statuses, path).toContain(expected);
    }
    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  test('always have security headers, errors included; nothing under /api is cached', async () => {
    for (const url of [
      '/api/services',
      '/api/user',
      '/api/nothing',
      '/healthz',
      '/demo/outbox',
      '/demo/outbox/1',
    ]) {
      const { headers } = await testApp.visitor().get(url);
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(headers['content-security-policy'], url).toMatch(
        /object-src 'none';base-uri 'none';.*frame-ancestors 'none'/,
      );
      expect(headers['content-security-policy'], url).not.toMatch(/script-src[^;]*unsafe/);
      if (url.startsWith('/api')) expect(headers['cache-control'], url).toBe('no-store');
    }
  });

  test('escape user input in the demo outbox', async () => {
    const person = await testApp.person({ fullName: '<script>alert(1)</script>' });
    await askForPayment(
      await bookAt(person, { type: 'home', address: '<img src=x onerror=alert(1)>, Salt' }),
    );
    const [newest] = (await testApp.visitor().get('/api/demo/outbox')).json() as { id: number }[];
    for (const url of ['/demo/outbox', `/demo/outbox/${newest?.id}`]) {
      const page = await testApp.visitor().get(url);
      expect(page.body, url).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(page.body, url).not.toContain('<img src=x');
    }
  });
});

async function bookAt(
  person: Awaited<ReturnType<TestApp['person']>>,
  changes: { type?: string; address?: string } = {},
): Promise<{ id: number }> {
  const { type = 'office' } = changes;
  const slots = await person.get(
    `/api/availability?professionalId=1&type=${type}&from=${inDays(20)}&to=${inDays(40)}`,
  );
  const { days } = slots.json() as { days: { slots: { free: boolean; startsAt: string }[] }[] };
  const date = days.flatMap((day) => day.slots).find((slot) => slot.free)?.startsAt;
  const booked = await person.post('/api/appointments', {
    type: 'office',
    date,
    professionalId: 1,
    ...changes,
  });
  expect(booked.statusCode, booked.body).toBe(201);
  return booked.json() as { id: number };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a differently encoded URL is the same route: rate-limited and uncached', async () => {
  const person = await testApp.person();
  const reply = await person.get('/%61pi/user');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(reply.headers['x-ratelimit-limit']).toBeDefined();
});

test.each([
  ['POST', '/', 404],
  ['POST', '/api/nothing', 404],
  ['PUT', '/api/services', 405],
  ['OPTIONS', '/', 404],
  ['GET', '/%', 400],
  ['GET', '/api/%zz', 400],
] as const)('refuses %s %s in Spanish, with our headers and without an echo', async (method, url, status) => {
  const reply = await testApp.visitor().send({ method, url });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual({
    message: expect.stringMatching(/^(No|Esta|Esto)/),
    code: expect.any(String),
  });
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

describe('rate limits', () => {
  test('answer endless requests of an address with 429 and Retry-After', async () => {
    const strict = await startTestApp({ url: testApp.url, env: { LIMIT_FACTOR: '1' } });
    const visitor = strict.visitor('203.0.113.9');
    const codes: number[] = [];
    for (let round = 0; round < 600; round++) codes.push((await visitor.get('/api/services')).statusCode);
    expect(new Set(codes)).toEqual(new Set([200]));
    const refused = await visitor.get('/api/services');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await strict.visitor('203.0.113.10').get('/api/services')).statusCode).toBe(200);
    await strict.stop();
  });
});

describe('production mode', () => {
  test('has no demo endpoints', async () => {
    const wallet = {
      PAYPAL_CLIENT_ID: 'x',
      PAYPAL_SECRET: 'x',
      PAYPAL_MERCHANT_ID: 'x',
      PAYPAL_WEBHOOK_ID: 'x',
      PAYPAL_API_URL: 'https://wallet.example',
      PAYPAL_SDK_URL: 'https://wallet.example/sdk',
    };
    const production = await startTestApp({
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
    for (const url of [
      '/api/demo/outbox',
      '/api/demo/anything',
      '/demo/outbox',
      '/demo/outbox/1',
      '/demo/outbox/1/files/0',
      '/demo/design',
      '/demo/external/cookies',
      '/demo/wallet',
      '/demo',
    ])
      expect((await production.visitor().get(url)).statusCode, url).toBe(404);
    expect(production.endpoints.filter((endpoint) => endpoint.path.includes('demo'))).toEqual([]);
    await production.stop();
  });
});
