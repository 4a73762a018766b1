import { expect, test } from 'vitest';
import { severalLines, singleLine, singleLineSentence } from './plain-text.ts';

test.each(['', 'M', 'Montse Vila i Roca · 😴', 'a b'])('«%s» is one line', (text) => {
  expect([singleLine.test(text), severalLines.test(text)]).toEqual([true, true]);
});

test.each(['\nuna', 'una\ndos', 'una\r', 'una\tdos', '\n'])('%j is text, but not one line', (text) => {
  expect([singleLine.test(text), severalLines.test(text)]).toEqual([false, true]);
});

test.each(['\u2028una', 'una\u2029'])('%j ends a line as well', (text) => {
  expect(singleLine.test(text)).toBe(false);
});

test.each(['\u0000una', 'una\u0007dos', 'una\u001b'])('%j is no text', (text) => {
  expect([singleLine.test(text), severalLines.test(text)]).toEqual([false, false]);
});

test('it is said what is wrong', () => {
  expect(singleLineSentence).toBe('Escríbelo en una sola línea');
});
