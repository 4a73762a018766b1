import { expect, test } from 'vitest';
import { ofDay, theDay, toDay } from './catalan-days.ts';

test.each([
  ['1 d’abril', 'l’1 d’abril', 'a l’1 d’abril', 'de l’1 d’abril'],
  ['11 de maig de 2027', 'l’11 de maig de 2027', 'a l’11 de maig de 2027', 'de l’11 de maig de 2027'],
  ['3 de maig', 'el 3 de maig', 'al 3 de maig', 'del 3 de maig'],
  ['12 de maig', 'el 12 de maig', 'al 12 de maig', 'del 12 de maig'],
  ['dimarts, 1 de juny', 'el dimarts, 1 de juny', 'al dimarts, 1 de juny', 'del dimarts, 1 de juny'],
])('the article of %s', (day, the, to, of) => {
  expect([theDay(day), toDay(day), ofDay(day)]).toEqual([the, to, of]);
});
