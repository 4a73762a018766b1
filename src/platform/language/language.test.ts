import { expect, test } from 'vitest';
import { currentLanguage, delocalizePath, localizePath, perLanguage } from './language.ts';
import { runInLanguage } from './request-language.server.ts';

const texts = perLanguage({ es: { hello: 'Hola' }, ca: { hello: 'Hola!' } });

test('uses Spanish unless the request has another language, and the named language in any case', () => {
  expect([currentLanguage(), texts().hello, texts('ca').hello]).toEqual(['es', 'Hola', 'Hola!']);
  const inCatalan = runInLanguage('ca', () => [currentLanguage(), texts().hello, texts('es').hello]);
  expect(inCatalan).toEqual(['ca', 'Hola!', 'Hola']);
});

test.each([
  ['/', 'ca', '/ca'],
  ['/plans', 'ca', '/ca/plans'],
  ['/', 'es', '/'],
  ['/plans', 'es', '/plans'],
  ['/cartes', 'es', '/cartes'],
] as const)('%s in %s is %s, and back', (path, language, localized) => {
  expect(localizePath(path, language)).toBe(localized);
  expect(delocalizePath(localized)).toEqual({ language, path });
});

test('a path that only begins with the letters of a language has none', () => {
  expect(delocalizePath('/cat')).toEqual({ language: 'es', path: '/cat' });
});
