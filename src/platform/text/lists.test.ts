import { expect, test } from 'vitest';
import { joinAlternatives } from './alternatives.ts';
import { joinList } from './lists.ts';

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

test('joins words like Spanish lists, whatever the sound of the last one', () => {
  const and = new Intl.ListFormat('es');
  for (const words of lists) expect(joinList(words)).toBe(and.format(words));
  expect(joinList(['Marta', 'Íñigo'])).toBe('Marta e Íñigo');
});

test('joins alternatives likewise', () => {
  const or = new Intl.ListFormat('es', { type: 'disjunction' });
  const others = [
    ['diez', 'once'],
    ['Girona', 'Olot'],
    ['7', '80'],
    ['en el despacho', 'a domicilio', 'por vídeo'],
  ];
  for (const words of [...lists, ...others]) expect(joinAlternatives(words)).toBe(or.format(words));
});
