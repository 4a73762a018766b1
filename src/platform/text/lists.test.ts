import { expect, test } from 'vitest';
import { listInWords } from './lists.ts';

const lists = [
  [],
  ['Girona'],
  ['Girona', 'Barcelona'],
  ['psicología', 'logopedia', 'inglés'],
  ['Marta', 'Iris'],
  ['padres', 'hijos'],
  ['agua', 'hielo'],
  ['agua', 'hi'],
  ['siete', 'ocho'],
  ['uno', 'hora'],
  ['7', '8'],
  ['10', '11'],
  ['10', '110'],
  ['5', '10', '15'],
];

test('words follow each other as Spanish lists do, whatever the last one sounds like', () => {
  const and = new Intl.ListFormat('es');
  for (const words of lists) expect(listInWords(words)).toBe(and.format(words));
  expect(listInWords(['Marta', 'Íñigo'])).toBe('Marta e Íñigo');
});
