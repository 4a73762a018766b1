import { expect, test } from 'vitest';
import { bornInWords, monthsOld, nameOf } from './person-labels.ts';

test('completes a month on the same day of the next month', () => {
  expect(monthsOld('2016-05-06', '2026-05-05')).toBe(119);
  expect(monthsOld('2016-05-06', '2026-05-06')).toBe(120);
});

test('gives the age of a child in months and that of an adult in years', () => {
  expect(bornInWords('2016-05-06', '2026-11-23')).toBe('6\u00a0de\u00a0mayo de 2016 (10 años y medio)');
  expect(bornInWords('1985-02-03', '2026-11-23')).toBe('3\u00a0de\u00a0febrero de 1985 (41 años)');
});

test('names a nameless child after its guardian', () => {
  expect(nameOf({ name: null, guardianName: 'Marta' })).toBe('Hija o hijo de Marta');
  expect(nameOf({ name: null, guardianName: null })).toBe('Sin nombre');
});
