import { describe, expect, test } from 'vitest';
import { placePart, readAddress, withMunicipality } from './address-parts.ts';

describe('placePart', () => {
  test.each([
    ['Carrer Major 5, Salt', 'Salt'],
    ['Carrer Major 5, 2n 1a, 17150 Sant Gregori', '17150, Sant Gregori'],
    ['Carrer Major 5 Salt', 'Salt'],
    ['Calle Mayor, 5, bajos, Salt', 'Salt'],
    ['Calle Mayor s/n, Salt', 'Salt'],
    ['Salt', 'Salt'],
    ['Carrer Major 5, 17190', '17190'],
    ['Carrer Major 5', ''],
    ['Nou 3, Girona', 'Girona'],
    ['Rambla 2, L’Escala', 'L’Escala'],
    ['Calle Mayor 1, La Escala', 'La Escala'],
    ['Calle Mayor 1, Escala B, Salt', 'Salt'],
    ['Salt, Carrer Major 5', 'Salt'],
    ['San Gregorio (Gerona)', 'San Gregorio, Gerona'],
    ['Calle Mayor 1, Salt, España', 'Salt'],
  ])('leaves out the street of %j', (address, part) => {
    expect(placePart(address)).toBe(part);
  });
});

describe('readAddress', () => {
  test('takes no house or telephone number for a post code', () => {
    expect(readAddress('Calle Mayor 12345678, Salt').postCode).toBeUndefined();
    expect(readAddress('Calle Mayor 99, 99190 Salt').postCode).toBeUndefined();
    expect(readAddress('Calle Mayor 5, E-17190 Salt').postCode).toBe('17190');
  });
});

describe('withMunicipality', () => {
  test.each([
    ['Carrer Major 5, Sa', 'Salt', 'Carrer Major 5, Salt'],
    ['Carrer Major 5 sa', 'Salt', 'Carrer Major 5, Salt'],
    ['Carrer Major 5, 17190 sa', 'Salt', 'Carrer Major 5, 17190 Salt'],
    ['Sa', 'Salt', 'Salt'],
    ['Carrer Nou 3, 17462', 'Juià', 'Carrer Nou 3, 17462 Juià'],
    ['Carrer Nou 3', 'Salt', 'Carrer Nou 3, Salt'],
    [
      'Carrer Major 3, Sant Boi (Barcelona)',
      'Sant Boi de Llobregat',
      'Carrer Major 3, Sant Boi de Llobregat (Barcelona)',
    ],
    [
      'Carrer Major 3, San Boi, Barcelona',
      'Sant Boi de Llobregat',
      'Carrer Major 3, Sant Boi de Llobregat, Barcelona',
    ],
    ['Carrer Major 3, 17600 Girona', 'Figueres', 'Carrer Major 3, 17600 Figueres'],
  ])('completes %j with %s', (address, name, completed) => {
    expect(withMunicipality(address, name)).toBe(completed);
  });
});
