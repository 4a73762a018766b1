import { expect, test } from 'vitest';
import { realDetails } from '#tests/support/real-details.ts';
import { exampleDetails } from './fields.ts';
import { configuredOrganization } from './service.server.ts';

const real = { ...configuredOrganization, ...realDetails };

test('accepts real details with the college and degree of the demonstration', () => {
  expect(exampleDetails(real)).toEqual([]);
});

test('finds every detail that a clinic cannot share with the demonstration', () => {
  expect(exampleDetails(configuredOrganization)).toEqual([
    'holder',
    'taxId',
    'address',
    'phone',
    'email',
    'register',
    'centreAuthorisation',
    'mapUrl',
  ]);
});

test.each([
  [{ taxId: 'B00000000 (demostración)' }, 'taxId'],
  [{ taxId: 'B00000000' }, 'taxId'],
  [{ register: 'Registro Mercantil, hoja B 000000' }, 'register'],
  [{ holder: 'Clínica Onyar Demostración, S. L. P.' }, 'holder'],
  [{ email: 'hola@clinica.example' }, 'email'],
  [{ mapUrl: 'https://mapa.example/pont' }, 'mapUrl'],
  [{ phone: configuredOrganization.phone }, 'phone'],
])('finds the example in %j', (change, name) => {
  expect(exampleDetails({ ...real, ...change })).toEqual([name]);
});

test('accepts zeros in the URL of a map', () => {
  expect(exampleDetails({ ...real, mapUrl: 'https://mapa.cat/place/0x000000012a' })).toEqual([]);
});
