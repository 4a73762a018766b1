import { describe, expect, test } from 'vitest';
import { documentProblem, normalizeDocument } from './identity-document.ts';

describe('documentProblem', () => {
  test.each([
    '12345678Z',
    '00000000T',
    'X1234567L',
    'Y0000000Z',
    'Z1234567R',
    'AAB123456',
    'C01X00T47',
    '123456789',
  ])('accepts %s', (document) => {
    expect(documentProblem(document)).toBeNull();
  });
  test.each([
    ['12345678A', 'La letra de este DNI no corresponde'],
    ['X1234567A', 'La letra de este NIE no corresponde'],
    ['12345678', 'A este DNI le falta la letra'],
    ['Y1234567', 'A este NIE le falta la letra'],
    ['12', 'solo letras y cifras'],
    ['12345678Ñ', 'solo letras y cifras'],
  ])('refuses %s: %s', (document, sentence) => {
    expect(documentProblem(document)).toContain(sentence);
  });
});

test('normalizeDocument drops separators and uses upper case', () => {
  expect(normalizeDocument(' 12.345.678-z ')).toBe('12345678Z');
});
