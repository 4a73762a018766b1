import { expect, test } from 'vitest';
import { municipalityPart, withMunicipality } from './address.ts';

test('the municipality is what follows the last comma, number or post code', () => {
  expect(municipalityPart('Carrer Major 5, Salt')).toBe('Salt');
  expect(municipalityPart('Carrer Major 5, 2n 1a, 17190 Sant Gregori')).toBe('17190 Sant Gregori');
  expect(municipalityPart('Carrer Major 5, 17001')).toBe('17001');
  expect(municipalityPart('Carrer Major 5 Salt')).toBe('Salt');
  expect(municipalityPart('Salt')).toBe('Salt');
  expect(municipalityPart('Carrer Major 5')).toBe('');
});

test('choosing a municipality completes the address and touches nothing else', () => {
  expect(withMunicipality('Carrer Major 5, Sa', 'Salt')).toBe('Carrer Major 5, Salt');
  expect(withMunicipality('Carrer Major 5 sa', 'Salt')).toBe('Carrer Major 5, Salt');
  expect(withMunicipality('Carrer Major 5, 17190 sa', 'Salt')).toBe('Carrer Major 5, 17190 Salt');
  expect(withMunicipality('Sa', 'Salt')).toBe('Salt');
});
