import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint } from '../api/endpoint.ts';
import { refuse } from '../api/refusals.ts';
import { readConfig } from '../config.server.ts';
import type { Idempotency } from '../idempotency/idempotency.server.ts';
import { createLog } from '../operations/log.server.ts';
import { createOutages } from '../operations/outages.server.ts';
import { systemClock } from '../time/clock.ts';
import { createBinder, type Viewer } from './bind.server.ts';
import { createHttp, internalRequest } from './http.server.ts';

const log = createLog('silent');
const outages = createOutages({ log, clock: systemClock });
const ask = { summary: 'x', status: 200, reply: null } as const;
/** No endpoint here is idempotent, so this must not be called. */
const idempotency: Idempotency = {
  run: () => {
    throw new Error('no key was given');
  },
};
const body = z.strictObject({ name: z.string() });

let app: Awaited<ReturnType<typeof createHttp>>;
let viewer: Viewer | null = null;
const steps: string[] = [];

beforeAll(async () => {
  app = await createHttp({ config: readConfig({}), log, outages });
  const resolve = async () => {
    steps.push('session');
    return viewer;
  };
  const { bind } = createBinder(app, resolve, {
    publicUrl: 'http://onyar.test',
    idempotency,
    gate: async () => {},
    resolveKey: async () => {
      throw refuse('unknown_key');
    },
    resolveActor: async ({ userId, role }) => ({ id: userId, as: role }),
  });
  const bound = (declared: Omit<Endpoint, 'summary' | 'status' | 'reply'>) =>
    bind(endpoint({ ...ask, ...declared }), async ({ viewer: asking, actor }) => {
      steps.push(`handler for ${asking?.userId ?? 'anybody'}`);
      if (actor !== null) steps.push(JSON.stringify(actor));
    });
  bound({ method: 'POST', path: '/api/public', access: 'public', body });
  bound({ method: 'POST', path: '/api/mine', access: 'signed-in', body });
  bound({ method: 'PATCH', path: '/api/staff', access: { roles: ['reception', 'admin'] } });
  bound({ method: 'GET', path: '/api/who', access: 'signed-in', beforeProof: true });
  bound({ method: 'POST', path: '/api/notices', access: 'public', from: 'anywhere' });
  bound({ method: 'GET', path: '/api/list', access: 'public' });
  bind(
    endpoint({
      ...ask,
      method: 'GET',
      path: '/api/narrow',
      access: 'public',
      reply: z.object({ id: z.int() }),
    }),
    async () => ({ id: 7, passwordHash: 'secret' }),
  );
  bind(
    endpoint({ ...ask, method: 'DELETE', path: '/api/gone', access: 'public', status: 204 }),
    async () => 'x',
  );
  bind(endpoint({ ...ask, method: 'GET', path: '/api/later', access: 'public' }), async () => {
    throw refuse('too_many', {
      retryAfterSeconds: 7,
      extra: { alternatives: [1] },
      fields: { date: 'Otra' },
    });
  });
  await app.ready();
});
afterAll(() => app.close());

const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, options: object = {}) => {
  steps.length = 0;
  return app.inject({ method, url, headers: { host: 'onyar.test' }, ...options });
};
const viewerWith = (role: string, more: Partial<Viewer> = {}): Viewer => ({
  userId: 7,
  role,
  sessionId: 's',
  isProved: true,
  isLocked: false,
  ...more,
});

test('resolves the viewer before the body is parsed', async () => {
  viewer = null;
  const broken = { payload: '{', headers: { 'content-type': 'application/json' } };
  const reply = await send('POST', '/api/mine', broken);
  expect([reply.statusCode, reply.json().code, steps]).toEqual([401, 'sign_in_required', ['session']]);
  viewer = viewerWith('client');
  expect((await send('POST', '/api/mine', broken)).statusCode).toBe(400);
  expect(steps).toEqual(['session']);
  expect((await send('POST', '/api/mine', { payload: { name: 'x' } })).statusCode).toBe(200);
  expect(steps).toEqual(['session', 'handler for 7']);
});

test('does not read the session for public endpoints', async () => {
  viewer = viewerWith('admin');
  expect((await send('POST', '/api/public', { payload: { name: 'x' } })).statusCode).toBe(200);
  expect(steps).toEqual(['handler for anybody']);
});

test.each([
  ['client', 403],
  ['professional', 403],
  ['reception', 200],
  ['admin', 200],
])('answers %s with %i for an endpoint of two roles', async (role, status) => {
  viewer = viewerWith(role);
  const reply = await send('PATCH', '/api/staff');
  expect(reply.statusCode).toBe(status);
  expect(steps.includes('handler for 7')).toBe(status === 200);
});

test('gives the handler the actor on endpoints restricted to roles, and only there', async () => {
  viewer = viewerWith('reception');
  await send('PATCH', '/api/staff');
  expect(steps).toEqual(['session', 'handler for 7', JSON.stringify({ id: 7, as: 'reception' })]);
  await send('POST', '/api/mine', { payload: { name: 'x' } });
  expect(steps).toEqual(['session', 'handler for 7']);
});

test('an unproved or locked session reaches only the endpoints declared beforeProof', async () => {
  const calls = [
    ['GET', '/api/who'],
    ['POST', '/api/mine'],
    ['PATCH', '/api/staff'],
  ] as const;
  const statuses = async (more: Partial<Viewer>) => {
    viewer = viewerWith('admin', more);
    const answers: number[] = [];
    for (const [method, url] of calls) {
      const payload = method === 'POST' ? { payload: { name: 'x' } } : {};
      answers.push((await send(method, url, payload)).statusCode);
    }
    return answers;
  };
  expect(await statuses({})).toEqual([200, 200, 200]);
  expect(await statuses({ isProved: false })).toEqual([200, 403, 403]);
  expect(await statuses({ isLocked: true })).toEqual([200, 423, 423]);
});

test('refuses changes from foreign pages before reading the session', async () => {
  viewer = viewerWith('admin');
  const foreign = { headers: { host: 'onyar.test', 'sec-fetch-site': 'cross-site' } };
  for (const [method, url] of [
    ['POST', '/api/mine'],
    ['PATCH', '/api/staff'],
    ['DELETE', '/api/gone'],
  ] as const) {
    expect((await send(method, url, foreign)).json().code, url).toBe('foreign_origin');
    expect(steps).toEqual([]);
  }
  expect((await send('GET', '/api/list', foreign)).statusCode).toBe(200);
  expect((await send('POST', '/api/notices', foreign)).statusCode).toBe(200);
});

test('refuses text with hidden characters in any field', async () => {
  const hidden = 'a\u202eb';
  for (const [url, payload] of [
    ['/api/public', { name: hidden }],
    [`/api/notices?q=${encodeURIComponent(hidden)}`, undefined],
  ] as const) {
    const reply = await send('POST', url, payload === undefined ? {} : { payload });
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'Hay caracteres que no podemos aceptar.']);
    expect(steps).toEqual([]);
  }
});

test('refuses a body with an unknown key', async () => {
  expect((await send('POST', '/api/public', { payload: { name: 'x', role: 'admin' } })).statusCode).toBe(400);
});

test('strips replies to their schema', async () => {
  expect((await send('GET', '/api/narrow')).json()).toEqual({ id: 7 });
  const gone = await send('DELETE', '/api/gone');
  expect([gone.statusCode, gone.body]).toEqual([204, '']);
});

test('sends refusals with message, code, facts and Retry-After, uncached', async () => {
  const { statusCode, headers, body: text } = await send('GET', '/api/later');
  expect(statusCode).toBe(429);
  expect(headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' });
  expect(JSON.parse(text)).toEqual({
    message: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
    code: 'too_many',
    fields: { date: 'Otra' },
    alternatives: [1],
  });
});

test.each([
  [64 * 1024, 200],
  [64 * 1024 + 1, 413],
])('answers a body of %i bytes with %i', async (bytes, status) => {
  const around = JSON.stringify({ name: '' }).length;
  const reply = await send('POST', '/api/public', { payload: { name: 'x'.repeat(bytes - around) } });
  expect(reply.statusCode).toBe(status);
  if (status === 413) expect(reply.json().message).toBe('El envío es demasiado grande.');
});

test.each([
  ['text/plain', 415],
  ['application/xml', 415],
  ['application/jsonp', 415],
  ['application/json; charset=utf-8', 200],
])('answers a body of type %s with %i', async (type, status) => {
  const reply = await send('POST', '/api/public', {
    payload: '{"name":"x"}',
    headers: { 'content-type': type },
  });
  expect(reply.statusCode).toBe(status);
  if (status === 415) expect(reply.json()).toEqual({ message: 'Solo aceptamos JSON.', code: 'not_json' });
});

test('sends the load-shedding refusal in Spanish', async () => {
  // Throws the plugin's error without blocking the event loop for seven seconds.
  const busy = await createHttp({ config: readConfig({}), log, outages });
  busy.get('/api/busy', async () => {
    throw Object.assign(new Error('Service Unavailable'), { statusCode: 503, code: 'FST_UNDER_PRESSURE' });
  });
  const reply = await busy.inject({ ...internalRequest, url: '/api/busy' });
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  expect(reply.json()).toEqual({
    message: 'No podemos atenderte ahora mismo. Vuelve a probar en unos segundos.',
    code: 'unavailable',
  });
  await busy.close();
});
