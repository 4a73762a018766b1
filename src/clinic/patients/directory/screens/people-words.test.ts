import { expect, test } from 'vitest';
import { bornInWords, monthsOld, nameOf } from './people-words.ts';

test('a month is whole on the same day of the next one', () => {
  expect(monthsOld('2016-05-06', '2026-05-05')).toBe(119);
  expect(monthsOld('2016-05-06', '2026-05-06')).toBe(120);
});

test('of a child the months are said, of a grown-up the years', () => {
  expect(bornInWords('2016-05-06', '2026-11-23')).toBe('6 de mayo de 2016 (10 años y medio)');
  expect(bornInWords('1985-02-03', '2026-11-23')).toBe('3 de febrero de 1985 (41 años)');
});

test('a child without a name is called by who cares for it', () => {
  expect(nameOf({ name: null, guardianName: 'Marta' })).toBe('Hija o hijo de Marta');
  expect(nameOf({ name: null, guardianName: null })).toBe('Sin nombre');
});
