import { expect, test } from 'vitest';
import { searchOf } from './rules.ts';

test('compares words without accents and case, in any order', () => {
  expect(searchOf('  Núria  PUIG-Peña ')).toEqual({ words: ['nuria', 'puig', 'pena'], digits: null });
  expect(searchOf('ona@example.org')).toEqual({ words: ['ona@example.org'], digits: null });
});

test.each([
  ['600 000 001', '600000001'],
  ['+34 600-000-001', '600000001'],
  ['0034600000001', '600000001'],
  ['(972) 200', '972200'],
  ['+33 6 00 00 00 01', '33600000001'],
  ['972', '972'],
  // A number that merely contains a prefixed Spanish number is a different number.
  ['1 34 600000001', '134600000001'],
  ['34 600 000 0012', '346000000012'],
])('reads %s as the digits %s', (typed, digits) => {
  expect(searchOf(typed)).toEqual({ words: [], digits });
});

test('treats two digits as a word', () => {
  expect(searchOf('12')).toEqual({ words: ['12'], digits: null });
  expect(searchOf('')).toEqual({ words: [], digits: null });
});

test('treats other input as words, without duplicates', () => {
  expect(searchOf('núm. 972200')).toEqual({ words: ['num', '972200'], digits: null });
  expect(searchOf('972200 fijo')).toEqual({ words: ['972200', 'fijo'], digits: null });
});
