import { expect, test } from 'vitest';
import { isSameName, municipalityPart, withMunicipality } from './address.ts';

test('the municipality is what follows the last comma, number or post code', () => {
  expect(municipalityPart('Carrer Major 5, Salt')).toBe('Salt');
  expect(municipalityPart('Carrer Major 5, 2n 1a, 17190 Sant Gregori')).toBe('Sant Gregori');
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

test('names are compared without accents, capitals and apostrophes', () => {
  expect(isSameName('celra', 'Celrà')).toBe(true);
  expect(isSameName("L'Escala", 'l’escala')).toBe(true);
  expect(isSameName('Salt', 'Saltet')).toBe(false);
});
