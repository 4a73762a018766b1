import { describe, expect, test } from 'vitest';
import { fillTemplate, findOpenGap, firstNameOf, listGaps, type PlaceholderValues } from './rules.ts';
import { findUnknownPlaceholder } from './terms.ts';

const values: PlaceholderValues = {
  nombre: 'Ona',
  teléfono: '+34 972 00 01 12',
  correo: 'hola@example.org',
  dirección: 'Carrer Nou, 1',
  horario: 'de lunes a viernes',
  reservas: 'https://example.org/appointments',
  clínica: 'Clínica Onyar',
};
const nameless = { ...values, nombre: null };

describe('fillTemplate', () => {
  test.each([
    ['Gracias, {nombre}. Llama al {teléfono}.', 'Gracias, Ona. Llama al +34 972 00 01 12.'],
    ['{NOMBRE}, llama al { telefono }.', 'Ona, llama al +34 972 00 01 12.'],
    ['Sin datos [día]', 'Sin datos [día]'],
  ])('replaces placeholders in %j, with or without accents', (text, filled) => {
    expect(fillTemplate(text, values)).toBe(filled);
  });

  test.each([
    ['Gracias por escribirnos, {nombre}. Llama.', 'Gracias por escribirnos. Llama.'],
    ['Hola {nombre}:', 'Hola:'],
    ['{nombre}, gracias por escribir.', 'Gracias por escribir.'],
    ['Uno.\n{nombre}: ánimo.', 'Uno.\nÁnimo.'],
  ])('leaves out an unknown name in %j with its comma', (text, filled) => {
    expect(fillTemplate(text, nameless)).toBe(filled);
  });

  test('takes a value literally', () => {
    expect(fillTemplate('Hola, {nombre}.', { ...values, nombre: '$& {teléfono}' })).toBe(
      'Hola, $& {teléfono}.',
    );
  });
});

test.each([
  ['Hola, {nombre}: {Clinica}', undefined],
  ['El {fecha} a las {hora}', '{fecha}'],
  ['Hola, {nombre', '{'],
])('findUnknownPlaceholder of %j is %j', (text, unknown) => {
  expect(findUnknownPlaceholder(text)).toBe(unknown);
});

describe('gaps', () => {
  const templates = [{ text: 'El [día] a las [hora].' }];

  test('are the words between brackets', () => {
    expect(listGaps(templates[0]?.text ?? '')).toEqual(['[día]', '[hora]']);
  });

  test('are open until the writer replaces them', () => {
    expect(findOpenGap('El martes a las [hora].', templates)).toBe('[hora]');
    expect(findOpenGap('El martes a las 10.', templates)).toBeUndefined();
  });

  test('do not include brackets of the writer', () => {
    expect(findOpenGap('Ver el folleto [página 3]', templates)).toBeUndefined();
  });
});

test.each([
  ['Ona Ferrer', 'Ona'],
  ['  Núria  Puig', 'Núria'],
  ['Anna-Maria', 'Anna-Maria'],
  ['J. Ferrer', null],
  ['ona@example.org', null],
  ['ona22', null],
  ['onaferrer', null],
  ['', null],
  [null, null],
])('firstNameOf(%j) is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
