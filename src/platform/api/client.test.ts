import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from './client.ts';
import { endpoint } from './endpoint.ts';

const base = { access: 'public', summary: '', status: 200, reply: z.string(), refusals: {} } as const;
const read = endpoint({ ...base, method: 'GET', path: '/api/thing' });
const write = endpoint({ ...base, method: 'POST', path: '/api/other' });

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.askedEarly = undefined;
});

test('what the document has asked for is taken once, and not at all once something was changed', async () => {
  const answered = (words: string) => Promise.resolve(Response.json(words));
  vi.stubGlobal('fetch', () => answered('asked anew'));
  globalThis.askedEarly = new Map([['/api/thing', answered('asked early')]]);
  expect(await call<typeof read>('GET', '/api/thing')).toBe('asked early');
  expect(await call<typeof read>('GET', '/api/thing')).toBe('asked anew');

  globalThis.askedEarly.set('/api/thing', answered('of before'));
  await call<typeof write>('POST', '/api/other');
  expect(await call<typeof read>('GET', '/api/thing')).toBe('asked anew');
});
