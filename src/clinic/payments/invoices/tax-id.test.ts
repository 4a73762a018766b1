import { expect, test } from 'vitest';
import { isTaxId, normalizeTaxId } from './tax-id.ts';

test.each([
  ['a DNI, as people write it', '12.345.678-z'],
  ['a DNI with noughts', '00000000T'],
  ['an NIE', 'X1234567L'],
  ['an NIE of the second hundred thousands', 'Y1234567X'],
  ['an NIE of the third', 'z1234567r'],
  ['a Spaniard abroad without a DNI', 'L1234567L'],
  ['a public limited company', 'A12345674'],
  ['a limited company', 'B-12345674'],
  ['a public body, whose control is a letter', 'Q1234567D'],
  ['an association', 'G12345674'],
])('accepts %s', (_, typed) => {
  expect(isTaxId(normalizeTaxId(typed))).toBe(true);
});

test.each([
  ['another letter', '12345678A'],
  ['an NIE with the letter of another', 'X1234567A'],
  ['a company with another control', 'A12345675'],
  ['a letter where the company has a digit', 'A1234567D'],
  ['a digit where the public body has a letter', 'Q12345674'],
  ['too few digits', '1234567L'],
  ['a passport', 'PAB123456'],
  ['nothing', ''],
  ['a formula', '=1+1'],
])('rejects %s', (_, typed) => {
  expect(isTaxId(normalizeTaxId(typed))).toBe(false);
});
