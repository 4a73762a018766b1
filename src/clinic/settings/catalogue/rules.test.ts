import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEuroInput, parseEuros } from './rules.ts';

test.each([
  ['0', 0],
  ['65', 6_500],
  ['65,50', 6_550],
  ['65,5', 6_550],
  ['65.5', 6_550],
  ['65,05', 6_505],
  ['65.00', 6_500],
  ['0,99', 99],
  ['99999,99', 9_999_999],
  [' 65 ', 6_500],
  ['65€', 6_500],
  ['65,50  €', 6_550],
])('parses the price «%s» as %i cents', (typed, cents) => expect(parseEuros(typed)).toBe(cents));

test.each([
  '',
  ' ',
  '€',
  '-65',
  '+65',
  '€65',
  '65x',
  'x65',
  '65 euros',
  '65 € más',
  '65€€',
  '6 5',
  '65,',
  ',50',
  '65,505',
  '65, 50',
  '65;50',
  '65,5x',
  '65,50,50',
  '1.500',
  '1.500,00',
  '100000',
  '6e1',
  '0x41',
])('rejects «%s» as a price', (typed) => expect(parseEuros(typed)).toBeNull());

test.each([
  [null, ''],
  [0, '0'],
  [1, '0,01'],
  [5, '0,05'],
  [100, '1'],
  [6_500, '65'],
  [6_505, '65,05'],
  [6_550, '65,50'],
  [123_400, '1234'],
])('formats %s cents as «%s»', (cents, typed) => expect(formatEuroInput(cents)).toBe(typed));

test('parses its own formatted prices back to the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (cents) => {
      expect(parseEuros(formatEuroInput(cents))).toBe(cents);
    }),
  );
});
