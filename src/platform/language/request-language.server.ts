import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clinic } from '#config';
import { defaultLanguage, delocalizePath, type Language, languages, setLanguageSource } from './language.ts';

const ofRequest = new AsyncLocalStorage<Language>();
setLanguageSource(() => ofRequest.getStore());

/** Runs work in a language that no request tells, as the rendering of a page for the cache. */
export const runInLanguage = <Result>(language: Language, work: () => Result): Result =>
  ofRequest.run(language, work);

/**
 * The language in which the clinic writes to a person: theirs if the clinic offers it, else the default one.
 * @param stored as noted for the person; null if unknown, and also a language that has no texts
 */
export const languageOfRecipient = (stored: string | null): Language =>
  clinic.languages.find((language) => language === stored) ?? defaultLanguage;

/** Runs the composing of a text in its recipient's language, whoever triggers it. */
export const composeFor = <Result>(stored: string | null, compose: () => Result): Result =>
  runInLanguage(languageOfRecipient(stored), compose);

/**
 * Pages are in the language of their path. Replies of the API are in the first language that a request accepts and the
 * clinic offers: our pages send their own (`client.ts`), whatever the browser prefers.
 * @param offered languages of the clinic
 */
export function answerInLanguage(app: FastifyInstance, offered: readonly Language[]): void {
  // Twice, because reading the body leaves the asynchronous context of the first hook.
  for (const hook of ['onRequest', 'preValidation'] as const)
    app.addHook(hook, (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
      ofRequest.run(languageOf(request, offered), done),
    );
}

function languageOf({ url, headers }: FastifyRequest, offered: readonly Language[]): Language {
  const wanted = url.startsWith('/api/')
    ? firstKnown(headers['accept-language'])
    : delocalizePath(url.split('?')[0] ?? '').language;
  return offered.find((language) => language === wanted) ?? defaultLanguage;
}

/** @param header RFC 9110, 12.5.4; our own pages send one language without weights */
function firstKnown(header: string | undefined): string | undefined {
  const wanted = header?.split(',').map((part) => part.trim().slice(0, 2).toLowerCase()) ?? [];
  return wanted.find((one) => languages.some((language) => language === one));
}
