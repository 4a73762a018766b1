import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  [['O’Neill', "o'neill", 'O´Neill', 'O`Neill', 'OʼNEILL'], 'oneill'],
  [['Łukasz', 'lukasz', 'Lu\u200bkasz'], 'lukasz'],
  [['Puig-Peña', 'PUIG PENA', 'Puig\u2011Peña', 'Puig – Peña'], 'puig pena'],
  [['Mª Dolores', 'Ma. Dolores'], 'ma dolores'],
  [['Đorđe', 'dorde'], 'dorde'],
  [['Strauß', 'Strauss'], 'strauss'],
  [['Søren', 'soren'], 'soren'],
  [['Gaŀla', 'Gal·la', 'Galla'], 'galla'],
])('fold reads %j as %s', (names, folded) => {
  expect(names.map(fold)).toEqual(names.map(() => folded));
});
