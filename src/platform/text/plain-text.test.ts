import { expect, test } from 'vitest';
import { z } from 'zod';
import { runInLanguage } from '#platform/language/request-language.server.ts';
import { severalLines, singleLine, singleLineMessage } from './plain-text.ts';

test.each(['', 'M', 'Montse Vila i Roca · 😴', 'a b'])('accepts «%s» as a single line', (text) => {
  expect([singleLine.test(text), severalLines.test(text)]).toEqual([true, true]);
});

test.each(['\nuna', 'una\ndos', 'una\r', 'una\tdos', '\n'])(
  'accepts %j as text, but not as a single line',
  (text) => {
    expect([singleLine.test(text), severalLines.test(text)]).toEqual([false, true]);
  },
);

test.each(['\u2028una', 'una\u2029'])('treats %j as a line break too', (text) => {
  expect(singleLine.test(text)).toBe(false);
});

test.each(['\u0000una', 'una\u0007dos', 'una\u001b'])('rejects %j as text', (text) => {
  expect([singleLine.test(text), severalLines.test(text)]).toEqual([false, false]);
});

test('states what is wrong in the language of the request', () => {
  const messageOf = () =>
    z.string().regex(singleLine, singleLineMessage).safeParse('a\nb').error?.issues[0]?.message;
  expect(messageOf()).toBe('Escríbelo en una sola línea');
  runInLanguage('ca', () => {
    expect(messageOf()).toBe('Escriu-ho en una sola línia');
  });
});
