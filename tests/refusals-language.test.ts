import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#platform/api/endpoint.ts';
import type { Language } from '#platform/language/language.ts';
import { runInLanguage } from '#platform/language/request-language.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { spanishOnly } from '#tests/support/words/language-words.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

/** The panel has its own endpoints, some of them public. */
const isForPatients = ({ access, path }: Endpoint): boolean =>
  (access === 'public' || access === 'signed-in') && !path.startsWith('/api/staff/');
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const forPatients = (): Endpoint[] => testApp.endpoints.filter(isForPatients);

/** Sentences by place, of the same response in both languages. */
type Sentences = Record<string, string>;

/** A sentence in Catalan that is the Spanish one, or has a Spanish word. */
function findSpanish(about: string, spanish: Sentences, catalan: Sentences): string[] {
  return Object.entries(catalan)
    .filter(([place, sentence]) => sentence === spanish[place] || spanishOnly.test(sentence))
    .map(([place, sentence]) => `${about}, ${place}: ${sentence}`);
}

test('every declared refusal of an endpoint for patients has a Catalan message', () => {
  const messagesOf = ({ refusals = {} }: Endpoint, language: Language): Sentences =>
    runInLanguage(language, () =>
      Object.fromEntries(Object.entries(refusals).map(([code, { message }]) => [code, message])),
    );
  const found = forPatients().flatMap((one) =>
    findSpanish(nameOf(one), messagesOf(one, 'es'), messagesOf(one, 'ca')),
  );
  expect([...new Set(found)]).toEqual([]);
});

type JsonSchema = { properties?: Record<string, JsonSchema>; anyOf?: JsonSchema[]; oneOf?: JsonSchema[] };

/** Names of the fields that a body may have, at its top. */
function fieldsOf(body: z.ZodType | undefined): string[] {
  if (body === undefined) return [];
  const named = ({ properties = {}, anyOf = [], oneOf = [] }: JsonSchema): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf].flatMap(named),
  ];
  // Cast: the parts read here have this shape.
  return [...new Set(named(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema))];
}

const badValues = [null, '', 'x', 'x'.repeat(6_000), 'a\u0000b', 'dos\nlíneas', -1, 1e9, [], {}];
const badBodies = (body: z.ZodType | undefined): object[] => [
  {},
  { unknown: 1 },
  ...badValues.map((value) => Object.fromEntries(fieldsOf(body).map((field) => [field, value]))),
];

async function refuse(person: Person, one: Endpoint, payload: object, language: Language) {
  const url = one.path.replaceAll(/:\w+/g, '999999');
  const headers = { 'content-type': 'application/json', 'accept-language': language };
  const reply = await person.send({ method: one.method, url, headers, payload: JSON.stringify(payload) });
  if (reply.statusCode < 400 || !String(reply.headers['content-type']).includes('json')) return {};
  const { message, fields = {} } = reply.json();
  return { message, ...fields } as Sentences;
}

test('bad input is refused in Catalan by every endpoint that patients write to', async () => {
  const person = await testApp.person();
  const writes = forPatients().filter(({ method, from }) => method !== 'GET' && from === undefined);
  expect(writes.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const one of writes) {
    if (one.body === undefined) continue;
    for (const payload of badBodies(one.body)) {
      const spanish = await refuse(person, one, payload, 'es');
      const catalan = await refuse(person, one, payload, 'ca');
      found.push(...findSpanish(nameOf(one), spanish, catalan));
    }
  }
  expect([...new Set(found)]).toEqual([]);
});
