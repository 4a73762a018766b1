import { expect, test } from 'vitest';
import { holdsOnlySafeText } from './safe-text.ts';

test.each([
  ['a sentence', 'Duermo mal desde otoño. 😴'],
  ['numbers, truth and nothing', [1, true, null, undefined]],
  ['an empty object', {}],
  ['nested texts', { notes: ['una', { otra: 'dos' }] }],
])('accepts %s', (_, value) => {
  expect(holdsOnlySafeText(value)).toBe(true);
});

test.each([
  ['NUL', 'a\u0000b'],
  ['text that reads backwards', 'a\u202Eb'],
  ['an isolated direction', 'a\u2066b'],
  ['half a character', 'a\uD800b'],
  ['a bad key', { 'a\u0000': 'b' }],
  ['one bad text among good ones', ['una', 'a\u0000b', 'dos']],
  ['a bad text deep inside', { list: [{ notes: 'a\u202Ab' }] }],
])('refuses %s', (_, value) => {
  expect(holdsOnlySafeText(value)).toBe(false);
});

test('checks up to twenty nested brackets', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
  expect(holdsOnlySafeText(nested(20))).toBe(true);
  expect(holdsOnlySafeText(nested(21))).toBe(false);
});
