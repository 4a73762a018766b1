import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { currentLanguage } from './language.ts';
import { answerInLanguage, runInLanguage } from './request-language.server.ts';

async function ask(
  url: string,
  header: string | undefined,
  offered: readonly ('es' | 'ca')[] = ['es', 'ca'],
) {
  const app = Fastify();
  answerInLanguage(app, offered);
  app.all('/*', async () => currentLanguage());
  const headers = header === undefined ? {} : { 'accept-language': header };
  // With a body, whose reading loses the context of the first hook.
  const reply = await app.inject({ url, method: 'POST', headers, payload: { a: 1 } });
  await app.close();
  return reply.body;
}

test.each([
  ['/api/x', undefined, 'es'],
  ['/api/x', 'ca', 'ca'],
  ['/api/x', 'ca-ES,ca;q=0.9,es;q=0.8', 'ca'],
  ['/api/x', 'en-GB,ca;q=0.9', 'ca'],
  ['/api/x', 'fr', 'es'],
  ['/ca/plans?x=1', 'es', 'ca'],
  ['/plans', 'ca', 'es'],
])('%s with Accept-Language %s is answered in %s', async (url, header, language) => {
  expect(await ask(url, header)).toBe(language);
});

test('a language that the clinic does not offer is answered in Spanish', async () => {
  expect(await ask('/api/x', 'ca', ['es'])).toBe('es');
});

test('work outside a request runs in the named language', () => {
  expect(runInLanguage('ca', currentLanguage)).toBe('ca');
  expect(currentLanguage()).toBe('es');
});
