import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

/** Words of schemas and programs that messages must not contain; ‘llave’ is a passkey. */
const schemaTerms =
  /llaves? (desconocid|inv)|entrada|se esperaba|se recibió|recibido|opción inválida|desconocid[ao]s?:|cadena|booleano|objeto|array|\bNaN\b|undefined|null\b|integer|schema|JSON path|body\/|querystring|params\/|\/\^/i;
const english =
  /\b(the|must|is|not|should|invalid|required|expected|unexpected|received|unrecognized|unknown|key|bad|request|failed|too|small|big|string|number|boolean|object|property|pattern|match|characters?|one of|and)\b/i;

const wrongValues = [
  ...[null, true, 0, -1, 1.5, 1e20, 2 ** 31, '', ' ', 'NaN', '0x1', '1e0', 'x', 'x'.repeat(5_000)],
  ...[[], [1], {}, { a: 1 }, '<b>', 'á'.repeat(300), '2026-02-30', '2026-11-30T25:00:00Z'],
];

const atOnce = 25;

/** Keys of a schema, branches included. */
function keysOf(shape: z.ZodType | undefined): string[] {
  if (shape === undefined) return [];
  const json = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as {
    properties?: object;
    anyOf?: { properties?: object }[];
  };
  return [json, ...(json.anyOf ?? [])].flatMap(({ properties }) => Object.keys(properties ?? {}));
}

/** Mostly valid values, so that errors in other fields are found. */
const plausible: Record<string, unknown> = {
  username: 'ona-vila',
  password: 'casa-de-paper-7',
  current: 'casa-de-paper-7',
  next: 'tres gats',
  type: 'office',
  professionalId: 1,
  date: '2027-01-11T08:00:00.000Z',
  from: '2027-01-11',
  to: '2027-01-12',
  itemId: 1,
  amount: 1,
  orderId: 'ABC',
  code: '123456',
  phone: '600000001',
  token: 'x'.repeat(43),
  usernameOrEmail: 'ona',
  name: 'Salt',
  id: '1',
  birthDate: '2017-03-01',
};
const typical = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, plausible[key] ?? 'x']));

/** Invalid requests of every kind we could think of. */
function* wrongRequests(endpoint: Endpoint): Generator<InjectOptions> {
  const fill = (id: string) => endpoint.path.replaceAll(/:\w+/g, encodeURIComponent(id));
  const { method } = endpoint;
  const bodyKeys = keysOf(endpoint.body);
  const queryKeys = keysOf(endpoint.query);
  const url = `${fill('1')}${queryKeys.length > 0 ? `?${queryOf(typical(queryKeys))}` : ''}`;
  if (endpoint.params !== undefined)
    for (const value of wrongValues) yield { method, url: fill(String(value).slice(0, 150) || '0') };
  if (endpoint.query !== undefined) {
    yield { method, url: fill('1') };
    yield { method, url: `${url}&zz=1` };
    for (const key of queryKeys)
      for (const value of wrongValues)
        yield { method, url: `${fill('1')}?${queryOf({ ...typical(queryKeys), [key]: String(value) })}` };
    for (const key of queryKeys) yield { method, url: `${url}&${key}=2` };
  }
  if (endpoint.body !== undefined) {
    for (const body of [undefined, ...wrongValues, { zz: 1 }, { ...typical(bodyKeys), zz: 1 }])
      yield { method, url, payload: body === undefined ? '' : JSON.stringify(body) };
    for (const key of bodyKeys) {
      const { [key]: _, ...others } = typical(bodyKeys);
      yield { method, url, payload: JSON.stringify(others) };
      for (const value of wrongValues)
        yield { method, url, payload: JSON.stringify({ ...others, [key]: value }) };
    }
  }
}
const queryOf = (fields: Record<string, unknown>) => new URLSearchParams(fields as Record<string, string>);

const listMessages = (reply: { json(): { message?: string; fields?: Record<string, string> } }): string[] => {
  const { message, fields } = reply.json();
  return [message ?? '', ...Object.values(fields ?? {})];
};

/** A new user with access; others would be refused before validation. */
function createPermittedCaller({ access }: Endpoint) {
  if (typeof access === 'string' || access.roles.includes('client')) return testApp.person();
  const [role] = access.roles.includes('admin') ? ['admin'] : access.roles;
  // Cast: endpoints contain only roles.
  return createStaff(testApp, role as Role);
}

test('every invalid request to any endpoint gets a message for people', async () => {
  const faults = new Set<string>();
  const lookedAt = new Set<string>();
  for (const endpoint of testApp.endpoints) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const person = await createPermittedCaller(endpoint);
    const sid = { ...person.cookies };
    const ask = async (request: InjectOptions) => {
      Object.assign(person.cookies, sid);
      const headers = { 'content-type': 'application/json' };
      const reply = await person.send({ ...request, headers });
      if (reply.statusCode < 400) return;
      if (reply.statusCode === 400) lookedAt.add(name);
      if (reply.statusCode >= 500) faults.add(`${name}: ${reply.statusCode}`);
      for (const sentence of listMessages(reply))
        if (schemaTerms.test(sentence) || english.test(sentence) || !/^[¿\p{Lu}].*\p{L}{3}/u.test(sentence))
          faults.add(`${name}: «${sentence}»`);
    };
    // Concurrent requests resolve their session together.
    const requests = [...wrongRequests(endpoint)];
    for (let next = 0; next < requests.length; next += atOnce)
      await Promise.all(requests.slice(next, next + atOnce).map(ask));
  }
  expect([...faults]).toEqual([]);
  // Checks the test itself: it found an error in every endpoint with input.
  const asking = testApp.endpoints.filter(({ body, query, params }) => body ?? query ?? params);
  expect(asking.map(({ method, path }) => `${method} ${path}`).filter((name) => !lookedAt.has(name))).toEqual(
    [],
  );
});

describe('ids in URLs have one canonical form', () => {
  test.each(['0x1', ' 1', '1 ', '1.0', '1e0', '+1', '01', '-1', '0', '', 'NaN', '1,', '２', '2147483648'])(
    '%j is invalid',
    async (written) => {
      const person = await testApp.person();
      const asked = new URLSearchParams({
        professionalId: written,
        type: 'office',
        from: '2027-01-11',
        to: '2027-01-12',
      });
      expect((await person.get(`/api/availability?${asked}`)).statusCode).toBe(400);
      const id = encodeURIComponent(written);
      if (id !== '')
        for (const call of [
          () => person.delete(`/api/appointments/${id}`),
          () => person.delete(`/api/me/sessions/${id}`),
          () => person.get(`/api/receipts/${id}/pdf`),
        ])
          expect((await call()).statusCode).toBe(400);
    },
  );
});
